// Chooses who takes part in a quick fight: the next player's premade character, and enemies that are fair for them.

import type { Encounter } from '../rules/core/encounter.ts';
import type { Archetype, Ruleset } from '../rules/core/ruleset.ts';
import type { BookName } from '../rules/core/template.ts';
import { partyOf } from './balance.ts';
import { creaturesByStrength, strengthOf } from './strength.ts';

/** The premade character for the next player, with a name from the book that no one in the encounter has yet. */
export interface NextPremade {
  readonly archetype: Archetype;
  readonly name: string;
  readonly book: BookName;
}

/**
 * The next premade character of the party that `seed` chooses for this encounter. If all characters are taken, they
 * repeat with a number in their names. The encounter must be the recorded one, because names from the book are in
 * English there. Undefined if the system has no premade characters.
 */
export function nextPremade(rules: Ruleset, { combatants }: Encounter, seed: number): NextPremade | undefined {
  const partyNames = [...new Set(partiesOf(rules)[seed % partiesOf(rules).length]?.party)];
  const characters = partyNames.flatMap((name) => rules.archetypes.find((each) => each.name === name) ?? []);
  const usedNames = new Set(combatants.map(({ name }) => name.toLowerCase()));
  for (let nameNumber = 1; nameNumber <= combatants.length + 1; nameNumber++)
    for (const archetype of characters) {
      const entry = archetype.name;
      const name = nameNumber === 1 ? entry : `${entry} ${nameNumber}`;
      const book = nameNumber === 1 ? { entry } : { entry, number: nameNumber };
      if (!usedNames.has(name.toLowerCase())) return { archetype, name, book };
    }
  return undefined;
}

/**
 * Enemies that are fair for the current number of players, and if possible for exactly the premade characters in the
 * encounter. `encounter` must be the recorded one, because names from the book are in English there.
 */
export function fairGroup(rules: Ruleset, encounter: Encounter, seed: number): CreatureGroup {
  const partyNames = partyOf(encounter).map(({ name, book }) => book?.entry ?? name.replace(/ \d+$/, ''));
  const parties = partiesOf(rules);
  const fittingParty = parties.find((each) => haveSameNames(each.party.slice(0, partyNames.length), partyNames));
  const { groups = [] } = fittingParty ?? parties[seed % parties.length] ?? {};
  const fairGroups = groups[Math.min(partyNames.length, groups.length) - 1] ?? [];
  const group = fairGroups[seed % Math.max(1, fairGroups.length)] ?? fairGroupByStrength(rules);
  const multiplier = partyNames.length / Math.max(1, Math.min(partyNames.length, groups.length));
  return Object.fromEntries(Object.entries(group).map(([name, count]) => [name, Math.round(count * multiplier)]));
}

/**
 * The parties of premade characters for which fair groups of enemies are known. If a system has no such party, the only
 * party has all characters in the order of the book.
 */
function partiesOf({ id, archetypes }: Ruleset): readonly FairParty[] {
  const fairParties = Object.hasOwn(FAIR_GROUPS, id) ? (FAIR_GROUPS[id] ?? []) : [];
  if (fairParties.length > 0) return fairParties;
  return [{ party: archetypes.filter(({ kind }) => kind === 'character').map(({ name }) => name), groups: [] }];
}

function haveSameNames(one: readonly string[], other: readonly string[]): boolean {
  return one.length === other.length && one.toSorted().join() === other.toSorted().join();
}

/** Enemies with about this share of a character's strength are a fair fight for one character. */
const FAIR_STRENGTH = 0.6;

/** A group of creatures of one kind that is a fair fight for one character. Empty if the system has no creatures. */
function fairGroupByStrength(rules: Ruleset): CreatureGroup {
  const creatures = creaturesByStrength(rules).map(({ name }) => ({ name, strength: strengthOf(rules, name) ?? 1 }));
  const fairKind = creatures.findLast(({ strength }) => strength <= FAIR_STRENGTH) ?? creatures[0];
  return fairKind ? { [fairKind.name]: Math.max(1, Math.round(FAIR_STRENGTH / fairKind.strength)) } : {};
}

// Enemy groups that make a fair fight for the premade characters. Written by `node bench/fair-groups.ts`.

/** The number of creatures of each kind, by name. */
export type CreatureGroup = Readonly<Record<string, number>>;

/**
 * Premade characters in the order they join, and the groups of enemies that are fair for the first character, the first
 * two, and so on.
 */
export interface FairParty {
  readonly party: readonly string[];
  readonly groups: readonly (readonly CreatureGroup[])[];
}

/** The groups of enemies that make a fair fight, by system. */
export const FAIR_GROUPS: Readonly<Record<string, readonly FairParty[]>> = {
  dungeoneers: [
    {
      party: ['Ulfarmi', 'Suori', 'Freya', 'Alberich', 'Ulfarmi', 'Suori'],
      groups: [
        [{ Skeleton: 1 }, { Goblin: 1 }],
        [{ Cultist: 2 }, { 'Wild Boar': 1, Goblin: 1 }],
        [{ 'Giant Spider': 1, Bat: 3 }],
        [{ 'Giant Spider': 1, Imp: 3 }],
        [{ Imp: 6 }, { Veteran: 1, Imp: 4 }],
        [{ Zombie: 8 }, { Wight: 1, Zombie: 2 }],
      ],
    },
    {
      party: ['Alberich', 'Freya', 'Suori', 'Ulfarmi', 'Alberich', 'Freya'],
      groups: [
        [
          { Cultist: 1, Bat: 1 },
          { Zombie: 1, Bat: 1 },
        ],
        [{ Orc: 1 }, { Wolf: 1, 'Goblin Slinger': 2 }],
        [{ Skeleton: 5 }, { Ghoul: 1, Skeleton: 3 }],
        [{ Ogre: 2 }, { Ogre: 1, Skeleton: 3 }],
        [{ Ghoul: 4 }, { Ogre: 1, Skeleton: 5 }],
        [{ Guard: 5 }],
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
    {
      party: ['Mother Kestrel', 'Aurelio', 'Sefa', 'Bryn', 'Brannoc', 'Isolde'],
      groups: [
        [{ Opponent: 9 }],
        [{ 'Expert Fighter': 3, 'Competent Fighter': 5 }],
        [{ 'Expert Fighter': 4, Opponent: 2 }],
        [{ 'Master Fighter': 2, Opponent: 3 }],
        [{ 'Elite Fighter': 3, 'Advanced Fighter': 2 }],
        [{ 'Expert Fighter': 6, Opponent: 1 }],
      ],
    },
  ],
  sol: [
    {
      party: ['Medic', 'Blade', 'Soldier', 'Medic', 'Blade', 'Soldier'],
      groups: [
        [{ 'Sewer Rat': 3 }, { 'Scout Drone': 1 }],
        [{ 'Sewer Rat': 11 }],
        [{ Raider: 4 }, { 'Squad Leader': 1, Corpsman: 1 }],
        [{ Assassin: 1, Watchdog: 1 }],
        [{ Brute: 7 }, { Burrower: 1, Brute: 3 }],
        [{ Grenadier: 5 }, { Cyborg: 1, Guard: 4 }],
      ],
    },
    {
      party: ['Soldier', 'Blade', 'Medic', 'Soldier', 'Blade', 'Medic'],
      groups: [
        [{ Brute: 1, 'Gang Gunner': 1 }],
        [{ Grenadier: 1, 'Scout Drone': 4 }],
        [{ Grenadier: 2 }, { Grenadier: 1, Stalker: 2 }],
        [{ Heavy: 2 }, { Heavy: 1, Marksman: 2 }],
        [{ Assassin: 2 }, { Assassin: 1, 'Gun Drone': 2 }],
        [{ Burrower: 2 }, { Burrower: 1, Brute: 5 }],
      ],
    },
  ],
  tdgs: [
    {
      party: ['Mira', 'Nim', 'Brother Anselm', 'Kira', 'Mira', 'Nim'],
      groups: [
        [{ Skeleton: 1 }, { Skeleton: 1, 'Giant Rat': 2 }],
        [{ Archer: 1, Wolf: 1 }],
        [{ Duelist: 2 }, { Duelist: 1, Bandit: 2 }],
        [{ 'Flame Dancer': 4 }, { Barbarian: 1, Bandit: 5 }],
        [{ Barbarian: 1, 'Flame Dancer': 3 }],
        [
          { Duelist: 5, Zombie: 1 },
          { 'Iron Golem': 3, 'Peasant with Amulet': 2 },
        ],
      ],
    },
    {
      party: ['Kira', 'Brother Anselm', 'Nim', 'Mira', 'Kira', 'Brother Anselm'],
      groups: [
        [{ Zombie: 4 }, { Wolf: 5 }],
        [{ 'Fire Elemental': 2 }, { 'Fire Elemental': 1, Goblin: 2 }],
        [{ 'Flame Dancer': 3 }],
        [{ 'Orc Champion': 3 }, { 'Frost Giant': 1, Wizard: 1 }],
        [{ 'Frost Giant': 1, Wizard: 4 }],
        [{ 'Flame Dancer': 7 }, { 'Flame Dancer': 6, Bandit: 2 }],
      ],
    },
  ],
};
