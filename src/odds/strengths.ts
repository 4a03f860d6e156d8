// How strong the ready-made creatures are, the weakest first. Written by `node bench/strengths.ts SYSTEM`.

/** So many of the system's ready-made characters fight evenly against one: 0.2 is five to one character, 3 holds three. */
export type Strength = number;

/** By system and name. */
export const STRENGTHS: Readonly<Record<string, Readonly<Record<string, Strength>>>> = {
  dungeoneers: {
    Goblin: 0.077,
    Skeleton: 0.55,
    Zombie: 0.67,
  },
  mastery: {
    'Novice Fighter': 0.033,
    'Competent Fighter': 0.13,
    Opponent: 0.31,
    'Adept Fighter': 0.31,
    'Advanced Fighter': 0.62,
    'Expert Fighter': 1.1,
    'Elite Fighter': 1.8,
    'Master Fighter': 3,
  },
  sol: {
    'Sewer Rat': 0.12,
    Ganger: 0.16,
    Thug: 0.19,
    'Gang Gunner': 0.23,
    'Scout Drone': 0.24,
    Corpsman: 0.28,
    Watchdog: 0.41,
    Brute: 0.5,
    Guard: 0.53,
    Stalker: 0.54,
    Raider: 0.58,
    Marksman: 0.77,
    'Gun Drone': 0.77,
    'Riot Trooper': 0.91,
    Grenadier: 0.94,
    'Squad Leader': 1.4,
    Veteran: 1.6,
    Heavy: 1.7,
    Assassin: 1.8,
    Burrower: 2.3,
    Cyborg: 2.9,
    'Exo Trooper': 3.4,
    Warlord: 4.1,
    'War Walker': 5,
    'Siege Engine': 7.4,
  },
  tdgs: {},
};
