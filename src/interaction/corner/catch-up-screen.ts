import { missedLines, sideLine } from '../../embeds/catch-up.ts';
import { whoDecides } from '../../embeds/question.ts';
import { nextTurn } from '../../embeds/turn.ts';
import { OWN_COLOUR, toCorner } from '../../posts/links.ts';
import { viewOf } from '../../rules/core/secrecy.ts';
import type { InEncounter } from '../../session/authorize.ts';
import { isToldDeed } from '../../session/encounter-record.ts';
import { theirsIn } from '../../session/lately.ts';
import type { Session } from '../../session/session.ts';
import { needed, overview, caughtUp as words } from '../../text/spoken.ts';
import { buttonRow } from '../buttons.ts';
import { closeButton } from '../close-button.ts';
import { divider, panel, words as paragraph, whisperPanel } from '../panel.ts';
import type { Reply } from '../reply.ts';

/** What the caller has missed, in a few lines; then how their side is, and who is waited for until when. */
export function catchUpScreen(session: Session<'lately'> & InEncounter): Reply {
  const { encounter, caller, loaded } = session;
  const view = viewOf(caller.user, encounter);
  const own = theirsIn(encounter, caller.user);
  const { since, deeds } = loaded.lately;
  // What players have done in this turn themselves they know.
  const isOwn = (user: string) => own.length > 0 && user === caller.user;
  const known = deeds.filter(({ deed, user }) => isToldDeed(deed, encounter, view) && !isOwn(user));
  const lines = missedLines(known, encounter, { view, own });
  const now = [sideLine(encounter, own), waited(session)].filter((line) => line !== '');
  return whisperPanel(
    panel(
      { accent: OWN_COLOUR },
      paragraph([`### ${words.since[since]}`, ...(lines.length > 0 ? lines : [words.nothing])].join('\n')),
      divider(),
      ...(now.length > 0 ? [paragraph(now.join('\n'))] : []),
      buttonRow(toCorner(), closeButton()),
    ),
  );
}

/** Who is waited for, and until when; while nobody is, what is going on. */
function waited({ encounter, caller, state, waiting }: Session & InEncounter): string {
  const view = viewOf(caller.user, encounter);
  const who = waiting
    ? overview.waiting(whoDecides(encounter, waiting.question, view))
    : nextTurn(encounter, encounter, view);
  if (who === '') return overview.phases[encounter.phase];
  const what = waiting ? 'question' : 'turn';
  const ends = (state?.clock?.waits ?? []).flatMap((wait) =>
    wait.for !== what || wait.count?.end === undefined || wait.count.stopped ? [] : [wait.count.end],
  );
  return ends.length === 0 ? who : words.until(who, needed.due(Math.min(...ends)));
}
