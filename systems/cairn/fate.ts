// Rules › Saves, Reactions; Principles for Wardens › Die of Fate

import { action, type CombatantId, choose, declare, map, no, ok, type Roll } from 'fray/rules';
import { because } from './reasons.ts';
import { rollSave } from './saves.ts';
import { ABILITIES, type Ability, type Cairn, type Scene } from './sheet.ts';

/** A save that the Warden calls for, when something risky is done. */
export const riskySave = action<Cairn, { readonly actor: CombatantId; readonly ability: Ability }>({
  title: 'Save',
  cite: 'Rules › Saves',
  when: 'always',
  kind: 'test',
  offers: () => ({ tools: ABILITIES }),
  plan: (_, { actor, tool }) =>
    tool === undefined
      ? no({ type: 'missing', what: 'stat', known: ABILITIES })
      : map(choose('stat', tool, ABILITIES), (ability) => ({ actor, ability })),
  resolve(scene, { actor, ability }, intent) {
    declare(scene, intent, { tool: ability });
    rollSave(scene, actor, ability);
  },
});

/** Die of Fate: 4 or more on a d6 favors the players. */
export const dieOfFate = action<Cairn, CombatantId>({
  title: 'Die of Fate',
  cite: 'Principles for Wardens › Die of Fate',
  when: 'always',
  kind: 'test',
  gm: true,
  offers: () => ({}),
  plan: (_, { actor }) => ok(actor),
  resolve(scene, actor, intent) {
    declare(scene, intent);
    const roll = rollAndRecord(scene, actor, '1d6', 'fate');
    scene.record({ type: 'remarked', what: because({ id: 'fate', good: roll.total >= 4 }) });
  },
});

/** How a stranger meets the party, rolled on 2d6. */
export const REACTIONS = ['hostile', 'wary', 'curious', 'kind', 'helpful'] as const;
export type Reaction = (typeof REACTIONS)[number];

/** The reaction for a total: 2 hostile, 3–5 wary, 6–8 curious, 9–11 kind, 12 helpful. */
export function reactionFor(total: number): Reaction {
  if (total <= 2) return 'hostile';
  if (total <= 5) return 'wary';
  if (total <= 8) return 'curious';
  return total <= 11 ? 'kind' : 'helpful';
}

export const reaction = action<Cairn, CombatantId>({
  title: 'Reaction',
  cite: 'Rules › Reactions',
  when: 'always',
  kind: 'talk',
  gm: true,
  offers: () => ({}),
  plan: (_, { actor }) => ok(actor),
  resolve(scene, actor, intent) {
    declare(scene, intent);
    const { total } = rollAndRecord(scene, actor, '2d6', 'reaction');
    scene.record({
      type: 'remarked',
      what: because({ id: 'reaction is', reaction: reactionFor(total) }),
      subject: actor,
    });
  },
});

function rollAndRecord(scene: Scene, actor: CombatantId, notation: '1d6' | '2d6', id: 'fate' | 'reaction'): Roll {
  const roll = scene.roll(notation);
  scene.record({ type: 'rolled', actor, purpose: because({ id: id === 'fate' ? 'fate die' : 'reaction' }), roll });
  return roll;
}
