import type { APIEmbed } from 'discord-api-types/v10';
import type { Setting } from '../rules/core/encounter.ts';
import type { Ruleset } from '../rules/core/ruleset.ts';
import { within } from './limits.ts';
import { mention, plain } from './text.ts';

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

/** The closing card: the seed that threw every die, and the commitment for what may still be thrown. */
export function ended(name: string, seed: string, commitment: string, dice: number): string {
  return [
    `**${plain(name)}** has ended. \`/rest\` heals those who were in it; \`/encounter start\` opens the next.`,
    `-# The seed of its dice, ${dice} thrown: \`${seed}\``,
    '-# Its SHA-256 is the one shown at the start: every throw can be checked.',
    `-# Dice from here on are sealed anew: \`${commitment}\``,
  ].join('\n');
}

/** A setting's value as it is shown. */
export function showSetting(value: Setting): string {
  return typeof value === 'boolean' ? (value ? 'on' : 'off') : String(value);
}
