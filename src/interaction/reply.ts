// What a feature answers with.

import type {
  APIEmbed,
  APIMessageTopLevelComponent,
  APIModalInteractionResponseCallbackData,
} from 'discord-api-types/v10';
import type { ShownLuck, ToldTurning } from '../embeds/luck.ts';
import type { ShownActs } from '../embeds/odds.ts';
import type { BalanceWork } from '../odds/balance.ts';
import type { TurningWork } from '../odds/turning-points.ts';
import type { UnevenWork } from '../odds/uneven.ts';
import type { ActsWork, ForecastWork } from '../odds/work.ts';
import type { Picture } from '../pictures/picture.ts';

/** What a command answers, as data. Who sends it (Discord, the terminal) decides how it looks. */
export interface Reply {
  /** Only the one who asked sees it. */
  readonly whisper?: true;
  /** Its text is for once: a second delivery of the interaction does not get it. */
  readonly unkept?: true;
  /**
   * The messages of the encounter tell it: it needs none of its own. A private message that was pressed goes; with `update` any
   * that was pressed goes, or becomes what the reply has beside this.
   */
  readonly posted?: true;
  /** Pressed on a message: the answer takes that message's place. */
  readonly update?: true;
  /** Made of components alone, by Discord's components v2: it has neither content nor embeds. */
  readonly v2?: true;
  readonly content?: string;
  readonly embeds?: readonly APIEmbed[];
  readonly components?: readonly APIMessageTopLevelComponent[];
  readonly files?: readonly ReplyFile[];
  /** The character whose portrait stands beside it, where it has one. The picture itself is loaded when it is sent. */
  readonly portrait?: string;
  /**
   * What is shown besides: drawn where it is sent. The words do not wait for it, and where it cannot be drawn or attached they
   * stay without it.
   */
  readonly picture?: Picture;
  /**
   * Odds that are worked out where it is sent: what is known takes the place of its words, at once or as it gets known
   * (`workReply`). It is not kept for a second delivery.
   */
  readonly work?: OddsWork;
  /**
   * Stops the odds that this interaction asked for where they are: the message that shows them does so once more, and that is
   * the answer. What the reply has beside this is said where they are worked out no more.
   */
  readonly stopsWork?: string;
  /** What is looked at once the reply is delivered, which does not wait for it: its asker alone may be told of it. Never kept. */
  readonly aside?: Aside;
  /** Its odds stand in the place of a message whose own, of the same kind, may still be worked out: those are never drawn again. */
  readonly dropsWork?: true;
  /** Those who are pinged by it: the ones whose turn it is. Nobody else ever is. */
  readonly ping?: readonly string[];
  /** It goes to this user by direct message; where they take none, it is for all to see. */
  readonly direct?: string;
  /** A form to fill in, in place of a message. */
  readonly form?: APIModalInteractionResponseCallbackData;
}

/** An answer for all to see. */
export function show(embed: APIEmbed | readonly APIEmbed[], more: Omit<Reply, 'embeds' | 'whisper'> = {}): Reply {
  return { embeds: embeds(embed), ...more };
}

/** An answer for the asker alone: a text, or an embed. */
export function whisper(
  what: string | APIEmbed | readonly APIEmbed[],
  more: Omit<Reply, 'embeds' | 'whisper'> = {},
): Reply {
  return typeof what === 'string'
    ? { whisper: true, content: what, ...more }
    : { whisper: true, embeds: embeds(what), ...more };
}

/** Closes the private message whose component was pressed: it goes, and nothing comes in its place. */
export const closed: Reply = { posted: true };

/** The same, in place of the message whose component was pressed. */
export function inPlace(reply: Reply): Reply {
  return { ...reply, update: true };
}

function embeds(embed: APIEmbed | readonly APIEmbed[]): readonly APIEmbed[] {
  return 'length' in embed ? embed : [embed];
}

/** A file of a reply. A long one is made piece by piece as it is written out, so that others are served meanwhile. */
export interface ReplyFile {
  readonly name: string;
  readonly text: string | (() => Iterable<string>);
}

/** The text of a file in pieces. */
export function piecesOf({ text }: ReplyFile): Iterable<string> {
  return typeof text === 'string' ? [text] : text();
}

/** The text of a file, all at once. */
export function wholeText(file: ReplyFile): string {
  return [...piecesOf(file)].join('');
}

/** Odds to be worked out, and how they are shown. */
type OddsWork = Begun &
  (
    | { readonly work: ActsWork; readonly shows: ShownActs }
    | { readonly work: TurningWork; readonly luck: ShownLuck; readonly fileWith?: FileWith }
    | { readonly work: ForecastWork }
    | { readonly work: BalanceWork; readonly about: AboutBalance }
  );

/** Which odds of a user’s they are. */
export interface Begun {
  /** The interaction that asked for them. Stop has it, so that it stops them and no others. */
  readonly asked: string;
}

/** Makes the file of a scene’s chronicle, with its turning points where these were looked for. */
export type FileWith = (turning?: ToldTurning) => ReplyFile;

/** What else stands with suggestions of creatures. */
export interface AboutBalance {
  /** The encounter that they come into. */
  readonly encounter: number;
  /** The GM is warned of lopsided fights: nothing needs to be said of that. */
  readonly isWarned: boolean;
  /** What has just been done. */
  readonly said?: string;
}

/** A fight that is looked at once its beginning has been told: whoever began it is warned where it is lopsided. */
export interface Aside {
  readonly work: UnevenWork;
  readonly encounter: number;
}
