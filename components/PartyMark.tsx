import { BankMark } from './BankMark';
import { Person } from './Person';
import type { PersonSize } from './Person';
import { Plate } from './Plate';
import type { PlateSize } from './Plate';
import type { Party } from './party';

interface Props {
  readonly party: Party;
  readonly size?: 'small' | 'large' | undefined;
  readonly faded?: boolean | undefined;
  readonly silent?: boolean | undefined;
}

const PERSON = { small: 's', large: 'xl' } as const satisfies Record<string, PersonSize>;
const PLATE = { small: 'xs', large: 'xl' } as const satisfies Record<string, PlateSize>;

/** The right shape for whoever it is. */
export const PartyMark = ({ party, size = 'small', faded, silent }: Props) => {
  switch (party.kind) {
    case 'person':
      return (
        <Person
          name={party.name}
          initials={party.initials}
          color={party.color}
          size={PERSON[size]}
          faded={faded}
          silent={silent}
        />
      );
    case 'company':
      return (
        <Plate
          game={party.game}
          company={party.id}
          name={party.name}
          size={PLATE[size]}
          faded={faded}
          silent={silent}
        />
      );
    case 'bank':
      return <BankMark name={party.name} silent={silent} />;
  }
};
