import { memo } from 'react';
import { View } from 'react-native';

import { AppText } from '../AppText';
import { Icon } from '../Icon';
import { PartyMark } from '../PartyMark';
import { Touch } from '../Touch';
import type { Party } from '../party';
import { makeStyles } from '../theme/makeStyles';
import type { Side } from './payment';

interface Props {
  readonly side: Side;
  /** Left out: everybody at once. */
  readonly party?: Party | undefined;
  readonly name: string;
  /** `From` or `To`, when it has been chosen. */
  readonly role?: string | undefined;
  readonly paid?: boolean | undefined;
  readonly width: `${number}%`;
  /** Three in a row: the name in smaller letters. */
  readonly small: boolean;
  readonly disabled: boolean;
  readonly onTap: (side: Side) => void;
}

/** Somebody who can pay or be paid. */
export const PartyTile = memo(function PartyTile(props: Props) {
  const { side, party, name, role, paid = false, width, small, disabled, onTap } = props;
  const styles = useStyles();
  return (
    <View style={[styles.cell, { width }]}>
      <Touch
        label={role === undefined ? name : `${role}: ${name}`}
        selected={role !== undefined}
        disabled={disabled}
        haptic="light"
        onPress={() => onTap(side)}
        style={[styles.tile, role !== undefined && styles.payer, paid && styles.payee]}
        pressedStyle={styles.pressed}
      >
        {party === undefined || party.kind === 'bank' ? (
          <View style={[styles.mark, party === undefined ? styles.everybody : styles.bank]}>
            <Icon name={party === undefined ? 'people' : 'notes'} size={22} color="accentText" />
          </View>
        ) : (
          <PartyMark party={party} size="large" silent />
        )}
        <View style={styles.words}>
          {role !== undefined && (
            <AppText variant="overline" color="accentText">
              {role}
            </AppText>
          )}
          <AppText
            variant={small ? 'label' : 'bodyStrong'}
            strong
            numberOfLines={2}
            color={disabled ? 'disabledInk' : 'ink'}
          >
            {name}
          </AppText>
        </View>
      </Touch>
    </View>
  );
});

const useStyles = makeStyles(({ color, grow, radius, space, stroke }) => ({
  cell: { padding: space.xs },
  tile: {
    minHeight: 68,
    flexDirection: 'row',
    alignItems: 'center',
    gap: 10,
    padding: space.s,
    paddingLeft: 10,
    borderRadius: radius.l,
    borderWidth: stroke.strong,
    borderColor: color.line,
    backgroundColor: color.surfaceRaised,
  } as const,
  payer: { borderColor: color.accentText, backgroundColor: color.accentSoft },
  payee: { backgroundColor: color.surfaceRaised },
  pressed: { backgroundColor: color.surfaceSunken },
  words: { flex: 1, minWidth: 0 },
  everybody: { borderRadius: radius.pill, borderStyle: 'dashed' } as const,
  bank: {
    borderRadius: 2,
    outlineWidth: 1,
    outlineStyle: 'solid',
    outlineOffset: 2,
    outlineColor: color.lineStrong,
  } as const,
  mark: {
    width: grow(40, 1.5),
    height: grow(40, 1.5),
    borderWidth: stroke.line,
    borderColor: color.lineStrong,
    alignItems: 'center',
    justifyContent: 'center',
  } as const,
}));
