import { mention, t } from './t.ts';

/** A plain text that pings the users whose turn it is, in case Discord rejects the turn's message. */
export function plainTurn(users: readonly string[]): string {
  if (users.length === 0) return t('plain-turn-unnamed');
  return t('plain-turn', { users: users.map(mention).join(' ') });
}

/** A plain text that pings the users who can answer, in case Discord rejects the question's message. */
export function plainQuestion(users: readonly string[]): string {
  if (users.length === 0) return t('plain-question-unnamed');
  return t('plain-question', { users: users.map(mention).join(' ') });
}
