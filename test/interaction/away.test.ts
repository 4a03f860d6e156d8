import { expect, test } from 'vitest';
import { choicesAway } from '../../commands/odds/odds.ts';
import { fieldOf, type TileName } from '../../src/field/field.ts';
import type { Encounter } from '../../src/rules/core/encounter.ts';
import { isSeen } from '../../src/rules/core/field-sight.ts';
import { rulesNamed } from '../../src/rules/systems.ts';
import { met } from '../commands/field-table.ts';

/** Dark, with places at its far end that nobody at B2 sees: both narrow ways to I4 lead by H3. */
const GROUND = fieldOf(['##########', '#.....#..#', '#...#....#', '##.....#.#', '##########']);

test('where one has to come near for a foe tells nothing of another who stands unseen in the way', async () => {
  const here = await met('tdgs');
  const { encounter } = await here.state();
  const rules = rulesNamed('tdgs')!;
  const [hero, seen, unseen] = encounter.combatants;
  const withUnseen = (at: TileName): Encounter => ({
    ...encounter,
    field: {
      ...encounter.field!,
      ground: GROUND,
      look: { ...encounter.field!.look, dark: true },
      standing: { [hero!.id]: 'B2', [seen!.id]: 'I4', [unseen!.id]: at },
    },
  });
  const told = (['I2', 'H3'] as const).map((at) => {
    const fought = withUnseen(at);
    expect([seen!, unseen!].map((who) => isSeen(rules, fought, who, 'players'))).toEqual([true, false]);
    const intent = { actor: hero!.id, action: 'attack', targets: [seen!.id] };
    const act = { target: seen!.id, intent } as unknown as Parameters<typeof choicesAway>[2][number];
    return choicesAway({ rules, encounter: fought, view: 'players' }, hero!, [act]).map(({ from }) => from);
  });
  expect(told[0]).toHaveLength(1);
  expect(told[1]).toEqual(told[0]);
  await here.close();
});
