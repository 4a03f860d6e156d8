// Who takes part in a quick fight: which premade character the next player gets, and which enemies are fair for them.

import type { Encounter } from '../rules/core/encounter.ts';
import type { Archetype, Ruleset } from '../rules/core/ruleset.ts';
import { partyOf } from './balance.ts';
import { FAIR_GROUPS, type FairParty, type Group } from './fair-groups.ts';
import { creaturesByStrength, strengthOf } from './strength.ts';

/** The premade character for the next player, with the name that no one here has yet. */
export interface NextPremade {
  readonly archetype: Archetype;
  readonly name: string;
}

/**
 * The next premade character of the party that this encounter's `seed` chooses. If all of them are taken, they come
 * again with a number. Undefined if the system has none.
 */
export function nextPremade(rules: Ruleset, { combatants }: Encounter, seed: number): NextPremade | undefined {
  const order = [...new Set(partiesOf(rules)[seed % partiesOf(rules).length]?.party)];
  const characters = order.flatMap((name) => rules.archetypes.find((each) => each.name === name) ?? []);
  const usedNames = new Set(combatants.map(({ name }) => name.toLowerCase()));
  for (let number = 1; number <= combatants.length + 1; number++)
    for (const archetype of characters) {
      const name = number === 1 ? archetype.name : `${archetype.name} ${number}`;
      if (!usedNames.has(name.toLowerCase())) return { archetype, name };
    }
  return undefined;
}

/** A group that is fair for as many players as there are now: for exactly these characters if they are known. */
export function fairGroup(rules: Ruleset, encounter: Encounter, seed: number): Group {
  const party = partyOf(encounter).map(({ name }) => name.replace(/ \d+$/, ''));
  const parties = partiesOf(rules);
  const fittingParty = parties.find((each) => isSame(each.party.slice(0, party.length), party));
  const { groups = [] } = fittingParty ?? parties[seed % parties.length] ?? {};
  const fairParties = groups[Math.min(party.length, groups.length) - 1] ?? [];
  const group = fairParties[seed % Math.max(1, fairParties.length)] ?? byStrength(rules);
  const more = party.length / Math.max(1, Math.min(party.length, groups.length));
  return Object.fromEntries(Object.entries(group).map(([name, count]) => [name, Math.round(count * more)]));
}

/** A system whose groups weren't found yet has its characters in the order of the book. */
function partiesOf({ id, archetypes }: Ruleset): readonly FairParty[] {
  const fairParties = Object.hasOwn(FAIR_GROUPS, id) ? (FAIR_GROUPS[id] ?? []) : [];
  if (fairParties.length > 0) return fairParties;
  return [{ party: archetypes.filter(({ kind }) => kind === 'character').map(({ name }) => name), groups: [] }];
}

function isSame(one: readonly string[], other: readonly string[]): boolean {
  return one.length === other.length && one.toSorted().join() === other.toSorted().join();
}

/** About this much of a character's strength is a fair fight for one. */
const FAIR = 0.6;

/** As many of one kind of creature as are fair for one character. Without creatures, none. */
function byStrength(rules: Ruleset): Group {
  const creatures = creaturesByStrength(rules).map(({ name }) => ({ name, strength: strengthOf(rules, name) ?? 1 }));
  const kind = creatures.findLast(({ strength }) => strength <= FAIR) ?? creatures[0];
  return kind ? { [kind.name]: Math.max(1, Math.round(FAIR / kind.strength)) } : {};
}
