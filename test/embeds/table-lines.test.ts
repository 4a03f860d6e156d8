import { describe, expect, test } from 'vitest';
import { told } from '../../src/embeds/log.ts';
import { tell } from '../../src/embeds/tell.ts';
import type { Deed } from '../../src/rules/core/deed.ts';
import { rulesNamed } from '../../src/rules/systems.ts';
import { opening, Play, ready } from './random-fight.ts';

const rules = rulesNamed('tdgs')!;

/** What is told of this deed of a GM's, between Kira and two goblins whose rounds have not begun. */
function toldOf(deed: Deed): string {
  const start = opening(rules);
  const play = new Play(rules, start, () => ({ throw: () => 1 }));
  for (const [archetype, name] of [
    ['Kira', 'Kira'],
    ['Goblin', 'Goblin 1'],
    ['Goblin', 'Goblin *2*'],
  ] as const)
    play.do({ type: 'join', combatants: [ready(rules, archetype, start, { id: name, name })] });
  play.do(deed);
  const happening = play.happenings.at(-1)!;
  expect(told(happening)).toBe(tell(happening).description);
  return told(happening);
}

describe('what changes the table and is no story', () => {
  test.each<[Deed, string]>([
    [{ type: 'set', setting: 'tone', value: 'grim' }, 'The scene’s `tone`: **grim**.'],
    [{ type: 'gms', gms: ['1', '2'] }, 'GMs: <@1> and <@2>.'],
    [
      { type: 'group', members: ['Goblin 1', 'Goblin *2*'], name: 'the mob' },
      String.raw`Goblin 1 and Goblin \*2\* act with the group **the mob**.`,
    ],
  ])('%o is told in a line of its own', (deed, line) => {
    expect(toldOf(deed)).toBe(line);
  });
});
