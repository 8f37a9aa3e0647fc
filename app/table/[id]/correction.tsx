import { CorrectionScreen } from '@/components/correction/CorrectionScreen';

export default function CorrectionRoute() {
  return <CorrectionScreen />;
}
