import { ScrollView } from 'react-native';

import { GAMES } from '@/rules/registry';
import type { Game } from '@/rules/kernel/game';

import { GameCard } from '../GameCard';
import { useLanguage, useWords } from '../i18n/WordsProvider';
import { gameLetters } from '../tables/game-letters';
import { makeStyles } from '../theme/makeStyles';

interface Props {
  readonly value: Game;
  readonly onChange: (game: Game) => void;
}

export const GameChoice = ({ value, onChange }: Props) => {
  const styles = useStyles();
  const t = useWords();
  const language = useLanguage();
  return (
    <ScrollView
      horizontal
      showsHorizontalScrollIndicator={false}
      role="radiogroup"
      aria-label={t('setup.game')}
      contentContainerStyle={styles.row}
    >
      {GAMES.map(game => (
        <GameCard
          key={game.id}
          letters={gameLetters(game)}
          title={game.text[language].name}
          detail={t('setup.players', { least: game.players[0], most: game.players[1] })}
          selected={game.id === value.id}
          onPress={() => onChange(game)}
        />
      ))}
    </ScrollView>
  );
};

const useStyles = makeStyles(({ space }) => ({
  row: { gap: space.xs, paddingHorizontal: space.gutter, paddingTop: space.m, paddingBottom: space.xs },
}));
