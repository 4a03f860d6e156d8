import type { APIEmbed } from 'discord-api-types/v10';
import type { Setting } from '../rules/core/encounter.ts';
import type { Ruleset } from '../rules/core/ruleset.ts';
import { plain } from '../text/markdown.ts';
import { mention, opening } from '../text/spoken.ts';
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
    opening.played(rules.title, mention(gm)),
    `-# ${opening.book(rules.book)}`,
    opening.begin,
    ...(set.length > 0 ? [opening.settings(set.join(', '))] : []),
    opening.sealed(commitment),
    ...(before === undefined ? [] : [opening.restsBefore(before)]),
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

/** The closing card: who was lucky, the seed that threw the dice, and the commitment for what may still be thrown. */
export function ended(
  name: string,
  { seed, next, thrown, first }: Unsealed,
  { undone, hash, luck }: { readonly undone: number; readonly hash: string; readonly luck: string },
): string {
  return [
    opening.ended(plain(name)),
    ...(luck === '' ? [] : ['', luck, '']),
    opening.seed(thrown, first, seed),
    opening.check(first),
    ...(undone > 0 ? [opening.undone(undone)] : []),
    opening.hash(hash),
    opening.next(next),
  ].join('\n');
}

/** The end of a scene is undone, and its seed is known: what follows is thrown by the one sealed at that end. */
export function resealed(commitment: string): APIEmbed {
  return within({ description: opening.resealed(commitment) });
}

/** An encounter goes on after a restore or an update, with dice that are sealed anew. */
export function sealedAnew(name: string, because: 'restore' | 'update', commitment: string): APIEmbed {
  const why = because === 'restore' ? opening.restored(plain(name)) : opening.updated(plain(name));
  return within({ description: `${why}\n${opening.newSeed(commitment)}` });
}

/** A setting's value as it is shown. */
export function showSetting(value: Setting): string {
  return typeof value === 'boolean' ? (value ? opening.on : opening.off) : String(value);
}
