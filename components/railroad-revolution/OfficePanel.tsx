import { View } from 'react-native';

import type { PlayerId } from '@/rules/kernel/ledger';
import { isFirstOffice } from '@/rules/railroad-revolution/apply/telegraph';
import { AREAS } from '@/rules/railroad-revolution/data';
import { companyOf } from '@/rules/railroad-revolution/pieces';
import type { Action, RailTable } from '@/rules/railroad-revolution/types';

import { AppText } from '../AppText';
import { Pick } from '../Pick';
import { SectionHead } from '../SectionHead';
import { useDesk } from '../desk/useDesk';
import { makeStyles } from '../theme/makeStyles';
import { useTheme } from '../theme/ThemeProvider';

interface Props {
  readonly t: RailTable;
  readonly by: PlayerId;
  readonly free: boolean;
  readonly book: (action: Action) => void;
}

/** The eight areas of the telegraph, left to right, with the shares an office brings. */
export const OfficePanel = ({ t, by, free, book }: Props) => {
  const styles = useStyles();
  const { grow } = useTheme();
  const { tg } = useDesk();
  const { offices } = companyOf(t, by);
  return (
    <>
      <SectionHead title={tg(free ? 'desk.freeOffice' : 'desk.office')} />
      <View style={styles.row}>
        {AREAS.map(area => {
          const printed = t.board.telegraph[area - 1];
          const own = offices.includes(area);
          const first = isFirstOffice(t, area);
          const brown = printed?.shares ?? '?';
          const shares = first ? `${brown} + ${printed?.first ?? '?'}` : `${brown}`;
          const words = own ? tg('desk.own') : free ? '' : tg('desk.sharesShort', { shares });
          return (
            <Pick
              key={area}
              basis={grow(76)}
              label={[tg('desk.area', { area }), words, printed?.trade === true ? tg('desk.tradeSymbol') : '']
                .filter(Boolean)
                .join(', ')}
              disabled={own}
              onPress={() => book({ type: 'office', by, area, ...(free && { free }) })}
            >
              <View style={styles.face}>
                <AppText variant="bodyStrong" color={own ? 'disabledInk' : 'ink'}>
                  {String(area)}
                </AppText>
                <AppText variant="caption" color={own ? 'disabledInk' : 'inkSoft'}>
                  {words}
                </AppText>
                {printed?.trade === true && (
                  <AppText variant="caption" color="inkSoft">
                    {tg('desk.trade')}
                  </AppText>
                )}
              </View>
            </Pick>
          );
        })}
      </View>
    </>
  );
};

const useStyles = makeStyles(({ space }) => ({
  row: { flexDirection: 'row', flexWrap: 'wrap', gap: 6, paddingHorizontal: space.gutter } as const,
  face: { alignItems: 'center' } as const,
}));
