import type {
  APIEmbed,
  APIMessageTopLevelComponent,
  APIModalInteractionResponseCallbackData,
} from 'discord-api-types/v10';
import type { Picture } from '../pictures/picture.ts';
import type { Aside, OddsWork } from './odds/odds-work.ts';
import type { ReplyFile } from './reply-file.ts';

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
