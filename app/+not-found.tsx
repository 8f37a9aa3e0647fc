import { NowhereScreen } from '@/components/tables/NowhereScreen';

export default function NotFoundRoute() {
  return <NowhereScreen />;
}
