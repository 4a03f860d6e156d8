// The replies that a handler can return to the user.

import type {
  APIEmbed,
  APIMessageTopLevelComponent,
  APIModalInteractionResponseCallbackData,
} from 'discord-api-types/v10';
import type { ShownLuck, TurningPointsText } from '../embeds/luck.ts';
import type { ShownActions, ShownOffers } from '../embeds/odds.ts';
import type { BalanceWork } from '../odds/balance.ts';
import type { ScalingWork } from '../odds/scaling.ts';
import type { TurningPointWork } from '../odds/turning-points.ts';
import type { UnevenFightWork } from '../odds/uneven.ts';
import type { ActionsWork, ForecastWork } from '../odds/work.ts';
import type { PackCreature } from '../packs/pack.ts';
import type { Picture } from '../pictures/picture.ts';
import type { PackSource } from '../rules/core/deed.ts';
import type { Encounter, PortraitKey } from '../rules/core/encounter.ts';
import type { Caller } from '../session/caller.ts';
import type { Session } from '../session/session.ts';
import { ENGLISH, inLanguage, type NonPromise, nearestLanguage, piecesInLanguage } from '../text/languages.ts';

/** The language of what everyone in the channel reads: the encounter's, or the server's if there is no encounter. */
export function channelLanguage({ recorded, language, caller }: ChannelSession): string {
  return recorded ? language : nearestLanguage(caller.serverLocale);
}

type ChannelSession = Pick<Session, 'recorded' | 'language' | 'caller'>;

/** The language of what only the caller reads. */
export function readerLanguage({ locale }: Pick<Caller, 'locale'>): string {
  return nearestLanguage(locale);
}

/** Makes a text that everyone in the channel reads, in the channel's language. */
export function inChannelLanguage<T>(session: ChannelSession, make: () => NonPromise<T>): T {
  return inLanguage(channelLanguage(session), make);
}

/**
 * Sets the language for the parts of a reply that are made later. Long files, for example, are written when they are
 * sent.
 */
export function withReaderLanguage(reply: Reply, languageOfReaders: string): Reply {
  const { files, language = languageOfReaders } = reply;
  if (language === ENGLISH) return reply;
  const fileInLanguage = ({ name, text }: ReplyFile): ReplyFile => ({
    name,
    text: typeof text === 'string' ? text : () => piecesInLanguage(language, text),
  });
  return { ...reply, language, ...(files && { files: files.map(fileInLanguage) }) };
}

/** The answer to an interaction, as data. The adapter (Discord or the terminal) decides how it looks. */
export interface Reply {
  /** True if only the caller sees the reply. */
  readonly whisper?: true;
  /** True if the reply isn't stored. So it isn't sent again if Discord delivers the interaction a second time. */
  readonly unkept?: true;
  /**
   * True if the encounter's messages already show the result, so no other message is needed. If the pressed component
   * is in a private message, that message is deleted. With `update`, the message is deleted even if it is public, or
   * replaced if the reply has any content.
   */
  readonly posted?: true;
  /** True if the reply replaces the message whose component was pressed. */
  readonly update?: true;
  /** True if the reply is made of components only (Discord's components v2), without content and embeds. */
  readonly v2?: true;
  readonly content?: string;
  readonly embeds?: readonly APIEmbed[];
  readonly components?: readonly APIMessageTopLevelComponent[];
  readonly files?: readonly ReplyFile[];
  /** Whose portrait is next to the text, if they have one. It is loaded when the reply is sent. */
  readonly portrait?: PortraitKey;
  /**
   * A picture to add to the reply. The text is sent before the picture is drawn. If the picture can't be drawn or
   * attached, only the text is shown.
   */
  readonly picture?: Picture;
  /**
   * Odds to compute after the reply is sent. Their results replace the text as they come in (`workReply`). If Discord
   * delivers the interaction a second time, the odds aren't computed again.
   */
  readonly work?: OddsWork;
  /**
   * The interaction that asked for odds that no one wants anymore. Their computation is stopped, and their message is
   * updated one last time. The rest of the reply is used only if the computation has already ended.
   */
  readonly stopsWork?: string;
  /** The language of what is added to the reply later, such as odds. Undefined for English. */
  readonly language?: string;
  /**
   * Work that starts once the reply is delivered. Only the caller sees its result. If Discord delivers the interaction
   * a second time, the work isn't started again.
   */
  readonly aside?: UnevenFightCheck;
  /**
   * True if the reply replaces a message whose odds might still be computed. That work can stop, because the message
   * won't show them anymore.
   */
  readonly dropsWork?: true;
  /**
   * What a character says. If the bot may manage webhooks, a message under the character's name replaces the embeds.
   */
  readonly speech?: { readonly name: string; readonly words: string };
  /**
   * The id of a character's message to delete before this reply is sent. If Discord refuses, the user doesn't get this
   * reply, but is told that the message couldn't be deleted.
   */
  readonly unsays?: string;
  /**
   * The name of a thread to start from this message. The request is then handled again in the thread, and the caller
   * gets the reply from there. If the encounter has moved to the thread, that reply has `thread` set as well.
   */
  readonly thread?: string;
  /** The users to ping, such as the players whose turn it is. */
  readonly ping?: readonly string[];
  /**
   * The user who gets the reply as a direct message. If they don't accept direct messages, the reply goes to the
   * channel.
   */
  readonly direct?: string;
  /** A form to show instead of a message. */
  readonly form?: APIModalInteractionResponseCallbackData;
}

/** A public answer made of embeds. */
export function show(
  embed: APIEmbed | readonly APIEmbed[],
  otherFields: Omit<Reply, 'embeds' | 'whisper'> = {},
): Reply {
  return { embeds: embedsOf(embed), ...otherFields };
}

/** A private answer: a text or embeds. */
export function whisper(
  content: string | APIEmbed | readonly APIEmbed[],
  otherFields: Omit<Reply, 'embeds' | 'whisper'> = {},
): Reply {
  return typeof content === 'string'
    ? { whisper: true, content, ...otherFields }
    : { whisper: true, embeds: embedsOf(content), ...otherFields };
}

/** A reply that deletes the private message whose component was pressed. */
export const closingReply: Reply = { posted: true };

/** A reply that replaces the message whose component was pressed. */
export function asUpdate(reply: Reply): Reply {
  return { ...reply, update: true };
}

function embedsOf(embed: APIEmbed | readonly APIEmbed[]): readonly APIEmbed[] {
  return 'length' in embed ? embed : [embed];
}

/** A file attached to a reply. A long file is written in pieces, so that other users are served in between. */
export interface ReplyFile {
  readonly name: string;
  readonly text: string | (() => Iterable<string>);
}

/** The file's text in pieces. */
export function textPiecesOf({ text }: ReplyFile): Iterable<string> {
  return typeof text === 'string' ? [text] : text();
}

/** The file's whole text. */
export function fullText(file: ReplyFile): string {
  return [...textPiecesOf(file)].join('');
}

/** Odds to compute, and how to show them. */
type OddsWork = OddsRequestId &
  (
    | { readonly work: ActionsWork; readonly shows: ShownActions }
    | { readonly work: ActionsWork; readonly offers: ShownOffers }
    | { readonly work: TurningPointWork; readonly luck: ShownLuck; readonly makeFile?: ChronicleFileMaker }
    | { readonly work: ForecastWork }
    | { readonly work: BalanceWork; readonly about: BalanceContext }
    | { readonly work: ScalingWork; readonly coming: JoiningCreature }
  );

/** Identifies odds that a user asked for. */
export interface OddsRequestId {
  /**
   * The interaction that asked for the odds. The id of the *Stop* button contains it, so that the button stops only
   * this calculation.
   */
  readonly asked: string;
  /** How long the reply waits for the odds, in milliseconds. By default, it waits a second. */
  readonly wait?: number;
}

/** Makes the file with an encounter's chronicle. It includes the turning points of the fight if they were computed. */
export type ChronicleFileMaker = (turning?: TurningPointsText) => ReplyFile;

/** What is shown with suggested creatures. */
export interface BalanceContext {
  /** The encounter that the creatures would join. */
  readonly encounter: number;
  /**
   * True if the GM already gets warnings about uneven fights. If so, the message has no hint about the setting for
   * these warnings.
   */
  readonly isWarned: boolean;
  /** What was just done, for the top of the message. */
  readonly notice?: string;
}

/** A creature that is about to join, possibly stronger or weaker than usual. */
export interface JoiningCreature {
  /** The number of the encounter that the creature would join. */
  readonly encounter: number;
  readonly fight: Encounter;
  /** The language of the encounter's messages. */
  readonly language: string;
  readonly kind: Pick<PackCreature, 'name' | 'sheet' | 'standingOrders' | 'style' | 'portrait'> & {
    /** The pack that the creature comes from. Undefined if it isn't from a pack. */
    readonly from?: PackSource;
  };
  readonly count: number;
  readonly hidden: boolean;
  readonly together: boolean;
  readonly side: string;
  /** True if the creature was requested in the GM's panel, which is shown again afterward. */
  readonly inPanel: boolean;
}

/** A fight to simulate after its start was posted. If the fight is uneven, the GM who started it is warned. */
export interface UnevenFightCheck {
  readonly work: UnevenFightWork;
  readonly encounter: number;
}
