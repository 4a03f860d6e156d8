// Dungeoneers › what is shown among the conditions, and kept as the rules' own state: readied acts, facing

import { DIRECTIONS } from '../../field/tile.ts';
import type { ActiveCondition } from '../core/encounter.ts';
import { given } from '../core/given.ts';
import type { Reason } from '../core/reason.ts';
import type { OwnConditions } from '../core/ruleset.ts';
import type { KnownCondition } from '../core/secrecy.ts';
import type { ConditionName } from './conditions.ts';
import { borne } from './conditions.ts';
import { because } from './reasons.ts';
import type { Dungeoneers } from './sheet.ts';
import { MOMENTS, READIES } from './state.ts';

export const ownConditions: OwnConditions<Dungeoneers> = {
  of({ own: { readied, facing, faces, atItsBack } }) {
    const shown: ActiveCondition<ConditionName>[] = [];
    if (readied) {
      const { act, moment, turn, tool } = readied;
      shown.push(borne('Readied', { facts: { act, moment, turn, ...given({ tool }) } }));
    }
    if (facing !== undefined) shown.push(borne('Facing', { facts: { facing } }));
    if (faces !== undefined) shown.push(borne('Facing', { source: faces }));
    if (atItsBack !== undefined) shown.push(borne('Facing', { facts: { behind: atItsBack } }));
    return shown;
  },
  remove(resolution, who, key) {
    if (key === 'Readied') resolution.changeOwn(who, { readied: undefined });
    if (key === 'Facing') resolution.changeOwn(who, { facing: undefined, faces: undefined, atItsBack: undefined });
  },
};

/** A condition with its other half: who holds whom, who faces whom, what is readied, what a spell gives. */
export function conditionName({ name, source, note, facts = {} }: KnownCondition): Reason | undefined {
  switch (name) {
    case 'Grappled':
    case 'Grappling':
      return source === undefined
        ? undefined
        : because({ id: name === 'Grappled' ? 'held by' : 'holds', whom: source });
    case 'Facing':
      if (source !== undefined) return because({ id: 'faces', whom: source });
      if (facts.facing !== undefined) return toward(facts);
      return typeof facts.behind === 'string' ? because({ id: 'at the back', whom: facts.behind }) : undefined;
    case 'Readied':
      return readied(facts);
    case 'Enchanted':
      return note === undefined ? undefined : because({ id: 'enchanted', item: note, gives: gifts(facts) });
    default:
      return undefined;
  }
}

type Facts = NonNullable<KnownCondition['facts']>;

function toward({ facing }: Facts): Reason | undefined {
  const direction = DIRECTIONS.find((each) => each === facing);
  return direction && because({ id: 'faces toward', direction });
}

function readied({ act, moment, turn, tool }: Facts): Reason | undefined {
  const [known, when] = [READIES.find((each) => each === act), MOMENTS.find((each) => each === moment)];
  if (known === undefined || when === undefined || typeof turn !== 'string') return undefined;
  return because({
    id: 'readied',
    act: known,
    moment: when,
    turn,
    ...given({ tool: typeof tool === 'string' ? tool : undefined }),
  });
}

function gifts(facts: Facts) {
  return Object.entries(facts).flatMap(([to, value]) => (typeof value === 'number' ? [{ to, value }] : []));
}
