// Rules › Morale; Combat › Retreat, Detachments

import { action, type CombatantId, combatant, depart, no, ok, PLAYERS, resource } from 'fray/rules';
import { HP } from './damage.ts';
import { because, refusal } from './reasons.ts';
import { rollSave } from './saves.ts';
import type { Cairn, Fight, Fighter, Scene } from './sheet.ts';

/** Makes someone run away and leave the fight. `routed` is for a detachment that breaks. */
export function leaveFight(scene: Scene, subject: CombatantId, departure: 'fled' | 'routed'): void {
  depart(scene, subject, 'fled', because({ id: departure }));
}

/** Retreat: running away takes a DEX save, and somewhere safe to run to. */
export const retreat = action<Cairn, CombatantId>({
  title: 'Retreat',
  cite: 'Combat › Retreat',
  when: 'turn',
  kind: 'move',
  offers: (encounter, actor) => (combatant(encounter, actor).own.acted ? undefined : {}),
  plan(encounter, { actor }) {
    const { own, name } = combatant(encounter, actor);
    return own.acted ? no(refusal('already acted', { name })) : ok(actor);
  },
  resolve(scene, actor, { action: name }) {
    scene.record({ type: 'declared', action: name, actor });
    scene.changeOwn(actor, { acted: true });
    if (rollSave(scene, actor, 'DEX', 'retreat')) leaveFight(scene, actor, 'fled');
  },
});

/** The setting for whether enemies make morale saves. */
export const MORALE_SETTING = 'morale';

/**
 * Morale: the members of an enemy side make a save at the side's first casualty, and again when it has lost half its
 * members. A lone enemy makes a save at 0 hit protection. Anyone who fails flees.
 */
export function makeMoraleSaves(scene: Scene): void {
  const { phase, settings } = scene.encounter;
  if (phase !== 'fighting' || settings[MORALE_SETTING] === false) return;
  for (const side of sidesWithMorale(scene.encounter)) {
    const sideMembers = membersOf(scene.encounter, side);
    if (sideMembers.length === 1) testMoraleOfLoneEnemy(scene, sideMembers[0]);
    else testMoraleOfGroup(scene, side, sideMembers);
  }
}

function sidesWithMorale({ combatants }: Fight): readonly string[] {
  return [...new Set(combatants.map(({ side }) => side))].filter((side) => side !== PLAYERS);
}

function membersOf({ combatants }: Fight, side: string): readonly Fighter[] {
  return combatants.filter((each) => each.side === side);
}

function testMoraleOfLoneEnemy(scene: Scene, enemy: Fighter | undefined): void {
  if (enemy?.vitality !== 'up' || enemy.own.alone || resource(enemy, HP).value > 0) return;
  scene.changeOwn(enemy.id, { alone: true });
  testMorale(scene, enemy.id, 'alone');
}

function testMoraleOfGroup(scene: Scene, side: string, sideMembers: readonly Fighter[]): void {
  const lostCountBefore = sideMembers.filter(({ vitality }) => vitality !== 'up').length;
  const { first = [], half = [] } = scene.encounter.own;
  if (lostCountBefore > 0 && !first.includes(side)) {
    scene.changeEncounterOwn({ first: [...first, side] });
    for (const { id } of sideMembers) testMorale(scene, id, 'first casualty');
  }
  const lostCount = membersOf(scene.encounter, side).filter(({ vitality }) => vitality !== 'up').length;
  if (lostCount * 2 >= sideMembers.length && lostCount > 0 && !half.includes(side) && lostCount < sideMembers.length) {
    scene.changeEncounterOwn({ half: [...half, side] });
    for (const { id } of sideMembers) testMorale(scene, id, 'half');
  }
}

/** A WIL save by someone who is up. If they fail, they flee. */
function testMorale(scene: Scene, subject: CombatantId, why: 'first casualty' | 'half' | 'alone'): void {
  if (scene.combatant(subject).vitality !== 'up') return;
  scene.record({ type: 'remarked', what: because({ id: 'morale', why }), subject });
  if (!rollSave(scene, subject, 'WIL', 'morale')) leaveFight(scene, subject, 'fled');
}
