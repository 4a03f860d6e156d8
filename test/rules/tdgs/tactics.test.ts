import { describe, expect, test } from 'vitest';
import { type Encounter, STYLES } from '../../../src/rules/core/encounter.ts';
import type { PointsByResource } from '../../../src/rules/core/mind.ts';
import { actorView } from '../../../src/rules/core/visible-state.ts';
import { type Tdgs, tdgs } from '../../../src/rules/tdgs/ruleset.ts';
import { countDecisions, decisions, firstTurnFight } from '../core/decisions.ts';

const GOBLINS = [1, 2, 3].map((number) => ({ as: 'Goblin', name: `Goblin ${number}` }));
const target = ({ targets }: { targets?: readonly string[] }) => targets?.[0];

describe('Kira against three goblins, the second of them near death', () => {
  const [one, two, three] = GOBLINS;
  const fight = firstTurnFight('tdgs', [
    { as: 'Kira' },
    one!,
    { ...two!, resources: { hp: { value: 1, max: 40 } } },
    three!,
  ]);

  test('the mindless attack anyone', () => {
    const counts = countDecisions(decisions(fight, 'mindless'), target);
    for (const goblin of ['goblin-1', 'goblin-2', 'goblin-3']) expect(counts[goblin]).toBeGreaterThan(8);
  });

  test('the fierce finish off the weakest, mostly', () => {
    expect(countDecisions(decisions(fight, 'fierce'), target)['goblin-2']).toBeGreaterThan(40);
  });
});

test('autopilot never frightens an enemy it fears itself: neither could attack, and the fight would not end', () => {
  const fear = {
    key: 'Frightened: goblin',
    name: 'Frightened',
    source: 'goblin',
    duration: { until: 'scene' },
  } as const;
  const frightens = (conditions: readonly (typeof fear)[]) => {
    const fight = firstTurnFight('tdgs', [{ as: 'Mira', conditions }, { as: 'Goblin' }]);
    const options = tdgs.mind?.options(actorView(tdgs, fight as Encounter<Tdgs>, 'mira')) ?? [];
    return options.filter(({ intent }) => intent.action === 'intimidate' || intent.tool === 'Terror').length;
  };
  expect(frightens([fear])).toBe(0);
  expect(frightens([])).toBe(2);
});

test('a guardian heals a fallen friend before it attacks an enemy', () => {
  const fallenKira = { as: 'Kira', vitality: 'down', resources: { hp: { value: 0, max: 80 } } } as const;
  const fight = firstTurnFight('tdgs', [{ as: 'Brother Anselm' }, fallenKira, { as: 'Goblin' }]);
  expect(countDecisions(decisions(fight, 'guardian'), target)).toEqual({ kira: 60 });
});

test('uses that return with no round are not spent without permission: a scene’s Fireball, a potion', () => {
  const lowHp = { hp: { value: 5, max: 80 } };
  const hurtFight = (as: string) => firstTurnFight('tdgs', [{ as, resources: lowHp }, ...GOBLINS]);
  const tools = (as: string, leave?: PointsByResource) =>
    Object.keys(
      countDecisions(
        STYLES.flatMap((style) => decisions(hurtFight(as), style, leave, 20)),
        ({ tool }) => tool,
      ),
    );
  expect(tools('Mira')).toContain('Fireball');
  expect(tools('Kira')).toContain('Healing Potion');
  expect(tools('Kira', { 'item: Healing Potion': 1 })).toContain('Healing Potion');
  for (const archetypeName of ['Mira', 'Kira'])
    for (const tool of ['Fireball', 'Healing Potion', 'Haste']) expect(tools(archetypeName, {})).not.toContain(tool);
});

test('nor is an attack with one use a scene', () => {
  const fight = firstTurnFight('tdgs', [{ as: 'Nim' }, ...GOBLINS]);
  const abilities = (tdgs.archetypes.find(({ name }) => name === 'Nim')?.sheet.abilities ?? []).map((each) =>
    each.name === 'Sneak Attack' ? { ...each, per: 'scene' as const } : each,
  );
  const [nim, ...goblins] = fight.combatants;
  const scarce = { ...fight, combatants: [{ ...nim!, sheet: { ...nim!.sheet, abilities } }, ...goblins] };
  const manners = (encounter: Encounter, leave?: PointsByResource) =>
    Object.keys(countDecisions(decisions(encounter, 'fierce', leave), ({ manner }) => manner));
  expect(manners(fight, {})).toContain('Sneak Attack');
  expect(manners(scarce)).toContain('Sneak Attack');
  expect(manners(scarce, {})).not.toContain('Sneak Attack');
});
