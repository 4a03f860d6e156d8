// Handing a character to another player or the GM for some time, and taking it back.

import { ButtonStyle } from 'discord-api-types/v10';
import { outcomeEmbed } from '../src/embeds/tell.ts';
import { command, oneOf, optional, text, user } from '../src/interaction/command.ts';
import { component, componentId, idOneOf, idText, thisEncounter } from '../src/interaction/component.ts';
import { lendable } from '../src/interaction/options/combatants.ts';
import * as panel from '../src/interaction/panel.ts';
import { inPlace, type Reply, show, whisper } from '../src/interaction/reply.ts';
import { tellAll } from '../src/posts/deed-reply.ts';
import { isShownByPosts } from '../src/posts/keep.ts';
import { myCharacterButton } from '../src/posts/links.ts';
import { gmsOf } from '../src/posts/pings.ts';
import { type Combatant, combatant, find, isOnTurn, ownerOf, type UserId } from '../src/rules/core/encounter.ts';
import { given } from '../src/rules/core/given.ts';
import { playerOf } from '../src/rules/core/played-by.ts';
import { map, no, ok, type Refusal, type Result } from '../src/rules/core/refusal.ts';
import { absenceAt, endAbsence, type Person } from '../src/session/person.ts';
import { type InEncounter, isGm, lentByCaller, running, type Session } from '../src/session/session.ts';
import type { DeedOutcome } from '../src/session/step.ts';
import { parseFutureTime } from '../src/session/typed-times.ts';
import { untilOffers, handOver as words } from '../src/text/hand-over.ts';
import { explain } from '../src/text/refusals.ts';
import { plain, t } from '../src/text/t.ts';
import { hours } from '../src/text/times.ts';
import { characterAt, characterMeant } from './me/ids.ts';

export const lend = command({
  name: 'lend',
  requires: running,
  needs: { person: true },
  options: {
    to: optional(user()),
    until: optional(text(untilOffers)),
    as: lendable(),
    back: optional(oneOf(['yes'])),
  },
  run({ as: of, to, until, back }, session) {
    if (back) return map(giveBack(session, of), () => whisper(words.isBack(plain(of.name), of.lent?.owner)));
    if (to === undefined && until === undefined) return lendScreen(session, of);
    const { person } = session.loaded;
    const end = until === undefined ? ok(undefined) : parseFutureTime(until, person, session.caller.now);
    if (!end.ok) return end;
    return map(lendOut(session, of, to, end.value), (outcome) => {
      const { content, ping, embeds = [] } = lentView(session, outcome, of);
      return session.caller.keepsPosts
        ? whisper(words.isLent(plain(of.name), to, end.value))
        : show(embeds, { content, ping });
    });
  },
});

/**
 * Shows who plays a combatant, lends it to the GM, or takes it back. `until` is the chosen time, or empty for until the
 * owner is back.
 */
const lendButton = componentId('lend', {
  encounter: thisEncounter,
  who: idText,
  press: idOneOf('open', 'to the GM', 'back'),
  until: idText,
});

const needs = { person: true } as const;

/** *Lend…* in My character, and the buttons on its panel. */
export const lendOrGiveBack = component({
  id: lendButton,
  requires: running,
  needs,
  run({ press, who, until }, session) {
    const met = meant(session, who);
    if (!met.ok) return met;
    const of = met.value;
    if (press === 'open') return inPlace(lendScreen(session, of));
    if (press === 'to the GM') return lent(session, of, undefined, until);
    const { lent: before } = of;
    return redrawn(session, of, giveBack(session, of), words.isBack(plain(of.name), before?.owner));
  },
});

/** The menu of times. */
const lendUntil = componentId('lend-until', { encounter: thisEncounter, who: idText });

export const chooseLendTime = component({
  id: lendUntil,
  requires: running,
  needs,
  run({ who }, session, { chosen: [chosen = UNTIL_BACK] }) {
    const met = meant(session, who);
    if (!met.ok) return met;
    return inPlace(lendScreen(session, met.value, { until: chosen === UNTIL_BACK ? '' : chosen }));
  },
});

/** The menu of members. The chosen one plays the combatant. */
const lendTo = componentId('lend-to', { encounter: thisEncounter, who: idText, until: idText });

export const lendToMember = component({
  id: lendTo,
  requires: running,
  needs,
  run({ who, until }, session, { chosen: [user] }) {
    const met = meant(session, who);
    if (!met.ok) return met;
    return user === undefined ? no({ type: 'stale' }) : lent(session, met.value, user, until);
  },
});

/** The named player, or the GM if no one is named. Refuses bots. */
export function playerNamed<U extends UserId | undefined>({ caller }: Session, user: U): Result<U, Refusal> {
  return user !== undefined && caller.bots?.includes(user) ? no({ type: 'is-a-bot', user }) : ok(user);
}

/**
 * Lends a combatant for some time, or until its owner is back. Without `to`, to the GM. Refuses if it isn't the
 * caller's, or if the other user can't play it.
 */
function lendOut(
  session: Session & InEncounter,
  of: Combatant,
  to: UserId | undefined,
  until: number | undefined,
): Result<DeedOutcome, Refusal> {
  if (of.lent) return no({ type: 'lent-already', name: of.name });
  if (of.controller !== session.caller.user && !isGm(session)) return no({ type: 'not-yours', name: of.name });
  const player = playerNamed(session, to);
  if (!player.ok) return player;
  return map(session.do({ type: 'lend', subject: of.id, ...given({ to, until }) }), (outcome) => {
    // In its turn, the turn's message pings the new player.
    if (!isShownByPosts(session, outcome) || !isOnTurn(outcome.after, of.id))
      tellAll(session, lentView(session, outcome, of));
    return outcome;
  });
}

/** Pings the new player. */
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

/** Gives a combatant back to its owner. Refuses if it isn't lent, or if the caller neither owns nor plays it. */
function giveBack(session: Session & InEncounter, of: Combatant): Result<DeedOutcome, Refusal> {
  const { user } = session.caller;
  if (of.lent && of.controller !== user && of.lent.owner !== user && !isGm(session))
    return no({ type: 'not-yours', name: of.name });
  return map(session.do({ type: 'give-back', subject: of.id }), (outcome) => {
    if (!isShownByPosts(session, outcome)) tellAll(session, { embeds: [outcomeEmbed(outcome)] });
    return outcome;
  });
}

/**
 * Lends all of the caller's combatants in this encounter while the caller is away. Refuses if the absence starts later.
 * Returns a text about it.
 */
export function lendWhileAway(session: Session, person: Person, to: UserId): Result<string, Refusal> {
  const met = running(session);
  if (!met.ok) return met;
  const { user, now } = session.caller;
  const absence = absenceAt(person, now);
  if (absence && absence.from > now) return no({ type: 'hands-later' });
  const mine = met.value.encounter.combatants.filter(({ controller, lent }) => controller === user && !lent);
  if (mine.length === 0) return no({ type: 'nobody-of-yours' });
  for (const each of mine) {
    const lent = lendOut(met.value, each, to, absence?.until);
    if (!lent.ok) return lent;
  }
  return ok(mine.map(({ name }) => words.isLent(plain(name), to, absence?.until)).join('\n'));
}

/** Gives a player who is back their lent combatants. Refuses if the player wasn't away and had lent none. */
export function backAndPlaying(session: Session, person: Person): Result<Person, Refusal> {
  const { now } = session.caller;
  const is = endAbsence(person, now);
  const lent = lentByCaller(session);
  const met = running(session);
  if (!met.ok || lent.length === 0) return is;
  // While a question is open, they stay lent. They go back when the owner acts again.
  if (!session.waiting) for (const each of lent) giveBack(met.value, each);
  return is.ok ? is : ok(person);
}

/** Common times, in days. */
const USUAL_DAYS = [2, 3, 5, 7, 14, 21, 28] as const;

/** Who plays a combatant, in My character, with a button to change that. Empty for a GM's creature. */
export function playerLine(session: Session & InEncounter, of: Combatant): readonly panel.Part[] {
  const isMine = ownerOf(of) === session.caller.user;
  if (!isMine && !(of.lent && of.controller === session.caller.user)) return [];
  const text = `**${t('hand-over-heading')}**\n-# ${of.lent ? standing(session, of) : t('hand-over-yours')}`;
  if (of.lent) return [panel.line(text, backButton(session, of))];
  const open = lendButton.write({ ...characterAt(session, of), press: 'open', until: '' });
  return [panel.line(text, panel.button(t('hand-over-button'), open))];
}

/** The screen to lend a combatant: until when and to whom, or who plays it now. `said` is at the top. */
function lendScreen(
  session: Session & InEncounter,
  of: Combatant,
  { until = '', said }: { readonly until?: string; readonly said?: string | undefined } = {},
): Reply {
  const at = characterAt(session, of);
  const toMyCharacter = panel.button(t('me-back'), myCharacterButton.write({ ...at, view: 'back' }));
  const top = said === undefined ? [] : [panel.paragraph(said)];
  const head = panel.paragraph(
    `### ${t('hand-over-title', { name: plain(of.name) })}\n${of.lent ? standing(session, of) : t('hand-over-how')}`,
  );
  if (of.lent)
    return panel.whisper(
      panel.box(
        { accent: panel.OWN_COLOR },
        ...top,
        head,
        panel.buttonRow(backButton(session, of), toMyCharacter, panel.closeButton()),
      ),
    );
  const times = [
    panel.entry(t('hand-over-until-back'), UNTIL_BACK, { usual: until === '' }),
    ...USUAL_DAYS.map((days) => panel.entry(hours.inDays(days), `${days} days`, { usual: until === `${days} days` })),
  ];
  return panel.whisper(
    panel.box(
      { accent: panel.OWN_COLOR },
      ...top,
      head,
      panel.menuRow(lendUntil.write(at), t('hand-over-until-when'), times),
      panel.memberRow(lendTo.write({ ...at, until }), t('hand-over-to')),
      panel.buttonRow(
        panel.button(t('hand-over-to-gm'), lendButton.write({ ...at, press: 'to the GM', until })),
        toMyCharacter,
        panel.closeButton(),
      ),
    ),
  );
}

function standing({ caller }: Session, of: Combatant): string {
  const name = plain(of.name);
  if (of.controller === caller.user) return words.borrowed(name, of.lent?.owner, of.lent?.until);
  return words.lent(name, playerOf(of), of.lent?.until);
}

function backButton(session: Session, of: Combatant) {
  const label = of.controller === session.caller.user ? t('hand-over-give-back') : t('hand-over-take-back');
  const id = lendButton.write({ ...characterAt(session, of), press: 'back', until: '' });
  return panel.button(label, id, ButtonStyle.Primary);
}

/** The menu entry “until I’m back”. */
const UNTIL_BACK = 'back';

type Lending = Session<'person'> & InEncounter;

function meant(session: Session, who: string): Result<Combatant, Refusal> {
  const of = characterMeant(session, who);
  if (!of.ok) return of;
  return of.value ? ok(of.value) : no({ type: 'stale' });
}

function lent(session: Lending, of: Combatant, to: UserId | undefined, typed: string): Reply {
  const until = typed === '' ? ok(undefined) : parseFutureTime(typed, session.loaded.person, session.caller.now);
  return redrawn(session, of, until.ok ? lendOut(session, of, to, until.value) : until);
}

/** Shows the panel again. A refusal is shown at its top. */
function redrawn(session: Lending, of: Combatant, done: Result<DeedOutcome, Refusal>, said?: string): Reply {
  if (!done.ok) return inPlace(lendScreen(session, find(session.encounter, of.id) ?? of, { said: explain(done.why) }));
  return inPlace(lendScreen(session, combatant(done.value.after, of.id), { said }));
}
