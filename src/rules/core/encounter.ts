import type { Field, Sign, TileName } from '../../field/field.ts';

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

declare const kind: unique symbol;

/** Text that tells of a user. What has such a field is redacted when they ask to be deleted; `store/` has to say how. */
type Personal<Kind extends string> = string & { readonly [kind]?: Kind };

/** A player or GM: Discord's user id, or the speaker's name at the terminal table. */
export type UserId = Personal<'user'>;

/** What somebody wrote in their own words, and of which nothing in the rules depends. */
export type OwnWords = Personal<'words'>;

/** Words for a condition. The rules may tell conditions apart by them, so that others have to stand in their place. */
export type ConditionNote = Personal<'note'>;

/** Dice as they were typed; a label of the user’s own words may follow them. */
export type LabeledDice = Personal<'dice'>;

/** What tells a condition from others on its bearer; it may end with the note. */
export type ConditionKey = Personal<'key'>;

/** A stored character's id; a ready-made one's names its user. */
export type CharacterId = Personal<'character'>;

/** Which kinds of personal text are somewhere in a value. `Told`: what tells by reasons. `object`: what only one system reads. */
export type PersonalIn<T, Told> = T extends string
  ? typeof kind extends keyof T
    ? NonNullable<T[typeof kind]>
    : never
  : T extends number | boolean | undefined | null
    ? never
    : T extends Told
      ? 'reasons'
      : T extends readonly (infer Each)[]
        ? PersonalIn<Each, Told>
        : keyof T extends never
          ? 'own state'
          : { [Field in keyof T]-?: PersonalIn<NonNullable<T[Field]>, Told> }[keyof T];

/** Most lines of a plan, and most conditions of a line. */
export const MOST_LINES = 5;
export const MOST_CONDITIONS = 2;

/** Something that can be seen in the encounter as it stands. `percent` is of the main meter; `who` is a combatant's id. */
export type PlanCondition =
  | { readonly if: 'self-below' | 'friend-below'; readonly percent: number }
  | { readonly if: 'friend-down' | 'foe-near' }
  | { readonly if: 'stands'; readonly who: string }
  | { readonly if: 'foes-at-least' | 'round-from'; readonly number: number }
  | { readonly if: 'left'; readonly resource: string; readonly least: number };

/** Whom an act is aimed at, where nobody is named. */
export const KINDS_OF_TARGET = [
  'near foe',
  'most hurt foe',
  'any foe',
  'most hurt friend',
  'fallen friend',
  'self',
] as const;

/** One combatant while they stand, by id, or the first of a kind. */
export type Preference = { readonly who: string } | (typeof KINDS_OF_TARGET)[number];

/** What is done: an action of the rules, with what and how, and at the first of these whom the rules offer. */
export interface PlannedAct {
  readonly action: string;
  readonly tool?: string;
  readonly manner?: string;
  /** Absent: it is aimed at nobody. */
  readonly targets?: readonly Preference[];
  /** The tile it goes to. A way on which somebody may strike is not taken. */
  readonly to?: TileName;
}

/** Whatever the rules have against being hit, in place of an action of theirs: so it is done once and not again. */
export const GUARD = 'guard';

/** An act, done where all of its conditions hold. */
export interface PlanLine {
  readonly when: readonly PlanCondition[];
  readonly act: PlannedAct | typeof GUARD;
}

/** When a plan plays: as its owner's turn comes, or only when their time is over. */
const USES = ['at once', 'late'] as const;

/** What follows when no line can be done: the turn ends, or its owner is told that the plan no longer fits. */
const OTHERWISES = ['end turn', 'tell me'] as const;

/** What somebody will do on their turn, as data: the first line that holds and can be done, until the turn is over. */
export interface Plan {
  readonly lines: readonly PlanLine[];
  readonly otherwise: (typeof OTHERWISES)[number];
  /** How many points of each resource it may spend in one turn. What is not named is not spent. */
  readonly may: Readonly<Record<string, number>>;
  readonly use: (typeof USES)[number];
}

/** What happens when a turn's time is over: the GM is told, the character guards or passes, or a tactic plays its turn. */
export const AT_THE_END = ['wait', 'guard', 'pass'] as const;
export type AtTheEnd = (typeof AT_THE_END)[number] | Style;

/** How long a move may take, set by the GM. House rule: no book counts the time of its players. */
export interface Pace {
  /** Minutes for a turn, of the time in which its player plays. */
  readonly turn: number;
  /** Minutes for the answer to a question. */
  readonly question: number;
  /** So many minutes before the end its player is reminded. 0: not at all. */
  readonly nudge: number;
  readonly atEnd: AtTheEnd;
  /** The GM has stopped the clock. */
  readonly stopped?: true;
}

/** Whether two paces are the same, or both are none. */
export function samePace(one: Pace | undefined, other: Pace | undefined): boolean {
  return one?.stopped === other?.stopped && sameTimes(one, other);
}

/** The same, whether or not their clocks are stopped. */
export function sameTimes(one: Pace | undefined, other: Pace | undefined): boolean {
  return (['turn', 'question', 'nudge', 'atEnd'] as const).every((field) => one?.[field] === other?.[field]);
}

/** The pace with its clock running. */
export function running({ stopped: _, ...pace }: Pace): Pace {
  return pace;
}

/** How somebody plays who plays by themselves. */
export const STYLES = ['fierce', 'wary', 'guardian', 'cowardly', 'mindless'] as const;
export type Style = (typeof STYLES)[number];

/** The field of an encounter, and where everybody stands on it. */
export interface PlayedField {
  readonly ground: Field;
  /**
   * Where everybody stands, those who wait unseen too: of several tiles the one at the top left. Who is not in it stands
   * nowhere, and is treated as in an encounter without a field.
   */
  readonly standing: Readonly<Record<string, TileName>>;
  /** Who moved last, from the tile they left to the one they are on. */
  readonly lastMove?: { readonly subject: string; readonly path: readonly TileName[] };
  /** Those who have opened or closed a door since the turn began. */
  readonly atDoors: readonly string[];
  /** What the GM has said of how one stands to another, in place of what the field says. */
  readonly words: readonly Overruled[];
  readonly look: FieldLook;
}

/** How a field is shown. It changes no rule. */
export interface FieldLook {
  /** Players see only what somebody of their side sees. */
  readonly dark?: true;
  /** The digest of a picture that lies under the tiles. */
  readonly image?: string;
}

/** The GM's word on how somebody stands to another, until one of the two moves. */
export interface Overruled {
  readonly actor: string;
  readonly target: string;
  readonly situation: Situation;
  readonly why?: OwnWords;
}

/** What is on a tile and how high it is. */
export interface TileState {
  readonly sign: Sign;
  readonly level: number;
}

/** How the two stand to each other as an attack is declared. Where there is a field it says so, else players and GM do. */
export interface Situation {
  /** How far apart, in the system's words: "Near", "reach". */
  readonly range?: string;
  readonly cover?: string;
  /** "flanked", "surrounded", "overwhelmed". */
  readonly flanked?: string;
  readonly behind?: boolean;
  readonly highGround?: boolean;
}
