import { AboutScreen } from '@/components/settings/AboutScreen';

export default function AboutRoute() {
  return <AboutScreen />;
}
