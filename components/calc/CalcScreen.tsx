import { useRouter } from 'expo-router';
import type { ReactNode } from 'react';
import { View } from 'react-native';

import { calcValues, type Calculator, type CalcValue } from '@/rules/kernel/calculator';
import type { Game } from '@/rules/kernel/game';
import type { Sheet } from '@/rules/kernel/sheet';
import { useSettings } from '@/store/settings';

import { LeaderRow } from '../LeaderRow';
import { Screen } from '../Screen';
import { SectionHead } from '../SectionHead';
import { CurrencyProvider, useGameWords, useWords } from '../i18n/WordsProvider';
import { makeStyles } from '../theme/makeStyles';
import { CalcAnswer } from './CalcAnswer';
import { CalcInput } from './CalcInput';

interface Props {
  readonly game: Game;
  readonly calculator: Calculator;
  /** The board it reads from, and the choice between several. */
  readonly sheet?: Sheet | undefined;
  readonly head?: ReactNode;
}

/** One quick calculator: the answer on top, its working below, the figures at the thumb. */
export const CalcScreen = ({ game, calculator, sheet, head }: Props) => {
  const styles = useStyles();
  const t = useWords();
  const tg = useGameWords(game.id);
  const router = useRouter();
  const key = `${game.id}/${calculator.id}`;
  const { figures, setFigures } = useSettings();
  const values = calcValues(calculator, figures[key]);
  const lines = calculator.work(values, sheet);
  const word = (path: string, params?: Readonly<Record<string, string | number>>) =>
    tg(`calc.${calculator.id}.${path}`, params);
  const plain = (params: Readonly<Record<string, CalcValue>> = {}) =>
    Object.fromEntries(Object.entries(params).map(([k, v]) => [k, typeof v === 'boolean' ? String(v) : v]));
  const answer = lines.find(l => l.answer === true);
  return (
    <CurrencyProvider sign={game.currency}>
      <Screen
        title={word('title')}
        subtitle={`${tg('name')} · ${t('calc.rule', { rule: calculator.rule })}`}
        onBack={() => (router.canGoBack() ? router.back() : router.replace('/calc'))}
      >
        {head}
        {answer !== undefined && (
          <CalcAnswer line={answer} words={word(`lines.${answer.key}`, plain(answer.params))} />
        )}
        <SectionHead title={t('calc.figures')} />
        {calculator.fields.map(field => (
          <CalcInput
            key={field.id}
            field={field}
            label={word(`fields.${field.id}`)}
            choiceTitle={choice =>
              game.text.en.calc?.[calculator.id]?.choices?.[choice] === undefined
                ? choice
                : word(`choices.${choice}`)
            }
            value={values[field.id]}
            onChange={value => setFigures(key, { ...values, [field.id]: value })}
          />
        ))}
        <SectionHead title={t('calc.working')} />
        <View style={styles.lines}>
          {lines
            .filter(l => l !== answer)
            .map((line, i) => (
              <LeaderRow
                key={`${line.key}${i}`}
                words={word(`lines.${line.key}`, plain(line.params))}
                detail={line.rule}
                amount={line.amount}
                value={line.value === undefined ? undefined : String(line.value)}
              />
            ))}
        </View>
      </Screen>
    </CurrencyProvider>
  );
};

const useStyles = makeStyles(({ space }) => ({
  lines: { paddingHorizontal: space.gutter, paddingBottom: space.xl, gap: space.xs },
}));
