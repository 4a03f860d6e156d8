import type { ActionCommand } from '../rules/core/action.ts';
import type { CombatantId, UserId } from '../rules/core/encounter.ts';
import type { About, Reason } from '../rules/core/reason.ts';
import { nameAmong, nameOf, THINGS } from './names.ts';
import type { Reference, SheetLines } from './reference.ts';
import { harmOf, type ResourceNames, resourceAmount, resourceName, shortAmount } from './resource-names.ts';
import { SIGNINGS, type Signing, type Signs } from './signs.ts';
import { type Grammar, shorten, t } from './t.ts';

/** The combatant that must answer: its name, whether everyone may know the costs, and everyone's plain names. */
interface AskedCombatant {
  readonly name: string;
  readonly open: boolean;
  readonly nameOf: (id: CombatantId) => string;
}

/** The maximum length of a name on an answer's button, in characters. */
const LONGEST_ON_A_BUTTON = 40;

/** Everything needed to put a reason into words: a language, and the names as the viewer sees them. */
export interface Wording extends Grammar {
  /** How parts are joined and compared. */
  readonly signs: Signs;
  readonly name: (id: CombatantId) => string;
  /** The player or GM of something, as a mention if a channel shows it. Undefined means the GM. */
  readonly user: (id: UserId | undefined) => string;
  /**
   * Words for a reason, alone or with the details shown beside it. A reason's words may contain another reason's words.
   */
  readonly word: (why: Reason, beside?: ReasonDetails) => string;
  /** A resource's name: "HP", "uses of Dodge". */
  readonly resource: (resource: string) => string;
  /** An amount of a resource: "17 HP", "1 wound". */
  readonly amount: (amount: number, resource: string) => string;
  /** An amount of a resource for places with little room: "3 points". */
  readonly brief: (amount: number, resource: string) => string;
  /** An amount of harm to a resource: "17 damage", "1 wound". */
  readonly harm: (amount: number, resource: string) => string;
  /** A question in words, for the player who is asked. */
  readonly asking: (note: Reason, target: AskedCombatant) => Asking | undefined;
  /** A roll's result: "hit". */
  readonly degree: (degree: string) => string;
  /** A roll's result at the end of a short line of math: "a hit". */
  readonly result: (degree: string, purpose?: string) => string;
  /**
   * The book's name for a choice that the rules offer, such as a question, an answer, a position or a damage type: "at
   * reach".
   */
  readonly optionName: (id: string) => string;
  /** The book's name for an entry of a sheet: a weapon, armor, a spell. */
  readonly thingName: (id: string) => string;
  /** The book's name for a condition. */
  readonly conditionName: (id: string) => string;
  /** The book's name for an attribute, a skill or a stat. */
  readonly skillName: (id: string) => string;
}

/** What is shown beside a reason, already in words. */
export interface ReasonDetails {
  /**
   * The name of the reason's owner, or of the combatant a line is about. Undefined if neither needs to be named. Empty
   * for a save, if the line already names the combatant.
   */
  readonly whose?: string;
  /** The faces of the dice in the reason. */
  readonly dice?: string;
}

/** Words for every reason of a table. If one is missing, it doesn't compile. */
export type Words<Facts> = {
  readonly [Id in keyof Facts & string]: (facts: About & Facts[Id], say: Wording & ReasonDetails) => string;
};

/** All reasons of a system as one function. */
type Catalogue = (reason: Reason, say: Wording & ReasonDetails) => string;

/**
 * Makes one function of a table of words. `others` puts reasons into words that the table lacks. The one cast is safe
 * because an id selects its own words, so the facts match.
 */
export function catalogue<Facts>(words: Words<Facts>, others: Catalogue = ({ id }) => id): Catalogue {
  const all = new Map(Object.entries(words) as [string, (facts: About, say: Wording & ReasonDetails) => string][]);
  return (reason, say) => all.get(reason.id)?.(reason, say) ?? others(reason, say);
}

/** Everything needed to put a question into words. */
export interface AskingWording extends Wording {
  /** The name of the combatant who chooses. */
  readonly subject: string;
  /** Whether everyone may know what the answers cost. */
  readonly open: boolean;
  /** A name for a button, which shows no markdown. */
  readonly nameOf: (id: CombatantId) => string;
  readonly short: (text: string) => string;
  /** The name of an entry of a sheet, short enough for a button. */
  readonly shortThingName: (id: string) => string;
  /**
   * A label with its price: "Dodge · 1 point". `free`: the price says that it costs nothing. A creature's price may be
   * secret, and is then left out.
   */
  readonly priced: (label: string, price: string, free?: boolean) => Answering;
}

/** Words for the questions of a table, which may lack words for some of them. */
export type QuestionWords<Facts> = {
  readonly [Id in keyof Facts & string]?: (facts: About & Facts[Id], say: AskingWording) => Asking;
};

/** All questions of a system as one function. Undefined for a question that it has no words for. */
type Questionnaire = (note: Reason, say: AskingWording) => Asking | undefined;

/**
 * Makes one function of a table of questions. The one cast is safe because an id selects its own words, so the facts
 * match.
 */
export function questionnaire<Facts>(words: QuestionWords<Facts>): Questionnaire {
  const all = new Map(Object.entries(words) as [string, (facts: About, say: AskingWording) => Asking][]);
  return (note, say) => all.get(note.id)?.(note, say);
}

/** The words of a system. */
export interface Book {
  readonly words: Catalogue;
  /** The questions that players are asked. */
  readonly questions: Questionnaire;
  readonly resources: ResourceNames;
  readonly degrees: Readonly<Record<string, string>>;
  /**
   * Results at the end of a short line of math: "a hit". For results missing here, `degrees` has the words. "attack:
   * success" is used for attacks only.
   */
  readonly results: Readonly<Record<string, string>>;
  /** A sheet in short lines. */
  readonly sheet: SheetLines<object>;
  /** What players can look up. */
  readonly reference: Reference;
  /** The words of its practice fight, if it has one. */
  readonly practice?: PracticeWords;
  /** What kind of game it is, in one line. */
  readonly about?: () => string;
}

/** A language: its grammar, the words for every system, and each system's book by the system's id. */
export interface Language {
  readonly grammar: Grammar;
  readonly signs: Readonly<Record<Signing, Signs>>;
  readonly core: Book;
  readonly systems: Readonly<Record<string, Book>>;
}

/** Harm that no resource counts: systems keep it in their own state. */
function wounds(count: number): string {
  return t('stats-wounds', { count });
}

/** A language's word for a name of the rules. The name may be one that a player typed. */
function nameIn(names: Readonly<Record<string, string>>, id: string): string | undefined {
  return Object.hasOwn(names, id) ? names[id] : undefined;
}

/** Makes the functions that put a system's reasons and resources into words, with the names as the viewer sees them. */
export function wordingFor(
  language: Language,
  system: string,
  name: Wording['name'],
  { user, signing = SIGNINGS[0] }: { readonly user?: Wording['user']; readonly signing?: Signing } = {},
): Wording {
  const { grammar, signs } = language;
  const { words, questions, resources, degrees, results } = language.systems[system] ?? language.core;
  // A resource that belongs to something has its owner's name: "uses of Dodge".
  const inBook = {
    ...grammar,
    safe: (text: string, longest?: number) => grammar.safe(nameAmong(system, THINGS, text), longest),
  };
  const say: Wording = {
    ...grammar,
    signs: signs[signing],
    name,
    user: user ?? ((id) => (id === undefined ? '' : grammar.mention(id))),
    word: (why, beside) => words(why, beside === undefined ? say : { ...say, ...beside }),
    resource: (resource) => resourceName(resources, resource, inBook),
    amount: (amount, resource) =>
      resource === '' ? wounds(amount) : resourceAmount(resources, resource, amount, inBook),
    brief: (amount, resource) => shortAmount(resources, resource, amount, inBook),
    harm: (amount, resource) => (resource === '' ? wounds(amount) : harmOf(resources, resource, amount, inBook)),
    asking: (note, { name: subject, open, nameOf }) =>
      questions(note, {
        ...say,
        subject,
        open,
        nameOf,
        short: (text) => shorten(text, LONGEST_ON_A_BUTTON),
        shortThingName: (id) => shorten(nameAmong(system, THINGS, id), LONGEST_ON_A_BUTTON),
        priced: (label, price, free = false) => ({ label, ...(price !== '' && open && { price, free }) }),
      }),
    degree: (degree) => nameIn(degrees, degree) ?? degree,
    result: (degree, purpose) =>
      nameIn(results, `${purpose}: ${degree}`) ?? nameIn(results, degree) ?? nameIn(degrees, degree) ?? degree,
    optionName: (id) => grammar.safe(nameOf(system, 'option', id)),
    thingName: (id) => grammar.safe(nameAmong(system, THINGS, id)),
    conditionName: (id) => grammar.safe(nameOf(system, 'condition', id)),
    skillName: (id) => grammar.safe(nameOf(system, 'skill', id)),
  };
  return say;
}

/** A roll in a practice fight, and its outcome. */
export interface PracticeRoll {
  /** The number of dice, and their total. */
  readonly dice: number;
  readonly shown: number;
  /** The number added to the dice. It may be negative. */
  readonly added: number;
  readonly total: number;
  /** The number to reach, or the opponent's roll. */
  readonly against: number;
  /** True if the roll succeeds at or under that number. */
  readonly under?: true;
  readonly won: boolean;
  /** The same combatant's next roll, which decides whether the attack pierces. */
  readonly secondRoll?: PracticeRoll;
  /** What the roll cost the target, in words. "" for nothing. */
  readonly harm: string;
}

/** What has happened since the last tap. */
export interface PracticeFacts {
  /** The index of the chosen button. */
  readonly chosen: number;
  /** The rolls of the player, and those of the training dummy. */
  readonly own?: PracticeRoll;
  readonly theirs?: PracticeRoll;
}

/** The words of one step. */
interface LessonWords {
  /** The subject, in one or two words. */
  readonly title: string;
  /** What to know before the tap. */
  readonly before: string;
  /** The buttons' labels in order, if they differ from those of every fight. */
  readonly buttons?: readonly string[];
  /** What has just happened, with its math. */
  after(facts: PracticeFacts): string;
}

/** The words of a system's practice fight, by what each step teaches. If one is missing, it doesn't compile. */
export interface PracticeWords<Teaches extends string = string> {
  readonly lessons: Readonly<Record<Teaches, LessonWords>>;
  /** The whole lesson in one sentence. */
  readonly learned: string;
}

/** A question to a player, in words. Callers escape names. */
export interface Asking {
  /** What happens, as a sentence. */
  readonly what: string;
  /** What is at stake or what it costs, as a sentence. "" if the answers already say it. */
  readonly ask: string;
  /** The button of each answer with its price, in full, so that it can be understood alone. */
  readonly answers: Readonly<Record<string, string | Answering>>;
  /** The button for an answer that is a name. */
  readonly named?: (answer: string) => string | Answering;
  /** True if the question shows how the asked combatant is doing. */
  readonly stake?: true;
}

/**
 * An answer's button: its label and price. `free`: the answer costs nothing, although similar ones do. `hurts`: it
 * harms the one who gives it.
 */
export interface Answering {
  readonly label: string;
  readonly price?: string;
  readonly free?: boolean;
  readonly hurts?: true;
}

/** An action as a button or a menu names it. Names aren't escaped, because neither shows markdown. */
export interface ActionFacts {
  readonly title: string;
  readonly command?: ActionCommand;
  /** The ids of the tool and of the manner. */
  readonly tool?: string;
  readonly manner?: string;
  /** The names of the tool and of the manner. */
  readonly toolName?: string;
  readonly mannerName?: string;
  /** The target's name. Absent if it has no particular target. */
  readonly target?: string;
  /** Whether the actor is the target. */
  readonly self: boolean;
  readonly helps: boolean;
  /** Whether a form asks for more. */
  readonly asks: boolean;
}

/** A system's labels for actions, by the action's name. Actions missing here get the labels that every system has. */
export type ActionLabels = Readonly<Record<string, (act: ActionFacts) => string>>;

/** What a form asks about an amount, and what effect an amount has. */
export interface AmountWords {
  readonly asks: string;
  readonly line?: (amount: number) => string;
}

/** A system's labels for actions, and the questions in their forms. */
export interface ActionWords {
  readonly labels: ActionLabels;
  /** Questions for the target and the manner, by the action's name, where "Whom?" and "How?" aren't enough. */
  readonly questions?: Readonly<Record<string, { readonly whom?: string; readonly how?: string }>>;
  /** What a form calls a manner, by manner, where its name in the rules says too little. */
  readonly hows?: Readonly<Record<string, string>>;
  /** The words for amounts, by resource. */
  readonly amounts?: Readonly<Record<string, AmountWords>>;
}
