import { ChartsScreen } from '@/components/ledger/ChartsScreen';

export default function ChartsRoute() {
  return <ChartsScreen />;
}
