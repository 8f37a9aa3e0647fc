import { useRef } from 'react';
import { ScrollView, View } from 'react-native';

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

/** How much of the game before the chosen one stays in sight. */
const BEFORE = 48;

export const GameChoice = ({ value, onChange }: Props) => {
  const styles = useStyles();
  const t = useWords();
  const language = useLanguage();
  const row = useRef<ScrollView>(null);
  return (
    <ScrollView
      ref={row}
      horizontal
      showsHorizontalScrollIndicator={false}
      role="radiogroup"
      aria-label={t('setup.game')}
      contentContainerStyle={styles.row}
    >
      {GAMES.map(game => (
        <View
          key={game.id}
          onLayout={({ nativeEvent: { layout } }) => {
            // A game chosen before this screen opened may stand beyond the edge.
            if (game.id === value.id) row.current?.scrollTo({ x: layout.x - BEFORE, animated: false });
          }}
        >
          <GameCard
            letters={gameLetters(game)}
            title={game.text[language].name}
            detail={t('setup.players', { least: game.players[0], most: game.players[1] })}
            selected={game.id === value.id}
            onPress={() => onChange(game)}
          />
        </View>
      ))}
    </ScrollView>
  );
};

const useStyles = makeStyles(({ space }) => ({
  row: { gap: space.xs, paddingHorizontal: space.gutter, paddingTop: space.m, paddingBottom: space.xs },
}));
