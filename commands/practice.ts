// A fight in which one player learns the rules. It isn't recorded: each tap plays it again from the start.

import { type APIButtonComponent, ButtonStyle } from 'discord-api-types/v10';
import { boardEmbed } from '../src/embeds/board.ts';
import { type Outcome, visibilityOf, wordingOf } from '../src/embeds/meters.ts';
import { questionText } from '../src/embeds/question.ts';
import { storyParagraph } from '../src/embeds/turn-story.ts';
import { command, optional } from '../src/interaction/command.ts';
import { component, componentId, idInteger, idText, textHash } from '../src/interaction/component.ts';
import { ruleset } from '../src/interaction/options/rules.ts';
import * as panel from '../src/interaction/panel.ts';
import { asUpdate, type Reply } from '../src/interaction/reply.ts';
import { buttonLabel } from '../src/posts/available-actions.ts';
import { joinButtonId } from '../src/posts/card-buttons.ts';
import { type CombatantId, combatant, type Encounter, onTurn } from '../src/rules/core/encounter.ts';
import type { Event } from '../src/rules/core/event.ts';
import { HERO, TRAINING_DUMMY } from '../src/rules/core/practice.ts';
import type { Question } from '../src/rules/core/question.ts';
import { type Check, type Contest, type Roll, sum } from '../src/rules/core/reason.ts';
import { no } from '../src/rules/core/refusal.ts';
import type { Ruleset } from '../src/rules/core/ruleset.ts';
import { rulesNamed, systemIds } from '../src/rules/systems.ts';
import { type PracticeOption, type PracticeState, playPractice, practiceSeed } from '../src/session/practice.ts';
import type { Session } from '../src/session/session.ts';
import { practiceOf } from '../src/text/language.ts';
import { nameOf } from '../src/text/names.ts';
import { and, capital, plain, t } from '../src/text/t.ts';
import type { PracticeFacts, PracticeRoll } from '../src/text/words.ts';
import { characterCreationId } from './character/ids.ts';

export const practice = command({
  name: 'practice',
  options: { system: optional(ruleset()) },
  run: ({ system }, session) => (system ? beginPractice(system, session) : practiceChoice(session)),
});

/**
 * A tap in a practice fight, with all taps so far. Without a system, the user chooses one. Without taps, the fight
 * starts.
 */
export const practiceButtonId = componentId('practice', { system: idText, seed: idInteger, taps: idText });

export const continuePractice = component({
  id: practiceButtonId,
  run({ system, ...at }, session) {
    if (system === '') return asUpdate(practiceChoice(session));
    const rules = rulesNamed(system);
    const screen = rules && practiceScreen(rules, session, at);
    return screen ? asUpdate(screen) : no({ type: 'stale' });
  },
});

/** The practice fights to choose from. */
export function practiceChoice({ caller }: Pick<Session, 'caller'>): Reply {
  const seed = seedFrom(caller.interaction);
  const systems = systemIds()
    .flatMap((id) => rulesNamed(id) ?? [])
    .filter(({ practice }) => practice !== undefined);
  const buttons = systems.map(({ id, title }) =>
    panel.button(title, practiceButtonId.write({ system: id, seed, taps: '' })),
  );
  return panel.whisper(
    panel.box(
      { accent: panel.PRIVATE_PANEL_COLOR },
      panel.paragraph(t('practice-choose')),
      panel.buttonRow(...buttons),
      panel.buttonRow(stopButton()),
    ),
  );
}

/** A new practice fight. The seed of its dice comes from the interaction. */
function beginPractice(rules: Ruleset, session: Session): Reply {
  return (
    practiceScreen(rules, session, { seed: seedFrom(session.caller.interaction), taps: '' }) ?? practiceChoice(session)
  );
}

/** A practice fight after these taps, one digit each. Undefined if there is no such fight. */
function practiceScreen(
  rules: Ruleset,
  session: Session,
  state: { readonly seed: number; readonly taps: string },
): Reply | undefined {
  const { practice } = rules;
  if (!practice || !/^\d{0,9}$/.test(state.taps)) return undefined;
  const learner = {
    user: session.caller.user,
    names: {
      encounter: t('practice-encounter'),
      hero: nameOf(rules.id, 'archetype', practice.hero),
      dummy: t('practice-straw-man'),
    },
  };
  const seed = state.taps === '' ? practiceSeed(rules, practice, learner, state.seed) : state.seed;
  const choices = [...state.taps].map(Number);
  const practiceState = playPractice(rules, practice, learner, { seed, taps: choices });
  if (!practiceState) return undefined;
  const screen = { rules, session, now: practiceState, seed, taps: state.taps };
  return panel.whisper(
    panel.box({ accent: panel.PRIVATE_PANEL_COLOR }, ...(practiceState.next ? lessonParts(screen) : endParts(screen))),
  );
}

/** A deed of a practice fight. While it has a question, it isn't done yet. */
type PracticeOutcome = Outcome & { readonly question?: Question };

/**
 * What has happened, as a turn's message tells it, what it means, and the open question. "" if nothing has happened.
 */
function practiceStory(outcomes: readonly PracticeOutcome[], meaning: string): string {
  const outcomeTexts = outcomes.filter(({ question }) => question === undefined).map(textOf);
  const questionTexts = outcomes.flatMap((outcome) =>
    outcome.question ? [questionText(outcome, outcome.question)] : [],
  );
  const parts = [...outcomeTexts, meaning === '' ? '' : `> ${meaning}`, ...questionTexts];
  return parts.filter((part) => part !== '').join('\n');
}

function textOf(outcome: Outcome): string {
  const { story, state, sums } = storyParagraph(outcome);
  return [story, state, sums].filter((part) => part !== '').join('\n');
}

/** The board of a practice fight, without its title. */
function practiceBoard(encounter: Encounter): string {
  return onTurn(encounter).length === 0 ? '' : (boardEmbed(encounter).description ?? '');
}

/** The rolls so far, for the texts that explain them. */
function practiceFacts(outcomes: readonly PracticeOutcome[], chosenIndex: number): PracticeFacts {
  const outcomesWithoutQuestion = outcomes.filter(({ question }) => question === undefined);
  const ownRoll = practiceRollBy(HERO, TRAINING_DUMMY, outcomesWithoutQuestion);
  const opposingRoll = practiceRollBy(TRAINING_DUMMY, HERO, outcomesWithoutQuestion);
  return {
    chosen: chosenIndex,
    dealt: harmOf(HERO, TRAINING_DUMMY, outcomesWithoutQuestion),
    ...(ownRoll && { own: ownRoll }),
    ...(opposingRoll && { theirs: opposingRoll }),
  };
}

function practiceRollBy(
  actor: CombatantId,
  target: CombatantId,
  outcomes: readonly Outcome[],
): PracticeRoll | undefined {
  const events = outcomes.flatMap((outcome) => outcome.events);
  const [first, second] = events.filter(
    (event) =>
      (event.type === 'checked' || event.type === 'contested') && event.actor === actor && event.target === target,
  );
  const firstRoll = first && rollOf(first);
  if (!firstRoll) return undefined;
  const secondRoll = second && rollOf(second);
  return { ...firstRoll, harm: harmOf(actor, target, outcomes), ...(secondRoll && { secondRoll }) };
}

function rollOf(event: Event): PracticeRoll | undefined {
  if (event.type === 'checked') return checkRoll(event.check);
  return event.type === 'contested' ? contestRoll(event.contest) : undefined;
}

function checkRoll({ roll, against, under, tier }: Check): PracticeRoll {
  return { ...rollNumbers(roll), against: against.value, ...(under && { under }), won: isSuccess(tier), harm: '' };
}

function contestRoll({ own, theirs, tier }: Contest): PracticeRoll {
  return { ...rollNumbers(own), against: theirs.total, won: isSuccess(tier), harm: '' };
}

function isSuccess(tier: Check['tier']): boolean {
  return tier === 'success' || tier === 'critical success';
}

function rollNumbers({ dice, modifiers, total, counting }: Roll) {
  const bonus = counting ? 0 : sum(modifiers);
  return { dice: dice.length, shown: total - bonus, added: bonus, total };
}

/** What one combatant has done to another: "13 HP", "level 2 wound". */
function harmOf(actor: CombatantId, target: CombatantId, outcomes: readonly Outcome[]): string {
  const harm = outcomes.flatMap((outcome) => {
    const visibility = visibilityOf(outcome);
    return outcome.events.flatMap((event) => {
      if (event.type !== 'harmed' || event.actor !== actor || event.target !== target) return [];
      if (event.came) return [visibility.word(event.came)];
      return event.amount > 0 && event.resource !== undefined ? [visibility.amount(event.amount, event.resource)] : [];
    });
  });
  return and(harm);
}

/** A short hash is a number in base 36. */
const HASH_BASE = 36;

interface PracticeScreen {
  readonly rules: Ruleset;
  readonly session: Session;
  readonly now: PracticeState;
  readonly seed: number;
  readonly taps: string;
}

/** A step of practice: what has happened, the state of the fight, what there is to learn, and the buttons. */
function lessonParts({ rules, now, seed, taps }: PracticeScreen): readonly panel.Part[] {
  const { encounter, next } = now;
  const lessons = rules.practice?.lessons ?? [];
  const lessonWords = practiceOf(rules.id)?.lessons[lessons[next?.lesson ?? 0]?.teaches ?? ''];
  const optionId = (index: number) => practiceButtonId.write({ system: rules.id, seed, taps: `${taps}${index}` });
  const optionButtons = (next?.options ?? []).map((option, index) => {
    const style = index === 0 ? ButtonStyle.Primary : ButtonStyle.Secondary;
    return panel.button(lessonWords?.buttons?.[index] ?? labelOf(option, encounter), optionId(index), style);
  });
  const lastTapText = resultText(rules, now, taps);
  const heroText = t('practice-hero', { name: plain(combatant(encounter, HERO).name) });
  return [
    panel.paragraph(
      t('practice-title', { step: (next?.lesson ?? 0) + 1, of: lessons.length, about: lessonWords?.title ?? '' }),
    ),
    panel.paragraph(lastTapText === '' ? heroText : lastTapText),
    panel.divider(),
    panel.paragraph(practiceBoard(encounter)),
    panel.paragraph(lessonWords?.before ?? ''),
    panel.buttonRow(...optionButtons),
    panel.divider(),
    panel.buttonRow(anotherFightButton(seed), stopButton()),
  ];
}

/** The end of practice: what has happened, what was learned, and what to tap next. */
function endParts({ rules, session, now, seed, taps }: PracticeScreen): readonly panel.Part[] {
  const { encounter } = now;
  const endLines = encounter.phase === 'fighting' ? [] : [endReason(encounter)];
  const { encounter: encounterHere, version } = session;
  const isRunning = encounterHere !== undefined && encounterHere.phase !== 'ended';
  const idFields = { encounter: version?.encounter ?? 0 };
  const joinButtons = isRunning
    ? [panel.button(t('practice-join'), joinButtonId.write(idFields), ButtonStyle.Success)]
    : [];
  return [
    panel.paragraph(t('practice-over')),
    panel.paragraph(resultText(rules, now, taps)),
    panel.divider(),
    panel.paragraph(
      [
        ...endLines,
        `**${practiceOf(rules.id)?.learned ?? ''}**`,
        isRunning ? t('practice-next') : t('practice-next-alone'),
      ].join('\n'),
    ),
    panel.buttonRow(
      ...joinButtons,
      panel.button(
        t('practice-make-character'),
        characterCreationId.write({ system: rules.id }),
        isRunning ? ButtonStyle.Secondary : ButtonStyle.Success,
      ),
    ),
    panel.buttonRow(
      panel.button(t('practice-again'), practiceButtonId.write({ system: rules.id, seed: seed + 1, taps: '' })),
      anotherFightButton(seed),
      stopButton(),
    ),
    panel.paragraph(t('practice-nothing-kept')),
  ];
}

/** The result of the last tap: the story with its math, and a sentence about what it means. */
function resultText(rules: Ruleset, { outcomes, done }: PracticeState, taps: string): string {
  if (done === undefined) return '';
  const { teaches = '' } = rules.practice?.lessons[done] ?? {};
  const explanation = practiceOf(rules.id)?.lessons[teaches]?.after(practiceFacts(outcomes, Number(taps.at(-1)))) ?? '';
  return practiceStory(outcomes, explanation);
}

function endReason(encounter: Encounter): string {
  return combatant(encounter, TRAINING_DUMMY).vitality === 'up' ? t('practice-stopped') : t('practice-fallen');
}

function labelOf(option: PracticeOption, encounter: Encounter): string {
  if ('answer' in option) return capital(wordingOf(encounter).optionName(option.answer));
  if (option.deed.type === 'intent') return buttonLabel(encounter, { intent: option.deed.intent }, undefined);
  return t('board-end-turn');
}

function anotherFightButton(seed: number): APIButtonComponent {
  return panel.button(t('practice-another'), practiceButtonId.write({ system: '', seed, taps: '' }));
}

/**
 * The button for a new practice fight in a system, or for the menu of systems. The fight replaces the private message
 * that has this button.
 */
export function startPracticeButton({ encounter, caller }: Pick<Session, 'encounter' | 'caller'>): APIButtonComponent {
  const system = encounter?.system ?? '';
  const id = practiceButtonId.write({ system, seed: seedFrom(caller.interaction), taps: '' });
  return panel.button(t('help-practice'), id, ButtonStyle.Success);
}

function stopButton(): APIButtonComponent {
  return panel.button(t('practice-stop'), panel.closeButtonId.write({}));
}

/** A seed for a new fight, from the interaction's id. */
function seedFrom(interaction: string): number {
  return Number.parseInt(textHash(interaction), HASH_BASE);
}
