import { ShareScreen } from '@/components/share/ShareScreen';

export default function ShareRoute() {
  return <ShareScreen />;
}
