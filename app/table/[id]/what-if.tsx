import { WhatIfScreen } from '@/components/ledger/WhatIfScreen';

export default function WhatIfRoute() {
  return <WhatIfScreen />;
}
