import { play } from '../posts/deed-reply.ts';
import { given } from '../rules/core/given.ts';
import { type Pace, running, samePace } from '../rules/core/pace.ts';
import type { Refusal } from '../rules/core/refusal.ts';
import { map, ok, type Result } from '../rules/core/result.ts';
import type { InEncounter } from '../session/authorize.ts';
import type { Session } from '../session/session.ts';
import { pace as words } from '../text/spoken.ts';
import { type Reply, whisper } from './reply.ts';

/** What the pace is, for whoever asks. */
export function shownPace(pace: Pace | undefined): Reply {
  return whisper(paceText(pace));
}

/** What the pace is, in one line. */
export function paceText(pace: Pace | undefined): string {
  if (!pace) return words.none;
  return pace.stopped ? `${words.said(pace)} ${words.stopped}` : words.said(pace);
}

/** Sets the pace, where it is another, or takes it off; `usual`: new encounters in the server open with it too. */
export function setPace(
  session: Session & InEncounter,
  pace: Pace | undefined,
  usual: boolean,
): Result<Reply, Refusal> {
  if (usual) makeUsual(session, pace);
  const done = samePace(session.encounter.pace, pace)
    ? ok(shownPace(pace))
    : play(session, { type: 'pace', ...given({ pace }) });
  return map(done, (reply) => (usual && (reply.posted || reply.whisper) ? whisper(usualSaid(pace)) : reply));
}

/** New encounters in the server open with a pace, or with none. Their clock runs. */
export function makeUsual(session: Session, pace: Pace | undefined): void {
  session.add({ type: 'usual-pace-changed', ...given({ pace: pace && running(pace) }) });
}

/** What is said of that to whoever did it. */
export function usualSaid(pace: Pace | undefined): string {
  return pace ? words.isUsual : words.noneUsual;
}
