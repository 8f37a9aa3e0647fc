import { View } from 'react-native';

import type { PlayerId } from '@/rules/kernel/ledger';
import { dealId } from '@/rules/railroad-revolution/board';
import { outlook } from '@/rules/railroad-revolution/preview';
import type { Action, Colour, Deed, DealName, RailTable } from '@/rules/railroad-revolution/types';

import { Button } from '../Button';
import { SectionHead } from '../SectionHead';
import { useDesk } from '../desk/useDesk';
import { makeStyles } from '../theme/makeStyles';
import { bonusWords } from './words';

interface Props {
  readonly t: RailTable;
  readonly by: PlayerId;
  readonly deed: Deed;
  readonly book: (action: Action) => void;
}

/** The worker's effect: by his own colour, or a promotion as if he were white. */
export const Extra = ({ t, by, deed, book }: Props) => {
  const styles = useStyles();
  const { tg } = useDesk();
  if (deed.extra !== undefined) return null;
  const words = (as: Colour): string => {
    const { extra } = outlook(t, by, deed.name, as);
    return tg(`desk.extra.${extra.key}`, extra.params);
  };
  const use = (as: Colour, deal?: DealName) => () =>
    book({ type: 'extra', by, as, ...(deal !== undefined && { deal }) });
  const colours: readonly Colour[] = deed.worker === 'white' ? ['white'] : [deed.worker, 'white'];
  const deals = deed.name === 'sell' && deed.worker === 'grey';
  return (
    <>
      <SectionHead title={tg('desk.effectOf')} />
      <View style={styles.column}>
        {colours.flatMap(as =>
          deals && as === 'grey'
            ? (['upper', 'lower'] as const).map(deal => (
                <Button
                  key={deal}
                  kind="secondary"
                  title={tg('offers.deal', { deal })}
                  detail={bonusWords(tg, t.board.deals[dealId(t.state.tradeTile ?? '', deal)]?.reward)}
                  onPress={use(as, deal)}
                />
              ))
            : [
                <Button
                  key={as}
                  kind="secondary"
                  title={tg('desk.useEffect', { colour: as })}
                  detail={words(as)}
                  onPress={use(as)}
                />,
              ],
        )}
      </View>
    </>
  );
};

const useStyles = makeStyles(({ space }) => ({
  column: { gap: space.s, paddingHorizontal: space.gutter },
}));
