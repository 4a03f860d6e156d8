// What a feature answers with.

import type {
  APIEmbed,
  APIMessageTopLevelComponent,
  APIModalInteractionResponseCallbackData,
} from 'discord-api-types/v10';
import type { ShownLuck, TurningText } from '../embeds/luck.ts';
import type { ShownActs } from '../embeds/odds.ts';
import type { BalanceWork } from '../odds/balance.ts';
import type { ScalingWork } from '../odds/scaling.ts';
import type { TurningWork } from '../odds/turning-points.ts';
import type { UnevenWork } from '../odds/uneven.ts';
import type { ActsWork, ForecastWork } from '../odds/work.ts';
import type { Picture } from '../pictures/picture.ts';
import type { Encounter, Style } from '../rules/core/encounter.ts';
import type { Archetype } from '../rules/core/ruleset.ts';

/** A command's answer, as data. The host (Discord, the terminal) decides how it looks. */
export interface Reply {
  /** Only the caller sees it. */
  readonly whisper?: true;
  /** It is sent once: a second delivery of the interaction doesn't get it. */
  readonly unkept?: true;
  /**
   * The encounter's messages show it, so it needs no message of its own. A pressed private message is deleted; with
   * `update`, any pressed message is deleted or becomes the rest of the reply.
   */
  readonly posted?: true;
  /** It replaces the message that was pressed. */
  readonly update?: true;
  /** It consists of components only (Discord's components v2), without content or embeds. */
  readonly v2?: true;
  readonly content?: string;
  readonly embeds?: readonly APIEmbed[];
  readonly components?: readonly APIMessageTopLevelComponent[];
  readonly files?: readonly ReplyFile[];
  /** The character whose portrait is shown beside it, if it has one. The picture is loaded when the reply is sent. */
  readonly portrait?: string;
  /** A picture drawn by the host. The words don't wait for it, and stay without it if it can't be drawn or attached. */
  readonly picture?: Picture;
  /**
   * Odds computed by the host. Their results replace the words, at once or as they come in (`workReply`). Not kept for
   * a second delivery.
   */
  readonly work?: OddsWork;
  /**
   * Stops the odds that this interaction asked for. The message that shows them is updated once more, and that is the
   * answer. The rest of the reply is used if they have already stopped.
   */
  readonly stopsWork?: string;
  /** Work that starts once the reply is delivered. Only the caller sees its result. Never kept. */
  readonly aside?: Aside;
  /** The odds replace a message whose own odds may still be computing. Those are never drawn again. */
  readonly dropsWork?: true;
  /** The users it pings: the players whose turn it is, and no one else. */
  readonly ping?: readonly string[];
  /** It goes to this user as a direct message, or to the channel if they don't accept any. */
  readonly direct?: string;
  /** A form to show instead of a message. */
  readonly form?: APIModalInteractionResponseCallbackData;
}

/** An answer that everyone sees. */
export function show(embed: APIEmbed | readonly APIEmbed[], more: Omit<Reply, 'embeds' | 'whisper'> = {}): Reply {
  return { embeds: embeds(embed), ...more };
}

/** A private answer: a text or an embed. */
export function whisper(
  what: string | APIEmbed | readonly APIEmbed[],
  more: Omit<Reply, 'embeds' | 'whisper'> = {},
): Reply {
  return typeof what === 'string'
    ? { whisper: true, content: what, ...more }
    : { whisper: true, embeds: embeds(what), ...more };
}

/** Deletes the private message whose component was pressed. */
export const closed: Reply = { posted: true };

/** The reply, in place of the message whose component was pressed. */
export function inPlace(reply: Reply): Reply {
  return { ...reply, update: true };
}

function embeds(embed: APIEmbed | readonly APIEmbed[]): readonly APIEmbed[] {
  return 'length' in embed ? embed : [embed];
}

/** A reply's file. A long one is generated in pieces while it is written, so that other users are served meanwhile. */
export interface ReplyFile {
  readonly name: string;
  readonly text: string | (() => Iterable<string>);
}

/** The file's text in pieces. */
export function piecesOf({ text }: ReplyFile): Iterable<string> {
  return typeof text === 'string' ? [text] : text();
}

/** The file's whole text. */
export function wholeText(file: ReplyFile): string {
  return [...piecesOf(file)].join('');
}

/** Odds to compute, and how they are shown. */
type OddsWork = Begun &
  (
    | { readonly work: ActsWork; readonly shows: ShownActs }
    | { readonly work: TurningWork; readonly luck: ShownLuck; readonly fileWith?: FileWith }
    | { readonly work: ForecastWork }
    | { readonly work: BalanceWork; readonly about: AboutBalance }
    | { readonly work: ScalingWork; readonly coming: ComingVariant }
  );

/** Which of a user's odds they are. */
export interface Begun {
  /** The interaction that asked for them. *Stop* carries it, so that it stops these odds and no others. */
  readonly asked: string;
}

/** Makes the file of an encounter's chronicle, with its turning points if they were computed. */
export type FileWith = (turning?: TurningText) => ReplyFile;

/** What is shown with suggested creatures. */
export interface AboutBalance {
  /** The encounter that they would join. */
  readonly encounter: number;
  /** The GM is warned of uneven fights anyway, so there is no hint about that setting. */
  readonly isWarned: boolean;
  /** What was just done. */
  readonly said?: string;
}

/** A creature that may join weaker or stronger than it is, and how. */
export interface ComingVariant {
  /** The encounter that it would join. */
  readonly encounter: number;
  readonly fight: Encounter;
  readonly kind: Pick<Archetype, 'name' | 'sheet' | 'standingOrders'> & { readonly style?: Style };
  readonly count: number;
  readonly hidden: boolean;
  readonly together: boolean;
  readonly side: string;
  /** It was asked for in the GM's panel, which comes back afterwards. */
  readonly inPanel: boolean;
}

/** A fight that is simulated after its start was posted. The GM who started it is warned if it is uneven. */
export interface Aside {
  readonly work: UnevenWork;
  readonly encounter: number;
}
