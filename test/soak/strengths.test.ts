import { describe, expect, test } from 'vitest';
import { measuredStrength } from '../../src/odds/measure-strength.ts';
import { creaturesByStrength, strengthOf } from '../../src/odds/strength.ts';
import { BUILT_IN_IDS, rulesNamed } from '../../src/rules/systems.ts';
import { strengthsIn } from '../../src/terminal/odds/report.ts';
import { encounterFromScene, readSceneFile } from '../../src/terminal/odds/source.ts';
import { LONG } from './length.ts';

/** The maximum factor between a creature's stored strength in fights and its strength when measured with other dice. */
const MAX_FACTOR = 1.3;

describe.each(BUILT_IN_IDS)('%s: the stored strengths', (system) => {
  const rules = rulesNamed(system)!;
  const stored = creaturesByStrength(rules).map((kind) => ({ kind, strength: strengthOf(rules, kind.name) ?? 0 }));

  test.runIf(LONG)('are found again with other dice, and so is their order', () => {
    const measured = stored.map(({ kind, strength }) => ({
      ...kind,
      strength,
      now: measuredStrength(rules, kind, { seed: 2 }),
    }));
    const outliers = measured.filter(({ strength, now }) => Math.abs(Math.log(now / strength)) > Math.log(MAX_FACTOR));
    expect(outliers.map(({ name, strength, now }) => `${name}: ${strength}, now ${now}`)).toEqual([]);
    const misplacedPairs = measured.flatMap((one) =>
      measured
        .filter((other) => other.strength > one.strength * MAX_FACTOR && other.now <= one.now)
        .map(({ name }) => [one.name, name]),
    );
    expect(misplacedPairs).toEqual([]);
  });
});

test.runIf(LONG)('a creature whose numbers a designer has changed is measured and ranked', async () => {
  const chief = { from: 'Goblin', name: 'Goblin Chief', sheet: { STR: 14, CON: 14, weapons: ['Longsword'] } };
  const file = { format: 'fray-scene', version: 1, system: 'tdgs', players: ['Kira'], enemies: ['Goblin', chief] };
  const result = readSceneFile(file);
  if ('problems' in result) throw new Error(JSON.stringify(result.problems));
  const scene = encounterFromScene(result.value, () => 'no file');
  if ('problems' in scene) throw new Error(JSON.stringify(scene.problems));
  const { known } = await strengthsIn(scene.encounter, 1, async () => true);
  const [goblin, strong] = known;
  expect(goblin).toMatchObject({ name: 'Goblin', isMeasured: false });
  expect(strong).toMatchObject({ name: 'Goblin Chief', isMeasured: true });
  expect(strong?.strength).toBeGreaterThan(1.5 * (goblin?.strength ?? Number.POSITIVE_INFINITY));
  expect(strong?.weaker).toBeDefined();
});
