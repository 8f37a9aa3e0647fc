import { TableScreen } from '@/components/desk/TableScreen';

export { DeskFailure as ErrorBoundary } from '@/components/desk/DeskFailure';

export default function TableRoute() {
  return <TableScreen />;
}
