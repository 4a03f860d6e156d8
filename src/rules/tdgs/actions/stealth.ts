// TDGS › 5 Actions › Hide, Search; 8 Combat › Core Buffs › Invisible

import { type Borne, bears, type CombatantId, combatant } from '../../core/encounter.ts';
import { near, type Refusal } from '../../core/refusal.ts';
import { no, ok, type Result } from '../../core/result.ts';
import { action, type Intent } from '../../core/ruleset.ts';
import { foes, mayAct, pay } from '../acting.ts';
import { afflict } from '../afflict.ts';
import { attemptAll } from '../attack-roll.ts';
import type { ConditionName } from '../condition-names.ts';
import type { Fight, Fighter, Stage, Tdgs } from '../sheet.ts';
import { awareOf, hiddenFrom, onAction } from '../situation.ts';
import { apparent, asModifier, skills } from '../stats.ts';

interface Effort {
  readonly by: CombatantId;
  readonly sense: Sense;
  readonly words?: string;
}

/** What a search goes by; the Blinded fail every check of sight, the Deafened every one of hearing. */
export const SENSES = ['sight', 'hearing', 'other'] as const;
export type Sense = (typeof SENSES)[number];

/** One roll of DEX compared with the WIS of each conscious hostile; those beaten cannot target the hidden. Ruling. */
export const hide = action<Tdgs, Effort>({
  title: 'Hide',
  brief:
    'DEX against the WIS of each conscious foe; those beaten cannot target you until you attack or are found. The Action.',
  cite: '5 Actions › Hide',
  when: 'turn',
  offers: (encounter, by) => (plan(encounter, { action: 'hide', by }, 'Hide').ok ? {} : undefined),
  plan: (encounter, intent) => plan(encounter, intent, 'Hide'),
  resolve(scene, { by, words }) {
    scene.record({ type: 'declared', action: 'hide', by, ...(words !== undefined && { words }) });
    pay(scene, by, 'Action', 'hide');
    const watchers = foes(scene.encounter, by).filter(({ standing }) => standing === 'up');
    const who = scene.combatant(by);
    // "Auto-succeed Hide vs sight": only who has found the invisible one needs to be beaten.
    const blind = bears(who, 'Invisible') ? watchers.filter((other) => !awareOf(other, by)) : [];
    const rest = watchers.filter((other) => !blind.includes(other));
    const shared = [
      asModifier(apparent(who, 'DEX'), 1),
      ...skills(who.sheet, ['hide']),
      ...(rest.length > 0 ? onAction(scene, by) : []),
    ];
    const beaten = attemptAll(
      scene,
      { by, purpose: 'hide' },
      rest.map((other) => ({
        at: other.id,
        modifiers: [...shared, asModifier(apparent(other, 'WIS'), -1, other.name)],
      })),
    );
    conceal(scene, by, [...blind.map(({ id }) => id), ...beaten]);
  },
});

function conceal(scene: Stage, by: CombatantId, from: readonly CombatantId[]): void {
  const before = bears(scene.combatant(by), 'Hidden');
  if (from.length === 0) return;
  const facts = { ...before?.facts, ...Object.fromEntries(from.map((id) => [id, true])) };
  const condition = { key: 'Hidden', name: 'Hidden', facts, lasting: { until: 'scene' } } as const;
  if (!before) scene.record({ type: 'condition-gained', bearer: by, condition });
  else scene.record({ type: 'condition-changed', bearer: by, before, after: condition, why: 'hides' });
}

/** One roll of WIS compared with the DEX of each who is hidden from the searcher, or invisible to it. Ruling. */
export const search = action<Tdgs, Effort>({
  title: 'Search',
  brief:
    'WIS against the DEX of each who is hidden from you or invisible; by sight unless you say hearing. The Action.',
  cite: '5 Actions › Search',
  when: 'turn',
  offers: (encounter, by) => (plan(encounter, { action: 'search', by }, 'Search').ok ? { how: SENSES } : undefined),
  plan: (encounter, intent) => plan(encounter, intent, 'Search'),
  resolve(scene, { by, sense, words }) {
    scene.record({ type: 'declared', action: 'search', by, how: sense, ...(words !== undefined && { words }) });
    pay(scene, by, 'Action', 'search');
    const who = scene.combatant(by);
    const fails = senseless(who, sense);
    if (fails !== undefined) {
      scene.record({ type: 'remarked', what: 'check fails', combatant: by, note: `${sense}: ${fails}` });
      return;
    }
    const sought = foes(scene.encounter, by).filter((other) => unseen(other, who));
    const shared = [asModifier(apparent(who, 'WIS'), 1), ...skills(who.sheet, ['search']), ...onAction(scene, by)];
    const found = attemptAll(
      scene,
      { by, purpose: 'search' },
      sought.map((other) => ({
        at: other.id,
        modifiers: [...shared, asModifier(apparent(other, 'DEX'), -1, other.name)],
      })),
    );
    for (const id of found) find(scene, by, id);
    if (sought.length === 0) scene.record({ type: 'remarked', what: 'nothing found', combatant: by });
  },
});

/** The condition for which every check of that sense fails. */
export function senseless(who: Fighter, sense: Sense): ConditionName | undefined {
  if (sense === 'sight') return bears(who, 'Blinded')?.name;
  return sense === 'hearing' ? bears(who, 'Deafened')?.name : undefined;
}

function unseen(other: Fighter, by: Fighter): boolean {
  return hiddenFrom(other, by.id) || (bears(other, 'Invisible') !== undefined && !awareOf(by, other.id));
}

/** The hidden is hidden from the finder no more; the invisible is known to it to the end of its next turn (ruling). */
function find(scene: Stage, by: CombatantId, id: CombatantId): void {
  const hidden = bears(scene.combatant(id), 'Hidden');
  if (hidden) uncover(scene, by, id, hidden);
  if (bears(scene.combatant(id), 'Invisible')) afflict(scene, by, { condition: 'Aware', source: id, rounds: 1 });
}

function uncover(scene: Stage, by: CombatantId, id: CombatantId, before: Borne<ConditionName>): void {
  const { [by]: _, ...facts } = before.facts ?? {};
  if (Object.keys(facts).length === 0) {
    scene.record({ type: 'condition-ended', bearer: id, condition: before, why: 'found' });
    return;
  }
  scene.record({ type: 'condition-changed', bearer: id, before, after: { ...before, facts }, why: 'found' });
}

function plan(encounter: Fight, { by, how, words }: Intent, title: string): Result<Effort, Refusal> {
  const may = mayAct(encounter, by, { title, cost: 'Action', kind: 'physical' });
  if (!may.ok) return may;
  const typed = how ?? 'sight';
  const sense = SENSES.find((each) => each === typed.trim().toLowerCase());
  if (sense !== undefined) return ok({ by: combatant(encounter, by).id, sense, ...(words !== undefined && { words }) });
  const like = near(typed, SENSES);
  return no({ type: 'no-such', what: 'sense', typed, known: SENSES, ...(like && { near: like }) });
}
