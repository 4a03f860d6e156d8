import type { APIEmbed } from 'discord-api-types/v10';
import type { Setting } from '../rules/core/encounter.ts';
import type { Ruleset } from '../rules/core/ruleset.ts';
import { mention, plain } from '../text/markdown.ts';
import { within } from './limits.ts';

/** The opening card: what is played, who runs it, how to join, and the commitment to the dice. */
export function opened(
  name: string,
  rules: Ruleset,
  gm: string,
  settings: Readonly<Record<string, Setting>>,
  commitment: string,
  before: string | undefined,
): APIEmbed {
  const set = Object.entries(settings).map(([setting, value]) => `${setting} ${plain(showSetting(value))}`);
  const lines = [
    `**${rules.title}**, with ${mention(gm)} as the GM.`,
    'Players: `/join character:` and a name. GM: `/add creature:`, then `/initiative`.',
    ...(set.length > 0 ? [`Settings: ${set.join(', ')}.`] : []),
    `-# The dice are sealed. SHA-256 of their seed: \`${commitment}\``,
    ...(before === undefined ? [] : [`-# The seed of the rests before: \`${before}\``]),
  ];
  return within({ title: plain(name), description: lines.join('\n') });
}

/** A seed that is shown, what it has thrown, and the commitment to the one after it. */
export interface Unsealed {
  readonly seed: string;
  readonly next: string;
  /** How many dice it threw. */
  readonly thrown: number;
  /** It threw from the beginning: no end of the scene has been undone before. */
  readonly first: boolean;
}

/** The closing card: the seed that threw the dice, and the commitment for what may still be thrown. */
export function ended(
  name: string,
  { seed, next, thrown, first }: Unsealed,
  { undone, hash }: { readonly undone: number; readonly hash: string },
): string {
  const when = first ? 'the one shown at the start' : 'the one shown when the scene was ended before';
  return [
    `**${plain(name)}** has ended. \`/rest\` heals those who were in it; \`/encounter start\` opens the next.`,
    `-# The seed of its dice, ${thrown} thrown${first ? '' : ' since that end was undone'}: \`${seed}\``,
    `-# Its SHA-256 is ${when}: every throw can be checked, with \`/log export as:json\`.`,
    ...(undone > 0 ? [`-# Undone by the GM: ${undone}.`] : []),
    `-# The record up to here has the hash \`${hash}\`.`,
    `-# Dice from here on are sealed anew: \`${next}\``,
  ].join('\n');
}

/** The end of a scene is undone, and its seed is known: what follows is thrown by the one sealed at that end. */
export function resealed(commitment: string): APIEmbed {
  return within({
    description: `-# The seed of the dice so far has been shown, so it throws no more. The dice go on with the seed that was sealed then. Its SHA-256: \`${commitment}\``,
  });
}

/** An encounter goes on after a restore or an update, with dice that are sealed anew. */
export function sealedAnew(name: string, because: 'restore' | 'update', commitment: string): APIEmbed {
  const why =
    because === 'restore'
      ? `**${plain(name)}** goes on from a backup: what was done after it is gone. Some have seen what the old seed would throw next, so the dice are sealed anew.`
      : `I have been updated. **${plain(name)}** goes on as it stands, with dice that are sealed anew; what was done before is in its chronicle, \`/log export as:markdown\`.`;
  return within({ description: `${why}\n-# SHA-256 of the new seed: \`${commitment}\`` });
}

/** A setting's value as it is shown. */
export function showSetting(value: Setting): string {
  return typeof value === 'boolean' ? (value ? 'on' : 'off') : String(value);
}
