import { HomeScreen } from '@/components/tables/HomeScreen';

export default function HomeRoute() {
  return <HomeScreen />;
}
