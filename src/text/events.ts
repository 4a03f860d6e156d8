// Words for the events that a GM puts into the turn order, such as a storm: what an event is, in which rounds and when
// in a round it happens, and what it does.

import { nameTypedByGm } from '../rules/core/condition.ts';
import { type Encounter, type EventEffect, find, type TimedEvent } from '../rules/core/encounter.ts';
import { isDueInRound } from '../rules/core/timed-events.ts';
import { rulesNamed } from '../rules/systems.ts';
import { idNamed, nameAmong, nameOf, sideFacts } from './names.ts';
import { and, plain, t } from './t.ts';
import { localizedTypedText, typedDiceInEnglish, typedTextInEnglish } from './typed.ts';

/** An event on one line: "**Lair**: each round, at initiative 15". */
export function eventLine(event: TimedEvent, encounter: Encounter): string {
  const line = t('event-line', {
    mark: plain(event.mark),
    rounds: roundsText(event),
    place: placeText(event, encounter),
  });
  return event.hidden ? t('event-hidden', { line }) : line;
}

/**
 * Tells the GM what an event in the turn order, such as a storm, does automatically: "2d6 Fire, Prone · to everyone ·
 * save: REF vs 14". Undefined if the event does nothing.
 */
export function effectLine({ effect }: TimedEvent, encounter: Encounter): string | undefined {
  if (!effect) return undefined;
  const { save, damage, conditions = [] } = effect;
  const harmTexts = [
    ...(damage === undefined ? [] : [plain(hazardText(encounter.system, damage))]),
    ...conditions.map(({ condition, rounds: count }) => {
      const name = plain(nameTypedByGm(condition) ?? nameOf(encounter.system, 'condition', condition));
      return count === undefined ? name : t('event-condition-rounds', { condition: name, count });
    }),
  ];
  return [
    ...(harmTexts.length > 0 ? [harmTexts.join(', ')] : []),
    t('event-to', { who: targetsText(effect, encounter) }),
    ...(save
      ? [t('event-saves', { what: plain(nameOfSave(encounter.system, save.what)), against: save.against })]
      : []),
  ].join(' · ');
}

function targetsText({ to }: EventEffect, encounter: Encounter): string {
  switch (to.kind) {
    case 'everyone':
      return t('event-to-everyone');
    case 'players':
      return t('event-to-players');
    case 'side':
      return t('event-to-side', sideFacts(to.side));
    case 'area':
      return t('event-to-area', { from: to.from, to: to.to });
    case 'named':
      return and(to.who.map((id) => plain(find(encounter, id)?.name ?? id)));
    default:
      return to satisfies never;
  }
}

function roundsText({ from, until }: TimedEvent): string {
  if (until === undefined) return from <= 1 ? t('event-each-round') : t('event-from', { round: from });
  return from === until ? t('event-once', { round: from }) : t('event-between', { from, until });
}

function placeText({ at }: TimedEvent, encounter: Encounter): string {
  switch (at.kind) {
    case 'round-end':
      return t('event-at-end');
    case 'initiative':
      return t('event-at-initiative', { score: at.score });
    default:
      return t(at.kind === 'before' ? 'event-before' : 'event-after', {
        name: plain(find(encounter, at.who)?.name ?? at.who),
      });
  }
}

/** The countdowns that everyone may know about: "The bridge falls in 2 rounds". */
export function eventCountdowns(encounter: Encounter): readonly string[] {
  const { timeline, round, phase } = encounter;
  if (phase !== 'fighting') return [];
  return (timeline?.events ?? []).flatMap((event) => {
    const isYetToCome =
      event.until === event.from ? isDueInRound(event, Math.max(round, event.from)) : event.from > round;
    if (event.hidden || !isYetToCome) return [];
    return [t('event-countdown', { mark: plain(event.mark), left: Math.max(0, event.from - round) })];
  });
}

/** The kinds of names that can be part of an event's damage: conditions, types of damage, hazards. */
const HAZARD_NAME_KINDS = ['condition', 'option', 'thing'] as const;
const SAVE_NAME_KINDS = ['skill', 'field', 'option'] as const;

/** Matches the words in an event's damage, but not the “d” in dice. */
const HAZARD_WORD_PATTERN = /(?<![\d\p{L}])\p{L}[\p{L}’' -]*\p{L}/gu;

/** Translates an event's damage or condition into the current language, as a GM can type it: "2d6 Fire", "Prone". */
export function hazardText(system: string, hazard: string): string {
  const name = nameAmong(system, HAZARD_NAME_KINDS, hazard);
  if (name !== hazard) return name;
  return hazard.replace(HAZARD_WORD_PATTERN, (word) => {
    const wordName = nameAmong(system, HAZARD_NAME_KINDS, word);
    return wordName === word ? localizedTypedText(word) : wordName;
  });
}

/** What a save is rolled with: a single score such as "REF", or a pool such as "Stealth + AGI". */
function nameOfSave(system: string, poolText: string): string {
  return poolText
    .split(' + ')
    .map((part) => nameAmong(system, SAVE_NAME_KINDS, part))
    .join(' + ');
}

/** Matches a condition and its rounds: "Prone for 2 rounds", "Prone 2 rounds". */
const CONDITION_WITH_ROUNDS_PATTERN = /^(.+?)((?:\s+\p{L}+)?\s+\d{1,3}\s+\p{L}+)$/u;

/** Translates an effect that was typed in the current language into English: "2d6 Feuer, Liegend für 2 Runden". */
export function typedEffectInEnglish(system: string, typed: string): string {
  const partInEnglish = (part: string): string => {
    const condition = idNamed(system, ['condition'], part);
    if (condition !== part || Object.hasOwn(rulesNamed(system)?.conditions ?? {}, part)) return condition;
    const [, name = '', length = ''] = CONDITION_WITH_ROUNDS_PATTERN.exec(part) ?? [];
    const englishDuration = typedTextInEnglish(length);
    if (/^ (?:for )?\d+ rounds?$/.test(englishDuration)) return idNamed(system, ['condition'], name) + englishDuration;
    return typedDiceInEnglish(part).replace(HAZARD_WORD_PATTERN, (word) => {
      const id = idNamed(system, HAZARD_NAME_KINDS, word);
      return id === word ? typedTextInEnglish(word) : id;
    });
  };
  return typed
    .split(',')
    .map((part) => partInEnglish(part.trim()))
    .join(', ');
}

/** Translates a save that was typed in the current language into English: "REF gegen 14", "Heimlichkeit, Schwierig". */
export function typedSaveInEnglish(system: string, typed: string, difficulties: readonly string[]): string {
  const input = typed.trim();
  const difficultyNames = difficulties
    .map((id) => ({ id, name: nameOf(system, 'option', id) }))
    .toSorted((a, b) => b.name.length - a.name.length);
  const difficulty = difficultyNames.find(({ name }) => input.toLowerCase().endsWith(` ${name.toLowerCase()}`));
  const ending = difficulty?.name ?? /\d{1,3}$/.exec(input)?.[0] ?? '';
  const [, textBeforeEnding = '', sign = ''] =
    /^(.*?)([,:]?)\s*$/s.exec(input.slice(0, input.length - ending.length)) ?? [];
  const [, poolText = textBeforeEnding, against = ''] = /^(.*\S)(\s+\p{L}+)$/su.exec(textBeforeEnding) ?? [];
  const endsWithAgainst = / (?:against|vs)$/.test(typedTextInEnglish(against));
  const pool = (endsWithAgainst ? poolText : textBeforeEnding)
    .split('+')
    .map((part) => idNamed(system, SAVE_NAME_KINDS, part.trim()));
  return `${pool.join(' + ')}${sign} ${difficulty?.id ?? ending}`.trim();
}
