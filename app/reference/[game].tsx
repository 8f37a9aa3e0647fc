import { useLocalSearchParams } from 'expo-router';

import { CardScreen } from '@/components/reference/CardScreen';
import { NowhereScreen } from '@/components/tables/NowhereScreen';
import { gameById } from '@/rules/registry';

export default function ReferenceRoute() {
  const { game: id, section } = useLocalSearchParams<'/reference/[game]', { section?: string }>();
  const game = gameById(id);
  return game === undefined ? <NowhereScreen /> : <CardScreen game={game} section={section} />;
}
