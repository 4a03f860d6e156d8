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
    Ganger: 0.16,
    Guard: 0.53,
    'Squad Leader': 1.4,
    Heavy: 1.7,
  },
  tdgs: {},
};
