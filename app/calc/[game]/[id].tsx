import { useLocalSearchParams } from 'expo-router';

import { CalcBoard } from '@/components/calc/CalcBoard';
import { CalcMissing } from '@/components/calc/CalcMissing';
import { CalcScreen } from '@/components/calc/CalcScreen';
import { gameById } from '@/rules/registry';

export default function CalcRoute() {
  const { game: gameId, id } = useLocalSearchParams<'/calc/[game]/[id]'>();
  const game = gameById(gameId);
  const calculator = game?.calculators.find(c => c.id === id);
  if (game === undefined || calculator === undefined) return <CalcMissing />;
  const Calc = calculator.onBoard === true ? CalcBoard : CalcScreen;
  return <Calc key={`${gameId}/${id}`} game={game} calculator={calculator} />;
}
