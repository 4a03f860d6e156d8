import { expect, test } from 'vitest';
import { strengthsIn } from '../../src/terminal/odds/report.ts';
import { readSceneFile } from '../../src/terminal/odds/scene-file.ts';
import { cast } from '../../src/terminal/odds/source.ts';
import { LONG } from './length.ts';

test.runIf(LONG)('a creature whose numbers a designer has changed is measured, and finds its place', async () => {
  const chief = { from: 'Goblin', name: 'Goblin Chief', sheet: { STR: 14, CON: 14, weapons: ['Longsword'] } };
  const file = { format: 'fray-scene', version: 1, system: 'tdgs', players: ['Kira'], enemies: ['Goblin', chief] };
  const read = readSceneFile(file);
  if ('problems' in read) throw new Error(JSON.stringify(read.problems));
  const made = cast(read.value, () => 'no file');
  if ('problems' in made) throw new Error(JSON.stringify(made.problems));
  const { known } = await strengthsIn(made.encounter, 1, async () => true);
  const [goblin, strong] = known;
  expect(goblin).toMatchObject({ name: 'Goblin', isMeasured: false });
  expect(strong).toMatchObject({ name: 'Goblin Chief', isMeasured: true });
  expect(strong?.strength).toBeGreaterThan(1.5 * (goblin?.strength ?? Number.POSITIVE_INFINITY));
  expect(strong?.weaker).toBeDefined();
});
