import { CalcIndex } from '@/components/calc/CalcIndex';

export default function CalcIndexRoute() {
  return <CalcIndex />;
}
