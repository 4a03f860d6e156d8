import type { Field, Sign, TileName } from '../../field/field.ts';
import type { BookName } from './template.ts';

/** A combatant's id within its encounter: "kira", "goblin-2". Never shown to players. */
export type CombatantId = string;

/** The types that differ between systems. Each system's `sheet.ts` declares one such bundle. */
export interface System {
  readonly id: string;
  readonly sheet: object;
  readonly condition: string;
  /** The book's own words for the result of a roll. */
  readonly degree: string;
  /** State that only this system has, for the encounter and for each combatant. It must not contain user ids. */
  readonly state: { readonly encounter: object; readonly combatant: object };
}

/** An entry of a list on a sheet, such as a weapon or a potion. */
export interface SheetEntry {
  readonly name: string;
}

/** Items with the same name on a sheet: the field that lists them, their name, and how many if there are more than one. */
export interface ItemPart {
  readonly list: string;
  readonly name: string;
  readonly count?: number;
}

/** An item outside any sheet: the list it belongs to, its entry, and its remaining uses or charges. */
export interface GroundItem {
  readonly list: string;
  readonly entry: SheetEntry;
  readonly left?: readonly Resource[];
}

/** Something that is counted: hit points, stress, an armor pool, uses this round. Values are whole numbers. */
export interface Resource {
  readonly value: number;
  /** The resource's value when it is full. Undefined: no limit. */
  readonly max?: number;
}

/** When a condition ends. `left` is how many starts or ends of a turn or round are still to come until then. */
export type Duration =
  | { readonly until: 'turn-start' | 'turn-end'; readonly of: CombatantId; readonly left: number }
  | { readonly until: 'round-start' | 'round-end'; readonly left: number }
  | { readonly until: 'rounds-stop' | 'scene' | 'day' | 'removed' };

/** A condition on a combatant. */
export interface ActiveCondition<Name extends string = string> {
  /**
   * A key that is unique on its bearer: the name, plus whatever tells several conditions of that name apart ("poisoned:
   * viper").
   */
  readonly key: ConditionKey;
  readonly name: Name | OwnConditionName;
  /** What the condition does. Undefined: what the book says. */
  readonly form?: ConditionForm;
  /** The name to show, if it isn't just the condition's name and value: "level 2 (b)". */
  readonly called?: string;
  /** Who caused the condition, if the rules need to know: the grappler, the charmer, the source of fear. */
  readonly source?: CombatantId;
  /** The condition's strength, if it has one: hit points a round, percent, levels. */
  readonly value?: number;
  /** A description by players or content: "a broken rib", "viper venom". */
  readonly note?: ConditionNote;
  readonly duration: Duration;
  /** More facts, which only the condition's own system reads. */
  readonly facts?: Readonly<Record<string, string | number | boolean>>;
}

/** A condition of the scene. */
export type SceneCondition<Name extends string = string> = ActiveCondition<Name> & {
  /** True if only the GM knows of the condition. */
  readonly hidden?: true;
};

/** What belongs to the scene and to no combatant. */
export interface Scene<S extends System = System> {
  readonly conditions?: readonly SceneCondition<S['condition']>[];
  /** The scene's pools and countdowns, by name. */
  readonly resources?: Readonly<Record<string, Resource>>;
}

/** The name of a GM's own condition: as typed, after a prefix that no book's name has. */
export type OwnConditionName = `own: ${string}` & ConditionKey;

/**
 * What a GM's own condition does, stored by value as the system's `ownCondition` read it. Replay uses it unchanged and
 * never validates it again, so that `ownCondition` may become stricter.
 */
export interface ConditionForm {
  /** A description in its author's own words. */
  readonly brief?: OwnWords;
  /** The condition's effects, with the same fields as an entry in the system's catalog of conditions. */
  readonly does: object;
}

/** How a combatant can leave a fight without being down or dead. */
export const DEPARTURES = ['fled', 'surrendered', 'conceded', 'banished', 'captured'] as const;
export type Departure = (typeof DEPARTURES)[number];

/** A combatant can act, is out of action (unconscious, collapsed), is dead, or has left the fight in another way. */
export const VITALITIES = ['up', 'down', 'dead', ...DEPARTURES] as const;
/** The state of a combatant, from `VITALITIES`. */
export type Vitality = (typeof VITALITIES)[number];

/** Whether a combatant is still in the fight: up or down. Not if it is dead or has left. */
export function isInFight(vitality: Vitality): boolean {
  return vitality === 'up' || vitality === 'down';
}

/** Whether a combatant has left the fight without being down or dead. */
export function hasLeftFight(vitality: Vitality): vitality is Departure {
  return !isInFight(vitality) && vitality !== 'dead';
}

/** Whether a combatant that has left is no longer there, so that it can't be reached or looted. */
export function isOutOfReach(vitality: Vitality): boolean {
  return vitality === 'fled' || vitality === 'banished';
}

/** A creature or character in a server's pack, identified by the pack's id and the entry's name. */
export interface PackEntryName {
  readonly pack: string;
  readonly entry: string;
}

/** The key of a portrait: the id of a character, or the name of an entry in a pack. */
export type PortraitKey = string | PackEntryName;

/** A creature or character in the fight. */
export interface Combatant<S extends System = System> {
  readonly id: CombatantId;
  readonly name: string;
  /** Set for a name from a book, which is shown in the encounter's language. Undefined: someone typed the name. */
  readonly book?: BookName;
  readonly side: string;
  /** The player who plays the combatant. Undefined: the GM plays it. */
  readonly controller?: UserId;
  /** The stored character that the combatant was made from. Undefined: it was made for this fight. */
  readonly character?: CharacterId;
  /** The pack entry whose portrait the combatant has. The rules ignore this field. */
  readonly portrait?: PackEntryName;
  /** The name of the combatant's group. Members act together when the first of them comes up (house rule). */
  readonly group?: string;
  readonly sheet: S['sheet'];
  readonly resources: Readonly<Record<string, Resource>>;
  readonly conditions: readonly ActiveCondition<S['condition']>[];
  readonly vitality: Vitality;
  /** Auto-reactions: for each question, the answer that is given without asking the player. */
  readonly standingOrders: Readonly<Record<string, string>>;
  /** The combatant's autopilot style. Undefined: not on autopilot. */
  readonly auto?: Style;
  /** What the player has planned for the combatant's next turn. */
  readonly plan?: Plan;
  /** Set while someone other than the owner plays the combatant temporarily. */
  readonly lent?: LoanToPlayer;
  /** The combatant's state that only this system has. */
  readonly own: S['state']['combatant'];
}

/** The default side of players' characters. */
export const PLAYERS = 'players';
/** The default side of the GM's creatures. */
export const ENEMIES = 'enemies';

/** Combatants who act together in one turn of the turn order. In most systems, each block has one combatant. */
export type Block = readonly CombatantId[];

/**
 * Gathering: waiting for players. Fighting: combat, in rounds. Aftermath: combat is over, but the encounter goes on.
 * Ended: the encounter is over and its seed is shown; its characters can still rest.
 */
export const PHASES = ['gathering', 'fighting', 'aftermath', 'ended'] as const;
export type Phase = (typeof PHASES)[number];

/** A value of an encounter's setting. */
export type Setting = string | number | boolean;

/** A fight in a channel, from start to end. All systems share this type. */
export interface Encounter<S extends System = System> {
  readonly system: S['id'];
  readonly name: string;
  readonly gms: readonly UserId[];
  readonly phase: Phase;
  /** The current round, from 1. 0 before the first. */
  readonly round: number;
  readonly turnOrder: readonly Block[];
  /** The index in `turnOrder` of the combatants whose turn it is. −1 if it is no one's turn. */
  readonly turn: number;
  /** Of the combatants who share the current turn, the ones who have already ended it. */
  readonly done: readonly CombatantId[];
  readonly settings: Readonly<Record<string, Setting>>;
  /** The turn timer. Undefined: no time limit. */
  readonly pace?: TurnTimer;
  readonly combatants: readonly Combatant<S>[];
  /**
   * Hidden combatants, for the GM to reveal. They aren't in `combatants`, so the rules, the turn order, suggestions and
   * players' messages leave them out. Undefined if there are none.
   */
  readonly hidden?: readonly Combatant<S>[];
  /** The position of two combatants relative to each other, by `pair(a, b)`, in the system's own words. */
  readonly positions: Readonly<Record<string, string>>;
  /** The map and who stands where. Undefined: theater of the mind. */
  readonly field?: PlayedField;
  /** The zones and who is in which, in systems that count distances in zones. Undefined: none. */
  readonly zones?: PlayedZones;
  /** Delayed turns, and events that the GM put into the turn order, such as a storm. Undefined if there are none. */
  readonly timeline?: Timeline;
  /** The scene's own conditions and resources. Undefined if there are none. */
  readonly scene?: Scene<S>;
  /** State that only this system has for the encounter. */
  readonly own: S['state']['encounter'];
}

/** What the turn order has besides turns, such as delays and the GM's events. Empty lists are left out. */
export interface Timeline {
  /** This round's delayed turns, in the order in which they were delayed (house rule). */
  readonly delays?: readonly Delay[];
  /** The combatants that have done something in the current turn. Kept only if players may delay their turns. */
  readonly acted?: readonly CombatantId[];
  /** The GM's events in the turn order, such as a storm, in the order in which they were added. */
  readonly events?: readonly TimedEvent[];
  /** Offers to players that haven't been answered yet. */
  readonly proposals?: readonly Proposal[];
}

/** Something that is offered to a combatant's player, such as a compel. */
export interface Proposal {
  readonly id: string;
  /** The system's name for this kind of offer. */
  readonly kind: string;
  readonly to: CombatantId;
  /** What the offer is about, in the GM's words. */
  readonly words?: OwnWords;
}

/** A fixed place in the turn order that isn't a combatant: a lair, a storm, a countdown. */
export interface TimedEvent {
  readonly id: string;
  /** The event's name, as the GM typed it. */
  readonly mark: ConditionNote;
  /** What everyone reads when the event comes. */
  readonly words?: OwnWords;
  readonly at: EventPlace;
  /** The first round in which the event comes. */
  readonly from: number;
  /** The last round in which the event comes. Undefined: it comes in every round from `from` on. */
  readonly until?: number;
  /** True if players don't know of the event until it comes. */
  readonly hidden?: true;
  /** What the event does automatically when it comes. Undefined: the GM plays it out. */
  readonly effect?: EventEffect;
  /**
   * The last round in which the event came. An event that was added too late for its place in the turn order of the
   * current round counts as if it had come in that round.
   */
  readonly came?: number;
}

/** Where in a round an event comes. At an initiative, it comes after the combatants with that number. */
export type EventPlace =
  | { readonly kind: 'round-end' }
  | { readonly kind: 'initiative'; readonly score: number }
  | { readonly kind: 'before' | 'after'; readonly who: CombatantId };

/** What an event in the turn order does automatically: a save first, then damage and conditions for all who fail. */
export interface EventEffect {
  readonly to: EventTargets;
  readonly save?: { readonly what: string; readonly against: number };
  /** The damage, as read by the system's `hazards`. */
  readonly damage?: string;
  readonly conditions?: readonly EventCondition[];
}

/** A condition that an event in the turn order puts on someone. Without `rounds`, it lasts as long as the book says. */
export interface EventCondition {
  readonly condition: string | OwnConditionName;
  /** What the condition does. Undefined: what the book says. */
  readonly form?: ConditionForm;
  readonly rounds?: number;
}

/** Who is affected by an event in the turn order. `area`: everyone in the rectangle between two tiles of the map. */
export type EventTargets =
  | { readonly kind: 'everyone' | 'players' }
  | { readonly kind: 'side'; readonly side: string }
  | { readonly kind: 'named'; readonly who: readonly CombatantId[] }
  | { readonly kind: 'area'; readonly from: TileName; readonly to: TileName };

/** A turn that was delayed to later in the round. */
export interface Delay {
  readonly subject: CombatantId;
  /** Whether the turn waits to be resumed, has a place later in the round, or is over. */
  readonly state: 'waits' | 'placed' | 'over';
  /** The combatant after whose turn the delayed turn comes. Undefined until one is chosen. */
  readonly after?: CombatantId;
  /** The combatants that acted together with the delaying combatant, and will do so again in the next round. */
  readonly beside: Block;
  /** If no one in `beside` is left, the delaying combatant acts before the first of these in the next round. */
  readonly following: Block;
}

/** The key for the position between two combatants. Their order doesn't matter. */
export function pair(a: CombatantId, b: CombatantId): string {
  return a < b ? `${a}|${b}` : `${b}|${a}`;
}

export function find<S extends System>(encounter: Encounter<S>, id: CombatantId): Combatant<S> | undefined {
  for (const combatant of encounter.combatants) if (combatant.id === id) return combatant;
  return undefined;
}

/** Finds a combatant by its id. Throws if it isn't there, because ids come from the program, never from players. */
export function combatant<S extends System>(encounter: Encounter<S>, id: CombatantId): Combatant<S> {
  const who = find(encounter, id);
  if (!who) throw new Error(`No combatant ${id} in this encounter`);
  return who;
}

/**
 * Finds a resource by its name, or returns a value of 0 if it was never set. The name must be the rules' own ("hp") or
 * begin with one ("uses: Fireball"). A name that a player typed isn't safe here.
 */
export function resource(combatant: Combatant, name: string): Resource {
  return combatant.resources[name] ?? { value: 0 };
}

/** The combatants whose turn it is, who can fight and haven't ended it, in the order they joined the encounter. */
export function onTurn<S extends System>(encounter: Encounter<S>): readonly Combatant<S>[] {
  const block = encounter.phase === 'fighting' ? encounter.turnOrder[encounter.turn] : undefined;
  const firstId = block?.[0];
  if (!block || firstId === undefined) return [];
  if (block.length > 1) return membersToAct(encounter, block);
  // A shortcut for the usual turn of one combatant, because every action calls `onTurn` many times.
  const onlyMember = find(encounter, firstId);
  return onlyMember?.vitality === 'up' && !encounter.done.includes(firstId) ? [onlyMember] : [];
}

function membersToAct<S extends System>({ combatants, done }: Encounter<S>, block: Block): readonly Combatant<S>[] {
  return combatants.filter(({ id, vitality }) => vitality === 'up' && block.includes(id) && !done.includes(id));
}

/** Whether it is this combatant's turn. */
export function isOnTurn(encounter: Encounter, id: CombatantId): boolean {
  const block = encounter.phase === 'fighting' ? encounter.turnOrder[encounter.turn] : undefined;
  if (!block?.includes(id) || encounter.done.includes(id)) return false;
  return find(encounter, id)?.vitality === 'up';
}

/** Finds a condition on a combatant by its name, or the first one if several stack. */
export function findCondition<S extends System>(
  who: Combatant<S>,
  name: S['condition'] | OwnConditionName,
): ActiveCondition<S['condition']> | undefined {
  for (const condition of who.conditions) if (condition.name === name) return condition;
  return undefined;
}

/** The loan of a combatant to another player, recorded until the owner gets it back. */
export interface LoanToPlayer {
  /** The player who owns the combatant. Undefined: the GM owns it. */
  readonly owner?: UserId;
  /** When the owner gets the combatant back, in milliseconds since 1970. Undefined: when the owner returns. */
  readonly until?: number;
}

/** The owner, even while someone else plays the combatant. Undefined: the GM. */
export function ownerOf({
  controller,
  lent,
}: {
  readonly controller?: UserId;
  readonly lent?: LoanToPlayer;
}): UserId | undefined {
  return lent ? lent.owner : controller;
}

declare const kind: unique symbol;

/**
 * Text that says something about a user. It is redacted when the user's data is deleted; the code in `src/store/` says
 * how.
 */
type PersonalText<Kind extends string> = string & { readonly [kind]?: Kind };

/** A player or GM: Discord's user id, or the speaker's name in the terminal. */
export type UserId = PersonalText<'user'>;

/**
 * Free text by a user that no rule depends on. `Ruleset.personal` lists the fields of a system that contain such text.
 */
export type OwnWords = PersonalText<'words'>;

/**
 * A description of a condition. The rules may use it to tell conditions apart, so deleting it requires a replacement.
 */
export type ConditionNote = PersonalText<'note'>;

/** Dice as typed. They can have a label in the user's own words. */
export type LabeledDice = PersonalText<'dice'>;

/** A key that makes a condition unique on its bearer. It can end with the condition's note. */
export type ConditionKey = PersonalText<'key'>;

/** A stored character's id. A premade character's id contains its user's id. */
export type CharacterId = PersonalText<'character'>;

/**
 * The kinds of personal text anywhere in the type `T`, such as notes that users typed. Types in `WithReasons`, such as
 * rolls, count as the kind `reasons`. An object type without named fields counts as `own state`, because it stands for
 * a system's own state.
 */
export type PersonalIn<T, WithReasons> = T extends string
  ? typeof kind extends keyof T
    ? NonNullable<T[typeof kind]>
    : never
  : T extends number | boolean | undefined | null
    ? never
    : T extends WithReasons
      ? 'reasons'
      : T extends readonly (infer Each)[]
        ? PersonalIn<Each, WithReasons>
        : keyof T extends never
          ? 'own state'
          : { [Field in keyof T]-?: PersonalIn<NonNullable<T[Field]>, WithReasons> }[keyof T];

/** The maximum number of lines in a plan. */
export const MAX_PLAN_LINES = 5;
/** The maximum number of conditions on a line of a plan. */
export const MAX_LINE_CONDITIONS = 2;

/** A condition of a plan's line. `percent` is a percentage of the main meter; `who` is a combatant's id. */
export type PlanCondition =
  | { readonly if: 'self-below' | 'friend-below'; readonly percent: number }
  | { readonly if: 'friend-down' | 'foe-near' }
  | { readonly if: 'stands'; readonly who: string }
  | { readonly if: 'foes-at-least' | 'round-from'; readonly number: number }
  | { readonly if: 'left'; readonly resource: string; readonly least: number };

/** The kinds of target to choose from if no combatant is named. */
export const TARGET_KINDS = [
  'near foe',
  'most hurt foe',
  'any foe',
  'most hurt friend',
  'fallen friend',
  'self',
] as const;

/** A target: a combatant by id, chosen only while it is up, or the first combatant that matches a kind of target. */
export type Preference = { readonly who: string } | (typeof TARGET_KINDS)[number];

/** An action of the rules with its tool and manner, aimed at the first preference that the rules allow. */
export interface PlannedAction {
  readonly action: string;
  readonly tool?: string;
  readonly manner?: string;
  /** Undefined: the action has no target. */
  readonly targets?: readonly Preference[];
  /** The tile to move to. The plan avoids paths that risk an opportunity attack. */
  readonly to?: TileName;
}

/** Stands for any action that makes the actor harder to hit. Once such an action is done, a plan doesn't repeat it. */
export const GUARD = 'guard';

/** A line of a plan: an action, and the conditions that must all be true before it is done. */
export interface PlanLine {
  readonly when: readonly PlanCondition[];
  readonly act: PlannedAction | typeof GUARD;
}

/** When a plan is used: as soon as the turn starts, or only when the turn timer runs out. */
const PLAN_TIMINGS = ['at once', 'late'] as const;

/** What happens if no line works: the turn ends, or the player is pinged because the plan doesn't work anymore. */
const PLAN_FALLBACKS = ['end turn', 'tell me'] as const;

/**
 * What a combatant will do on their turn, as data. Fray plays the first line that applies and is possible, and repeats
 * this until the turn ends.
 */
export interface Plan {
  readonly lines: readonly PlanLine[];
  readonly otherwise: (typeof PLAN_FALLBACKS)[number];
  /** How many points of each resource the plan may spend in one turn. Other resources may not be spent. */
  readonly may: Readonly<Record<string, number>>;
  readonly use: (typeof PLAN_TIMINGS)[number];
}

/** What can happen when a turn's time is up, besides autopilot: the GM is told, or the character defends or passes. */
export const TIMER_END_CHOICES = ['wait', 'guard', 'pass'] as const;
export type AtTheEnd = (typeof TIMER_END_CHOICES)[number] | Style;

/** The turn timer, set by the GM. House rule: no book limits its players' time. */
export interface TurnTimer {
  /** Minutes for a turn, counting only the hours in which its player plays. */
  readonly turn: number;
  /** Minutes to answer a question. */
  readonly question: number;
  /** How long before the end of a player's time the player is reminded, in minutes. 0: never. */
  readonly nudge: number;
  readonly atEnd: AtTheEnd;
  /** True while the GM has stopped the clock. */
  readonly stopped?: true;
}

/** Whether two turn timers are the same, or both undefined. */
export function isSameTimer(one: TurnTimer | undefined, other: TurnTimer | undefined): boolean {
  return one?.stopped === other?.stopped && haveSameTimes(one, other);
}

/** Whether two turn timers have the same times, whether or not they are stopped. */
export function haveSameTimes(one: TurnTimer | undefined, other: TurnTimer | undefined): boolean {
  return (['turn', 'question', 'nudge', 'atEnd'] as const).every((field) => one?.[field] === other?.[field]);
}

/** The turn timer with its clock running. */
export function withClockRunning({ stopped: _, ...timer }: TurnTimer): TurnTimer {
  return timer;
}

/** How a combatant on autopilot plays. */
export const STYLES = ['fierce', 'wary', 'guardian', 'cowardly', 'mindless'] as const;
export type Style = (typeof STYLES)[number];

/** The map of an encounter, and where everyone stands on it. */
export interface PlayedField {
  readonly ground: Field;
  /**
   * The tile of each combatant, hidden ones included; for large ones, the top left tile. Combatants without an entry
   * aren't on the map, and the rules treat them as if there were no map.
   */
  readonly standing: Readonly<Record<string, TileName>>;
  /** The last move, with its path from the first tile to the last. */
  readonly lastMove?: { readonly subject: string; readonly path: readonly TileName[] };
  /** Combatants who have opened or closed a door since the turn began. */
  readonly atDoors: readonly string[];
  /** The GM's overrides of what the map says about two combatants. */
  readonly words: readonly SituationOverride[];
  readonly look: FieldLook;
}

/** How a map is shown. Changes no rule. */
export interface FieldLook {
  /** True if there is fog, so that players see only what someone on their side sees. */
  readonly dark?: true;
  /** The digest of a background picture. */
  readonly image?: string;
}

/** A GM's override of the position of one combatant relative to another, until one of them moves. */
export interface SituationOverride {
  readonly actor: string;
  readonly target: string;
  readonly situation: Situation;
  readonly why?: OwnWords;
}

/** What is on a tile, and its height. */
export interface TileState {
  readonly sign: Sign;
  readonly level: number;
}

/**
 * The circumstances of an attack, such as range and cover. They come from the map if there is one, otherwise from
 * players and the GM.
 */
export interface Situation {
  /** The distance in the system's words: "Near", "reach". */
  readonly range?: string;
  readonly cover?: string;
  /** The system's word for being flanked: "flanked", "surrounded", "overwhelmed". */
  readonly flanked?: string;
  readonly behind?: boolean;
  readonly highGround?: boolean;
}

/** A zone's id within its encounter: "zone-1". Never shown to players. */
export type ZoneId = string;

/** A named place of the scene: the bar, the street. */
export interface Zone {
  readonly id: ZoneId;
  /** The zone's name, as the GM typed it. */
  readonly name: ConditionNote;
  readonly note?: OwnWords;
  /** The neighboring zones. `value` is the number that the GM set for crossing the border; undefined: none. */
  readonly next: readonly { readonly to: ZoneId; readonly value?: number }[];
}

/** The zones of an encounter, and the zone of each combatant, hidden ones included. */
export interface PlayedZones {
  readonly all: readonly Zone[];
  readonly standing: Readonly<Record<string, ZoneId>>;
}
