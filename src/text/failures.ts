import { grammar, t } from './t.ts';

/** In place of a turn's message that Discord rejects: a plain line for the users whose turn it is. */
export function plainTurn(users: readonly string[]): string {
  if (users.length === 0) return t('plain-turn-unnamed');
  return t('plain-turn', { users: users.map(grammar.mention).join(' ') });
}

/** In place of a question's message that Discord rejects: a plain line for the users who may answer. */
export function plainQuestion(users: readonly string[]): string {
  if (users.length === 0) return t('plain-question-unnamed');
  return t('plain-question', { users: users.map(grammar.mention).join(' ') });
}
