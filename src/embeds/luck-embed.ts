import type { APIEmbed } from 'discord-api-types/v10';
import {
  oddsAtFirst,
  progressOfTurning,
  type Sample,
  type TurningWork,
  turningPoints,
} from '../odds/turning-points.ts';
import type { WorkState } from '../odds/work-state.ts';
import type { Encounter } from '../rules/core/encounter.ts';
import { plain } from '../text/markdown.ts';
import { forecast as forecastWords, luck as words } from '../text/spoken.ts';
import { within } from './limits.ts';
import { diceLines, type LuckCount, type LuckOf, luckLine } from './luck.ts';
import { sayOf } from './meters.ts';

/** Everybody’s luck in a scene, and its deeds, from which its turning points are told as they get known. Plain data. */
export interface ShownLuck {
  readonly title: string;
  /** Everybody’s dice, in words. */
  readonly dice: string;
  /** What each deed is called, in which round it was done; as the states after them. */
  readonly deeds: readonly { readonly round: string; readonly title: string }[];
  /** By its settings signs are chosen. */
  readonly encounter: Encounter;
}

/** Everybody’s dice in words; of many creatures the luckiest and the unluckiest. */
export function diceText(count: LuckCount): string {
  const { first, out, last } = count.most;
  if (first.length === 0) return words.nobody;
  const line = (each: LuckOf) => `${luckLine(each)}\n-# ${diceLines(each).join('; ')}`;
  const more = out > 0 ? [words.more(out)] : [];
  return [...first.map(line), ...more, ...last.map(line), `-# ${words.how}`].join('\n');
}

/** What is known of a scene’s turning points, and whether more will be. */
export interface Turning {
  readonly work: TurningWork;
  readonly sampled: readonly Sample[];
  readonly state: WorkState;
}

/** A scene’s luck, and its turning points as far as they are known. Absent: there are none to be looked for. */
export function luckEmbed(shown: ShownLuck, turning?: Turning): APIEmbed {
  const parts = [`**${words.title}**\n${shown.dice}`, ...(turning ? [turningPart(shown, turning)] : [])];
  return within({ title: shown.title, description: parts.join('\n\n') });
}

/** Turning points in words. */
export interface ToldTurning {
  /** Whose odds they are, and how these were at first. */
  readonly whose: string;
  readonly points: readonly string[];
  /** How they were found, or that there are none. */
  readonly note: string;
}

export function toldTurning({ deeds, encounter }: ShownLuck, { work, sampled, state }: Turning): ToldTurning {
  const first = oddsAtFirst(work, sampled);
  const whose = words.whose(plain(work.side), first === undefined ? undefined : words.share(first));
  const { joint, became } = sayOf(encounter).signs;
  const points = turningPoints(work, sampled).map(({ at, before, after }) => {
    const { round = '', title = '' } = deeds[at - 1] ?? {};
    return `${words.point(round, title)}${joint}**${became(words.share(before), words.share(after))}**`;
  });
  return { whose, points, note: noteOf(points.length, { work, sampled, state }) };
}

function noteOf(points: number, { work, sampled, state }: Turning): string {
  const { working, done, ended, none } = words.state;
  if (state === 'working') return working(Math.floor(100 * progressOfTurning(work, sampled)));
  if (state === 'done') return points === 0 ? none : done;
  return ended(forecastWords.ended[state]);
}

function turningPart(shown: ShownLuck, turning: Turning): string {
  const { whose, points, note } = toldTurning(shown, turning);
  const last = turning.state === 'done' && points.length === 0 ? note : `-# ${note}`;
  return [`**${words.turned}**: ${whose}`, ...points, last].join('\n');
}
