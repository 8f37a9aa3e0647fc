import { HandOverScreen } from '@/components/share/HandOverScreen';

export default function HandOverRoute() {
  return <HandOverScreen />;
}
