import { carryOut } from '../rules/core/carry-out.ts';
import type { Deed } from '../rules/core/deed.ts';
import { type Encounter, onTurn } from '../rules/core/encounter.ts';
import { newEncounter } from '../rules/core/new-encounter.ts';
import { HERO, type Practice, TRAINING_DUMMY } from '../rules/core/practice.ts';
import type { Question } from '../rules/core/question.ts';
import type { Ruleset } from '../rules/core/ruleset.ts';
import { newCombatant } from './new-combatant.ts';
import { sealedDice } from './sealed-dice.ts';
import type { DeedOutcome } from './step.ts';

/** A practice fight after some taps. */
export interface PracticeState {
  readonly encounter: Encounter;
  /** What happened since the last tap. The last deed might have stopped at a question. */
  readonly outcomes: readonly DeedOutcome[];
  /** The index of the lesson that the last tap was for. Undefined before the first tap. */
  readonly done?: number;
  /** The index of the lesson that waits for a tap, and the player's options. Undefined if practice is over. */
  readonly next?: { readonly lesson: number; readonly options: readonly PracticeOption[] };
}

/** One of the player's options: an action, or an answer to the open question. */
export type PracticeOption = { readonly deed: Deed } | { readonly answer: string };

/** The user who practices, and the names of the encounter, the user's character and the training dummy. */
interface PracticePlayer {
  readonly user: string;
  readonly names: { readonly encounter: string; readonly hero: string; readonly dummy: string };
}

/** The maximum number of deeds between two taps. */
const MAX_DEEDS_BETWEEN_TAPS = 12;

/** The maximum number of seeds that are tried to find one that lets the hero act first. */
const MAX_SEEDS_TRIED = 50;

/**
 * Tries seeds, starting with `from`, and returns the first that lets the hero act first. If none does, returns `from`.
 */
export function practiceSeed(rules: Ruleset, practice: Practice, pupil: PracticePlayer, from: number): number {
  for (let seed = from; seed < from + MAX_SEEDS_TRIED; seed++) {
    const { encounter } = new PracticePlay(rules, practice, pupil, seed);
    if (onTurn(encounter).some(({ id }) => id === HERO)) return seed;
  }
  return from;
}

/**
 * Plays a practice fight from its start, with the real rules. The same seed and taps always give the same result, so
 * nothing has to be stored. Each tap is an index into the options at that point. Undefined if there is no such option.
 */
export function playPractice(
  rules: Ruleset,
  practice: Practice,
  pupil: PracticePlayer,
  { seed, taps }: { readonly seed: number; readonly taps: readonly number[] },
): PracticeState | undefined {
  const practicePlay = new PracticePlay(rules, practice, pupil, seed);
  let state: PracticeState = practicePlay.until(-1);
  for (const tap of taps) {
    const { next } = state;
    const option = next?.options[tap];
    if (!next || !option) return undefined;
    practicePlay.begin();
    if ('deed' in option) practicePlay.do(option.deed);
    else practicePlay.answer(option.answer);
    state = { ...practicePlay.until(next.lesson), done: next.lesson };
  }
  return state;
}

class PracticePlay {
  encounter: Encounter;
  readonly #rules: Ruleset;
  readonly #practice: Practice;
  readonly #seed: number;
  #diceRolled = 0;
  #deeds = 0;
  #outcomes: DeedOutcome[] = [];
  #waiting: { readonly deed: Deed; readonly answers: readonly string[]; readonly question: Question } | undefined;

  constructor(rules: Ruleset, practice: Practice, { user, names }: PracticePlayer, seed: number) {
    this.#rules = rules;
    this.#practice = practice;
    this.#seed = seed;
    this.encounter = newEncounter(rules, { name: names.encounter });
    const character = rules.archetypes.find(({ name }) => name === practice.hero);
    if (!character) throw new Error(`No ${practice.hero} in ${rules.id}`);
    const { sheet } = character;
    const hero = newCombatant(this.encounter, rules, {
      id: HERO,
      name: names.hero,
      side: 'players',
      controller: user,
      sheet,
    });
    const { standingOrders, dummy } = practice;
    const dummyOptions = { id: TRAINING_DUMMY, name: names.dummy, side: 'enemies', sheet: dummy };
    this.do({
      type: 'join',
      combatants: [{ ...hero, standingOrders }, newCombatant(this.encounter, rules, dummyOptions)],
    });
    this.do({ type: 'initiative' });
    this.begin();
  }

  /** Starts a new list of outcomes. */
  begin(): void {
    this.#outcomes = [];
  }

  do(deed: Deed, answers: readonly string[] = []): boolean {
    const encounterBefore = this.encounter;
    const dice = sealedDice(this.#seed.toString(16).padStart(16, '0'), this.#diceRolled);
    const deedResult = carryOut(this.#rules, encounterBefore, deed, dice, answers);
    this.#waiting = undefined;
    if (!deedResult.ok) return false;
    const { events, after, thrown } = deedResult.value;
    const outcome = {
      before: encounterBefore,
      after,
      events,
      phraseSeed: { encounter: this.#seed, deed: this.#deeds },
    };
    if (deedResult.value.type === 'asked') {
      const { question } = deedResult.value;
      this.#waiting = { deed, answers, question };
      this.#outcomes.push({ ...outcome, question });
      return true;
    }
    this.encounter = after;
    this.#diceRolled += thrown.length;
    this.#deeds += 1;
    this.#outcomes.push(outcome);
    return true;
  }

  answer(answer: string): void {
    const waitingDeed = this.#waiting;
    if (!waitingDeed) return;
    if (this.#outcomes.at(-1)?.question) this.#outcomes.pop();
    this.do(waitingDeed.deed, [...waitingDeed.answers, answer]);
  }

  /**
   * Plays until the player has to choose an action or an answer in one of the lessons after `lastLesson`, or until
   * practice is over.
   */
  until(lastLesson: number): PracticeState {
    const { lessons, answers } = this.#practice;
    const laterLessons = lessons.map((lesson, index) => ({ lesson, index })).slice(lastLesson + 1);
    for (let deedCount = 0; deedCount < MAX_DEEDS_BETWEEN_TAPS && laterLessons.length > 0; deedCount++) {
      const waitingDeed = this.#waiting;
      if (waitingDeed) {
        const laterLesson = laterLessons.find(({ lesson }) => lesson.acts === undefined);
        if (waitingDeed.question.subject === HERO && laterLesson) {
          const { likely } = laterLesson.lesson;
          const offers = waitingDeed.question.offers.toSorted((a, b) => Number(b === likely) - Number(a === likely));
          const options = offers.map((answer) => ({ answer }));
          return this.#state({ lesson: laterLesson.index, options });
        }
        this.answer(waitingDeed.question.offers[0] ?? '');
        continue;
      }
      if (this.encounter.phase !== 'fighting') break;
      if (!onTurn(this.encounter).some(({ id }) => id === HERO)) {
        if (!this.do(answers)) this.do({ type: 'end-turn', subject: TRAINING_DUMMY });
        else if (!this.#waiting && onTurn(this.encounter).some(({ id }) => id === TRAINING_DUMMY))
          this.do({ type: 'end-turn', subject: TRAINING_DUMMY });
        continue;
      }
      const [nextLesson] = laterLessons;
      if (nextLesson?.lesson.acts) {
        const options = nextLesson.lesson.acts.map((deed) => ({ deed }));
        return this.#state({ lesson: nextLesson.index, options });
      }
      // The next lesson is about a question that comes after the hero's turn, so the hero ends the turn.
      this.do({ type: 'end-turn', subject: HERO });
    }
    return this.#state();
  }

  #state(next?: PracticeState['next']): PracticeState {
    const { encounter } = this;
    return { encounter, outcomes: this.#outcomes, ...(next && { next }) };
  }
}
