import type { Pace, Style } from './pace.ts';
import type { CharacterId, ConditionKey, ConditionNote, UserId } from './personal.ts';
import type { Plan } from './plan.ts';
import type { PlayedField } from './played-field.ts';

/** A combatant's name within its encounter: "kira", "goblin-2". Never shown to players. */
export type CombatantId = string;

/** The types in which systems differ. Every system's `sheet.ts` declares one such bundle. */
export interface System {
  readonly id: string;
  readonly sheet: object;
  readonly condition: string;
  /** The book's own words for how a roll comes out. */
  readonly degree: string;
  /** What only this system keeps, on an encounter and on each combatant. No user id may stand in it. */
  readonly state: { readonly encounter: object; readonly combatant: object };
}

/** Something that is counted: hit points, stress, an armor pool, uses this round. Whole numbers. */
export interface Resource {
  readonly value: number;
  /** Where it is full. Absent: no limit. */
  readonly max?: number;
}

/** When a condition ends. `left` counts the moments still to come; at 0 it is over. */
export type Duration =
  | { readonly until: 'turn-start' | 'turn-end'; readonly of: CombatantId; readonly left: number }
  | { readonly until: 'round-start' | 'round-end'; readonly left: number }
  | { readonly until: 'rounds-stop' | 'scene' | 'day' | 'removed' };

/** A condition as somebody bears it. */
export interface ActiveCondition<Name extends string = string> {
  /** What tells it from others on the same bearer: its name, and what sets apart those that stack ("poisoned: viper"). */
  readonly key: ConditionKey;
  readonly name: Name;
  /** What it is shown as, where that is not its name and value: "level 2 (b)". */
  readonly called?: string;
  /** Whose it is, where the rules ask: the grappler, the charmer, the source of fear. */
  readonly source?: CombatantId;
  /** How much, where there is a how much: hit points a round, percent, levels. */
  readonly value?: number;
  /** Players' or content's words for it: "a broken rib", "viper venom". */
  readonly note?: ConditionNote;
  readonly duration: Duration;
  /** Further facts that only its own system reads. */
  readonly facts?: Readonly<Record<string, string | number | boolean>>;
}

/** Able to act, out of it (unconscious, collapsed), or dead. */
export const VITALITIES = ['up', 'down', 'dead'] as const;
export type Vitality = (typeof VITALITIES)[number];

/** Somebody in the fight. */
export interface Combatant<S extends System = System> {
  readonly id: CombatantId;
  readonly name: string;
  readonly side: string;
  /** The player whose it is. Absent: the GM's. */
  readonly controller?: UserId;
  /** The stored character it was made from. Absent: made for this fight. */
  readonly character?: CharacterId;
  /** Those of one group act together, at the place of whoever of them comes first (house rule). */
  readonly group?: string;
  readonly sheet: S['sheet'];
  readonly resources: Readonly<Record<string, Resource>>;
  readonly conditions: readonly ActiveCondition<S['condition']>[];
  readonly vitality: Vitality;
  /** Standing orders: answers that are given without asking, by the name of the question. */
  readonly standingOrders: Readonly<Record<string, string>>;
  /** How they play by themselves. Absent: by hand. */
  readonly auto?: Style;
  /** What they do when their turn comes, as their player has said. */
  readonly plan?: Plan;
  /** They are in another's hands than their owner's for a time. */
  readonly lent?: Lent;
  /** What only this system keeps of them. */
  readonly own: S['state']['combatant'];
}

/** The sides that newcomers are on where nobody says otherwise: players’ characters, and the GM’s creatures. */
export const PLAYERS = 'players';
export const ENEMIES = 'enemies';

/** Those who act together: one combatant in most systems, several in blocks. */
export type Block = readonly CombatantId[];

/**
 * Gathering: they join. Fighting: rounds run. Aftermath: the rounds have stopped, the scene goes on. Ended: the scene is
 * over, its seed is shown; who was in it can still rest.
 */
export const PHASES = ['gathering', 'fighting', 'aftermath', 'ended'] as const;
export type Phase = (typeof PHASES)[number];

export type Setting = string | number | boolean;

/** A fight in a channel, from its opening to its end. The same for all systems. */
export interface Encounter<S extends System = System> {
  readonly system: S['id'];
  readonly name: string;
  readonly gms: readonly UserId[];
  readonly phase: Phase;
  /** The round being played, from 1; 0 before the first. */
  readonly round: number;
  readonly turnOrder: readonly Block[];
  /** The place in `order` of the block whose turn it is; −1 while nobody's. */
  readonly turn: number;
  /** Those of the block who have ended their turn. */
  readonly done: readonly CombatantId[];
  readonly settings: Readonly<Record<string, Setting>>;
  /** How long a move may take. Absent: as long as it takes. */
  readonly pace?: Pace;
  readonly combatants: readonly Combatant<S>[];
  /**
   * Those who wait unseen, for the GM to reveal. They are none of the combatants, so that no rule, board, order or
   * suggestion can find them. Absent: none.
   */
  readonly hidden?: readonly Combatant<S>[];
  /** How two combatants stand to each other, by `pair(a, b)`, in the system's own words. */
  readonly positions: Readonly<Record<string, string>>;
  /** What it is fought on. Absent: how people stand to each other is said. */
  readonly field?: PlayedField;
  /** What only this system keeps of the encounter. */
  readonly own: S['state']['encounter'];
}

/** The key of two combatants' standing to each other; the same whichever is named first. */
export function pair(a: CombatantId, b: CombatantId): string {
  return a < b ? `${a}|${b}` : `${b}|${a}`;
}

export function find<S extends System>(encounter: Encounter<S>, id: CombatantId): Combatant<S> | undefined {
  for (const combatant of encounter.combatants) if (combatant.id === id) return combatant;
  return undefined;
}

/** The combatant of that id. Throws where there is none: ids come from the program, names from players. */
export function combatant<S extends System>(encounter: Encounter<S>, id: CombatantId): Combatant<S> {
  const found = find(encounter, id);
  if (!found) throw new Error(`No combatant ${id} in this encounter`);
  return found;
}

/**
 * The resource of that name, or nothing at nothing: a resource nobody has set is 0. The name is the rules' own ("hp"), or
 * begins with their word for it ("uses: Fireball"): never what a player typed and nothing else.
 */
export function resource(of: Combatant, name: string): Resource {
  return of.resources[name] ?? { value: 0 };
}

/** Those whose turn it is: able to act and not done with it, in the order they joined. */
export function onTurn<S extends System>(encounter: Encounter<S>): readonly Combatant<S>[] {
  const block = encounter.phase === 'fighting' ? encounter.turnOrder[encounter.turn] : undefined;
  const first = block?.[0];
  if (!block || first === undefined) return [];
  if (block.length > 1) return ofBlock(encounter, block);
  // Mostly it is one, and every deed asks for it many times.
  const only = find(encounter, first);
  return only?.vitality === 'up' && !encounter.done.includes(first) ? [only] : [];
}

function ofBlock<S extends System>({ combatants, done }: Encounter<S>, block: Block): readonly Combatant<S>[] {
  return combatants.filter(({ id, vitality }) => vitality === 'up' && block.includes(id) && !done.includes(id));
}

/** Is this one of those whose turn it is? */
export function isOnTurn(encounter: Encounter, id: CombatantId): boolean {
  const block = encounter.phase === 'fighting' ? encounter.turnOrder[encounter.turn] : undefined;
  if (!block?.includes(id) || encounter.done.includes(id)) return false;
  return find(encounter, id)?.vitality === 'up';
}

/** The condition of that name on a combatant, the first where several stack. */
export function bears<S extends System>(
  who: Combatant<S>,
  name: S['condition'],
): ActiveCondition<S['condition']> | undefined {
  for (const condition of who.conditions) if (condition.name === name) return condition;
  return undefined;
}

/** Somebody is in another's hands for a time. */
export interface Lent {
  /** Whose they are. Absent: the GM's. */
  readonly owner?: UserId;
  /** When they go back, in milliseconds since 1970. Absent: when their owner is back. */
  readonly until?: number;
}

/** Whose somebody is, also while another plays them. Absent: the GM's. */
export function ownerOf({
  controller,
  lent,
}: {
  readonly controller?: UserId;
  readonly lent?: Lent;
}): UserId | undefined {
  return lent ? lent.owner : controller;
}
