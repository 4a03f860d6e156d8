import { component } from '../../src/interaction/component.ts';
import { cornerMeant } from '../../src/interaction/corner/corners.ts';
import { lendButton, lendTo, lendUntil, UNTIL_BACK } from '../../src/interaction/lend/ids.ts';
import { giveBack, lendOut } from '../../src/interaction/lend/lend-out.ts';
import { lendScreen } from '../../src/interaction/lend/screen.ts';
import { inPlace, type Reply } from '../../src/interaction/reply.ts';
import { type Combatant, combatant, find } from '../../src/rules/core/encounter.ts';
import type { UserId } from '../../src/rules/core/personal.ts';
import type { Refusal } from '../../src/rules/core/refusal.ts';
import { no, ok, type Result } from '../../src/rules/core/result.ts';
import { type InEncounter, running } from '../../src/session/authorize.ts';
import type { Session } from '../../src/session/session.ts';
import type { DeedOutcome } from '../../src/session/step.ts';
import { untilTyped } from '../../src/session/typed-times.ts';
import { plain } from '../../src/text/markdown.ts';
import { explain, hands as words } from '../../src/text/spoken.ts';

const needs = { person: true } as const;

type Lending = Session<'person'> & InEncounter;

/** Lend… in a corner, and the buttons of its panel. */
export const lendPressed = component({
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
export const lendTime = component({
  id: lendUntil,
  requires: running,
  needs,
  run({ who }, session, { chosen: [chosen = UNTIL_BACK] }) {
    const met = meant(session, who);
    if (!met.ok) return met;
    return inPlace(lendScreen(session, met.value, { until: chosen === UNTIL_BACK ? '' : chosen }));
  },
});

/** The menu of members. */
export const lendMember = component({
  id: lendTo,
  requires: running,
  needs,
  run({ who, until }, session, { chosen: [user] }) {
    const met = meant(session, who);
    if (!met.ok) return met;
    return user === undefined ? no({ type: 'stale' }) : lent(session, met.value, user, until);
  },
});

function meant(session: Session, who: string): Result<Combatant, Refusal> {
  const of = cornerMeant(session, who);
  if (!of.ok) return of;
  return of.value ? ok(of.value) : no({ type: 'stale' });
}

function lent(session: Lending, of: Combatant, to: UserId | undefined, typed: string): Reply {
  const until = typed === '' ? ok(undefined) : untilTyped(typed, session.loaded.person, session.caller.now);
  return redrawn(session, of, until.ok ? lendOut(session, of, to, until.value) : until);
}

/** Shows the panel anew in its place: where it was refused, with why on top. */
function redrawn(session: Lending, of: Combatant, done: Result<DeedOutcome, Refusal>, said?: string): Reply {
  if (!done.ok) return inPlace(lendScreen(session, find(session.encounter, of.id) ?? of, { said: explain(done.why) }));
  return inPlace(lendScreen(session, combatant(done.value.after, of.id), { said }));
}
