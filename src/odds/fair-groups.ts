// Enemy groups that make a fair fight for the premade characters. Written by `node bench/fair-groups.ts`.

/** How many of which creatures. */
export type Group = Readonly<Record<string, number>>;

/** Premade characters in the order they join, and the groups that are fair for the first one, two … of them. */
export interface FairParty {
  readonly party: readonly string[];
  readonly groups: readonly (readonly Group[])[];
}

/** By system. */
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
