import type { CombatantId, Encounter } from '../../../src/rules/core/encounter.ts';
import type { Scene } from '../../../src/rules/core/scene.ts';
import { sheetOf } from '../../../src/rules/tdgs/content/forms.ts';
import { type Tdgs, tdgs } from '../../../src/rules/tdgs/ruleset.ts';
import type { Fighter, Sheet, Stat } from '../../../src/rules/tdgs/sheet.ts';

/** Somebody of whom only what matters is said: stats are 10 unless named, nothing is held or worn. */
export type Who = Partial<Record<Stat, number>> &
  Partial<Sheet> & {
    readonly side?: string;
    readonly hp?: number;
    readonly conditions?: Fighter['conditions'];
    readonly orders?: Fighter['orders'];
    readonly tracks?: Fighter['tracks'];
    readonly standing?: Fighter['standing'];
  };

const CREATURES = /goblin|foe|orc|dragon|wolf|golem|elemental|target|god|troll/;

export function fighter(
  id: CombatantId,
  { side, hp, conditions = [], orders = {}, tracks = {}, standing, ...sheet }: Who = {},
): Fighter {
  const whole: Sheet = { ...sheetOf(10), ...sheet };
  const all = { ...tdgs.tracks(whole, {}), ...tracks };
  const max = all['hp']?.max ?? 0;
  return {
    id,
    name: id.charAt(0).toUpperCase() + id.slice(1),
    side: side ?? (CREATURES.test(id) ? 'creatures' : 'players'),
    sheet: whole,
    tracks: { ...all, hp: { value: hp ?? max, max } },
    conditions,
    standing: standing ?? (conditions.some(({ name }) => name === 'Unconscious') ? 'down' : 'up'),
    orders: { 'turn end': 'by hand', ...orders },
  };
}

/** A fight that runs: the first named is on turn, in round 1, in the order they are named. */
export function between(who: Readonly<Record<string, Who>>, is: Partial<Encounter<Tdgs>> = {}): Encounter<Tdgs> {
  const combatants = Object.entries(who).map(([id, each]) => fighter(id, each));
  return {
    system: 'tdgs',
    name: 'a test',
    gms: ['gm'],
    phase: 'fighting',
    round: 1,
    order: combatants.map(({ id }) => [id]),
    turn: 0,
    done: [],
    settings: {},
    combatants,
    positions: {},
    ...is,
  };
}

export const hp = (encounter: Encounter, id: CombatantId) =>
  encounter.combatants.find((each) => each.id === id)?.tracks['hp']?.value;

export const has = (encounter: Encounter, id: CombatantId, name: string) =>
  encounter.combatants.find((each) => each.id === id)?.conditions.some((each) => each.name === name) ?? false;

/** A deed of the rules themselves. */
export type Deed = (scene: Scene<Tdgs>) => unknown;
