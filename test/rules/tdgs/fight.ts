import { fieldOf } from '../../../src/field/field.ts';
import type { CombatantId, Encounter } from '../../../src/rules/core/encounter.ts';
import type { Affliction, Intent } from '../../../src/rules/core/intent.ts';
import type { Resolution } from '../../../src/rules/core/resolution.ts';
import { endTurn } from '../../../src/rules/core/turns.ts';
import { type Tdgs, tdgs } from '../../../src/rules/tdgs/ruleset.ts';
import type { Fighter, Sheet, Stat } from '../../../src/rules/tdgs/sheet.ts';
import { maxHp, refForTurnOrder } from '../../../src/rules/tdgs/stats.ts';
import { referenceOf } from '../../../src/text/language.ts';
import { briefOf } from '../../../src/text/reference.ts';
import { itemReason } from '../core/said.ts';
import { d, type ScriptedDie } from '../core/scripted-dice.ts';
import { after, type Deed, playScripted, transcript } from '../core/transcript.ts';
import { sheetOf, weapon } from './content.ts';

/** The facts of a combatant that matter in a test. Stats are 10 unless given, and nothing is held or worn. */
export type FighterSketch = Partial<Record<Stat, number>> &
  Partial<Sheet> & {
    readonly side?: string;
    readonly hp?: number;
    readonly conditions?: Fighter['conditions'];
    readonly standingOrders?: Fighter['standingOrders'];
    readonly resources?: Fighter['resources'];
    readonly vitality?: Fighter['vitality'];
  };

const CREATURE_NAMES = /goblin|enemy|orc|dragon|wolf|golem|elemental|target|god|troll/;

export function fighter(
  id: CombatantId,
  {
    side,
    hp,
    conditions = [],
    standingOrders: orders = {},
    resources: tracks = {},
    vitality: standing,
    ...sheet
  }: FighterSketch = {},
): Fighter {
  const wholeSheet: Sheet = { ...sheetOf(10), ...sheet };
  const allResources = { ...tdgs.resources(wholeSheet, {}), ...tracks };
  const unhurt: Fighter = {
    id,
    name: id,
    side: '',
    sheet: wholeSheet,
    resources: {},
    conditions,
    vitality: 'up',
    standingOrders: {},
    own: tdgs.own.combatant(wholeSheet, {}),
  };
  const max = maxHp(unhurt);
  return {
    id,
    name: id.charAt(0).toUpperCase() + id.slice(1),
    side: side ?? (CREATURE_NAMES.test(id) ? 'creatures' : 'players'),
    sheet: wholeSheet,
    resources: { ...allResources, hp: { value: hp ?? max, max } },
    conditions,
    vitality: standing ?? (conditions.some(({ name }) => name === 'Unconscious') ? 'down' : 'up'),
    standingOrders: { 'turn end': 'by hand', ...orders },
    own: unhurt.own,
  };
}

/** A fight in round 1, on the first named combatant's turn. Combatants act in the order they are named. */
export function between(
  who: Readonly<Record<string, FighterSketch>>,
  fields: Partial<Encounter<Tdgs>> = {},
): Encounter<Tdgs> {
  const combatants = Object.entries(who).map(([id, each]) => fighter(id, each));
  return {
    system: 'tdgs',
    name: 'a test',
    gms: ['gm'],
    phase: 'fighting',
    round: 1,
    turnOrder: combatants.map(({ id }) => [id]),
    turn: 0,
    done: [],
    settings: {},
    combatants,
    positions: {},
    own: { ties: tiedGroups(combatants) },
    ...fields,
  };
}

/**
 * Groups of combatants with equal REF and LUK. Each group keeps the order in which its combatants are named, as if a
 * roll had broken the tie that way.
 */
function tiedGroups(combatants: readonly Fighter[]): string[][] {
  const groups = new Map<string, string[]>();
  for (const fighter of combatants) {
    const key = `${refForTurnOrder(fighter)}/${fighter.sheet.LUK}`;
    groups.set(key, [...(groups.get(key) ?? []), fighter.id]);
  }
  return [...groups.values()].filter((ids) => ids.length > 1);
}

export const hp = (encounter: Encounter, id: CombatantId) =>
  encounter.combatants.find((each) => each.id === id)?.resources.hp?.value;

export const hasCondition = (encounter: Encounter, id: CombatantId, name: string) =>
  encounter.combatants.find((each) => each.id === id)?.conditions.some((each) => each.name === name) ?? false;

/** A condition that lasts until removed, unless another duration is given. */
export function conditionFor(
  name: Fighter['conditions'][number]['name'],
  fields: Partial<Fighter['conditions'][number]> = {},
): Fighter['conditions'][number] {
  return { key: name, name, duration: { until: 'removed' }, ...fields };
}

/** An attacker whose hits all have exactly this raw damage, of one type or untyped. */
export function hitsFor(raw: number, type?: string): FighterSketch {
  const flat = Math.max(0, raw - 20);
  const damageType = type === undefined ? {} : { type };
  return {
    STR: raw - flat,
    weapons: [weapon({ name: 'Blow', damage: [{ flat, ...damageType }] })],
    resources: { actions: { value: 9, max: 1 } },
  };
}

/** The fight after a target that can't dodge was hit this many times, each time with this raw damage. */
export function afterHits(
  target: FighterSketch,
  raw: number,
  type?: string,
  times = 1,
  fields: Partial<Encounter<Tdgs>> = {},
): Encounter<Tdgs> {
  let fight = between({ kira: hitsFor(raw, type), enemy: { REF: 0, ...target } }, fields);
  for (let index = 0; index < times; index++) fight = next(fight, attackBy('kira', 'enemy'), d(20, 19));
  return fight;
}

/** The HP that a target loses to one hit with this raw damage. */
export function hpLost(
  target: FighterSketch,
  raw: number,
  type?: string,
  fields: Partial<Encounter<Tdgs>> = {},
): number {
  const before = between({ enemy: target }).combatants[0]?.resources.hp?.value ?? 0;
  return before - (hp(afterHits(target, raw, type, 1, fields), 'enemy') ?? 0);
}

export const attackBy = (by: CombatantId, at: CombatantId, more: Partial<Intent> = {}): Intent => ({
  action: 'attack',
  actor: by,
  targets: [at],
  ...more,
});

export const intentOf = (action: string, by: CombatantId, more: Partial<Intent> = {}): Intent => ({
  action,
  actor: by,
  ...more,
});

/** A deed that ends the combatant's turn, with the effects that come at the end of a turn. */
export const endOfTurn =
  (id: CombatantId) =>
  (resolution: Resolution<Tdgs>): unknown =>
    endTurn(resolution, tdgs, id);

export const vitalityOf = (encounter: Encounter, id: CombatantId) =>
  encounter.combatants.find((each) => each.id === id)?.vitality;

export const trackOf = (encounter: Encounter, id: CombatantId, name: string) =>
  encounter.combatants.find((each) => each.id === id)?.resources[name]?.value;

/** The refusal's id if a deed is refused, "asked" if it stops at a question, and otherwise "done". */
export function answerTo(encounter: Encounter<Tdgs>, deed: Intent, ...script: ScriptedDie[]): string {
  const result = playScripted(tdgs, encounter, deed, script);
  if (result.ok) return result.value.type;
  return result.why.type === 'rule' ? result.why.rule : result.why.type;
}

/** The fight after one deed. */
export function next(encounter: Encounter<Tdgs>, deed: Deed<Tdgs>, ...script: ScriptedDie[]): Encounter<Tdgs> {
  return after(tdgs, encounter, deed, ...script);
}

/** The events of a deed, one per line. */
export function lines(encounter: Encounter<Tdgs>, deed: Deed<Tdgs>, ...script: ScriptedDie[]): string[] {
  return transcript(tdgs, encounter, deed, ...script);
}

/** A deed that adds a condition to a combatant. */
export const addCondition =
  (bearer: CombatantId, condition: Affliction<Tdgs>['condition'], fields: Partial<Affliction<Tdgs>> = {}) =>
  (resolution: Resolution<Tdgs>): unknown =>
    tdgs.afflict(resolution, bearer, { condition, ...fields });

/** A deed in which the GM removes a condition from a combatant, if it is there. */
export const removeCondition =
  (bearer: CombatantId, name: string) =>
  (resolution: Resolution<Tdgs>): void => {
    const condition = resolution.combatant(bearer).conditions.find((each) => each.name === name);
    if (condition)
      resolution.record({ type: 'condition-ended', subject: bearer, condition, why: itemReason('the GM') });
  };

/** Starts a new round, as if the last turn of the previous one had ended. */
export const newRound = (resolution: Resolution<Tdgs>): unknown => tdgs.startRound(resolution);

/** A condition's text for players. */
export const conditionBrief = (condition: string) => briefOf(referenceOf('tdgs'), 'conditions', condition);

/**
 * A fight like `between`, but on a map. `rows` has the map's symbols, `heights` has rows of digits, and `at` is a
 * combatant's square.
 */
export function onField(
  who: Readonly<Record<string, FighterSketch & { readonly at?: string }>>,
  { rows = ['.'.repeat(20)], heights = [], ...is }: Partial<Encounter<Tdgs>> & Ground = {},
): Encounter<Tdgs> {
  const places = Object.fromEntries(Object.entries(who).flatMap(([id, { at }]) => (at ? [[id, at]] : [])));
  const sheets = Object.fromEntries(Object.entries(who).map(([id, { at: _, ...each }]) => [id, each]));
  const field = { ground: fieldOf(rows, heights), standing: places, atDoors: [], words: [], look: {} };
  return between(sheets, { field, ...is });
}
interface Ground {
  readonly rows?: readonly string[];
  readonly heights?: readonly string[];
}

/** Where a combatant stands on the map. */
export const tileNameOf = (encounter: Encounter, id: CombatantId) => encounter.field?.standing[id];
