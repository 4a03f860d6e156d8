import type { ActiveCondition, Combatant, CombatantId, Duration, Encounter, System } from './encounter.ts';
import { isOnTurn, onTurn } from './encounter.ts';
import type { Refusal } from './refusal.ts';
import type { Resolution } from './resolution.ts';
import { no, ok, type Result } from './result.ts';
import type { Ruleset } from './ruleset.ts';

/** How many rounds may pass in one deed while nobody is able to act. Then the GM is waited for. */
const IDLE_ROUNDS = 20;

/** The scene setting by which a turn with nothing left to spend ends by itself. */
export const AUTO_END = 'auto-end';

/** Rounds begin: the order is made, and the first turn comes. Refused while they run, and with nobody to fight. */
export function beginFighting<S extends System>(scene: Resolution<S>, rules: Ruleset<S>): Result<undefined, Refusal> {
  const { phase, combatants } = scene.encounter;
  if (phase === 'fighting' || phase === 'ended') return no({ type: 'wrong-phase', wants: 'gathering', phase });
  if (!combatants.some(({ vitality }) => vitality === 'up')) return no({ type: 'nobody-to-fight' });
  scene.record({ type: 'phase-begun', before: phase, phase: 'fighting' });
  rules.initiative(scene);
  gather(scene);
  startRound(scene, rules);
  return ok();
}

/** One combatant is done with its turn; the next comes. Refused when it is not its turn. */
export function endTurn<S extends System>(
  scene: Resolution<S>,
  rules: Ruleset<S>,
  who: CombatantId,
  skipped?: string,
): Result<undefined, Refusal> {
  const { name } = scene.combatant(who);
  if (!isOnTurn(scene.encounter, who))
    return no({ type: 'not-your-turn', name, turn: onTurn(scene.encounter).map((other) => other.name) });
  close(scene, rules, who, skipped);
  return ok();
}

/** The scene is over: its rounds too. What ends with a scene ends. */
export function endScene<S extends System>(scene: Resolution<S>, rules: Ruleset<S>): Result<undefined, Refusal> {
  const { phase } = scene.encounter;
  if (phase === 'ended') return no({ type: 'no-encounter' });
  expire(scene, ({ duration }) => duration.until !== 'day' && duration.until !== 'removed', 'the scene ends');
  rules.endScene(scene);
  scene.record({ type: 'phase-begun', before: phase, phase: 'ended' });
  return ok();
}

/**
 * What follows of itself after a deed: what the rules settle, turns with nothing left to do, the end of the rounds
 * when the fight is decided.
 */
export function settle<S extends System>(scene: Resolution<S>, rules: Ruleset<S>): void {
  follow(scene, rules);
  for (let idle = 0; scene.encounter.phase === 'fighting' && idle < IDLE_ROUNDS; ) {
    if (stopIfDecided(scene, rules)) return;
    const acting = onTurn(scene.encounter);
    const byItself = scene.encounter.settings[AUTO_END] !== false;
    const finished = byItself ? acting.find(({ id }) => rules.finished(scene.encounter, id)) : undefined;
    if (finished) {
      close(scene, rules, finished.id);
    } else if (acting.length > 0) {
      return;
    } else {
      const { round } = scene.encounter;
      nextTurn(scene, rules);
      if (scene.encounter.round !== round) idle += 1;
    }
    follow(scene, rules);
  }
}

/** What the rules settle. Where they have just found that nothing follows, they are not asked again. */
function follow<S extends System>(scene: Resolution<S>, rules: Ruleset<S>): void {
  const before = scene.encounter;
  if (scene.settled === before) return;
  rules.settle(scene);
  if (scene.encounter === before) scene.settled = before;
}

function stopIfDecided<S extends System>(scene: Resolution<S>, rules: Ruleset<S>): boolean {
  const why = rules.decided(scene.encounter);
  if (why === undefined) return false;
  scene.record({ type: 'remarked', what: 'decided', note: why });
  scene.record({ type: 'phase-begun', before: 'fighting', phase: 'aftermath' });
  return true;
}

function startRound<S extends System>(scene: Resolution<S>, rules: Ruleset<S>): void {
  const before = scene.encounter.round;
  scene.record({ type: 'round-started', before, round: before + 1 });
  pass(scene, 'round-start');
  rules.startRound(scene);
  gather(scene);
}

/**
 * Groups act together: their members move to the block of whoever of them comes first, ahead of the present turn or
 * behind it as that one is. A house rule of the GM's, for any system.
 */
export function gather<S extends System>(scene: Resolution<S>): void {
  const { turnOrder: before, turn, combatants } = scene.encounter;
  const groupOf = new Map(combatants.flatMap(({ id, group }) => (group === undefined ? [] : [[id, group] as const])));
  if (groupOf.size === 0) return;
  const ordered = before.flat();
  // Whoever is on turn now or has been stays where they are; only those still to come are moved.
  const settled = new Set(before.slice(0, turn + 1).flat());
  const first = new Map<string, CombatantId>();
  for (const id of ordered) {
    const group = groupOf.get(id);
    if (group !== undefined && !settled.has(id) && !first.has(group)) first.set(group, id);
  }
  const after = before.map((block) =>
    block.flatMap((id) => {
      const group = groupOf.get(id);
      if (group === undefined || settled.has(id)) return [id];
      if (first.get(group) !== id) return [];
      return ordered.filter((other) => groupOf.get(other) === group && !settled.has(other));
    }),
  );
  if (JSON.stringify(after) !== JSON.stringify(before))
    scene.record({ type: 'turn-order-set', before, turnOrder: after, reasons: [], turn });
}

/** The turn comes to the next block with anybody in it who lives; after the last block, to the next round. */
function nextTurn<S extends System>(scene: Resolution<S>, rules: Ruleset<S>): void {
  const { turnOrder, turn } = scene.encounter;
  const next = turnOrder.findIndex((block, place) => place > turn && living(scene.encounter, block).length > 0);
  if (next === -1) {
    pass(scene, 'round-end');
    startRound(scene, rules);
    return;
  }
  const block = turnOrder[next] ?? [];
  scene.record({ type: 'turn-started', turn: next, block });
  for (const { id } of living(scene.encounter, block)) open(scene, rules, id);
}

function living(encounter: Encounter, block: readonly CombatantId[]): readonly Combatant[] {
  return encounter.combatants.filter(({ id, vitality }) => vitality !== 'dead' && block.includes(id));
}

/** A turn starts; one that is skipped ends at once, and what is counted by turns has passed all the same. */
function open<S extends System>(scene: Resolution<S>, rules: Ruleset<S>, who: CombatantId): void {
  rules.beforeTurn?.(scene, who);
  pass(scene, 'turn-start', who);
  rules.startTurn(scene, who);
  follow(scene, rules);
  const skipped = rules.skips(scene.encounter, who);
  if (skipped !== undefined) close(scene, rules, who, skipped);
}

function close<S extends System>(scene: Resolution<S>, rules: Ruleset<S>, who: CombatantId, skipped?: string): void {
  scene.record({ type: 'turn-ended', subject: who, ...(skipped !== undefined && { skipped }) });
  rules.endTurn(scene, who);
  pass(scene, 'turn-end', who);
}

/** A moment passes: every condition that counts such moments has one fewer to come, and at none it ends. */
function pass<S extends System>(scene: Resolution<S>, moment: Duration['until'], of?: CombatantId): void {
  for (const { id: bearer, conditions } of scene.encounter.combatants) {
    for (const before of conditions) {
      const { duration } = before;
      if (!('left' in duration) || duration.until !== moment) continue;
      if ('of' in duration && duration.of !== of) continue;
      const left = duration.left - 1;
      if (left <= 0)
        scene.record({ type: 'condition-ended', subject: bearer, condition: before, why: 'its time is over' });
      else {
        const after = { ...before, duration: { ...duration, left } };
        scene.record({ type: 'condition-changed', subject: bearer, before, after, why: 'time passes' });
      }
    }
  }
}

/** Ends every condition, of anybody, that `which` picks. */
export function expire<S extends System>(
  scene: Resolution<S>,
  which: (condition: ActiveCondition<S['condition']>) => boolean,
  why: string,
): void {
  for (const { id: bearer, conditions } of scene.encounter.combatants) {
    for (const condition of conditions.filter(which))
      scene.record({ type: 'condition-ended', subject: bearer, condition, why });
  }
}
