import { playerOf } from '../../rules/core/deleted-user.ts';
import type { Combatant, Encounter } from '../../rules/core/encounter.ts';
import type { Refusal } from '../../rules/core/refusal.ts';
import { no, ok, type Result } from '../../rules/core/result.ts';
import { ALL, findCombatant, isGm } from '../../session/authorize.ts';
import { auto as words } from '../../text/spoken.ts';
import { type Option, resolved, withDefault } from '../option.ts';
import type { Choices } from '../suggestion.ts';

/** The longest list of names. */
const LONGEST_GM_LIST = 300;

/** Those whom the GM plays now: creatures, and whoever was handed to them. The dead are let be. */
export function playedByTheGm({ combatants }: Encounter): readonly Combatant[] {
  return combatants.filter((each) => playerOf(each) === undefined && each.vitality !== 'dead');
}

/**
 * Those whom the GM plays: all; or some by their names, with commas between them, or by what several names begin with.
 * Left out: all.
 */
export function ofTheGms(description: string): Option<readonly Combatant[]> {
  const named = resolved(description, {
    suggest: gmsFirst,
    longest: LONGEST_GM_LIST,
    resolve: (typed, { encounter }) => (encounter ? meant(encounter, typed) : no({ type: 'no-encounter' })),
  });
  return withDefault(named, ({ encounter }) => (encounter ? everybodyOf(encounter) : no({ type: 'no-encounter' })));
}

const gmsFirst: Choices = (session) => {
  const { encounter } = session;
  if (!encounter || !isGm(session)) return [];
  return [{ name: `${ALL}: ${words.all}`, value: ALL }, ...playedByTheGm(encounter).map(({ name }) => name)];
};

function everybodyOf(encounter: Encounter): Result<readonly Combatant[], Refusal> {
  const all = playedByTheGm(encounter);
  return all.length > 0 ? ok(all) : no({ type: 'nobody-of-yours' });
}

function meant(encounter: Encounter, typed: string): Result<readonly Combatant[], Refusal> {
  const found = new Set<Combatant>();
  for (const part of typed.split(',').filter((each) => each.trim() !== '')) {
    const these = part.trim().toLowerCase() === ALL ? everybodyOf(encounter) : named(encounter, part);
    if (!these.ok) return these;
    for (const each of these.value) found.add(each);
  }
  return ok([...found]);
}

/** One by its name; else all of the GM's whose names begin so: "goblin" is Goblin 1 and Goblin 2. */
function named(encounter: Encounter, typed: string): Result<readonly Combatant[], Refusal> {
  const one = findCombatant(encounter, typed);
  if (one.ok) return ok([one.value]);
  const begun = playedByTheGm(encounter).filter(({ name }) =>
    name.toLowerCase().startsWith(typed.trim().toLowerCase()),
  );
  return begun.length > 0 ? ok(begun) : one;
}
