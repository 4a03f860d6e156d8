import type { BalanceWork } from '../../odds/balance.ts';
import { type Kind, partyOf } from '../../odds/lineup.ts';
import { creaturesByStrength, strengthOf } from '../../odds/strength.ts';
import { carryOut } from '../../rules/core/carry-out.ts';
import { type Combatant, ENEMIES, type Encounter, PLAYERS } from '../../rules/core/encounter.ts';
import { given } from '../../rules/core/given.ts';
import type { Refusal } from '../../rules/core/refusal.ts';
import { no, ok, type Result } from '../../rules/core/result.ts';
import type { Ruleset } from '../../rules/core/ruleset.ts';
import { rulesOf } from '../../rules/systems.ts';
import type { AskedFight } from './forecasting.ts';

/** Of each side, most of whom one more is tried. */
const MOST_LIKE = 4;

/** What is asked of suggestions. */
interface AskedBalance extends AskedFight {
  /** Nothing is suggested: only how it stands, and with one more of each who is there. */
  readonly only?: 'as it stands';
}

/** Which creatures would make a fight of each difficulty, of the party as it stands. Refused where there is none. */
export function balanceOf(encounter: Encounter, { unseen, seed, only }: AskedBalance): Result<BalanceWork, Refusal> {
  const { hidden = [], ...seen } = withoutField(encounter);
  const fought = unseen && hidden.length > 0 ? { ...seen, hidden } : seen;
  if (partyOf(fought).length === 0) return no({ type: 'nobody-to-fight' });
  const creatures = only ? [] : creaturesOf(rulesOf(encounter));
  return ok({
    type: 'balance',
    encounter: fought,
    kinds: [...creatures, ...likeThose(fought)],
    creatures: creatures.length,
    seed,
    ...(!unseen && hidden.length > 0 && { leftOut: hidden.length }),
  });
}

/** The creatures to choose from, as `/add` brings them, the weakest first; of those that differ in name alone the first. */
export function creaturesOf(rules: Ruleset): readonly Kind[] {
  const alike = Map.groupBy(creaturesByStrength(rules), ({ sheet, standingOrders }) =>
    JSON.stringify({ sheet, standingOrders }),
  );
  const creatures = [...alike.values()].flatMap(([first]) => first ?? []);
  return creatures.map(({ name, sheet, standingOrders }) => ({
    name,
    sheet,
    side: ENEMIES,
    ...given({ standingOrders, strength: strengthOf(rules, name) }),
  }));
}

/** One more like each who can fight, those with the same sheet once. */
function likeThose({ combatants, hidden = [] }: Encounter): readonly Kind[] {
  const up = [...combatants, ...hidden].filter(({ vitality }) => vitality === 'up');
  const kinds = [...Map.groupBy(up, ({ side, sheet }) => `${side} ${JSON.stringify(sheet)}`).values()].flatMap(
    ([first]) => (first ? [first] : []),
  );
  const of = (isWanted: (each: Combatant) => boolean) => kinds.filter(isWanted).slice(0, MOST_LIKE);
  return [...of(({ side }) => side !== PLAYERS), ...of(({ side }) => side === PLAYERS)].map(
    ({ name, sheet, side }) => ({
      name,
      sheet,
      side,
    }),
  );
}

/** Where those would stand who are not there yet is not known, so it is played on no field. */
function withoutField(encounter: Encounter): Encounter {
  if (!encounter.field) return encounter;
  const played = carryOut(rulesOf(encounter), encounter, { type: 'field' }, NO_DICE);
  return played.ok && played.value.type === 'done' ? played.value.after : encounter;
}

const NO_DICE = {
  throw(): never {
    throw new Error('No die is thrown when a field is taken away');
  },
};
