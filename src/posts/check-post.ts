// The message of a check that a GM asks for: who still has to roll, and the results.

import { ButtonStyle } from 'discord-api-types/v10';
import { cutToLimits } from '../embeds/limits.ts';
import { componentId, idInteger, idOneOf, thisEncounter } from '../interaction/component.ts';
import * as panel from '../interaction/panel.ts';
import { type Combatant, type Encounter, find } from '../rules/core/encounter.ts';
import { given } from '../rules/core/given.ts';
import { isDeletedUser, playerOf } from '../rules/core/played-by.ts';
import { bestOf, stillToRoll } from '../session/checks.ts';
import type { AskedCheck, CheckResult, EncounterState } from '../session/encounter-state.ts';
import type { PostChange } from '../session/posts.ts';
import type { InEncounter, Session } from '../session/session.ts';
import { and, mention, plain, t } from '../text/t.ts';
import type { PostsDraft } from './turn-post.ts';
import type { PostView } from './views.ts';

/** *Roll*, *Close* and *See the rolls* under a check. */
export const checkButton = componentId('check', {
  encounter: thisEncounter,
  post: idInteger,
  press: idOneOf('roll', 'close', 'see'),
});

/** The most names in a list. */
const MAX_NAMES = 12;
/** The most results in a message. */
const MAX_RESULTS = 25;
/** The most characters of the math of one roll. */
const LONGEST_MATH = 120;
/** The most checks that are kept. The buttons of older ones are stale. */
const MAX_KEPT = 5;

/** The check as everyone sees it. */
export function checkView(encounter: Encounter, id: number, check: AskedCheck): PostView {
  const { results, post, closed, secret } = check;
  const waiting = stillToRoll(encounter, check);
  const isDone = waiting.length === 0;
  // Players may not know what number a secret check must reach.
  const lines = [
    checkTitle(secret ? { what: check.what } : check),
    ...(isDone ? groupLines(encounter, check) : [t('check-waits', { names: waitsFor(waiting) })]),
  ];
  const press = (what: 'roll' | 'close' | 'see') => checkButton.write({ encounter: id, post, press: what });
  const isHidden = secret === true || results.some(({ hidden }) => hidden);
  const description = resultLines(encounter, check, false);
  return {
    content: lines.join('\n'),
    ...(description !== '' && { embeds: [cutToLimits({ description: description })] }),
    components: panel.buttonRow(
      ...(isDone ? [] : [panel.button(t('check-roll'), press('roll'), ButtonStyle.Primary)]),
      ...(isHidden && results.length > 0 ? [panel.button(t('check-see'), press('see'))] : []),
      ...(isDone || closed ? [] : [panel.button(t('check-close'), press('close'))]),
    ),
    ping: playersOf(waiting),
  };
}

/** "Check: REF vs 14". */
export function checkTitle({ what, against }: Pick<AskedCheck, 'what' | 'against'>): string {
  return against === undefined
    ? t('check-title', { what: plain(what) })
    : t('check-title-against', { what: plain(what), against });
}

/** The results, with a line for each. `all` adds everything that only the GM sees. */
export function resultLines(encounter: Encounter, check: AskedCheck, all: boolean): string {
  return check.results
    .slice(0, MAX_RESULTS)
    .map((result) => resultLine(encounter, check, result, all))
    .join('\n');
}

function resultLine(encounter: Encounter, { secret }: AskedCheck, result: CheckResult, all: boolean): string {
  const { subject, tier, hidden, written } = result;
  const name = plain(find(encounter, subject)?.name ?? subject);
  const resultText =
    tier &&
    t(
      `check-tier-${tier === 'critical success' ? 'critical-success' : tier === 'critical failure' ? 'critical-failure' : tier}`,
    );
  if (!all && (secret || (hidden && resultText === undefined))) return t('check-has-rolled', { name });
  const math = hidden && !all ? '' : plain(written, LONGEST_MATH);
  if (resultText === undefined) return t('check-result', { name, result: math });
  return math === ''
    ? t('check-result', { name, result: resultText })
    : t('check-result-math', { name, result: resultText, math });
}

/** How the group did. None of the books has a rule for groups, so the successes are counted. */
function groupLines(encounter: Encounter, check: AskedCheck): readonly string[] {
  const { results, secret } = check;
  if (secret || results.length < 2) return [];
  if (results.every(({ tier }) => tier === undefined)) {
    const names = bestOf(check).map((id) => plain(find(encounter, id)?.name ?? id));
    return names.length === 0 ? [] : [t('check-best', { names: and(names, MAX_NAMES), count: names.length })];
  }
  const successes = results.filter(({ tier }) => tier === 'success' || tier === 'critical success');
  return [t('check-group', { won: successes.length, all: results.length })];
}

/** "@Ana (Kira), the GM (Goblin 1 and Goblin 2)". */
function waitsFor(waiting: readonly Combatant[]): string {
  const byPlayer = [...Map.groupBy(waiting, playerOf)].map(([user, theirs]) => {
    const names = and(
      theirs.map(({ name }) => plain(name)),
      MAX_NAMES,
    );
    return t('check-waits-for', { user: user === undefined ? t('people-gm') : mention(user), names });
  });
  return byPlayer.slice(0, MAX_NAMES).join(', ');
}

function playersOf(waiting: readonly Combatant[]): readonly string[] {
  return [...new Set(waiting.flatMap((each) => playerOf(each) ?? []))]
    .filter((user) => !isDeletedUser(user))
    .slice(0, MAX_NAMES);
}

/** Posts a new check. Returns its message. */
export function postCheck(
  session: Session & InEncounter,
  asked: Pick<AskedCheck, 'what' | 'against' | 'secret' | 'who'>,
): PostView {
  const { posts, pending, caller } = session;
  const check: AskedCheck = { ...asked, post: posts.next, version: 1, results: [] };
  const [view, change] = changeOf(session.encounter, session.version?.encounter ?? 0, check);
  session.keepPosts({ ...posts, next: posts.next + 1 }, caller.keepsPosts ? [change] : []);
  session.keepPending({ ...pending, checks: [...(pending.checks ?? []), check].slice(-MAX_KEPT) });
  return view;
}

/** Closes all checks once the encounter is over, because no one can roll anymore. */
export function closeChecks(draft: PostsDraft, session: Session, { encounter, id }: EncounterState): void {
  const { pending } = session;
  if (!pending.checks?.some(({ closed }) => !closed)) return;
  const checks = pending.checks.map((each) => {
    if (each.closed) return each;
    const check = { ...each, version: each.version + 1, closed: true as const };
    draft.changes.push(changeOf(encounter, id, check)[1]);
    return check;
  });
  session.keepPending({ ...pending, checks });
}

/** Saves what changed in a check, and brings its message up to date. It is closed once everyone has rolled. */
export function keepCheck(session: Session & InEncounter, check: AskedCheck): PostView {
  const { posts, pending, caller, encounter } = session;
  const isOver = stillToRoll(encounter, check).length === 0;
  const after = { ...check, version: check.version + 1, ...given({ closed: isOver ? (true as const) : undefined }) };
  const [view, change] = changeOf(encounter, session.version?.encounter ?? 0, after);
  const checks = (pending.checks ?? []).map((each) => (each.post === check.post ? after : each));
  session.keepPending({ ...pending, checks });
  if (caller.keepsPosts) session.keepPosts(posts, [change]);
  return view;
}

function changeOf(encounter: Encounter, id: number, check: AskedCheck): [PostView, PostChange] {
  const view = checkView(encounter, id, check);
  const { post: number, version, closed } = check;
  return [view, { kind: 'check', state: closed ? 'closed' : 'open', number, version: version, view }];
}
