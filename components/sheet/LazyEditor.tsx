import { lazy, Suspense, type ComponentProps } from 'react';

import { Waiting } from '../desk/Waiting';
import type { SheetEditor } from './SheetEditor';

const Editor = lazy(async () => ({ default: (await import('./SheetEditor')).SheetEditor }));

/** The sheet editor, fetched when a sheet is opened. */
export const LazyEditor = (props: ComponentProps<typeof SheetEditor>) => (
  <Suspense fallback={<Waiting />}>
    <Editor {...props} />
  </Suspense>
);
