import { LedgerScreen } from '@/components/ledger/LedgerScreen';

export default function LedgerRoute() {
  return <LedgerScreen />;
}
