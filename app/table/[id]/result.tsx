import { ResultScreen } from '@/components/end/ResultScreen';

export default function ResultRoute() {
  return <ResultScreen />;
}
