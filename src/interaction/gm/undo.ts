import type { Deed } from '../../rules/core/deed.ts';
import type { Refusal } from '../../rules/core/refusal.ts';
import { map, no, type Result } from '../../rules/core/result.ts';
import type { InEncounter } from '../../session/authorize.ts';
import type { Session } from '../../session/session.ts';
import { lastDeed } from '../../session/undo-policy.ts';
import { unmarked } from '../../text/markdown.ts';
import { deedTitle, gm as words } from '../../text/spoken.ts';
import { takeBack } from '../taking-back.ts';
import { lastWords, takeBackWords, wordsTitle } from './whispering.ts';

/** What undo would take back: what it is called, and the key by which a button knows whether it still is that. */
interface ToUndo {
  readonly title: string;
  readonly key: string;
}

/** The key of whatever is the last: what was loaded of the past ends with an undo in this session. */
const WHATEVER = '';
/** What a key of words begins with. */
const WORDS = 'words ';

type Playing = Session<'history'> & InEncounter;

/** What undo takes back now, whether it was done in this session or before. Absent: there is nothing. */
export function undoLabel(session: Playing): ToUndo | undefined {
  const { waiting, rewound } = session;
  const last = lastWords(session);
  if (last) return { title: wordsTitle(session, last), key: wordsKey(last.post) };
  if (waiting) return { title: titleOf(session, waiting.deed), key: `asked ${waiting.revision}` };
  const done = doneNow(session);
  if (rewound && !done) return { title: words.oneMore, key: WHATEVER };
  const deed = done ?? lastDeed(session);
  return deed && { title: titleOf(session, deed.deed), key: `${deed.number}` };
}

/** The key of words that wait to be read. */
export function wordsKey(post: number): string {
  return `${WORDS}${post}`;
}

/** Takes back the deed or the words of that key, a deed if it still is the last; or everything since the round started. Returns what was. */
export function undo(session: Playing, key: string): Result<string, Refusal> {
  if (key.startsWith(WORDS)) return map(takeBackWords(session, Number(key.slice(WORDS.length))), words.undone);
  const { encounter } = session;
  const title = (deed: Deed) => titleOf({ encounter, base: session.base }, deed);
  if (key !== WHATEVER) return map(takeBack(session, key), (deed) => words.undone(title(deed)));
  return map(session.undo(1), ({ deeds: [last] }) => words.undone(last ? title(last.deed) : words.question));
}

export function undoRound(session: Playing): Result<string, Refusal> {
  if (session.encounter.phase !== 'fighting')
    return no({ type: 'wrong-phase', wants: 'fighting', phase: session.encounter.phase });
  return map(session.undo('round-start'), ({ deeds }) => words.undoneRound(deeds.length));
}

/** The last deed of this session that can be undone. */
function doneNow({ changes }: Playing): { readonly deed: Deed; readonly number: number } | undefined {
  const added = changes.flatMap((change) => (change.type === 'deed-added' ? [change.deed] : []));
  const done = added.findLast(({ kind, deed }) => kind === 'done' && deed !== undefined && deed.type !== 'roll');
  return done?.deed && { deed: done.deed, number: done.number };
}

function titleOf({ encounter, base }: Pick<Playing, 'encounter' | 'base'>, deed: Deed): string {
  return unmarked(deedTitle(deed, { before: base?.encounter ?? encounter, after: encounter }, 'gm'));
}
