import { SheetScreen } from '@/components/sheet/SheetScreen';

export default function SheetRoute() {
  return <SheetScreen />;
}
