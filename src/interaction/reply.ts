// What a handler answers with.

import type {
  APIEmbed,
  APIMessageTopLevelComponent,
  APIModalInteractionResponseCallbackData,
} from 'discord-api-types/v10';
import type { ShownLuck, TurningText } from '../embeds/luck.ts';
import type { ShownActions } from '../embeds/odds.ts';
import type { BalanceWork } from '../odds/balance.ts';
import type { ScalingWork } from '../odds/scaling.ts';
import type { TurningWork } from '../odds/turning-points.ts';
import type { UnevenWork } from '../odds/uneven.ts';
import type { ActionsWork, ForecastWork } from '../odds/work.ts';
import type { PackCreature } from '../packs/pack.ts';
import type { Picture } from '../pictures/picture.ts';
import type { PackSource } from '../rules/core/deed.ts';
import type { Encounter, Portrayed } from '../rules/core/encounter.ts';

/** A command's answer, as data. The adapter (Discord or the terminal) decides how it looks. */
export interface Reply {
  /** True if only the caller sees it. */
  readonly whisper?: true;
  /** True if it is sent only once. A second delivery of the interaction doesn't get it. */
  readonly unkept?: true;
  /**
   * True if the encounter's messages show the result, so that no other message is needed. A pressed private message is
   * deleted. With `update`, any pressed message is deleted, or shows the rest of the reply.
   */
  readonly posted?: true;
  /** True if it replaces the message that was pressed. */
  readonly update?: true;
  /** True if it is made of components only (Discord's components v2), without content or embeds. */
  readonly v2?: true;
  readonly content?: string;
  readonly embeds?: readonly APIEmbed[];
  readonly components?: readonly APIMessageTopLevelComponent[];
  readonly files?: readonly ReplyFile[];
  /** Whose portrait is shown next to the text, if there is one. It is loaded when the reply is sent. */
  readonly portrait?: Portrayed;
  /** A picture for the host to draw. The text doesn't wait for it, and stays alone if it can't be drawn or attached. */
  readonly picture?: Picture;
  /**
   * Odds for the host to compute. Their results replace the text as they come in (`workReply`). Not kept for a second
   * delivery.
   */
  readonly work?: OddsWork;
  /**
   * The interaction whose odds are to be stopped. The answer is one last update of the message that shows them. The
   * rest of the reply is used only if they have already ended.
   */
  readonly stopsWork?: string;
  /** Work that starts after the reply is delivered. Only the caller sees the result. Not kept for a second delivery. */
  readonly aside?: Aside;
  /** True if it replaces a message whose odds may still be computed. Those odds are never shown again. */
  readonly dropsWork?: true;
  /**
   * What a character says. If the bot may manage webhooks, a message with the character's name shows it in place of the
   * embeds.
   */
  readonly speech?: { readonly name: string; readonly words: string };
  /** The id of a character's message to delete first. If Discord refuses that, the user is told so instead. */
  readonly unsays?: string;
  /**
   * The name of a thread to open from this message. Then the request is served again in the thread, and the caller gets
   * that reply. If the encounter is in the thread now, that reply has the name too.
   */
  readonly thread?: string;
  /** The users to ping: only the players whose turn it is. */
  readonly ping?: readonly string[];
  /** The user who gets it as a direct message. If they accept none, it goes to the channel. */
  readonly direct?: string;
  /** A form to show instead of a message. */
  readonly form?: APIModalInteractionResponseCallbackData;
}

/** A public answer. */
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

/** A reply that deletes the private message whose component was pressed. */
export const closingReply: Reply = { posted: true };

/** A reply that replaces the message whose component was pressed. */
export function inPlace(reply: Reply): Reply {
  return { ...reply, update: true };
}

function embeds(embed: APIEmbed | readonly APIEmbed[]): readonly APIEmbed[] {
  return 'length' in embed ? embed : [embed];
}

/** A reply's file. A long one is written in pieces, so that other users are served in between. */
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
type OddsWork = StartedOdds &
  (
    | { readonly work: ActionsWork; readonly shows: ShownActions }
    | { readonly work: TurningWork; readonly luck: ShownLuck; readonly fileWith?: FileWith }
    | { readonly work: ForecastWork }
    | { readonly work: BalanceWork; readonly about: AboutBalance }
    | { readonly work: ScalingWork; readonly coming: ComingVariant }
  );

/** Identifies odds that a user has asked for. */
export interface StartedOdds {
  /** The interaction that asked for them. *Stop* contains it, so that it stops no other odds. */
  readonly asked: string;
}

/** Makes the file of an encounter's chronicle. It includes the turning points if they were computed. */
export type FileWith = (turning?: TurningText) => ReplyFile;

/** What is shown next to suggested creatures. */
export interface AboutBalance {
  /** The encounter that the creatures would join. */
  readonly encounter: number;
  /** True if the GM is warned of uneven fights anyway. Then there is no hint about that setting. */
  readonly isWarned: boolean;
  /** What was just done. It is shown at the top. */
  readonly said?: string;
}

/** A creature that may join with more or less strength than usual. */
export interface ComingVariant {
  /** The encounter that it would join. */
  readonly encounter: number;
  readonly fight: Encounter;
  readonly kind: Pick<PackCreature, 'name' | 'sheet' | 'standingOrders' | 'style' | 'portrait'> & {
    /** The pack that it is from. Undefined if it isn't from one. */
    readonly from?: PackSource;
  };
  readonly count: number;
  readonly hidden: boolean;
  readonly together: boolean;
  readonly side: string;
  /** True if it was asked for in the GM's panel. The panel is shown again afterwards. */
  readonly inPanel: boolean;
}

/** A fight to simulate after its start was posted. The GM who started it is warned if it is uneven. */
export interface Aside {
  readonly work: UnevenWork;
  readonly encounter: number;
}
