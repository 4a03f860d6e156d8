// `/gm how-long`: how long a round will take for these players, now and with other timers.

import { command } from '../src/interaction/command.ts';
import { component, componentId, idInteger, idOneOf, thisEncounter } from '../src/interaction/component.ts';
import * as panel from '../src/interaction/panel.ts';
import { asUpdate, type Reply } from '../src/interaction/reply.ts';
import { panelButtonId } from '../src/posts/card-buttons.ts';
import { sidesActTogether } from '../src/rules/core/blocks.ts';
import type { Combatant, Encounter, TurnTimer, UserId } from '../src/rules/core/encounter.ts';
import { playerOf } from '../src/rules/core/played-by.ts';
import { takesTurns } from '../src/rules/core/ruleset.ts';
import { rulesOf } from '../src/rules/systems.ts';
import { type AnswerHistory, turnsUntil, userToWaitFor } from '../src/session/answer-times.ts';
import { onlyGm, UNKNOWN_PERSON } from '../src/session/person.ts';
import { gm, type InEncounter, type Session } from '../src/session/session.ts';
import { and, mention, t } from '../src/text/t.ts';
import { timerWords } from '../src/text/times.ts';
import { type Answerer, MIN_TURNS_FOR_HABIT } from '../src/time/habit.ts';
import {
  roundForecasts as foretold,
  type GameTable,
  type RoundChoice,
  type RoundForecast,
  type TurnSlot,
} from '../src/time/how-long.ts';
import { DAY, HOUR, MINUTE } from '../src/time/zone.ts';

const HOW_LONG_NEEDS = { answering: true } as const;
type HowLongSession = Session<keyof typeof HOW_LONG_NEEDS> & InEncounter;

export const howLong = command({
  name: 'how-long',
  requires: gm,
  needs: HOW_LONG_NEEDS,
  options: {},
  run: (_, session) => howLongScreen(session),
});

/** *How long?…* where the GM chooses a turn timer, and *Simulate again*. */
const howLongButtonId = componentId('how-long', {
  encounter: thisEncounter,
  seed: idInteger,
  where: idOneOf('here', 'new'),
});

export const showHowLong = component({
  id: howLongButtonId,
  requires: gm,
  needs: HOW_LONG_NEEDS,
  run({ seed, where }, session) {
    const screen = howLongScreen(session, seed);
    return where === 'here' ? asUpdate(screen) : screen;
  },
});

/** The button that opens the forecast, either in place of the button's own message or in a new message. */
export function howLongButton(where: 'here' | 'new', { version }: Pick<Session, 'version'>) {
  return panel.button(
    t('how-long-button'),
    howLongButtonId.write({ encounter: version?.encounter ?? 0, seed: FIRST_SEED, where }),
  );
}

/** The seed of the first forecast. It is fixed, so that everyone gets the same answer. */
const FIRST_SEED = 1;
/** The turn timers that are compared. */
const COMPARED_TIMERS_MS = [12 * HOUR, DAY, 2 * DAY, 3 * DAY];
/** The maximum number of people who are named because a round waits for them. */
const MAX_NAMED_PEOPLE = 4;
/** A person isn't named if a round waits for them for less than this share of its time. */
const MIN_NAMED_WAIT_SHARE = 0.05;
/** The forecast is compared with this many of the latest rounds. */
const LATEST_ROUNDS = 5;

/** How long a round will take, in a private message to the GM. */
function howLongScreen(session: HowLongSession, seed = FIRST_SEED): Reply {
  const encounterId = session.version?.encounter ?? 0;
  const table = tableOf(session.encounter, session.loaded.answering, session.caller.now);
  const texts = forecastTexts(session, table, seed);
  return panel.gmScreen(
    undefined,
    panel.paragraph([`### ${t('how-long-title')}`, ...texts].join('\n')),
    panel.buttonRow(
      panel.button(t('gm-back'), panelButtonId.write({ encounter: encounterId, press: 'back', key: '' })),
      panel.button(
        t('how-long-again'),
        howLongButtonId.write({ encounter: encounterId, seed: seed + 1, where: 'here' }),
      ),
      panel.closeButton(),
    ),
  );
}

/** The current fight, with how fast its players have answered so far. */
export function tableOf(encounter: Encounter, { fights, people }: AnswerHistory, now: number): GameTable {
  const blocks = blocksOf(encounter);
  const turnsByUser = Map.groupBy(
    fights.flatMap((fight, index) => (index === 0 ? turnsUntil(fight, now) : fight.turns)),
    ({ who }) => who,
  );
  const allPlayers = new Set(blocks.flat().map(({ who }) => who));
  const answerers = new Map(
    [...allPlayers].map((who): [UserId, Answerer] => {
      const { hours, meanwhile = 'wait' } = people.get(who) ?? UNKNOWN_PERSON;
      return [who, { hours, turns: turnsByUser.get(who) ?? [], playedWhileAway: meanwhile !== 'wait' }];
    }),
  );
  const orderKind = encounter.phase === 'fighting' ? (fights[0]?.reorders ? 'each round' : 'kept') : 'unknown';
  return { now, answerers, blocks, order: orderKind };
}

/** Everyone who is up and takes turns, grouped by who acts together. Before combat, the order isn't known. */
function blocksOf(encounter: Encounter): GameTable['blocks'] {
  const rules = rulesOf(encounter);
  const combatantsUp = encounter.combatants.filter((each) => each.vitality === 'up' && takesTurns(rules, each));
  const turnBlocks = encounter.phase === 'fighting' ? encounter.turnOrder : combatantsUp.map(({ id }) => [id]);
  const combatantBlocks = turnBlocks.map((block) =>
    block.flatMap((id) => combatantsUp.find((each) => each.id === id) ?? []),
  );
  const blocks = combatantBlocks.map((block) => block.map((each) => turnSlotOf(each, encounter)));
  const groupsBySide = encounter.phase !== 'fighting' && sidesActTogether(encounter);
  return groupsBySide ? [...Map.groupBy(blocks.flat(), ({ side }) => side).values()] : blocks;
}

function turnSlotOf(combatant: Combatant, encounter: Encounter): TurnSlot {
  const { auto, plan, lent, side } = combatant;
  const isPlanned = plan?.use === 'at once' && !lent;
  return {
    who: userToWaitFor(combatant, encounter),
    side,
    isGms: playerOf(combatant) === undefined,
    isAutomatic: auto !== undefined || isPlanned,
  };
}

/** The GM's current choices that affect how long a round takes. */
export function currentRoundChoice({ pace }: Encounter): RoundChoice {
  return { order: 'as it is', planned: false, ...timesOf(pace) };
}

/**
 * The time limits of a timer. There are none while the timer is stopped, or if nothing happens automatically when time
 * is up.
 */
function timesOf(timer: TurnTimer | undefined): Pick<RoundChoice, 'turn' | 'question'> {
  if (!timer || timer.stopped || timer.atEnd === 'wait') return {};
  return { ...(timer.turn > 0 && { turn: timer.turn * MINUTE }), question: timer.question * MINUTE };
}

function forecastTexts(session: HowLongSession, table: GameTable, seed: number): readonly string[] {
  const { encounter } = session;
  const { answering } = session.loaded;
  const currentChoice = currentRoundChoice(encounter);
  const hasPlayers = table.blocks.flat().some(({ isGms, isAutomatic }) => !isGms && !isAutomatic);
  const doSidesActTogether = sidesActTogether(encounter);
  const alternatives = [
    {
      what: doSidesActTogether ? t('how-long-one-by-one') : t('how-long-by-side'),
      order: doSidesActTogether ? 'one by one' : 'by side',
    },
    ...(hasPlayers ? [{ what: t('how-long-with-plans'), planned: true }] : []),
  ] as const;
  const timers = hasPlayers ? [...COMPARED_TIMERS_MS, undefined].filter((turn) => turn !== currentChoice.turn) : [];
  const choices = [
    currentChoice,
    ...alternatives.map(({ what: _, ...other }) => ({ ...currentChoice, ...other })),
    ...timers.map((turn) => ({ ...currentChoice, turn, question: turn === undefined ? undefined : turn / 2 })),
  ];
  const [first, ...rest] = foretold(table, choices, seed);
  if (!first) return [];
  storeForecast(session, first);
  const timerTexts = timers.map((turn, index) => timerText(turn, rest[alternatives.length + index]?.round ?? 0));
  return [
    t('how-long-now', {
      round: durationText(first.round),
      low: timerWords.rangeStart(roundedMinutes(first.low), roundedMinutes(first.high)),
      high: durationText(first.high),
    }),
    ...waitTexts(encounter, first),
    ...alternatives.map(({ what }, index) => t('how-long-one', { what, round: durationText(rest[index]?.round ?? 0) })),
    ...(timerTexts.length === 0
      ? []
      : [
          t(encounter.pace?.atEnd === 'wait' ? 'how-long-timers-if' : 'how-long-timers', {
            timers: timerTexts.join(' · '),
          }),
        ]),
    ...smallPrintTexts(encounter, answering, table, first).map((each) => `-# ${each}`),
  ];
}

function timerText(turn: number | undefined, round: number): string {
  if (turn === undefined) return t('how-long-no-timer', { round: durationText(round) });
  return t('how-long-timer', { timer: timerWords.length(turn / MINUTE), round: durationText(round) });
}

/** The people that a round waits for, starting with the longest wait. */
function waitTexts(encounter: Encounter, { waits }: RoundForecast): readonly string[] {
  const totalWait = waits.reduce((all, { time }) => all + time, 0);
  const longWaits = waits.filter(({ time }) => time >= totalWait * MIN_NAMED_WAIT_SHARE).slice(0, MAX_NAMED_PEOPLE);
  if (longWaits.length === 0) return [];
  const texts = longWaits.map(({ who, time }) =>
    isOnlyGm(who, encounter)
      ? t('how-long-waits-gm', { time: durationText(time) })
      : t('how-long-waits-player', { time: durationText(time), user: mention(who) }),
  );
  return [t('how-long-waits', { who: and(texts) })];
}

function isOnlyGm(user: UserId, encounter: Encounter): boolean {
  return user === onlyGm(encounter);
}

/**
 * The small print: how long recent rounds took, what the forecast is based on, and whose response times are mostly
 * guesses.
 */
function smallPrintTexts(
  encounter: Encounter,
  { fights }: AnswerHistory,
  { answerers }: GameTable,
  { waits }: RoundForecast,
): readonly string[] {
  const rounds = fights[0]?.rounds.slice(-LATEST_ROUNDS) ?? [];
  const averageMs = rounds.reduce((sum, each) => sum + each, 0) / rounds.length;
  const countOf = ({ turns }: Answerer) => turns.filter(({ byAutopilot, answered }) => !byAutopilot && answered).length;
  const turnCount = [...answerers.values()].reduce((sum, each) => sum + countOf(each), 0);
  const usedFights = fights.filter((fight) => fight.turns.some(({ who }) => answerers.has(who)));
  const guessedAnswerers = [...answerers].filter(
    ([user, each]) => countOf(each) < MIN_TURNS_FOR_HABIT && waits.some(({ who }) => who === user),
  );
  const guessedNames = guessedAnswerers.map(([who]) => (isOnlyGm(who, encounter) ? t('how-long-you') : mention(who)));
  return [
    ...(rounds.length === 0 ? [] : [t('how-long-happened', { count: rounds.length, round: durationText(averageMs) })]),
    t('how-long-based', { turns: turnCount, fights: usedFights.length }),
    ...(guessedNames.length === 0 ? [] : [t('how-long-guessed', { people: and(guessedNames, MAX_NAMED_PEOPLE) })]),
  ];
}

/** Stores the forecast of a round, so that the GM can be told when the round falls behind. */
function storeForecast(session: HowLongSession, { round: time }: RoundForecast): void {
  const { encounter, pending, caller, loaded } = session;
  const roundBegan = loaded.answering.fights[0]?.roundBegan ?? caller.now;
  session.keepPending({ ...pending, foretold: { time, round: encounter.round, began: roundBegan } });
}

/** A round falls behind only if it takes this many times as long as forecast. */
const LATE_ROUND_FACTOR = 1.5;
/** A round falls behind only if it takes at least this much longer than forecast. */
const MIN_LATE_ROUND_MS = 3 * HOUR;

/** Tells the GM that the current round takes much longer than the forecast. Empty if it doesn't. */
export function lateRoundText({ encounter, pending, caller }: Session): string {
  const { foretold: forecast } = pending;
  if (encounter?.phase !== 'fighting' || !forecast || forecast.round !== encounter.round) return '';
  const elapsedMs = caller.now - forecast.began;
  if (elapsedMs < Math.max(forecast.time * LATE_ROUND_FACTOR, forecast.time + MIN_LATE_ROUND_MS)) return '';
  return t('how-long-behind', { time: durationText(elapsedMs), round: durationText(forecast.time) });
}

/** A rounded length of time, such as "40 minutes", "19 hours" or "4 days". */
function durationText(time: number): string {
  return timerWords.length(roundedMinutes(time));
}

function roundedMinutes(time: number): number {
  const [minutes, hours] = [time / MINUTE, time / HOUR];
  if (hours < 1) return Math.max(5, Math.round(minutes / 5) * 5);
  return hours < 72 ? Math.round(hours) * 60 : Math.round(time / DAY) * (DAY / MINUTE);
}
