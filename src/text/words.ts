import type { CombatantId } from '../rules/core/encounter.ts';
import type { UserId } from '../rules/core/personal.ts';
import type { About, Reason } from '../rules/core/reason.ts';
import type { Grammar } from './grammar.ts';
import { shorten } from './markdown.ts';
import type { PracticeWords } from './practice-words.ts';
import type { Answering, Asking } from './question-words.ts';
import type { Reference } from './reference.ts';
import { harmOf, type ResourceNames, resourceAmount, resourceName, shortAmount } from './resource-names.ts';
import type { SheetLines } from './sheet-lines.ts';
import { SIGNINGS, type Signing, type Signs } from './signs.ts';

/** Whom a question asks: by name, whether everybody may know what it costs them, and everybody's names as they are. */
export interface AskedWhom {
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
  readonly asking: (note: Reason, whom: AskedWhom) => Asking | undefined;
  /** How a roll came out: "hit". */
  readonly degree: (degree: string) => string;
  /** The same at the end of a short sum: "a hit". */
  readonly result: (degree: string, purpose?: string) => string;
  /** A name of the rules' own as the book has it: of a question, an answer, a position, a damage type: "at reach". */
  readonly named: (id: string) => string;
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
export type Catalogue = (reason: Reason, say: Say & Beside) => string;

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
export type Questionnaire = (note: Reason, say: AskingSay) => Asking | undefined;

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
  /** What the rules' own names are called: questions and answers, positions, damage types. Others stand as they are. */
  readonly names: Readonly<Record<string, string>>;
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
  const { words, questions, resources, degrees, results, names } = language.systems[system] ?? language.core;
  const say: Say = {
    ...grammar,
    signs: signs[signing],
    name,
    user: user ?? ((id) => (id === undefined ? '' : grammar.mention(id))),
    word: (why, beside) => words(why, beside === undefined ? say : { ...say, ...beside }),
    resource: (resource) => resourceName(resources, resource, grammar),
    amount: (amount, resource) => resourceAmount(resources, resource, amount, grammar),
    brief: (amount, resource) => shortAmount(resources, resource, amount, grammar),
    harm: (amount, resource) => harmOf(resources, resource, amount, grammar),
    asking: (note, { name: subject, open, called }) =>
      questions(note, {
        ...say,
        subject,
        open,
        called,
        short: (text) => shorten(text, LONGEST_ON_A_BUTTON),
        priced: (label, price, free = false) => ({ label, ...(price !== '' && open && { price, free }) }),
      }),
    degree: (degree) => named(degrees, degree) ?? degree,
    result: (degree, purpose) =>
      named(results, `${purpose}: ${degree}`) ?? named(results, degree) ?? named(degrees, degree) ?? degree,
    named: (id) => named(names, id) ?? grammar.safe(id),
  };
  return say;
}
