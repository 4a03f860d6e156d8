import type { APIEmbed } from 'discord-api-types/v10';
import {
  oddsAtFirst,
  progressOfTurning,
  type Sample,
  type TurningWork,
  turningPoints,
} from '../odds/turning-points.ts';
import type { Encounter } from '../rules/core/encounter.ts';
import { plain } from '../text/markdown.ts';
import { luck as words } from '../text/spoken.ts';
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

/** Whether turning points are still looked for, all are found, or somebody stopped it. */
export type LuckState = 'working' | 'done' | 'stopped';

/** Most turning points that are told. */
const MOST_POINTS = 6;

/** Everybody’s dice in words; of many creatures the luckiest and the unluckiest. */
export function diceText(count: LuckCount): string {
  const { first, out, last } = count.most;
  if (first.length === 0) return words.nobody;
  const line = (each: LuckOf) => `${luckLine(each)}\n-# ${diceLines(each).join('; ')}`;
  const more = out > 0 ? [words.more(out)] : [];
  return [...first.map(line), ...more, ...last.map(line), `-# ${words.how}`].join('\n');
}

/** A scene’s luck, and its turning points as far as they are known. Without a work there are none to be looked for. */
export function luckEmbed(
  { title, dice, deeds, encounter }: ShownLuck,
  turning?: { readonly work: TurningWork; readonly sampled: readonly Sample[]; readonly state: LuckState },
): APIEmbed {
  const parts = [`**${words.title}**\n${dice}`];
  if (turning) {
    const { work, sampled, state } = turning;
    const points = turningPoints(work, sampled).toSorted((a, b) => moved(b) - moved(a));
    const told = points.slice(0, MOST_POINTS).toSorted((a, b) => a.at - b.at);
    const { joint, became } = sayOf(encounter).signs;
    const lines = told.map(({ at, before, after }) => {
      const { round = '', title: deed = '' } = deeds[at - 1] ?? {};
      return `${words.point(round, deed)}${joint}**${became(words.share(before), words.share(after))}**`;
    });
    const none = lines.length === 0 && state === 'done' ? [words.noTurn] : [];
    const small = `-# ${state === 'working' ? words.state.working(Math.floor(100 * progressOfTurning(work, sampled))) : words.state[state]}`;
    const first = oddsAtFirst(work, sampled);
    const head = `**${words.turned}**: ${words.whose(plain(work.side), first === undefined ? undefined : words.share(first))}`;
    parts.push([head, ...lines, ...none, small].join('\n'));
  }
  return within({ title, description: parts.join('\n\n') });
}

function moved({ before, after }: { readonly before: number; readonly after: number }): number {
  return Math.abs(after - before);
}
