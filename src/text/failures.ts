import { mention, t } from './t.ts';

/** A plain line for the users whose turn it is, for when Discord rejects the turn's message. */
export function plainTurn(users: readonly string[]): string {
  if (users.length === 0) return t('plain-turn-unnamed');
  return t('plain-turn', { users: users.map(mention).join(' ') });
}

/** A plain line for the users who may answer, for when Discord rejects the question's message. */
export function plainQuestion(users: readonly string[]): string {
  if (users.length === 0) return t('plain-question-unnamed');
  return t('plain-question', { users: users.map(mention).join(' ') });
}
