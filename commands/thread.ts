// A fight's own thread: where a new encounter opens, and what the channel and the GM are told about it.

import { channelDefaults } from '../src/interaction/defaults.ts';
import { asUpdate, inChannelLanguage, type Reply, whisper } from '../src/interaction/reply.ts';
import { no, ok, type Refusal, type Result } from '../src/rules/core/refusal.ts';
import type { FightPlace } from '../src/session/defaults.ts';
import type { Session } from '../src/session/session.ts';
import { mention, plain, t } from '../src/text/t.ts';
import { missingPermissionNames } from './setup.ts';

/**
 * Where a new encounter opens: in this channel or thread, or in a thread to be opened for it. A typed place takes
 * precedence over the default. Refuses if the bot may not open it there.
 */
export function openingPlace(session: Session<'defaults'>, typed?: FightPlace): Result<FightPlace, Refusal> {
  const { botPermissions: botMay, hasThreads = false, ownThread = false, parent } = session.caller;
  const wantedPlace = typed ?? (hasThreads ? channelDefaults(session).place : undefined);
  const place = wantedPlace === 'thread' && !ownThread ? 'thread' : 'channel';
  if (place === 'thread' && !hasThreads) return no({ type: 'no-threads-here', isThread: parent !== undefined });
  const missingPermissions = botMay === undefined ? [] : missingPermissionNames(botMay, place);
  if (missingPermissions.length === 0) return ok(place);
  return no({ type: place === 'thread' ? 'may-not-open-thread' : 'may-not-post', lacking: missingPermissions });
}

/**
 * Asks for a thread, opened from the reply's message. The encounter opens when the request is repeated in the thread.
 */
export function newThread(session: Session, name: string): Reply {
  const gm = mention(session.caller.user);
  const content = inChannelLanguage(session, () => t('thread-notice', { gm, name: plain(name) }));
  return { content, thread: name };
}

/**
 * Tells the GM, who is still in the channel, that the encounter is in its thread now. `lines` are more lines of the
 * reply.
 */
export function openedReply({ caller }: Session, name: string, lines: readonly string[] = []): Reply {
  const openedLine = t('thread-opened', { name: plain(name), thread: `<#${caller.channel}>` });
  return asUpdate(whisper([openedLine, ...lines].join('\n'), { thread: name }));
}
