import type { ActionCommand } from '../rules/core/action.ts';
import type { CombatantId, UserId } from '../rules/core/encounter.ts';
import type { About, NotedRoll, Reason } from '../rules/core/reason.ts';
import { nameAmong, nameOf, notedRollText, type SideFacts, sideFacts, TOOL_NAME_KINDS } from './names.ts';
import type { Reference, SheetLines } from './reference.ts';
import {
  harmAmountText,
  type ResourceNames,
  resourceAmount,
  resourceName,
  resourceUnit,
  shortAmount,
} from './resource-names.ts';
import { SIGN_STYLES, type SignStyle, type Signs } from './signs.ts';
import { type Grammar, shorten, t } from './t.ts';

/**
 * The combatant that must answer: its name, whether everyone may know what the answers cost, and the names of all
 * combatants, not escaped.
 */
interface AskedCombatant {
  readonly name: string;
  readonly open: boolean;
  readonly nameOf: (id: CombatantId) => string;
}

/** The maximum length of a name on an answer's button, in characters. */
const MAX_ANSWER_NAME_LENGTH = 40;

/**
 * What is needed to put into words why a number applies or why something happened: a language, and the names as the
 * viewer sees them.
 */
export interface Wording extends Grammar {
  /**
   * The symbols between the parts of a text, such as "→" and "≥", or the words that replace them for screen readers.
   */
  readonly signs: Signs;
  readonly name: (id: CombatantId) => string;
  /** A player, as a mention if the text is for a channel. Undefined stands for the GM. */
  readonly user: (id: UserId | undefined) => string;
  /**
   * Puts a reason into words: why a number applies or why something happened. The words can include the details in
   * `beside` and the words for other reasons.
   */
  readonly word: (why: Reason, beside?: ReasonDetails) => string;
  /** A resource's name: "HP", "uses of Dodge". `count` is how many there can be, as in "0/1 slow action". */
  readonly resource: (resource: string, count?: number) => string;
  /** The words after an amount of a resource: "HP", "wounds". `count` decides between singular and plural. */
  readonly unit: (resource: string, count?: number) => string;
  /** An amount of a resource: "17 HP", "1 wound". */
  readonly amount: (amount: number, resource: string) => string;
  /** An amount of a resource, for where there is little room: "3 points". */
  readonly brief: (amount: number, resource: string) => string;
  /** An amount of harm to a resource: "17 damage", "1 wound". */
  readonly harm: (amount: number, resource: string) => string;
  /** The texts of a question, for the player who is asked. */
  readonly asking: (note: Reason, target: AskedCombatant) => Asking | undefined;
  /** A roll's result: "hit". */
  readonly degree: (degree: string) => string;
  /** A roll's result at the end of a short line of math: "a hit". */
  readonly result: (degree: string, purpose?: string) => string;
  /**
   * The book's name for something that the rules offer as a choice, such as a question, an answer, a position or a
   * damage type: "at reach".
   */
  readonly optionName: (id: string) => string;
  /** The book's name for an entry on a sheet: a weapon, armor, a spell. */
  readonly thingName: (id: string) => string;
  /** The book's name for a condition. */
  readonly conditionName: (id: string) => string;
  /** The book's name for an attribute, a skill or a stat. */
  readonly skillName: (id: string) => string;
  /** A recorded roll, not escaped. Undefined if its faces aren't known. */
  readonly rolled: (roll: NotedRoll | undefined) => string | undefined;
  /** The name of a field of the sheet. In English, it is the name that is used in files. */
  readonly fieldName: (id: string) => string;
  /** Makes a message's variables for a side. */
  readonly sideFacts: (side: string) => SideFacts;
}

/** Details that are already in words, about why a number applies or why something happened. */
export interface ReasonDetails {
  /**
   * The name of the combatant that the reason is about, for use in the reason's text. Undefined if the text needs no
   * name. "" for a saving throw in a line that already has the name.
   */
  readonly whose?: string;
  /** The faces of the dice that were rolled for the number that is explained, such as initiative. */
  readonly dice?: string;
  /** True if a save succeeds with a roll that doesn't exceed the save's number. */
  readonly under?: boolean;
}

/**
 * Words for all of a system's reasons, by the reasons' ids. A reason says why a number applies or why something
 * happened. If the words for one are missing, the code doesn't compile.
 */
export type Words<Facts> = {
  readonly [Id in keyof Facts & string]: (facts: About & Facts[Id], say: Wording & ReasonDetails) => string;
};

/** Puts any of a system's reasons into words. A reason says why a number applies or why something happened. */
type ReasonFormatter = (reason: Reason, say: Wording & ReasonDetails) => string;

/**
 * Turns a table of words into a function that puts reasons into words: why a number applies or why something happened.
 * `others` has the words for reasons that the table lacks. The cast is safe, because a reason's id selects its own
 * words, so the facts match.
 */
export function reasonFormatter<Facts>(words: Words<Facts>, others: ReasonFormatter = ({ id }) => id): ReasonFormatter {
  const wordsById = new Map(
    Object.entries(words) as [string, (facts: About, say: Wording & ReasonDetails) => string][],
  );
  return (reason, say) => wordsById.get(reason.id)?.(reason, say) ?? others(reason, say);
}

/** What is needed to put questions into words. */
export interface AskingWording extends Wording {
  /** The name of the combatant that must answer. */
  readonly subject: string;
  /** True if everyone may know what the answers cost. */
  readonly open: boolean;
  /** A combatant's name for a button, not escaped for Markdown. */
  readonly nameOf: (id: CombatantId) => string;
  readonly short: (text: string) => string;
  /** The name of an entry on a sheet, short enough for a button. */
  readonly shortThingName: (id: string) => string;
  /**
   * A label with its price: "Dodge · 1 point". `free` is true if `price` says that the answer costs nothing. A
   * creature's price can be secret, and is then left out.
   */
  readonly priced: (label: string, price: string, free?: boolean) => Answering;
}

/** Words for questions, by the ids of the questions. Some questions can lack words. */
export type QuestionWords<Facts> = {
  readonly [Id in keyof Facts & string]?: (facts: About & Facts[Id], say: AskingWording) => Asking;
};

/** Puts a system's questions into words. Returns undefined if a question has no words. */
type QuestionFormatter = (note: Reason, say: AskingWording) => Asking | undefined;

/**
 * Turns a table of questions into a function. The cast is safe, because an id selects its own words, so the facts
 * match.
 */
export function questionFormatter<Facts>(words: QuestionWords<Facts>): QuestionFormatter {
  const wordsById = new Map(Object.entries(words) as [string, (facts: About, say: AskingWording) => Asking][]);
  return (note, say) => wordsById.get(note.id)?.(note, say);
}

/** All words of a system. */
export interface Book {
  readonly words: ReasonFormatter;
  /** The questions that players are asked. */
  readonly questions: QuestionFormatter;
  readonly resources: ResourceNames;
  readonly degrees: Readonly<Record<string, string>>;
  /**
   * The words for roll results at the end of a short line of math: "a hit". The key "attack: success" is only for the
   * success of an attack, and the key "success" is for any other success. Results without a key here have the words in
   * `degrees`.
   */
  readonly results: Readonly<Record<string, string>>;
  /** Describes a sheet in short lines. */
  readonly sheet: SheetLines<object>;
  /** The words and entries that players can look up with `/rules`. */
  readonly reference: Reference;
  /** The texts of the system's practice fight, if it has one. */
  readonly practice?: PracticeWords;
  /** What kind of game the system is, in one line. */
  readonly about?: () => string;
}

/** A language: its grammar, the texts that all systems have, and each system's book by the system's id. */
export interface Language {
  readonly grammar: Grammar;
  readonly signs: Readonly<Record<SignStyle, Signs>>;
  readonly core: Book;
  readonly systems: Readonly<Record<string, Book>>;
}

/** Words for harm that isn't counted by a resource, because the system keeps it in its own state. */
function woundsText(count: number): string {
  return t('stats-wounds', { count });
}

/** The word for an id of the rules. Players can type ids, even "constructor", which every object has. */
function nameIn(names: Readonly<Record<string, string>>, id: string): string | undefined {
  return Object.hasOwn(names, id) ? names[id] : undefined;
}

/**
 * Makes the functions that put a system's resources and reasons into words, with names as the viewer sees them. A
 * reason says why a number applies or why something happened.
 */
export function wordingFor(
  language: Language,
  system: string,
  name: Wording['name'],
  { user, signing = SIGN_STYLES[0] }: { readonly user?: Wording['user']; readonly signing?: SignStyle } = {},
): Wording {
  const { grammar, signs } = language;
  const { words, questions, resources, degrees, results } = language.systems[system] ?? language.core;
  // A name inside a resource's name is translated too, such as "Dodge" in "uses of Dodge".
  const bookGrammar = {
    ...grammar,
    safe: (text: string, maxLength?: number) => grammar.safe(nameAmong(system, TOOL_NAME_KINDS, text), maxLength),
  };
  const wording: Wording = {
    ...grammar,
    signs: signs[signing],
    name,
    user: user ?? ((id) => (id === undefined ? '' : grammar.mention(id))),
    word: (why, beside) => words(why, beside === undefined ? wording : { ...wording, ...beside }),
    resource: (resource, count) => resourceName(resources, resource, bookGrammar, count),
    unit: (resource, count) => resourceUnit(resources, resource, bookGrammar, count),
    amount: (amount, resource) =>
      resource === '' ? woundsText(amount) : resourceAmount(resources, resource, amount, bookGrammar),
    brief: (amount, resource) => shortAmount(resources, resource, amount, bookGrammar),
    harm: (amount, resource) =>
      resource === '' ? woundsText(amount) : harmAmountText(resources, resource, amount, bookGrammar),
    asking: (note, { name: subject, open, nameOf }) =>
      questions(note, {
        ...wording,
        subject,
        open,
        nameOf,
        short: (text) => shorten(text, MAX_ANSWER_NAME_LENGTH),
        shortThingName: (id) => shorten(nameAmong(system, TOOL_NAME_KINDS, id), MAX_ANSWER_NAME_LENGTH),
        priced: (label, price, free = false) => ({ label, ...(price !== '' && open && { price, free }) }),
      }),
    degree: (degree) => nameIn(degrees, degree) ?? degree,
    result: (degree, purpose) =>
      nameIn(results, `${purpose}: ${degree}`) ?? nameIn(results, degree) ?? nameIn(degrees, degree) ?? degree,
    optionName: (id) => grammar.safe(nameOf(system, 'option', id)),
    thingName: (id) => grammar.safe(nameAmong(system, TOOL_NAME_KINDS, id)),
    conditionName: (id) => grammar.safe(nameOf(system, 'condition', id)),
    skillName: (id) => grammar.safe(nameOf(system, 'skill', id)),
    rolled: (roll) => notedRollText(roll, system),
    fieldName: (id) => grammar.safe(nameOf(system, 'field', id)),
    sideFacts,
  };
  return wording;
}

/** A roll in a practice fight, and its result. */
export interface PracticeRoll {
  /** The number of dice. */
  readonly dice: number;
  /** The total of the dice. */
  readonly shown: number;
  /** The number that is added to the dice. It can be negative. */
  readonly added: number;
  readonly total: number;
  /** The number to reach, or the opponent's total. */
  readonly against: number;
  /** True if the roll must not exceed `against`. */
  readonly under?: true;
  readonly won: boolean;
  /** A second roll of the combatant that made this roll. It decides whether the attack pierces armor. */
  readonly secondRoll?: PracticeRoll;
  /** What the roll cost the target, in words. "" if it cost nothing. */
  readonly harm: string;
}

/** What has happened since the player last pressed a button. */
export interface PracticeFacts {
  /** The index of the button that was pressed. */
  readonly chosen: number;
  /** The player's roll. `theirs` is the training dummy's roll. */
  readonly own?: PracticeRoll;
  readonly theirs?: PracticeRoll;
  /** The harm that the player has done to the training dummy, with or without a roll to hit: "2 damage". "" if none. */
  readonly dealt: string;
}

/** The texts of one lesson. */
export interface LessonWords {
  /** What the lesson is about, in one or two words. */
  readonly title: string;
  /** What the player should know before pressing a button. */
  readonly before: string;
  /** The labels of the buttons, in order. Undefined if they are the same as in every fight. */
  readonly buttons?: readonly string[];
  /** What has just happened, with its math. */
  after(facts: PracticeFacts): string;
}

/** The texts of a system's practice fight, by what each lesson teaches. If one is missing, the code doesn't compile. */
export interface PracticeWords<Teaches extends string = string> {
  readonly lessons: Readonly<Record<Teaches, LessonWords>>;
  /** Everything that the player has learned in the practice fight, in one sentence. */
  readonly learned: string;
}

/** The texts of a question to a player. Callers escape the names. */
export interface Asking {
  /** What is happening in the fight and leads to the question: "Goblin attacks Kira." */
  readonly what: string;
  /** What is at stake, or what the answers cost, as a sentence. "" if the answers already say so. */
  readonly ask: string;
  /** The button for each answer, with the answer's price. The button can be understood without the question. */
  readonly answers: Readonly<Record<string, string | Answering>>;
  /** The button for an answer that is a name. */
  readonly named?: (answer: string) => string | Answering;
  /** True if the question shows the present state of the answering player's combatant, such as its HP. */
  readonly stake?: true;
}

/**
 * The button for an answer: its label and its price. `free` is true if the answer costs nothing, although similar
 * answers have a price. `hurts` is true if the answer harms the combatant that gives it.
 */
export interface Answering {
  readonly label: string;
  readonly price?: string;
  readonly free?: boolean;
  readonly hurts?: true;
}

/** An action for a button or a menu. The names aren't escaped, because neither shows Markdown. */
export interface ActionFacts {
  readonly title: string;
  readonly command?: ActionCommand;
  /** The id of the weapon, spell or other thing that is used. */
  readonly tool?: string;
  /** The id of the way in which the action is carried out, such as an attack type or a kind of rest. */
  readonly manner?: string;
  readonly toolName?: string;
  readonly mannerName?: string;
  /** The target's name. Undefined if there is no particular target. */
  readonly target?: string;
  /** True if the actor is the target. */
  readonly self: boolean;
  readonly helps: boolean;
  /** True if the action brings the actor nearer to the target. */
  readonly approaches?: boolean;
  /** True if the player must still choose something, such as an amount or a square. */
  readonly asks: boolean;
}

/**
 * A system's labels for actions, by the actions' names. Actions that are missing here have labels that all systems share.
 */
export type ActionLabels = Readonly<Record<string, (act: ActionFacts) => string>>;

/** What a form asks about an amount, and what an amount does. */
export interface AmountWords {
  readonly asks: string;
  readonly line?: (amount: number) => string;
}

/** A system's labels for actions, and the questions in their forms. */
export interface ActionWords {
  readonly labels: ActionLabels;
  /**
   * A form's questions about an action's target and about how the action is carried out, by the action's name, if
   * "Whom?" and "How?" aren't enough.
   */
  readonly questions?: Readonly<Record<string, { readonly target?: string; readonly how?: string }>>;
  /**
   * How forms name a way of carrying out an action (such as an attack type), by the way's id, if its name in the rules
   * says too little.
   */
  readonly hows?: Readonly<Record<string, string>>;
  /** The words for amounts, by resource. */
  readonly amounts?: Readonly<Record<string, AmountWords>>;
}
