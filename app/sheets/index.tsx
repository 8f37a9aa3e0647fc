import { SheetsScreen } from '@/components/sheet/SheetsScreen';

export default function SheetsRoute() {
  return <SheetsScreen />;
}
