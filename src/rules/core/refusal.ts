import type { Direction, GroundName, TileName } from '../../field/field.ts';
import type { Deed } from './deed.ts';
import type { CombatantId, Departure, Phase, UserId } from './encounter.ts';
import { given } from './given.ts';
import type { DiceFault } from './notation/expression.ts';
import type { Reason } from './reason.ts';
import type { RefusalTopic } from './refusal-topics.ts';
import type { Problem } from './schema.ts';

/**
 * Why Fray or the rules refuse something, as facts. `text/` puts each into plain words and says what to do instead. A
 * refusal that only one system has is a `rule`, listed in that system's `refusals.ts`.
 */
export type Refusal =
  | { readonly type: 'no-encounter' }
  | { readonly type: 'encounter-running'; readonly name: string }
  /** The bot can't write in the encounter's channel. `lacking` lists the missing permissions by their Discord names. */
  | { readonly type: 'may-not-post'; readonly lacking: readonly string[] }
  /** The bot can't open a thread in the channel. `lacking` lists the missing permissions by their Discord names. */
  | { readonly type: 'may-not-open-thread'; readonly lacking: readonly string[] }
  /** The channel can't have threads. */
  | { readonly type: 'no-threads-here'; readonly isThread: boolean }
  /** Discord didn't open a thread, although the bot has permission to open one. */
  | { readonly type: 'thread-not-opened' }
  | {
      readonly type: 'no-such-ruleset';
      readonly typed: string;
      readonly known: readonly string[];
      readonly near?: string;
    }
  /** The rule system of an encounter or a character isn't loaded: its folder is missing, or has a fault. */
  | { readonly type: 'system-not-loaded'; readonly system: string }
  | { readonly type: 'wrong-phase'; readonly wants: Phase; readonly phase: Phase }
  | { readonly type: 'not-the-gm'; readonly gms: readonly UserId[] }
  | { readonly type: 'last-gm' }
  /** The admin hasn't turned on shared encounters. */
  | { readonly type: 'sharing-off' }
  | { readonly type: 'no-one-of-yours' }
  /**
   * The user plays several combatants and must choose one. If the user plays none of the combatants whose turn it is,
   * `turn` has the names of these combatants.
   */
  | { readonly type: 'which-of-yours'; readonly yours: readonly string[]; readonly turn?: readonly string[] }
  | { readonly type: 'not-yours'; readonly name: string }
  /**
   * The user tapped another player's button in a message for several players. `name` is that button's combatant, and
   * `yours` are the combatants that the user plays.
   */
  | { readonly type: 'not-your-button'; readonly name: string; readonly yours: readonly string[] }
  | {
      readonly type: 'no-one-of-that-name';
      readonly typed: string;
      readonly known: readonly string[];
      readonly near?: string;
    }
  | { readonly type: 'not-for-you'; readonly user: UserId }
  /** There is no combatant to make the check. */
  | { readonly type: 'no-one-to-check' }
  /** The user plays no one who must roll for a check. `waits` has the combatants that must still roll. */
  | { readonly type: 'nothing-to-roll'; readonly waits: readonly string[] }
  | { readonly type: 'opener' }
  | { readonly type: 'no-one-to-fight' }
  /** Combat would end immediately, because the fight is already decided. */
  | { readonly type: 'decided-already'; readonly how: Reason }
  /**
   * The combatant already has the condition, or the scene does if `name` is undefined. If the condition `stacks`, a
   * second one needs a different note.
   */
  | { readonly type: 'has-condition'; readonly name?: string; readonly condition: string; readonly stacks: boolean }
  | { readonly type: 'too-many'; readonly what: RefusalTopic; readonly most: number }
  | {
      readonly type: 'no-such';
      readonly what: RefusalTopic;
      readonly typed: string;
      readonly known: readonly string[];
      readonly near?: string;
    }
  | {
      readonly type: 'not-your-turn';
      readonly name: string;
      readonly turn: readonly string[];
      /** Why the combatant has no turn at all in this round. */
      readonly skips?: Reason;
    }
  /** The combatant never takes turns, like creatures in some books. */
  | { readonly type: 'takes-no-turns'; readonly name: string }
  /** A turn can't be delayed or resumed. */
  | {
      readonly type: 'no-delay';
      readonly name: string;
      readonly why: 'off' | 'begun' | 'no-one-later' | 'not-waiting';
    }
  /**
   * An event that the GM adds to the turn order would be in the past, or it has an initiative number in a system
   * without such numbers.
   */
  | { readonly type: 'no-event'; readonly mark: string; readonly why: 'over' | 'no-number' }
  | { readonly type: 'act-together'; readonly names: readonly string[] }
  | { readonly type: 'no-order' }
  | {
      readonly type: 'nothing-changes';
      readonly what: RefusalTopic;
      readonly value: number;
      /** True if the value was typed in a command's options, not in a form. */
      readonly inCommand?: true;
    }
  | {
      readonly type: 'joins-order-later';
      readonly name: string;
      readonly fighting: boolean;
      /** True if the combatant has delayed, and can still act this round. */
      readonly delaying?: true;
    }
  | { readonly type: 'not-now'; readonly action: string; readonly phase: Phase }
  | { readonly type: 'nothing-cast'; readonly ruleset: string; readonly tool: string; readonly instead?: string }
  /** The system has no action that defends. */
  | { readonly type: 'no-defending'; readonly ruleset: string }
  | { readonly type: 'rounds-run' }
  | { readonly type: 'out-of-the-fight'; readonly name: string; readonly as: OutOfFightState }
  | {
      readonly type: 'cannot';
      readonly name: string;
      readonly action: string;
      readonly because: string;
      readonly instead?: string;
    }
  | { readonly type: 'missing'; readonly what: RefusalTopic; readonly known: readonly string[] }
  /** Someone who is up can't be revived. */
  | { readonly type: 'on-their-feet'; readonly name: string }
  | { readonly type: 'not-at-self' }
  | { readonly type: 'target-dead'; readonly name: string }
  /** The actor or a target has left the fight. */
  | { readonly type: 'has-left'; readonly name: string; readonly as: Departure }
  | {
      readonly type: 'out-of-range';
      readonly weapon: string;
      readonly band: DistanceFact;
      readonly reaches: DistanceFact;
    }
  | {
      readonly type: 'nothing-left';
      readonly name: string;
      /** What there is too little of: a resource, by its id, or the uses of an item. */
      readonly what: { readonly resource: string } | { readonly thing: string };
      readonly need: number;
      readonly left: number;
    }
  | { readonly type: 'question-open'; readonly subject: CombatantId; readonly name: string; readonly about: string }
  | { readonly type: 'gm-decides'; readonly gms: readonly UserId[] }
  | { readonly type: 'no-question' }
  | { readonly type: 'nothing-to-save' }
  | { readonly type: 'nothing-recorded'; readonly name: string }
  | { readonly type: 'record-kept'; readonly gms: readonly UserId[] }
  | { readonly type: 'luck-kept'; readonly gms: readonly UserId[] }
  | { readonly type: 'dice-unreadable'; readonly typed: string; readonly at: number; readonly because: DiceFault }
  /** The encounter has reached its limit for rolls of many dice. Rolls of up to `most` dice are still allowed. */
  | { readonly type: 'roll-quota'; readonly most: number }
  | { readonly type: 'roll-needs-numbers'; readonly name: string; readonly missing: readonly string[] }
  | { readonly type: 'roll-shows-hidden'; readonly name: string }
  | { readonly type: 'not-a-roll-sharer' }
  | { readonly type: 'dice-too-many'; readonly most: number; readonly what: 'dice' | 'sides' }
  | { readonly type: 'text-unfit'; readonly what: RefusalTopic; readonly longest: number }
  | { readonly type: 'out-of-bounds'; readonly what: RefusalTopic; readonly least: number; readonly most: number }
  | { readonly type: 'stale' }
  | { readonly type: 'plays-no-one'; readonly user: UserId }
  /**
   * Only managers of the server may change the server's defaults. Only they and the encounter's GM may change the
   * channel's.
   */
  | { readonly type: 'not-for-defaults'; readonly of: 'server' | 'channel' }
  /** The message isn't a character's speech, or it's no longer known who wrote it. */
  | { readonly type: 'said-by-no-one' }
  /** Speaking as the character would reveal a hidden creature. Only its GM gets this refusal. */
  | { readonly type: 'hidden-speaker'; readonly name: string }
  /** Only the GMs, server admins and the speaker may know who spoke as a character. */
  | { readonly type: 'said-is-the-gms'; readonly gms: readonly UserId[] }
  | CharacterRefusal
  | FieldRefusal
  | ItemRefusal
  | PlayerRefusal
  | JoiningRefusal
  | TimeRefusal
  | UndoRefusal
  | PackRefusal
  | { readonly type: 'rule'; readonly rule: string; readonly facts: RefusalFacts };

/** Why a combatant can't act at all. */
export const OUT_OF_FIGHT_STATES = ['dead', 'down', 'unconscious', 'collapsed'] as const;
type OutOfFightState = (typeof OUT_OF_FIGHT_STATES)[number] | Departure;

/** A distance: one of the book's ranges, or a number of squares. */
type DistanceFact = string | number;

/** What a refusal's text needs: names as typed, and numbers. */
export type RefusalFacts = Readonly<Record<string, string | number>>;

/** The facts of a refusal as arguments. Empty if the refusal needs no facts. */
export type FactsOf<Facts> = keyof Facts extends never ? [] : [facts: Facts & RefusalFacts];

/** What can be wrong with an uploaded file. */
export type FileFault =
  | 'too big'
  | 'wrong type'
  | 'unreachable'
  | 'no text'
  | 'no picture'
  | 'no PNG or JPEG'
  | 'too many pixels'
  | 'picture bytes'
  | 'picture pixels'
  | 'not drawn'
  | 'not drawn here'
  | 'pictures off'
  | 'no JSON'
  | 'too deep'
  | 'no character'
  | 'too new'
  | 'no map'
  | 'map bytes'
  | 'map lines'
  | 'map sides'
  | 'map floor';

/** Refusals about a server's content packs. */
export type PackRefusal =
  /** The server already has the same or a newer revision of the pack, with different content. */
  | {
      readonly type: 'pack-not-newer';
      /** The title of the pack that the server has. The uploaded pack may be a different one with the same id. */
      readonly title: string;
      readonly kept: number;
      readonly id: string;
      readonly revision: number;
    }
  /** The server's packs would be larger than `most` bytes in total. */
  | { readonly type: 'packs-too-big'; readonly most: number }
  /** Only these users may change the server's packs. */
  | { readonly type: 'not-a-pack-keeper'; readonly keepers: 'managers' | 'gms' }
  /** Only a GM of this channel's encounter may choose a scene, and there is no encounter yet. */
  | { readonly type: 'scene-before-encounter' }
  | { readonly type: 'no-packs' }
  /** The bot's admin provides the pack for every server, so it can't be changed here. */
  | { readonly type: 'pack-of-the-host'; readonly title: string }
  | { readonly type: 'pack-of-other-system'; readonly title: string; readonly theirs: string; readonly ours: string }
  | { readonly type: 'pack-not-in-use'; readonly title: string }
  /** The pack in use doesn't work with this version of Fray. */
  | { readonly type: 'pack-fits-no-more'; readonly title: string }
  /** The encounter has no creature or map that could go into a pack. */
  | { readonly type: 'nothing-to-keep'; readonly what: 'creature' | 'map' }
  /** A new entry of a pack must be based on an existing entry. */
  | { readonly type: 'nothing-to-start-from' }
  /** No entry of the pack has that name. */
  | { readonly type: 'no-pack-entry'; readonly title: string; readonly typed: string; readonly near?: string };

/** Refusals about characters, their sheets and their files. */
export type CharacterRefusal =
  | {
      readonly type: 'no-character';
      readonly typed: string;
      readonly known: readonly string[];
      readonly near?: string;
    }
  | { readonly type: 'character-gone' }
  | { readonly type: 'character-changed'; readonly name: string }
  | { readonly type: 'character-exists'; readonly name: string }
  | { readonly type: 'file-unfit'; readonly because: FileFault }
  | {
      readonly type: 'sheet-unfit';
      readonly problems: readonly Problem[];
      readonly more: number;
      /** The system whose field names the player used. Undefined if the sheet comes from a file. */
      readonly system?: string;
    }
  | { readonly type: 'other-system'; readonly name: string; readonly theirs: string; readonly ours: string }
  | { readonly type: 'nothing-to-add' }
  | { readonly type: 'template-and-strength' }
  | { readonly type: 'template-of-file' }
  /** The system has no weaker and stronger variants of creatures. */
  | { readonly type: 'no-templates'; readonly system: string }
  | { readonly type: 'strength-unfit'; readonly least: number; readonly most: number };

/** Refusals about the map. */
export type FieldRefusal =
  | { readonly type: 'no-field' }
  /** The encounter has no zones, or its system plays without them. */
  | { readonly type: 'no-zones' }
  /** The combatant already has an open offer of this kind. */
  | { readonly type: 'offered-already'; readonly name: string }
  /** A line that doesn't name a zone and its neighbors. */
  | { readonly type: 'zones-unreadable'; readonly line: string }
  /** The combatant isn't on the map. */
  | { readonly type: 'not-on-the-field'; readonly name: string }
  /** The map has no such tile. `last` is the tile at its bottom right. */
  | { readonly type: 'no-tile'; readonly typed: string; readonly last: TileName }
  | { readonly type: 'tile-taken'; readonly tile: TileName; readonly name: string }
  /** A door or solid ground can't be where someone stands. */
  | { readonly type: 'someone-in-the-way'; readonly tile: TileName; readonly name: string; readonly ground: GroundName }
  | { readonly type: 'no-footing'; readonly tile: TileName; readonly name: string; readonly ground: GroundName }
  /** A combatant of `width` squares a side, with `tile` at its top left, would reach over the edge of the map. */
  | { readonly type: 'over-the-edge'; readonly tile: TileName; readonly name: string; readonly width: number }
  /**
   * The combatant doesn't have enough movement left to reach the tile. If `cost` is undefined, no path leads there at
   * all.
   */
  | {
      readonly type: 'too-far';
      readonly tile: TileName;
      readonly name: string;
      readonly left: number;
      readonly cost?: number;
      /** Why no path leads there: a closed door, or a step of two levels. Undefined for any other reason. */
      readonly blockedBy?: { readonly door: TileName } | 'height';
    }
  /** A move on a map needs a destination. */
  | { readonly type: 'where-to'; readonly name: string }
  | { readonly type: 'no-door'; readonly tile: TileName; readonly name: string }
  | { readonly type: 'door-once'; readonly name: string }
  /** No one on the combatant's side sees the tile through the fog. */
  | { readonly type: 'not-seen'; readonly tile: TileName }
  | { readonly type: 'nothing-overruled' }
  /** A size that no map can have. */
  | { readonly type: 'field-size'; readonly typed: string }
  | { readonly type: 'map-corner'; readonly typed: string }
  /** A size was given for a premade map, which has its own size. */
  | { readonly type: 'field-own-size'; readonly kind: string }
  /** The player stated a situation that contradicts the map: `said` is what they chose for the option. */
  | {
      readonly type: 'against-the-field';
      readonly option: 'range' | 'cover' | 'flanked' | 'high_ground' | 'behind';
      readonly said: string | boolean;
      /** What the map shows: a value of the option, a distance in tiles, or the direction that the target faces. */
      readonly shows: string | boolean | { readonly tiles: number } | { readonly facing: Direction };
    };

/** Refusals about what someone owns. */
export type ItemRefusal =
  /** Items can't be given or taken in this system. */
  | { readonly type: 'no-items' }
  /** The item is part of the body: claws, a hide. */
  | { readonly type: 'item-natural'; readonly name: string; readonly item: string }
  | { readonly type: 'item-worn'; readonly name: string; readonly item: string }
  /** The owner has too few of the item: only `left`. */
  | { readonly type: 'items-too-few'; readonly name: string; readonly item: string; readonly left: number }
  /** The sheet's list has no room for more entries. */
  | { readonly type: 'items-full'; readonly name: string; readonly list: string; readonly most: number }
  /** The combatant already has as many of the item as the sheet allows. */
  | { readonly type: 'item-full'; readonly name: string; readonly item: string; readonly most: number }
  /** The book has no rule for handing things over during combat, so only the GM can do it. */
  | { readonly type: 'items-by-gm'; readonly gms: readonly UserId[] }
  /** The two combatants are too far apart on the map to hand something over. */
  | { readonly type: 'beyond-hands'; readonly name: string; readonly squares: number }
  /** Nothing can be taken from someone who is on their feet. */
  | { readonly type: 'not-fallen'; readonly name: string }
  /** The `loot` setting doesn't allow players to take anything from the combatant. */
  | { readonly type: 'looting-off'; readonly name: string }
  | { readonly type: 'no-looting'; readonly name: string; readonly gms: readonly UserId[] }
  | { readonly type: 'not-an-ally'; readonly name: string }
  | { readonly type: 'nothing-on-the-ground' }
  | { readonly type: 'owns-nothing'; readonly name: string };

/** Refusals about who plays a combatant. */
export type PlayerRefusal =
  | { readonly type: 'lent-already'; readonly name: string }
  | { readonly type: 'theirs-already'; readonly name: string }
  /** Only the owner may set auto-reactions, not a player who plays the combatant temporarily. */
  | { readonly type: 'owners-answers'; readonly name: string }
  /** Bots can't play. */
  | { readonly type: 'is-a-bot'; readonly user: UserId }
  | { readonly type: 'not-lent'; readonly name: string }
  /** Only the GM's combatants can be on autopilot. */
  | { readonly type: 'has-a-player'; readonly name: string };

/** Why someone can't join the fight, or can't join in this way. */
export type JoiningRefusal =
  | { readonly type: 'already-joined'; readonly name: string }
  | { readonly type: 'creature-is-the-gms'; readonly name: string }
  /** A player's character can't be hidden. */
  | { readonly type: 'not-a-creature'; readonly name: string }
  /** The user is already waiting for the GM's approval. */
  | { readonly type: 'asked-already'; readonly name: string; readonly gms: readonly UserId[] }
  | { readonly type: 'not-let-in'; readonly gms: readonly UserId[] }
  | { readonly type: 'join-closed'; readonly gms: readonly UserId[] }
  | { readonly type: 'enough-of-yours'; readonly most: number }
  | { readonly type: 'name-taken'; readonly name: string }
  | { readonly type: 'name-unfit'; readonly typed: string; readonly longest: number };

/** Refusals about when a player can play (quiet hours, days off, absences), about turn timers and typed times. */
export type TimeRefusal =
  | { readonly type: 'no-such-zone'; readonly typed: string; readonly near?: string }
  | { readonly type: 'time-unreadable'; readonly typed: string; readonly as: 'duration' | 'time of day' | 'day' }
  /** Quiet hours that start and end at the same time of day. */
  | { readonly type: 'quiet-all-day' }
  /** The quiet hours are too long. Both numbers are minutes per day. */
  | { readonly type: 'quiet-too-long'; readonly quiet: number; readonly most: number }
  | { readonly type: 'off-all-week' }
  /** The absence would already be over. `until` is its end, in milliseconds since 1970. */
  | { readonly type: 'absence-over'; readonly until: number }
  | { readonly type: 'absence-too-far'; readonly days: number }
  | { readonly type: 'not-away' }
  /** The time for a turn, an answer or a reminder is out of range. The limits are in minutes. */
  | {
      readonly type: 'pace-unfit';
      readonly what: 'turn' | 'answer' | 'nudge';
      readonly least: number;
      readonly most: number;
    }
  /** The reminder would come before the start of the turn. Both times are in minutes. */
  | { readonly type: 'nudge-too-early'; readonly nudge: number; readonly turn: number }
  /** There is no turn timer to stop. */
  | { readonly type: 'no-pace' }
  /** The player will be away later. Lending a combatant can't be scheduled, so the player must wait until then. */
  | { readonly type: 'hands-later' };

/** Why something can't be undone or redone. */
export type UndoRefusal =
  | { readonly type: 'nothing-to-undo' }
  | { readonly type: 'words-read' }
  | { readonly type: 'nothing-to-redo' }
  | { readonly type: 'not-your-deed'; readonly deed: Deed }
  /** Only a GM may undo the action, because dice were rolled or the player learned something. */
  | { readonly type: 'undo-is-the-gms'; readonly because: 'dice' | 'told'; readonly gms: readonly UserId[] }
  /** The message doesn't show an action. */
  | { readonly type: 'tells-nothing' }
  /** *Play this* was used on a post by someone else, or on one without text. */
  | { readonly type: 'post-not-yours' }
  | { readonly type: 'post-empty' }
  /** More has happened since the state that the message shows. */
  | { readonly type: 'done-since'; readonly gms: readonly UserId[] };

/** The result of a request: a value, or the reason it was refused. Refusals are returned, never thrown. */
export type Result<T, Reason> = { readonly ok: true; readonly value: T } | { readonly ok: false; readonly why: Reason };

export function ok(): Result<undefined, never>;
export function ok<T>(value: T): Result<T, never>;
export function ok<T>(value?: T): Result<T | undefined, never> {
  return { ok: true, value };
}

export function no<const Reason>(why: Reason): Result<never, Reason> {
  return { ok: false, why };
}

/** Changes the value of a successful result with the function `to`. Returns a refusal unchanged. */
export function map<T, U, Reason>(result: Result<T, Reason>, to: (value: T) => U): Result<U, Reason> {
  return result.ok ? ok(to(result.value)) : result;
}

/** Something that can be chosen by name: a word, or an object with a name. */
type NamedChoice = string | { readonly name: string };

/** Finds an entry by its name, ignoring case. If it isn't there, refuses with the known names and the closest one. */
export function choose<const T extends NamedChoice>(
  what: RefusalTopic,
  typedText: string,
  from: readonly T[],
): Result<T, Refusal> {
  const match = choiceNamed(typedText, from);
  return match === undefined ? unknownName(what, typedText, from) : ok(match);
}

/** Like `choose`, but the start of a name is enough if only one name begins with it. */
export function chooseByBeginning<const T extends NamedChoice>(
  what: RefusalTopic,
  input: string,
  from: readonly T[],
): Result<T, Refusal> {
  const match = choiceNamed(input, from) ?? onlyChoiceStartingWith(input, from);
  return match === undefined ? unknownName(what, input, from) : ok(match);
}

/** The entry with a name, ignoring case. */
export function choiceNamed<T extends NamedChoice>(input: string, from: readonly T[]): T | undefined {
  // A name that was picked from a list matches exactly. Only typed names need a comparison that ignores case.
  return from.find((each) => nameOf(each) === input) ?? matchIgnoringCase(input, from);
}

/** The entry whose name begins with a text, ignoring case, if there is exactly one. */
export function onlyChoiceStartingWith<T extends NamedChoice>(input: string, from: readonly T[]): T | undefined {
  const foldedInput = foldCase(input);
  if (foldedInput === '') return undefined;
  const [match, another] = from.filter((each) => foldCase(nameOf(each)).startsWith(foldedInput));
  return another === undefined ? match : undefined;
}

/** Refuses an unknown name, with the known names and the closest one. */
export function unknownName(what: RefusalTopic, input: string, from: readonly NamedChoice[]): Result<never, Refusal> {
  return no({ type: 'no-such', what, typed: input, ...suggestion(input, from) });
}

/** The known names, and the one that was most likely meant. */
export function suggestion(
  typed: string,
  from: readonly NamedChoice[],
): { readonly known: readonly string[]; readonly near?: string } {
  const knownNames = [...new Set(from.map(nameOf))];
  return { known: knownNames, ...given({ near: closestName(typed, knownNames) }) };
}

function matchIgnoringCase<T extends NamedChoice>(input: string, from: readonly T[]): T | undefined {
  const foldedInput = foldCase(input);
  return from.find((each) => foldCase(nameOf(each)) === foldedInput);
}

function nameOf(each: NamedChoice): string {
  return typeof each === 'string' ? each : each.name;
}

function foldCase(name: string): string {
  return name.normalize('NFC').trim().toLowerCase();
}

/** The closest known name, if it is close enough to ask "did you mean". */
export function closestName(input: string, knownNames: readonly string[]): string | undefined {
  const lowerInput = input.trim().toLowerCase();
  const distanceTo = (name: string) => {
    const lowerName = name.toLowerCase();
    if (lowerInput !== '' && (lowerName.startsWith(lowerInput) || lowerInput.startsWith(lowerName))) return 0;
    if (hasTextAtWordStart(lowerName, lowerInput) || hasTextAtWordStart(lowerInput, lowerName))
      return PART_MATCH_DISTANCE;
    const distanceOf = (text: string) => editDistance(lowerInput.slice(0, 60), text.slice(0, 60));
    const wordDistances = longWordsOf(lowerName).map((word) => distanceOf(word) + PART_MATCH_DISTANCE);
    return Math.min(distanceOf(lowerName), ...wordDistances);
  };
  const closestMatch = knownNames
    .map((name) => ({ name, distance: distanceTo(name) }))
    .toSorted((a, b) => a.distance - b.distance || a.name.length - b.name.length)[0];
  const maxDistance = Math.max(1, Math.floor(lowerInput.length / 3)) + PART_MATCH_DISTANCE;
  return closestMatch && closestMatch.distance <= maxDistance ? closestMatch.name : undefined;
}

/**
 * Added to a name's distance if only a part of the name matches, so that an equally good match of a whole name is
 * closer.
 */
const PART_MATCH_DISTANCE = 0.5;
/**
 * The minimum number of characters of a word that is compared by itself. Shorter words, such as “of”, are in too many
 * names.
 */
const MIN_WORD_LENGTH = 3;

/** Whether a text is in a longer one, from the start of a word: “spider” in “giant spider”. */
function hasTextAtWordStart(longer: string, text: string): boolean {
  return text.length >= MIN_WORD_LENGTH && ` ${longer.replace(/[^\p{L}\p{N}]+/gu, ' ')}`.includes(` ${text}`);
}

/** The words of a name that has several words, without the short ones. Empty if the name is a single word. */
function longWordsOf(name: string): readonly string[] {
  const words = name.split(/[^\p{L}\p{N}]+/u);
  return words.length < 2 ? [] : words.filter((word) => word.length >= MIN_WORD_LENGTH);
}

/** How many letters must be inserted, removed, changed or swapped with the next to turn one word into the other. */
function editDistance(a: string, b: string): number {
  let rowBeforeLast: number[] = [];
  let lastRow = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let index = 1; index <= a.length; index++) {
    const row = [index];
    for (let j = 1; j <= b.length; j++) {
      const isSameCharacter = a[index - 1] === b[j - 1];
      const areCharactersSwapped = index > 1 && j > 1 && a[index - 1] === b[j - 2] && a[index - 2] === b[j - 1];
      row[j] = Math.min(
        (lastRow[j] ?? 0) + 1,
        (row[j - 1] ?? 0) + 1,
        (lastRow[j - 1] ?? 0) + (isSameCharacter ? 0 : 1),
        areCharactersSwapped ? (rowBeforeLast[j - 2] ?? 0) + 1 : Number.POSITIVE_INFINITY,
      );
    }
    rowBeforeLast = lastRow;
    lastRow = row;
  }
  return lastRow[b.length] ?? 0;
}
