import { lastWords, takeBackWords, wordsTitle } from '../../../commands/whisper.ts';
import type { Deed } from '../../rules/core/deed.ts';
import type { Refusal } from '../../rules/core/refusal.ts';
import { map, no, type Result } from '../../rules/core/result.ts';
import type { InEncounter } from '../../session/authorize.ts';
import type { Session } from '../../session/session.ts';
import { type DoneDeed, isPassedOver, lastAsOne, standingDeeds } from '../../session/undo-plan.ts';
import { unmarked } from '../../text/markdown.ts';
import { deedTitle, gm as gmWords, turnsTitle } from '../../text/spoken.ts';
import { takeBack } from '../taking-back.ts';

/** What undo would take back: what it is called, and the key by which a button knows whether it still is that. */
interface ToUndo {
  readonly title: string;
  readonly key: string;
}

/** The key of whatever is the last: what was loaded of the past ends with an undo in this session. */
const WHATEVER = '';
/** What a key of words begins with. */
const WORDS = 'words ';

/** Something that was done. */
type Done = Pick<DoneDeed, 'deed'>;
type Playing = Session<'history'> & InEncounter;

/** What undo takes back now, whether it was done in this session or before. Absent: there is nothing. */
export function undoLabel(session: Playing): ToUndo | undefined {
  const { waiting, rewound } = session;
  const said = lastWords(session);
  if (said) return { title: wordsTitle(session, said), key: wordsKey(said.post) };
  if (waiting) return { title: titleOf(session, waiting.deed), key: `asked ${waiting.revision}` };
  const done = doneNow(session);
  if (rewound && done.length === 0) return { title: gmWords.oneMore, key: WHATEVER };
  const all = done.length > 0 ? done : lastAsOne(standingDeeds(session.loaded.history, 'gm'), session.encounter);
  const [last] = all;
  return last && { title: titleOfAll(session, all), key: `${last.number}` };
}

/** The key of words that wait to be read. */
export function wordsKey(post: number): string {
  return `${WORDS}${post}`;
}

/** Takes back the deed or the words of that key, a deed if it still is the last; or everything since the round started. Returns what was. */
export function undoInPanel(session: Playing, key: string): Result<string, Refusal> {
  if (key.startsWith(WORDS)) return map(takeBackWords(session, Number(key.slice(WORDS.length))), gmWords.undone);
  const { encounter, base } = session;
  const title = (deeds: readonly Done[]) => titleOfAll({ encounter, base }, deeds);
  if (key !== WHATEVER) return map(takeBack(session, key, 'as one'), (deeds) => gmWords.undone(title(deeds)));
  return map(session.undo('as one'), ({ deeds }) => gmWords.undone(deeds.length > 0 ? title(deeds) : gmWords.question));
}

export function undoRound(session: Playing): Result<string, Refusal> {
  if (session.encounter.phase !== 'fighting')
    return no({ type: 'wrong-phase', wants: 'fighting', phase: session.encounter.phase });
  return map(session.undo('round-start'), ({ deeds }) => gmWords.undoneRound(deeds.length));
}

/** What was done in this session and can be undone, the latest first. */
function doneNow({ changes }: Playing): readonly { readonly deed: Deed; readonly number: number }[] {
  const added = changes.flatMap((change) => (change.type === 'deed-added' ? [change.deed] : []));
  return added
    .flatMap(({ kind, deed, number }) => (kind === 'done' && deed && !isPassedOver({ deed }) ? [{ deed, number }] : []))
    .toReversed();
}

/** The turns that they were, or what was done first, and how much besides. */
function titleOfAll(place: Pick<Playing, 'encounter' | 'base'>, done: readonly Done[]): string {
  const { encounter, base } = place;
  const deeds = done.map(({ deed }) => deed);
  const turns =
    deeds.length > 1 ? turnsTitle(deeds, { before: base?.encounter ?? encounter, after: encounter }) : undefined;
  const first = deeds.at(-1);
  if (turns !== undefined) return unmarked(turns);
  return first ? gmWords.andMore(titleOf(place, first), deeds.length - 1) : gmWords.question;
}

function titleOf({ encounter, base }: Pick<Playing, 'encounter' | 'base'>, deed: Deed): string {
  return unmarked(deedTitle(deed, { before: base?.encounter ?? encounter, after: encounter }, 'gm'));
}
