// Who takes part in a quick fight: which premade character the next player gets, and which enemies are fair for them.

import type { Encounter } from '../rules/core/encounter.ts';
import type { Archetype, Ruleset } from '../rules/core/ruleset.ts';
import { partyOf } from './balance.ts';
import { creaturesByStrength, strengthOf } from './strength.ts';

/** The premade character for the next player, with a name that no one here has yet. */
export interface NextPremade {
  readonly archetype: Archetype;
  readonly name: string;
}

/**
 * The next premade character of the party that `seed` chooses for this encounter. If all of them are taken, they come
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

/** A group that is fair for the current number of players: for exactly these characters if possible. */
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

/** A system without measured groups has its characters in the order of the book. */
function partiesOf({ id, archetypes }: Ruleset): readonly FairParty[] {
  const fairParties = Object.hasOwn(FAIR_GROUPS, id) ? (FAIR_GROUPS[id] ?? []) : [];
  if (fairParties.length > 0) return fairParties;
  return [{ party: archetypes.filter(({ kind }) => kind === 'character').map(({ name }) => name), groups: [] }];
}

function isSame(one: readonly string[], other: readonly string[]): boolean {
  return one.length === other.length && one.toSorted().join() === other.toSorted().join();
}

/** A fight against about this share of a character's strength is fair for one character. */
const FAIR = 0.6;

/** As many creatures of one kind as are fair for one character. Empty if the system has no creatures. */
function byStrength(rules: Ruleset): Group {
  const creatures = creaturesByStrength(rules).map(({ name }) => ({ name, strength: strengthOf(rules, name) ?? 1 }));
  const kind = creatures.findLast(({ strength }) => strength <= FAIR) ?? creatures[0];
  return kind ? { [kind.name]: Math.max(1, Math.round(FAIR / kind.strength)) } : {};
}

// Enemy groups that make a fair fight for the premade characters. Written by `node bench/fair-groups.ts`.

/** How many of which creatures. */
export type Group = Readonly<Record<string, number>>;

/**
 * Premade characters in the order they join, and the groups that are fair for the first one, the first two, and so on.
 */
export interface FairParty {
  readonly party: readonly string[];
  readonly groups: readonly (readonly Group[])[];
}

/** The fair groups, by system. */
export const FAIR_GROUPS: Readonly<Record<string, readonly FairParty[]>> = {
  dungeoneers: [
    {
      party: ['Ulfarmi', 'Suori', 'Freya', 'Alberich', 'Ulfarmi', 'Suori'],
      groups: [
        [{ Goblin: 1 }, { Skeleton: 1 }],
        [{ Cultist: 2 }, { Ghoul: 1, Bat: 1 }],
        [{ Cultist: 4 }, { Ghoul: 1, Bat: 3 }],
        [{ Skeleton: 6 }],
        [{ Orc: 1, Skeleton: 5 }],
        [{ Imp: 7 }, { Witch: 1, Imp: 4 }],
      ],
    },
    {
      party: ['Suori', 'Ulfarmi', 'Freya', 'Alberich'],
      groups: [
        [{ Cultist: 1 }],
        [{ Imp: 1, 'Goblin Slinger': 1 }],
        [{ Guard: 2 }, { Guard: 1, Imp: 2 }],
        [{ Guard: 3 }, { Veteran: 1, Wolf: 2 }],
      ],
    },
  ],
  mastery: [
    {
      party: ['Isolde', 'Brannoc', 'Bryn', 'Sefa', 'Aurelio', 'Mother Kestrel'],
      groups: [
        [{ 'Competent Fighter': 1, 'Novice Fighter': 2 }],
        [{ Opponent: 1, 'Competent Fighter': 3 }],
        [{ 'Elite Fighter': 1 }, { 'Advanced Fighter': 3, 'Competent Fighter': 1 }],
        [{ 'Advanced Fighter': 4, 'Competent Fighter': 3 }],
        [{ 'Expert Fighter': 3, Opponent: 3 }],
        [
          { 'Master Fighter': 1, 'Expert Fighter': 4 },
          { 'Expert Fighter': 6, Opponent: 1 },
        ],
      ],
    },
  ],
  sol: [
    {
      party: ['Medic', 'Blade', 'Soldier', 'Medic', 'Blade', 'Soldier'],
      groups: [
        [{ 'Sewer Rat': 3 }, { 'Gang Gunner': 1 }],
        [{ Stalker: 2 }, { Stalker: 1, 'Gang Gunner': 2 }],
        [{ Heavy: 1 }, { Marksman: 1, Corpsman: 3 }],
        [{ Brute: 5 }, { Veteran: 1, Raider: 1 }],
        [{ Stalker: 7 }, { Assassin: 1, 'Gun Drone': 2 }],
        [{ 'Gun Drone': 7 }, { Assassin: 1, Stalker: 6 }],
      ],
    },
    {
      party: ['Blade', 'Medic', 'Soldier', 'Blade', 'Medic', 'Soldier'],
      groups: [
        [{ Guard: 1, Thug: 1 }],
        [{ Guard: 2 }, { Guard: 1, Thug: 3 }],
        [{ Brute: 4 }, { 'Riot Trooper': 1, Brute: 3 }],
        [
          { Assassin: 1, Stalker: 2 },
          { 'Squad Leader': 1, Watchdog: 5 },
        ],
        [{ Cyborg: 1 }, { Heavy: 1, Guard: 3 }],
        [{ Grenadier: 5 }, { Cyborg: 1, Marksman: 3 }],
      ],
    },
    {
      party: ['Soldier', 'Blade', 'Medic', 'Soldier', 'Blade', 'Medic'],
      groups: [
        [{ Raider: 1, Ganger: 2 }],
        [{ 'Riot Trooper': 1, 'Scout Drone': 3 }],
        [{ 'Gun Drone': 3 }, { 'Squad Leader': 1, Watchdog: 2 }],
        [{ Cyborg: 1 }, { Cyborg: 1, Guard: 1 }],
        [{ Burrower: 1, Brute: 4 }],
        [{ Veteran: 3 }, { Burrower: 1, Brute: 5 }],
      ],
    },
  ],
  tdgs: [
    {
      party: ['Mira', 'Nim', 'Brother Anselm', 'Kira', 'Mira'],
      groups: [
        [{ Skeleton: 1 }, { Skeleton: 1, 'Giant Rat': 2 }],
        [{ Wizard: 1, Peasant: 1 }],
        [{ Wizard: 1, 'Peasant with Amulet': 3 }],
        [{ Wizard: 4 }],
        [{ Witch: 2 }, { Barbarian: 1, Wizard: 4 }],
      ],
    },
  ],
};
