import { OffersScreen } from '@/components/offers/OffersScreen';

export default function OffersRoute() {
  return <OffersScreen />;
}
