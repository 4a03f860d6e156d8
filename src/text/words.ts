import type { ActionCommand } from '../rules/core/action.ts';
import type { CombatantId, UserId } from '../rules/core/encounter.ts';
import type { About, Reason } from '../rules/core/reason.ts';
import { nameAmong, nameOf, THINGS } from './names.ts';
import type { Reference, SheetLines } from './reference.ts';
import {
  type Grammar,
  harmOf,
  type ResourceNames,
  resourceAmount,
  resourceName,
  shortAmount,
} from './resource-names.ts';
import { SIGNINGS, type Signing, type Signs } from './signs.ts';
import { shorten } from './t.ts';

/** Whom a question asks: by name, whether everybody may know what it costs them, and everybody's names as they are. */
interface AskedPerson {
  readonly name: string;
  readonly open: boolean;
  readonly called: (id: CombatantId) => string;
}

/** The longest name on the button of an answer. */
const LONGEST_ON_A_BUTTON = 40;

/** How reasons are put into words in one place: in a language, with the names as they are seen there. */
export interface Say extends Grammar {
  /** How what joins and compares is written. */
  readonly signs: Signs;
  readonly name: (id: CombatantId) => string;
  /** Whoever plays or runs something: a mention where it is read in a channel. Absent: the GM. */
  readonly user: (id: UserId | undefined) => string;
  /** A reason in words, alone or with what stands beside it. Also for a reason inside another's words. */
  readonly word: (why: Reason, beside?: Beside) => string;
  /** A resource's name: "HP", "uses of Dodge". */
  readonly resource: (resource: string) => string;
  /** So much of a resource: "17 HP", "1 wound". */
  readonly amount: (amount: number, resource: string) => string;
  /** The same in short, where little room is: "3 points". */
  readonly brief: (amount: number, resource: string) => string;
  /** So much harm to a resource: "17 damage", "1 wound". */
  readonly harm: (amount: number, resource: string) => string;
  /** What a question is in words, for whoever is asked; `open`: everybody may know what it costs them. */
  readonly asking: (note: Reason, target: AskedPerson) => Asking | undefined;
  /** How a roll came out: "hit". */
  readonly degree: (degree: string) => string;
  /** The same at the end of a short sum: "a hit". */
  readonly result: (degree: string, purpose?: string) => string;
  /** A choice that the rules offer as the book calls it: a question, an answer, a position, a damage type: "at reach". */
  readonly named: (id: string) => string;
  /** What is on a sheet by its name as the book calls it: a weapon, armor, a spell. */
  readonly thingNamed: (id: string) => string;
  /** A condition as the book calls it. */
  readonly conditionNamed: (id: string) => string;
  /** An attribute, a skill or a stat as the book calls it. */
  readonly skillNamed: (id: string) => string;
}

/** What stands beside a reason where it is told, already in words. */
export interface Beside {
  /** The name of the reason's owner, or of whom a line is about, where it is to be named. */
  readonly whose?: string;
  /** The dice that go with it, as they fell. */
  readonly dice?: string;
}

/** Words for every reason of a table. One that is missing does not compile. */
export type Words<Facts> = {
  readonly [Id in keyof Facts & string]: (facts: About & Facts[Id], say: Say & Beside) => string;
};

/** All reasons of a system as one function. */
type Catalogue = (reason: Reason, say: Say & Beside) => string;

/**
 * Puts a table of words into one function; what it lacks is said by `others`. The one cast: an id chooses its own words,
 * so the facts are theirs.
 */
export function catalogue<Facts>(words: Words<Facts>, others: Catalogue = ({ id }) => id): Catalogue {
  const all = new Map(Object.entries(words) as [string, (facts: About, say: Say & Beside) => string][]);
  return (reason, say) => all.get(reason.id)?.(reason, say) ?? others(reason, say);
}

/** What the words of a question are put together with. */
export interface AskingSay extends Say {
  /** Whose choice it is. */
  readonly subject: string;
  /** Whether everybody may know what the answers cost. */
  readonly open: boolean;
  /** A name as a button has it, which shows no markdown. */
  readonly called: (id: CombatantId) => string;
  readonly short: (text: string) => string;
  /** What is on a sheet, as a button names it. */
  readonly shortNamed: (id: string) => string;
  /**
   * A label with its price: "Dodge · 1 point". `free`: the price says that it costs nothing. Without the price where it is
   * a creature's and not told.
   */
  readonly priced: (label: string, price: string, free?: boolean) => Answering;
}

/** Words for the questions among a system's reasons. */
export type QuestionWords<Facts> = {
  readonly [Id in keyof Facts & string]?: (facts: About & Facts[Id], say: AskingSay) => Asking;
};

/** All questions of a system as one function. Nothing for what it has no words for. */
type Questionnaire = (note: Reason, say: AskingSay) => Asking | undefined;

/** Puts a table of questions into one function. The one cast: an id chooses its own words, so the facts are theirs. */
export function questionnaire<Facts>(words: QuestionWords<Facts>): Questionnaire {
  const all = new Map(Object.entries(words) as [string, (facts: About, say: AskingSay) => Asking][]);
  return (note, say) => all.get(note.id)?.(note, say);
}

/** What a system is told by. */
export interface Book {
  readonly words: Catalogue;
  /** What players are asked. */
  readonly questions: Questionnaire;
  readonly resources: ResourceNames;
  readonly degrees: Readonly<Record<string, string>>;
  /** The same at the end of a short sum: "a hit". Others stand as `degrees` has them; "attack: success" is that of an attack alone. */
  readonly results: Readonly<Record<string, string>>;
  /** A sheet in short lines. */
  readonly sheet: SheetLines<object>;
  /** For whoever looks something up. */
  readonly reference: Reference;
  /** For whoever learns it by a practice fight, where there is one. */
  readonly practice?: PracticeWords;
}

/** A language: its grammar, what it has for every system, and the book of each by the system's id. */
export interface Language {
  readonly grammar: Grammar;
  readonly signs: Readonly<Record<Signing, Signs>>;
  readonly core: Book;
  readonly systems: Readonly<Record<string, Book>>;
}

/** What a name of the rules is called in a language. A player may have typed it. */
function named(names: Readonly<Record<string, string>>, id: string): string | undefined {
  return Object.hasOwn(names, id) ? names[id] : undefined;
}

/** How a system's reasons and resources are put into a language, with the names as they are seen. */
export function sayIn(
  language: Language,
  system: string,
  name: Say['name'],
  { user, signing = SIGNINGS[0] }: { readonly user?: Say['user']; readonly signing?: Signing } = {},
): Say {
  const { grammar, signs } = language;
  const { words, questions, resources, degrees, results } = language.systems[system] ?? language.core;
  // A resource of something is called by what that is called: “uses of Dodge”.
  const inBook = {
    ...grammar,
    safe: (text: string, longest?: number) => grammar.safe(nameAmong(system, THINGS, text), longest),
  };
  const say: Say = {
    ...grammar,
    signs: signs[signing],
    name,
    user: user ?? ((id) => (id === undefined ? '' : grammar.mention(id))),
    word: (why, beside) => words(why, beside === undefined ? say : { ...say, ...beside }),
    resource: (resource) => resourceName(resources, resource, inBook),
    amount: (amount, resource) => resourceAmount(resources, resource, amount, inBook),
    brief: (amount, resource) => shortAmount(resources, resource, amount, inBook),
    harm: (amount, resource) => harmOf(resources, resource, amount, inBook),
    asking: (note, { name: subject, open, called }) =>
      questions(note, {
        ...say,
        subject,
        open,
        called,
        short: (text) => shorten(text, LONGEST_ON_A_BUTTON),
        shortNamed: (id) => shorten(nameAmong(system, THINGS, id), LONGEST_ON_A_BUTTON),
        priced: (label, price, free = false) => ({ label, ...(price !== '' && open && { price, free }) }),
      }),
    degree: (degree) => named(degrees, degree) ?? degree,
    result: (degree, purpose) =>
      named(results, `${purpose}: ${degree}`) ?? named(results, degree) ?? named(degrees, degree) ?? degree,
    named: (id) => grammar.safe(nameOf(system, 'option', id)),
    thingNamed: (id) => grammar.safe(nameAmong(system, THINGS, id)),
    conditionNamed: (id) => grammar.safe(nameOf(system, 'condition', id)),
    skillNamed: (id) => grammar.safe(nameOf(system, 'skill', id)),
  };
  return say;
}

/** A throw in a practice fight, and what came of it. */
export interface PracticeRoll {
  /** How many dice fell, and what they show together. */
  readonly dice: number;
  readonly shown: number;
  /** What is added to them; below 0 it is taken away. */
  readonly added: number;
  readonly total: number;
  /** What was to be reached, or what the other threw. */
  readonly against: number;
  readonly won: boolean;
  /** The same one's next throw: whether it pierces. */
  readonly then?: PracticeRoll;
  /** What it cost the one at whom it went, in words; "" where nothing. */
  readonly harm: string;
}

/** What has happened since the last tap. */
export interface PracticeFacts {
  /** The place of what was tapped among what could be. */
  readonly chosen: number;
  /** The pupil's throw, and the straw man's. */
  readonly own?: PracticeRoll;
  readonly theirs?: PracticeRoll;
}

/** The words of one step. */
interface LessonWords {
  /** What it is about, in a word or two. */
  readonly title: string;
  /** What there is to know before the tap. */
  readonly before: string;
  /** What stands on the buttons, in order, where that is not what stands on them in every fight. */
  readonly buttons?: readonly string[];
  /** What has just happened, with its sum. */
  after(facts: PracticeFacts): string;
}

/** The words of a system's practice fight, by what each step teaches. One that is missing does not compile. */
export interface PracticeWords<Teaches extends string = string> {
  readonly lessons: Readonly<Record<Teaches, LessonWords>>;
  /** All of it in a sentence. */
  readonly learned: string;
}

/** What somebody is asked, in words. Names are safe to show already. */
export interface Asking {
  /** What happens, as a sentence. */
  readonly what: string;
  /** What is at stake or what it costs, as a sentence; "" where the answers say it. */
  readonly ask: string;
  /** What each answer is called on its button, with its price: whole, so that it makes sense alone. */
  readonly answers: Readonly<Record<string, string | Answering>>;
  /** The same for an answer that is a name. */
  readonly named?: (answer: string) => string | Answering;
  /** How the one who is asked is doing matters for it. */
  readonly stake?: true;
}

/**
 * An answer's button: what it is called, what it costs. `free`: it costs nothing where the like of it does. `hurts`: whoever
 * gives it is harmed by it.
 */
export interface Answering {
  readonly label: string;
  readonly price?: string;
  readonly free?: boolean;
  readonly hurts?: true;
}

/** An act as a button or an entry of a menu names it. Names are as they are: nothing there is markdown. */
export interface ActFacts {
  readonly title: string;
  readonly command?: ActionCommand;
  /** With what and how, by their ids. */
  readonly tool?: string;
  readonly manner?: string;
  /** What these two are called. */
  readonly toolName?: string;
  readonly mannerName?: string;
  /** Whom it is aimed at. Absent: nobody in particular. */
  readonly target?: string;
  /** It is aimed at whoever does it. */
  readonly self: boolean;
  readonly helps: boolean;
  /** A form asks for more. */
  readonly asks: boolean;
}

/** How a system’s acts are called, by the action’s name. What is absent is called as any system’s is. */
export type ActLabels = Readonly<Record<string, (act: ActFacts) => string>>;

/** What a form asks about an amount, and what so much of it comes to. */
export interface AmountWords {
  readonly asks: string;
  readonly line?: (amount: number) => string;
}

/** How a system’s acts are called, and what their forms ask. */
export interface ActWords {
  readonly labels: ActLabels;
  /** Whom it is for, and how it is done, where “Whom?” and “How?” are not enough; by the action’s name. */
  readonly questions?: Readonly<Record<string, { readonly whom?: string; readonly how?: string }>>;
  /** Ways of doing something as a form offers them, where the rules’ own word says too little. */
  readonly hows?: Readonly<Record<string, string>>;
  /** By what the amounts are of. */
  readonly amounts?: Readonly<Record<string, AmountWords>>;
}
