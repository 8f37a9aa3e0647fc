import { HistoryScreen } from '@/components/ledger/HistoryScreen';

export default function HistoryRoute() {
  return <HistoryScreen />;
}
