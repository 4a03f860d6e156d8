import { grammar } from './grammar.ts';
import { t } from './t.ts';

/** Why something could not be stored, as the store says it. */
type Problem = 'full' | 'locked' | 'damaged' | 'gone' | 'away' | 'unsure';

const NOTHING = t('nothing');

export const FAILED = t('failed', { nothing: NOTHING });

export const TOO_FAST = t('too-fast', { nothing: NOTHING });

export const TOO_MANY_HEAVY = t('too-many-heavy');

export const ALREADY_ANSWERED = t('already-answered');

export const UNKNOWN_COMMAND = t('unknown-command');

export const UNKNOWN_COMPONENT = t('unknown-component');

export const STOPPING = t('stopping', { nothing: NOTHING });

export const UNSEEN = t('unseen');

const REJECTED = t('rejected');

/** In place of a turn's message that Discord rejects: a plain line for the users whose turn it is. */
export function plainTurn(users: readonly string[]): string {
  const whose =
    users.length === 0
      ? t('plain-turn-whose')
      : t('plain-turn-whose-2', { users: users.map(grammar.mention).join(' ') });
  return t('plain-turn', { whose, rejected: REJECTED });
}

/** In place of a question's message that Discord rejects: a plain line for the users who may answer. */
export function plainQuestion(users: readonly string[]): string {
  const whose =
    users.length === 0
      ? t('plain-question-whose')
      : t('plain-question-whose-2', { users: users.map(grammar.mention).join(' ') });
  return t('plain-question', { whose, rejected: REJECTED });
}

/** Tells the GM, once, that Discord rejected a message of the encounter. */
export const REJECTED_POST = t('rejected-post');

/** What the caller is told when the store could not be read or written. */
export const UNSTORED: Readonly<Record<Problem, string>> = {
  full: t('unstored-full', { nothing: NOTHING }),
  locked: t('unstored-locked', { nothing: NOTHING }),
  damaged: t('unstored-damaged', { nothing: NOTHING }),
  gone: t('unstored-gone', { nothing: NOTHING }),
  away: t('unstored-away', { nothing: NOTHING }),
  unsure: t('unstored-unsure'),
};

/** In place of a form that came too late to be shown. */
export const DEFERRED_FORM = t('deferred-form');

/** What stands in place of an answer that was put off, when the answer itself is for all. */
export const HERE = t('here');
