// The message about a check that a GM asked for: who still has to roll, and the results.

import { ButtonStyle } from 'discord-api-types/v10';
import { cutToLimits } from '../embeds/limits.ts';
import { componentId, idInteger, idOneOf, thisEncounter } from '../interaction/component.ts';
import * as panel from '../interaction/panel.ts';
import { inChannelLanguage } from '../interaction/reply.ts';
import { type Combatant, type Encounter, find } from '../rules/core/encounter.ts';
import { given } from '../rules/core/given.ts';
import { isDeletedUser, playerOf } from '../rules/core/played-by.ts';
import { rulesOf } from '../rules/systems.ts';
import { bestRollerIds, combatantsStillToRoll, combatantsWithoutRoll } from '../session/checks.ts';
import type { AskedCheck, CheckResult, EncounterState } from '../session/encounter-state.ts';
import { isAway } from '../session/person.ts';
import type { PostChange } from '../session/posts.ts';
import type { InEncounter, Session } from '../session/session.ts';
import { tierText } from '../text/board.ts';
import { nameAmong, notedRollText } from '../text/names.ts';
import { and, capital, mention, plain, t } from '../text/t.ts';
import type { PostsDraft } from './turn-post.ts';
import type { PostView } from './views.ts';

/** The buttons *Roll*, *Close* and *See the rolls* under a check. */
export const checkButtonId = componentId('check', {
  encounter: thisEncounter,
  post: idInteger,
  press: idOneOf('roll', 'close', 'see'),
});

/** What a check can be named after: a skill, or another field of the character sheet. */
export const CHECK_KINDS = ['skill', 'field'] as const;
/** The maximum number of names listed in a check's message. */
const MAX_NAMES_IN_CHECK = 12;
/** The maximum number of results shown in a check's message. */
const MAX_CHECK_RESULTS = 25;
/** The maximum length of the math of one roll, in characters. */
const MAX_ROLL_MATH_LENGTH = 120;
/** The maximum number of checks that are kept. The buttons of older checks are stale. */
const MAX_KEPT_CHECKS = 5;

/** The message about a check, as everyone sees it. */
export function checkView(encounter: Encounter, id: number, check: AskedCheck): PostView {
  const { results, post, closed, secret, away = [] } = check;
  const waitingCombatants = combatantsStillToRoll(encounter, check);
  const isCheckDone = waitingCombatants.length === 0;
  const presentCombatants = waitingCombatants.filter(({ id }) => !away.includes(id));
  const absentCombatants = waitingCombatants.filter(({ id }) => away.includes(id));
  // A secret check doesn't show players what number they must reach.
  const lines = [
    checkTitle(encounter, secret ? { what: check.what, who: check.who } : check),
    ...(isCheckDone ? missingRollLines(encounter, check) : []),
    ...(presentCombatants.length > 0 ? [t('check-waits', { names: waitingNames(presentCombatants) })] : []),
    ...(absentCombatants.length > 0 ? [t('check-away', { names: waitingNames(absentCombatants) })] : []),
    ...(presentCombatants.length === 0 ? groupResultLines(encounter, check) : []),
  ];
  const buttonIdFor = (what: 'roll' | 'close' | 'see') => checkButtonId.write({ encounter: id, post, press: what });
  const isHidden = secret === true || results.some(({ hidden }) => hidden);
  const description = resultLines(encounter, check, false);
  return {
    content: lines.join('\n'),
    ...(description !== '' && { embeds: [cutToLimits({ description })] }),
    components: panel.buttonRow(
      ...(isCheckDone ? [] : [panel.button(t('check-roll'), buttonIdFor('roll'), ButtonStyle.Primary)]),
      ...(isHidden && results.length > 0 ? [panel.button(t('check-see'), buttonIdFor('see'))] : []),
      ...(isCheckDone || closed ? [] : [panel.button(t('check-close'), buttonIdFor('close'))]),
    ),
    ping: playersOf(presentCombatants),
  };
}

/** The check, with `away` set to the combatants who still have to roll but whose players are away now. */
function withAbsences({ encounter, people, caller }: Session & InEncounter, check: AskedCheck): AskedCheck {
  const { away: _, ...others } = check;
  const absentCombatants = combatantsStillToRoll(encounter, check).filter((each) => {
    const user = playerOf(each);
    const person = user === undefined ? undefined : people.of.get(user);
    return person !== undefined && isAway(person, caller.now);
  });
  return absentCombatants.length === 0 ? others : { ...others, away: absentCombatants.map(({ id }) => id) };
}

/** A check's title: "Check: REF vs 14", or "Check: STR, 14 or less" in books that roll under a score. */
export function checkTitle(
  encounter: Encounter,
  { what: id, who, against }: Pick<AskedCheck, 'what' | 'who' | 'against'>,
): string {
  const checkName = plain(capital(nameAmong(encounter.system, CHECK_KINDS, id)));
  if (against === undefined) return t('check-title', { what: checkName });
  const { checks } = rulesOf(encounter);
  const isRolledUnder = who.some((combatantId) => {
    const roller = find(encounter, combatantId);
    return roller !== undefined && checks?.own?.(roller, id) !== undefined;
  });
  return t(isRolledUnder ? 'check-title-under' : 'check-title-against', { what: checkName, against });
}

/** The results of a check, one per line. If `isComplete` is true, they include what only the GM may see. */
export function resultLines(encounter: Encounter, check: AskedCheck, isComplete: boolean): string {
  return check.results
    .slice(0, MAX_CHECK_RESULTS)
    .map((result) => resultLine(encounter, check, result, isComplete))
    .join('\n');
}

function resultLine(encounter: Encounter, { secret }: AskedCheck, result: CheckResult, isComplete: boolean): string {
  const { subject, tier, hidden, roll, written = '0', own } = result;
  const name = plain(find(encounter, subject)?.name ?? subject);
  const resultText = tier && tierText(tier);
  if (!isComplete && (secret || (hidden && resultText === undefined))) return t('check-has-rolled', { name });
  const mathText =
    hidden && !isComplete
      ? ''
      : withThreshold(
          plain(notedRollText(roll, encounter.system) ?? written, MAX_ROLL_MATH_LENGTH),
          encounter,
          result,
        ) + (own === undefined ? '' : ` ${t('check-own', { own })}`);
  if (resultText === undefined) return t('check-result', { name, result: mathText });
  return mathText === ''
    ? t('check-result', { name, result: resultText })
    : t('check-result-math', { name, result: resultText, math: mathText });
}

/** The math of a roll that failed, with the book's fixed number that every total must reach. */
function withThreshold(math: string, encounter: Encounter, { tier, total }: CheckResult): string {
  const threshold = rulesOf(encounter).checks?.threshold;
  return !tier?.includes('failure') || threshold === undefined || total >= threshold
    ? math
    : t('math-needed', { result: math, goal: threshold });
}

/**
 * How the group did. No book has a rule for group checks, so the successes are counted, or the best rolls are named.
 */
function groupResultLines(encounter: Encounter, check: AskedCheck): readonly string[] {
  const { results, secret } = check;
  if (secret || results.length < 2) return [];
  if (results.every(({ tier }) => tier === undefined)) {
    const names = bestRollerIds(check).map((id) => plain(find(encounter, id)?.name ?? id));
    return names.length === 0 ? [] : [t('check-best', { names: and(names, MAX_NAMES_IN_CHECK), count: names.length })];
  }
  const successes = results.filter(({ tier }) => tier === 'success' || tier === 'critical success');
  return [t('check-group', { won: successes.length, all: results.length })];
}

/** Who hadn't rolled yet when the check was closed. */
function missingRollLines(encounter: Encounter, check: AskedCheck): readonly string[] {
  const names = combatantsWithoutRoll(encounter, check).map(({ name }) => plain(name));
  return names.length === 0 ? [] : [t('check-closed', { names: and(names, MAX_NAMES_IN_CHECK) })];
}

/** Who still has to roll: "@Ana (Kira), the GM (Goblin 1 and Goblin 2)". */
function waitingNames(waiting: readonly Combatant[]): string {
  const playerTexts = [...Map.groupBy(waiting, playerOf)].map(([user, combatantsOfPlayer]) => {
    const names = and(
      combatantsOfPlayer.map(({ name }) => plain(name)),
      MAX_NAMES_IN_CHECK,
    );
    return t('check-waits-for', { user: user === undefined ? t('people-gm') : mention(user), names });
  });
  return playerTexts.slice(0, MAX_NAMES_IN_CHECK).join(', ');
}

function playersOf(waiting: readonly Combatant[]): readonly string[] {
  return [...new Set(waiting.flatMap((each) => playerOf(each) ?? []))]
    .filter((user) => !isDeletedUser(user))
    .slice(0, MAX_NAMES_IN_CHECK);
}

/** Posts a new check, and returns its message. */
export function postCheck(
  session: Session & InEncounter,
  asked: Pick<AskedCheck, 'what' | 'against' | 'secret' | 'who'>,
): PostView {
  const { posts, pending, caller } = session;
  const check = withAbsences(session, { ...asked, post: posts.next, version: 1, results: [] });
  const [view, change] = inChannelLanguage(session, () =>
    postViewAndChange(session.encounter, session.version?.encounter ?? 0, check),
  );
  session.keepPosts({ ...posts, next: posts.next + 1 }, caller.keepsPosts ? [change] : []);
  session.keepPending({ ...pending, checks: [...(pending.checks ?? []), check].slice(-MAX_KEPT_CHECKS) });
  return view;
}

/** Closes all checks when the encounter is over, because no one can roll anymore. */
export function closeChecks(draft: PostsDraft, session: Session, { encounter, id }: EncounterState): void {
  const { pending } = session;
  if (!pending.checks?.some(({ closed }) => !closed)) return;
  const closedChecks = pending.checks.map((each) => {
    if (each.closed) return each;
    const closedCheck = { ...each, version: each.version + 1, closed: true as const };
    draft.changes.push(postViewAndChange(encounter, id, closedCheck)[1]);
    return closedCheck;
  });
  session.keepPending({ ...pending, checks: closedChecks });
}

/** Updates the messages of open checks if someone who still had to roll was removed, handed over or brought back. */
export function updateWaitingChecks(
  draft: PostsDraft,
  session: Session,
  before: EncounterState,
  { encounter, id }: EncounterState,
): void {
  const { pending, base } = session;
  // Names aren't compared, because those of the loaded encounter may be in another language.
  const waitingKey = (at: Encounter, check: AskedCheck) =>
    JSON.stringify(combatantsStillToRoll(at, check).map((each) => [each.id, playerOf(each)]));
  const checks = pending.checks?.map((each) => {
    const isUpdatedAlready = !base?.pending?.checks?.includes(each);
    if (each.closed || isUpdatedAlready || waitingKey(before.encounter, each) === waitingKey(encounter, each))
      return each;
    const newCheck = { ...each, version: each.version + 1 };
    draft.changes.push(postViewAndChange(encounter, id, newCheck)[1]);
    return newCheck;
  });
  if (checks?.some((each) => !pending.checks?.includes(each))) session.keepPending({ ...pending, checks });
}

/** Saves a changed check and updates its message. The check is closed once everyone has rolled. */
export function updateCheckPost(session: Session & InEncounter, check: AskedCheck): PostView {
  const { posts, pending, caller, encounter } = session;
  const isCheckOver = combatantsStillToRoll(encounter, check).length === 0;
  const newCheck = {
    ...withAbsences(session, check),
    version: check.version + 1,
    ...given({ closed: isCheckOver ? (true as const) : undefined }),
  };
  const [view, change] = inChannelLanguage(session, () =>
    postViewAndChange(encounter, session.version?.encounter ?? 0, newCheck),
  );
  const newChecks = (pending.checks ?? []).map((each) => (each.post === check.post ? newCheck : each));
  session.keepPending({ ...pending, checks: newChecks });
  if (caller.keepsPosts) session.keepPosts(posts, [change]);
  return view;
}

function postViewAndChange(encounter: Encounter, id: number, check: AskedCheck): [PostView, PostChange] {
  const view = checkView(encounter, id, check);
  const { post: number, version, closed } = check;
  return [view, { kind: 'check', state: closed ? 'closed' : 'open', number, version, view }];
}
