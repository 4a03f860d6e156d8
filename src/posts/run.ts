import type { Deed } from '../rules/core/deed.ts';
import { type Combatant, type CombatantId, type Encounter, find, isOnTurn, onTurn } from '../rules/core/encounter.ts';
import type { Event } from '../rules/core/event.ts';
import { playerOf } from '../rules/core/hands.ts';
import type { Intent } from '../rules/core/intent.ts';
import { begin } from '../rules/core/play.ts';
import type { Refusal } from '../rules/core/refusal.ts';
import { no, ok, type Result } from '../rules/core/result.ts';
import { actionName } from '../rules/core/ruleset.ts';
import { usualActs } from '../rules/core/usual-acts.ts';
import type { Run } from '../session/encounter-state.ts';
import { lastOf } from '../session/posts.ts';
import type { Session } from '../session/session.ts';
import type { DeedOutcome } from '../session/step.ts';

/** Most deeds of one tap. */
const MOST_DEEDS = 200;

/** The creatures whose turns follow each other in this round, from those on turn on. Empty: a player's turn it is too. */
export function runOf(encounter: Encounter): readonly Combatant[] {
  const now = onTurn(encounter);
  if (!now.every(isCreature)) return [];
  const run = [...now];
  for (const block of encounter.turnOrder.slice(encounter.turn + 1)) {
    const able: Combatant[] = [];
    for (const id of block) {
      const who = find(encounter, id);
      if (who?.vitality === 'up') able.push(who);
    }
    if (!able.every(isCreature)) break;
    run.push(...able);
  }
  return run;
}

function isCreature(who: Combatant): boolean {
  return playerOf(who) === undefined;
}

/**
 * Lets creatures act one after the other, each until its turn is over, with what it has in hand or did last; who can do
 * nothing of it ends its turn. It stops at a question, and goes on after it; and where whom they attack has fallen. By the
 * word of `user`, a GM. Returns what was done last.
 */
export function playRun(session: Session, run: Run, user: string): Result<DeedOutcome, Refusal> {
  let left = run.of;
  let last: Result<DeedOutcome, Refusal> = no({ type: 'stale' });
  for (let deeds = 0; deeds < MOST_DEEDS; deeds++) {
    const { encounter } = session;
    const who = encounter && left.find((id) => isOnTurn(encounter, id) && isTheGms(encounter, id));
    if (!encounter || who === undefined || hasFallen(encounter, run.target)) return last;
    const intent = intentOf(session, encounter, run, who);
    const deed: Deed = intent ? { type: 'intent', intent } : { type: 'end-turn', subject: who };
    const done = session.do(deed, { user, run: { ...run, of: left } });
    if (!done.ok || done.value.question) return done;
    last = done;
    left = leftOf(left, done.value.events);
  }
  return last;
}

/** Goes on with what creatures were to do, after the question that it stopped at. */
export function goOnWithRun(
  session: Session,
  run: Run,
  user: string,
  { events }: DeedOutcome,
): Result<DeedOutcome | undefined, Refusal> {
  const left = leftOf(run.of, events);
  const { encounter } = session;
  if (!encounter || !left.some((id) => isOnTurn(encounter, id))) return ok(undefined);
  return playRun(session, { ...run, of: left }, user);
}

function leftOf(of: readonly CombatantId[], events: readonly Event[]): readonly CombatantId[] {
  return of.filter((id) => !events.some((event) => event.type === 'turn-ended' && event.subject === id));
}

function isTheGms(encounter: Encounter, id: CombatantId): boolean {
  const who = find(encounter, id);
  return who !== undefined && isCreature(who);
}

function hasFallen(encounter: Encounter, target: CombatantId | undefined): boolean {
  return target !== undefined && find(encounter, target)?.vitality !== 'up';
}

function intentOf({ rules, posts }: Session, encounter: Encounter, run: Run, actor: CombatantId): Intent | undefined {
  const last = lastOf(posts, actor);
  if (run.how === 'as-before') {
    const [act] = usualActs(rules, encounter, actor, last, 1);
    // Nobody is asked here whether they go where they may be struck at.
    return act && act.approach === undefined ? act.intent : undefined;
  }
  const action = actionName(rules, 'attack');
  if (run.how === 'end' || action === undefined || run.target === undefined) return undefined;
  const attack = { action, actor, targets: [run.target] };
  const before = last?.action === action ? { ...last, ...attack } : attack;
  return [before, attack].find((each) => begin(rules, encounter, each).ok);
}
