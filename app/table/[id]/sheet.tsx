import { TableSheetScreen } from '@/components/sheet/TableSheetScreen';

export default function TableSheetRoute() {
  return <TableSheetScreen />;
}
