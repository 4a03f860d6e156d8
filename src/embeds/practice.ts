import type { Check, Contest, Roll } from '../rules/core/check.ts';
import { sum } from '../rules/core/check.ts';
import { type CombatantId, type Encounter, onTurn } from '../rules/core/encounter.ts';
import type { Event } from '../rules/core/event.ts';
import { HERO, STRAW_MAN } from '../rules/core/practice.ts';
import type { Question } from '../rules/core/resolution.ts';
import type { PracticeFacts, PracticeThrow } from '../text/practice-words.ts';
import { and } from '../text/spoken.ts';
import { board } from './board.ts';
import { questionText } from './question.ts';
import { storyParagraph } from './told.ts';
import { type Outcome, visibilityOf } from './visibility.ts';

/** A deed of a practice fight; with a question it has not been done yet. */
type Happened = Outcome & { readonly question?: Question };

/**
 * What has happened, as the message of a turn tells it, what it means, and what is asked now; "" where nothing has happened.
 */
export function practiceStory(outcomes: readonly Happened[], meaning: string): string {
  const told = outcomes.filter(({ question }) => question === undefined).map(textOf);
  const asked = outcomes.flatMap((outcome) => (outcome.question ? [questionText(outcome, outcome.question)] : []));
  const parts = [...told, meaning === '' ? '' : `> ${meaning}`, ...asked];
  return parts.filter((part) => part !== '').join('\n');
}

function textOf(outcome: Outcome): string {
  const { story, state, sums } = storyParagraph(outcome);
  return [story, state, sums].filter((part) => part !== '').join('\n');
}

/** The board of a practice fight, without its title. */
export function practiceBoard(encounter: Encounter): string {
  return onTurn(encounter).length === 0 ? '' : (board(encounter).description ?? '');
}

/** What has been thrown, for the words that explain it. */
export function practiceFacts(outcomes: readonly Happened[], chosen: number): PracticeFacts {
  const done = outcomes.filter(({ question }) => question === undefined);
  const own = thrownBy(HERO, STRAW_MAN, done);
  const theirs = thrownBy(STRAW_MAN, HERO, done);
  return { chosen, ...(own && { own }), ...(theirs && { theirs }) };
}

function thrownBy(actor: CombatantId, at: CombatantId, outcomes: readonly Outcome[]): PracticeThrow | undefined {
  const events = outcomes.flatMap((outcome) => outcome.events);
  const [first, second] = events.filter(
    (event) => (event.type === 'checked' || event.type === 'contested') && event.actor === actor && event.target === at,
  );
  const thrown = first && throwOf(first);
  if (!thrown) return undefined;
  const then = second && throwOf(second);
  return { ...thrown, harm: harmOf(actor, at, outcomes), ...(then && { then }) };
}

function throwOf(event: Event): PracticeThrow | undefined {
  if (event.type === 'checked') return ofCheck(event.check);
  return event.type === 'contested' ? ofContest(event.contest) : undefined;
}

function ofCheck({ roll, against, tier }: Check): PracticeThrow {
  return { ...ofRoll(roll), against: against.value, won: isWon(tier), harm: '' };
}

function ofContest({ own, theirs, tier }: Contest): PracticeThrow {
  return { ...ofRoll(own), against: theirs.total, won: isWon(tier), harm: '' };
}

function isWon(tier: Check['tier']): boolean {
  return tier === 'success' || tier === 'critical success';
}

function ofRoll({ dice, modifiers, total, counting }: Roll) {
  const added = counting ? 0 : sum(modifiers);
  return { dice: dice.length, shown: total - added, added, total };
}

/** What somebody has done to the other: "13 HP", "level 2 wound". */
function harmOf(actor: CombatantId, at: CombatantId, outcomes: readonly Outcome[]): string {
  const harm = outcomes.flatMap((outcome) => {
    const sight = visibilityOf(outcome);
    return outcome.events.flatMap((event) => {
      if (event.type !== 'harmed' || event.actor !== actor || event.target !== at) return [];
      if (event.came) return [sight.word(event.came)];
      return event.amount > 0 && event.resource !== undefined ? [sight.amount(event.amount, event.resource)] : [];
    });
  });
  return and(harm);
}
