import { action } from '../../src/rules/core/action.ts';
import type { System } from '../../src/rules/core/encounter.ts';
import { oneTarget } from '../../src/rules/core/play.ts';
import { type CoreFacts, type NoFacts, reasons } from '../../src/rules/core/reason.ts';
import { map } from '../../src/rules/core/refusal.ts';
import { type Ruleset, ruleset } from '../../src/rules/core/ruleset.ts';
import { integer, object, type TypeOf } from '../../src/rules/core/schema.ts';
import { addSystem, removeSystem } from '../../src/rules/systems.ts';
import { addBook } from '../../src/text/books.ts';
import { bookFromParts } from '../../src/text/core/book.ts';

/** A minimal sheet: hit points, and a speed that decides the turn order. */
const sheet = object({ hp: integer(1, 99), speed: integer(0, 99) });

/** A small system for tests of the features that a system can switch on. */
export interface Small extends System {
  readonly id: 'small';
  readonly sheet: TypeOf<typeof sheet>;
  readonly condition: 'marked';
  readonly degree: never;
  readonly state: {
    readonly encounter: { readonly pool?: number };
    readonly combatant: { readonly acted: boolean };
  };
}

interface SmallFacts extends CoreFacts {
  speed: NoFacts;
  'only one side stands': NoFacts;
}

export const smallBecause = reasons<SmallFacts>();

/** An attack that always hits and takes d6 hit points. Each combatant has one per turn. */
export const hit = action<Small, { readonly actor: string; readonly target: string }>({
  title: 'Hit',
  cite: 'Fighting',
  when: 'turn',
  command: 'attack',
  offers: ({ combatants }, actor) => ({
    targets: combatants.filter(({ id, vitality }) => id !== actor && vitality === 'up').map(({ id }) => id),
  }),
  plan: (encounter, intent) => map(oneTarget(encounter, intent), ({ id }) => ({ actor: intent.actor, target: id })),
  resolve(resolution, { actor, target }) {
    resolution.record({ type: 'declared', action: 'hit', actor, targets: [target] });
    resolution.changeOwn(actor, { acted: true });
    const roll = resolution.roll('1d6');
    const { value: before, max = before } = resolution.combatant(target).resources.hp ?? { value: 0 };
    const after = Math.max(0, before - roll.total);
    const fistReason = smallBecause({ id: 'item', item: 'Fist' });
    const steps = [{ plus: roll.total, why: fistReason, left: roll.total, roll }];
    const amount = before - after;
    resolution.record({
      type: 'harmed',
      target,
      actor,
      from: fistReason,
      kinds: [],
      resource: 'hp',
      steps,
      amount,
      before,
      after,
      max,
    });
    const result = after === 0 ? 'dead' : 'hurt';
    resolution.record({ type: 'struck', actor, target, way: 'melee', outcome: 'success', answer: 'none', result });
  },
});

/** The small system with a test's own parts. The fastest acts first. */
export function smallRules(parts: Partial<Ruleset<Small>> = {}): Ruleset<Small> {
  return ruleset<Small>({
    id: 'small',
    title: 'Small',
    book: { title: 'Small', author: 'a test', license: 'CC0' },
    conditions: { marked: { cite: 'Marks' } },
    actions: { hit },
    archetypes: [
      { name: 'Hero', kind: 'character', source: 'chosen', sheet: { hp: 20, speed: 5 } },
      { name: 'Rat', kind: 'creature', source: 'chosen', sheet: { hp: 8, speed: 3 } },
      { name: 'Lurker', kind: 'creature', source: 'chosen', sheet: { hp: 6, speed: 1 } },
    ],
    sheet,
    resourceKinds: { hp: { main: true, revived: 1 } },
    resources: ({ hp }) => ({ hp: { value: hp, max: hp } }),
    own: { encounter: () => ({}), combatant: () => ({ acted: false }) },
    personal: {},
    initiative(resolution) {
      const { turnOrder: before, combatants } = resolution.encounter;
      const acting = combatants.filter((each) => parts.takesTurns?.(each) ?? true);
      const orderedIds = acting.toSorted((a, b) => b.sheet.speed - a.sheet.speed).map(({ id }) => id);
      const placings = orderedIds.map((subject) => ({ subject, why: smallBecause({ id: 'speed' }) }));
      resolution.record({
        type: 'turn-order-set',
        before,
        turnOrder: orderedIds.map((id) => [id]),
        reasons: placings,
        turn: -1,
      });
    },
    startTurn: (resolution, who) => resolution.changeOwn(who, { acted: false }),
    finished: (encounter, who) => encounter.combatants.find(({ id }) => id === who)?.own.acted === true,
    settle(resolution) {
      for (const { id, vitality, resources } of resolution.encounter.combatants)
        if (vitality === 'up' && resources.hp?.value === 0)
          resolution.record({
            type: 'fell',
            subject: id,
            as: smallBecause({ id: 'dead' }),
            before: 'up',
            after: 'dead',
          });
    },
    decided({ combatants }) {
      const sides = new Set(combatants.filter(({ vitality }) => vitality === 'up').map(({ side }) => side));
      return sides.size < 2 && combatants.length > 1 ? smallBecause({ id: 'only one side stands' }) : undefined;
    },
    ...parts,
  });
}

/** Makes the small system available by its id, with the test's own parts and words. */
export function addSmall(
  parts: Partial<Ruleset<Small>> = {},
  {
    actions = {},
    ...words
  }: { readonly actions?: Record<string, string> } & Partial<Parameters<typeof bookFromParts>[0]> = {},
): Ruleset<Small> {
  const rules = smallRules(parts);
  // Test files share their modules, so another file may have added its version of the system.
  removeSystem('small');
  addSystem(rules, '1.0.0');
  const briefs = {
    actions: { hit: 'd6 damage.', ...actions },
    archetypes: { Hero: 'A hero.', Rat: 'A rat.', Lurker: 'It waits.' },
  };
  addBook(
    'small',
    bookFromParts({
      resources: { hp: { forms: { other: 'HP' } } },
      reference: { glossary: [], briefs },
      ...words,
      reasons: { speed: () => 'speed', 'only one side stands': () => 'only one side stands', ...words.reasons },
    }),
  );
  return rules;
}
