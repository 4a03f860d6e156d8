// Lends a character to another player or the GM for some time, and gives it back.

import { ButtonStyle } from 'discord-api-types/v10';
import { outcomeEmbed } from '../src/embeds/outcome.ts';
import {
  command,
  namingOption,
  type Option,
  type OptionValues,
  oneOf,
  optional,
  text,
  user,
  withDefault,
} from '../src/interaction/command.ts';
import { component, componentId, idOneOf, idText, thisEncounter } from '../src/interaction/component.ts';
import { searchInEncounter } from '../src/interaction/options/combatants.ts';
import * as panel from '../src/interaction/panel.ts';
import { asUpdate, inChannelLanguage, type Reply, show, whisper } from '../src/interaction/reply.ts';
import { myCharacterButtonId } from '../src/posts/card-buttons.ts';
import { postOutcomes } from '../src/posts/deed-reply.ts';
import { gmsOf } from '../src/posts/pings.ts';
import { isShownByPosts } from '../src/posts/update-posts.ts';
import { type Combatant, combatant, find, isOnTurn, ownerOf, type UserId } from '../src/rules/core/encounter.ts';
import { given } from '../src/rules/core/given.ts';
import { findCombatant } from '../src/rules/core/names.ts';
import { playerOf } from '../src/rules/core/played-by.ts';
import { map, no, ok, type Refusal, type Result } from '../src/rules/core/refusal.ts';
import { absenceAt, endAbsence, type Person } from '../src/session/person.ts';
import {
  combatantsLentByCaller,
  type InEncounter,
  isGm,
  mayActFor,
  ownCombatants,
  runningEncounter,
  type Session,
} from '../src/session/session.ts';
import type { DeedOutcome } from '../src/session/step.ts';
import { parseFutureTime } from '../src/session/typed-times.ts';
import { suggestedEndTimes, handOverWords as words } from '../src/text/hand-over.ts';
import { explain } from '../src/text/refusals.ts';
import { plain, t } from '../src/text/t.ts';
import { hoursWords } from '../src/text/times.ts';
import { typedTextInEnglish } from '../src/text/typed.ts';
import { characterByHash, characterIdFields } from './me/ids.ts';

/** An option for one of the caller's combatants, to lend it or get it back. If there is only one, it is the default. */
function lendableCombatant(): Option<Combatant> {
  const option = namingOption({
    suggest: (session) => lendableCombatants(session).map(({ name }) => name),
    resolve: ownCombatantNamed,
  });
  return withDefault(option, onlyLendableCombatant);
}

function ownCombatantNamed(input: string, session: Session): Result<Combatant, Refusal> {
  const combatantResult = searchInEncounter(findCombatant)(input, session);
  return !combatantResult.ok || mayActFor(session, combatantResult.value)
    ? combatantResult
    : no({ type: 'not-yours', name: combatantResult.value.name });
}

function onlyLendableCombatant(session: Session, values: OptionValues): Result<Combatant, Refusal> {
  if (!session.encounter) return no({ type: 'no-encounter' });
  const combatantsToLend = lendableCombatants(session);
  const lentCombatants = combatantsToLend.filter((each) => each.lent !== undefined);
  const candidates = values.has('back') && lentCombatants.length > 0 ? lentCombatants : combatantsToLend;
  const [onlyCombatant, secondCombatant] = candidates;
  if (!onlyCombatant) return no({ type: 'no-one-of-yours' });
  return secondCombatant
    ? no({ type: 'which-of-yours', yours: candidates.map(({ name }) => name) })
    : ok(onlyCombatant);
}

/**
 * The caller's own combatants, including those they lent to others. A GM's creatures and borrowed combatants are left
 * out.
 */
function lendableCombatants(session: Session): readonly Combatant[] {
  const playerCombatants = ownCombatants(session).filter(
    (each) => playerOf(each) !== undefined || each.lent !== undefined,
  );
  return [...playerCombatants, ...combatantsLentByCaller(session).filter((each) => !playerCombatants.includes(each))];
}

export const lend = command({
  name: 'lend',
  requires: runningEncounter,
  needs: { person: true },
  options: {
    to: optional(user()),
    until: optional(text(suggestedEndTimes)),
    as: lendableCombatant(),
    back: optional(oneOf(['yes'])),
  },
  run({ as: combatant, to, until, back }, session) {
    if (back)
      return map(giveBack(session, combatant), () =>
        whisper(words.isBack(plain(combatant.name), combatant.lent?.owner)),
      );
    if (to === undefined && until === undefined) return lendScreen(session, combatant);
    const { person } = session.loaded;
    const endResult =
      until === undefined ? ok(undefined) : parseFutureTime(typedTextInEnglish(until), person, session.caller.now);
    if (!endResult.ok) return endResult;
    return map(lendOut(session, combatant, to, endResult.value), (outcome) => {
      const { content, ping, embeds = [] } = inChannelLanguage(session, () => lentView(session, outcome, combatant));
      return session.caller.keepsPosts
        ? whisper(words.isLent(plain(combatant.name), to, endResult.value))
        : show(embeds, { content, ping });
    });
  },
});

/**
 * A button that shows who plays a combatant, lends the combatant to the GM, or takes it back. `until` is the chosen
 * time, or empty if the owner's return ends the loan.
 */
const lendButtonId = componentId('lend', {
  encounter: thisEncounter,
  who: idText,
  press: idOneOf('open', 'to the GM', 'back'),
  until: idText,
});

const LEND_NEEDS = { person: true } as const;

/** *Lend…* in My character, and the buttons on its panel. */
export const lendOrGiveBack = component({
  id: lendButtonId,
  requires: runningEncounter,
  needs: LEND_NEEDS,
  run({ press, who, until }, session) {
    const combatantResult = combatantToLend(session, who);
    if (!combatantResult.ok) return combatantResult;
    const combatant = combatantResult.value;
    if (press === 'open') return asUpdate(lendScreen(session, combatant));
    if (press === 'to the GM') return lendReply(session, combatant, undefined, until);
    const { lent: lentBefore } = combatant;
    return lendScreenAfter(
      session,
      combatant,
      giveBack(session, combatant),
      words.isBack(plain(combatant.name), lentBefore?.owner),
    );
  },
});

/** The menu of times. */
const lendTimeMenuId = componentId('lend-until', { encounter: thisEncounter, who: idText });

export const chooseLendTime = component({
  id: lendTimeMenuId,
  requires: runningEncounter,
  needs: LEND_NEEDS,
  run({ who }, session, { chosen: [chosen = UNTIL_BACK_VALUE] }) {
    const combatantResult = combatantToLend(session, who);
    if (!combatantResult.ok) return combatantResult;
    return asUpdate(lendScreen(session, combatantResult.value, { until: chosen === UNTIL_BACK_VALUE ? '' : chosen }));
  },
});

/** The menu of members. The chosen one plays the combatant. */
const lendMemberMenuId = componentId('lend-to', { encounter: thisEncounter, who: idText, until: idText });

export const lendToMember = component({
  id: lendMemberMenuId,
  requires: runningEncounter,
  needs: LEND_NEEDS,
  run({ who, until }, session, { chosen: [user] }) {
    const combatantResult = combatantToLend(session, who);
    if (!combatantResult.ok) return combatantResult;
    return user === undefined ? no({ type: 'stale' }) : lendReply(session, combatantResult.value, user, until);
  },
});

/** Returns the user, or undefined for the GM. Refuses bots. */
export function playerUnlessBot<U extends UserId | undefined>({ caller }: Session, user: U): Result<U, Refusal> {
  return user !== undefined && caller.bots?.includes(user) ? no({ type: 'is-a-bot', user }) : ok(user);
}

/**
 * Lends a combatant for some time, or until its owner is back. Without `user`, it is lent to the GM. Refuses if it is
 * already lent, if the caller neither plays it nor is a GM, or if the user is a bot.
 */
function lendOut(
  session: Session & InEncounter,
  combatant: Combatant,
  user: UserId | undefined,
  until: number | undefined,
): Result<DeedOutcome, Refusal> {
  if (combatant.lent) return no({ type: 'lent-already', name: combatant.name });
  if (combatant.controller !== session.caller.user && !isGm(session))
    return no({ type: 'not-yours', name: combatant.name });
  const playerResult = playerUnlessBot(session, user);
  if (!playerResult.ok) return playerResult;
  return map(session.do({ type: 'lend', subject: combatant.id, ...given({ to: user, until }) }), (outcome) => {
    // During the combatant's turn, the turn's message pings the new player.
    if (!isShownByPosts(session, outcome) || !isOnTurn(outcome.after, combatant.id))
      postOutcomes(session, () => lentView(session, outcome, combatant));
    return outcome;
  });
}

/** The message that pings the new player, or the GMs. */
function lentView(
  session: Session,
  outcome: DeedOutcome,
  { id }: Combatant,
): Required<Pick<Reply, 'content' | 'ping'>> & Pick<Reply, 'embeds'> {
  const { name, controller, lent } = combatant(outcome.after, id);
  const ping = controller === undefined ? gmsOf(outcome.after) : [controller];
  const content = words.pinged(ping, plain(name), lent?.owner, lent?.until);
  return { content, ping, ...(isShownByPosts(session, outcome) ? {} : { embeds: [outcomeEmbed(outcome)] }) };
}

/**
 * Gives a combatant back to its owner. Refuses if it isn't lent, or if the caller neither owns nor plays it and isn't a
 * GM.
 */
function giveBack(session: Session & InEncounter, combatant: Combatant): Result<DeedOutcome, Refusal> {
  const { user } = session.caller;
  if (combatant.lent && combatant.controller !== user && combatant.lent.owner !== user && !isGm(session))
    return no({ type: 'not-yours', name: combatant.name });
  return map(session.do({ type: 'give-back', subject: combatant.id }), (outcome) => {
    if (!isShownByPosts(session, outcome)) postOutcomes(session, () => ({ embeds: [outcomeEmbed(outcome)] }));
    return outcome;
  });
}

/**
 * Lends all of the caller's combatants in this encounter while the caller is away. Refuses if the absence starts later.
 * Returns a text about it.
 */
export function lendWhileAway(session: Session, person: Person, to: UserId): Result<string, Refusal> {
  const sessionResult = runningEncounter(session);
  if (!sessionResult.ok) return sessionResult;
  const { user, now } = session.caller;
  const absence = absenceAt(person, now);
  if (absence && absence.from > now) return no({ type: 'hands-later' });
  const lendableCombatants = sessionResult.value.encounter.combatants.filter(
    ({ controller, lent }) => controller === user && !lent,
  );
  if (lendableCombatants.length === 0) return no({ type: 'no-one-of-yours' });
  for (const each of lendableCombatants) {
    const lendResult = lendOut(sessionResult.value, each, to, absence?.until);
    if (!lendResult.ok) return lendResult;
  }
  return ok(lendableCombatants.map(({ name }) => words.isLent(plain(name), to, absence?.until)).join('\n'));
}

/**
 * Ends a player's absence, and takes back the combatants that they have lent. Refuses if they weren't away and had lent
 * none.
 */
export function endAbsenceAndLoans(session: Session, person: Person): Result<Person, Refusal> {
  const { now } = session.caller;
  const result = endAbsence(person, now);
  const lentCombatants = combatantsLentByCaller(session);
  const sessionResult = runningEncounter(session);
  if (!sessionResult.ok || lentCombatants.length === 0) return result;
  // Combatants stay lent while a question is open. They are returned when the owner acts again.
  if (!session.waiting) for (const each of lentCombatants) giveBack(sessionResult.value, each);
  return result.ok ? result : ok(person);
}

/** The lengths of a loan to choose from, in days. */
const USUAL_LOAN_DAYS = [2, 3, 5, 7, 14, 21, 28] as const;

/**
 * Who plays a combatant, in My character, with a button to change that. Empty if the caller neither owns nor borrows
 * it.
 */
export function playerLine(session: Session & InEncounter, combatant: Combatant): readonly panel.Part[] {
  const isOwner = ownerOf(combatant) === session.caller.user;
  if (!isOwner && !(combatant.lent && combatant.controller === session.caller.user)) return [];
  const text = `**${t('hand-over-heading')}**\n-# ${combatant.lent ? lendingText(session, combatant) : t('hand-over-yours')}`;
  if (combatant.lent) return [panel.line(text, backButton(session, combatant))];
  const openId = lendButtonId.write({ ...characterIdFields(session, combatant), press: 'open', until: '' });
  return [panel.line(text, panel.button(t('hand-over-button'), openId))];
}

/** The screen to lend a combatant: for how long and to which player, or who plays it now. `notice` is at the top. */
function lendScreen(
  session: Session & InEncounter,
  combatant: Combatant,
  { until = '', notice }: { readonly until?: string; readonly notice?: string | undefined } = {},
): Reply {
  const idFields = characterIdFields(session, combatant);
  const myCharacterButton = panel.button(t('me-back'), myCharacterButtonId.write({ ...idFields, view: 'back' }));
  const noticeParts = notice === undefined ? [] : [panel.paragraph(notice)];
  const headingPart = panel.paragraph(
    `### ${t('hand-over-title', { name: plain(combatant.name) })}\n${combatant.lent ? lendingText(session, combatant) : t('hand-over-how')}`,
  );
  if (combatant.lent)
    return panel.whisper(
      panel.box(
        { accent: panel.PRIVATE_PANEL_COLOR },
        ...noticeParts,
        headingPart,
        panel.buttonRow(backButton(session, combatant), myCharacterButton, panel.closeButton()),
      ),
    );
  const timeEntries = [
    panel.entry(t('hand-over-until-back'), UNTIL_BACK_VALUE, { usual: until === '' }),
    ...USUAL_LOAN_DAYS.map((days) =>
      panel.entry(hoursWords.inDays(days), `${days} days`, { usual: until === `${days} days` }),
    ),
  ];
  return panel.whisper(
    panel.box(
      { accent: panel.PRIVATE_PANEL_COLOR },
      ...noticeParts,
      headingPart,
      panel.menuRow(lendTimeMenuId.write(idFields), t('hand-over-until-when'), timeEntries),
      panel.memberRow(lendMemberMenuId.write({ ...idFields, until }), t('hand-over-to')),
      panel.buttonRow(
        panel.button(t('hand-over-to-gm'), lendButtonId.write({ ...idFields, press: 'to the GM', until })),
        myCharacterButton,
        panel.closeButton(),
      ),
    ),
  );
}

function lendingText({ caller }: Session, combatant: Combatant): string {
  const name = plain(combatant.name);
  if (combatant.controller === caller.user) return words.borrowed(name, combatant.lent?.owner, combatant.lent?.until);
  return words.lent(name, playerOf(combatant), combatant.lent?.until);
}

function backButton(session: Session, combatant: Combatant) {
  const label = combatant.controller === session.caller.user ? t('hand-over-give-back') : t('hand-over-take-back');
  const id = lendButtonId.write({ ...characterIdFields(session, combatant), press: 'back', until: '' });
  return panel.button(label, id, ButtonStyle.Primary);
}

/** The menu entry “until I’m back”. */
const UNTIL_BACK_VALUE = 'back';

type LendSession = Session<'person'> & InEncounter;

function combatantToLend(session: Session, combatantHash: string): Result<Combatant, Refusal> {
  const combatantResult = characterByHash(session, combatantHash);
  if (!combatantResult.ok) return combatantResult;
  return combatantResult.value ? ok(combatantResult.value) : no({ type: 'stale' });
}

function lendReply(session: LendSession, combatant: Combatant, user: UserId | undefined, input: string): Reply {
  const untilResult =
    input === ''
      ? ok(undefined)
      : parseFutureTime(typedTextInEnglish(input), session.loaded.person, session.caller.now);
  return lendScreenAfter(
    session,
    combatant,
    untilResult.ok ? lendOut(session, combatant, user, untilResult.value) : untilResult,
  );
}

/** Shows the panel again. A refusal is shown at its top. */
function lendScreenAfter(
  session: LendSession,
  bearer: Combatant,
  result: Result<DeedOutcome, Refusal>,
  notice?: string,
): Reply {
  if (!result.ok)
    return asUpdate(lendScreen(session, find(session.encounter, bearer.id) ?? bearer, { notice: explain(result.why) }));
  return asUpdate(lendScreen(session, combatant(result.value.after, bearer.id), { notice }));
}
