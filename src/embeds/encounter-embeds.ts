import type { APIEmbed } from 'discord-api-types/v10';
import type { Setting } from '../rules/core/encounter.ts';
import type { Ruleset } from '../rules/core/ruleset.ts';
import { plain } from '../text/markdown.ts';
import { mention, opening, record } from '../text/spoken.ts';
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
  readonly next: string;
  /** How many dice it threw. */
  readonly thrown: number;
  /** It threw from the beginning: no end of the scene has been undone before. */
  readonly first: boolean;
}

/** What the end of an encounter tells besides its seal. */
interface Closing {
  /** Who won, in how many rounds, who fell, the best blow. */
  readonly fight: readonly string[];
  /** What ends with the encounter. */
  readonly told: string;
  readonly luck: string;
  readonly undone: number;
  readonly hash: string;
  /** The card has the next seal: it is not said twice. */
  readonly hasCard: boolean;
}

/**
 * The closing message: who won and what it cost, the story of its end, who was lucky. The proof of the dice is a line with a
 * button; below all stands what must be public in advance, the hash of the record and the next seal.
 */
export function ended(
  name: string,
  { next, thrown, first }: Unsealed,
  { fight, told, luck, undone, hash, hasCard }: Closing,
): APIEmbed {
  const parts = [
    fight.join('\n'),
    told,
    luck,
    [opening.ended(plain(name)), opening.dice(thrown, first), ...(undone > 0 ? [opening.undone(undone)] : [])].join(
      '\n',
    ),
  ];
  const footer = [opening.hash(hash), ...(hasCard ? [] : [opening.next(next)])];
  return within({ description: parts.filter((part) => part !== '').join('\n\n'), footer: { text: footer.join('\n') } });
}

/** The proof of the dice: each seal with its seed, once that may be known, and the hash of the record. */
export function diceProof(seals: readonly string[], hash: string | undefined): APIEmbed {
  const lines = seals.map((seal) => `- ${seal}`);
  return within({
    description: [
      opening.proof,
      lines.join('\n'),
      ...(hash === undefined ? [] : [record.hash(hash)]),
      opening.howToCheck,
    ].join('\n\n'),
  });
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
