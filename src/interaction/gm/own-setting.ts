import type { Setting } from '../../rules/core/encounter.ts';
import { LOPSIDED, withLopsided } from '../../session/lopsided-setting.ts';
import type { Session } from '../../session/session.ts';

/** Keeps a setting that is the GM's own, of which players are told nothing. False: it is the encounter's, and is set by a deed. */
export function keptAsOwn(session: Session, setting: string, value: Setting): boolean {
  if (setting !== LOPSIDED) return false;
  session.keepPending(withLopsided(session.pending, value));
  return true;
}

/** What a setting is now. Undefined: nobody has set it. */
export function settingNow({ pending, encounter }: Pick<Session, 'pending' | 'encounter'>, setting: string) {
  return setting === LOPSIDED ? pending.lopsided : encounter?.settings[setting];
}
