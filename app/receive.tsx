import { ReceiveScreen } from '@/components/share/ReceiveScreen';

export default function ReceiveRoute() {
  return <ReceiveScreen />;
}
