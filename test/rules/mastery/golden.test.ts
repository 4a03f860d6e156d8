import { describe, expect, test } from 'vitest';
import type { Dice } from '../../../src/rules/core/dice.ts';
import { type Encounter, onTurn } from '../../../src/rules/core/encounter.ts';
import type { Event } from '../../../src/rules/core/event.ts';
import type { Intent } from '../../../src/rules/core/intent.ts';
import { playDeed } from '../../../src/rules/core/play.ts';
import { beginFighting } from '../../../src/rules/core/turns.ts';
import { roundNumber } from '../../../src/rules/mastery/initiative.ts';
import { ATTACK_TYPE_NAMES } from '../../../src/rules/mastery/names.ts';
import { mastery } from '../../../src/rules/mastery/ruleset.ts';
import type { Mastery } from '../../../src/rules/mastery/sheet.ts';
import { play } from '../core/play.ts';
import { reasonText } from '../core/said.ts';
import { seededDice } from '../core/seeded-dice.ts';
import { eventLines } from '../core/transcript.ts';
import { type FighterSketch, gathering } from './fight.ts';

const linesOf = (events: readonly Event[]) =>
  events.flatMap((event) => eventLines(event, 'mastery')).map((each) => `- ${each}`);

/** Plays a fight to its end with random choices, and writes it down as a story. */
function story(title: string, fighters: Record<string, FighterSketch>, win: string, seed: number) {
  const dice = seededDice(seed);
  const openingFight = gathering(fighters, { win });
  const result = playDeed(mastery, openingFight, (resolution) => beginFighting(resolution, mastery), dice);
  if (!result.ok) throw new Error('not begun');
  const lines = [`# ${title}`, '', ...linesOf(result.value.events as readonly Event[])];
  let fight: Encounter<Mastery> = result.value.after;
  let events: readonly Event[] = [];
  while (fight.phase === 'fighting') {
    const intent = chosenIntent(fight, dice);
    const roundText = `Round ${roundNumber(fight.round)}`;
    const playedResult = play(mastery, fight, intent, dice);
    if (!playedResult.ok) throw new Error(JSON.stringify(playedResult.why));
    events = playedResult.value.events as readonly Event[];
    const { action, actor, targets, manner } = intent;
    lines.push(
      '',
      `## ${roundText}: ${actor} ${[action, manner, targets?.[0]].filter(Boolean).join(', ')}`,
      '',
      ...linesOf(events),
    );
    fight = playedResult.value.after;
  }
  return { text: `${lines.join('\n')}\n`, last: events, fight };
}

function chosenIntent(fight: Encounter<Mastery>, dice: Dice): Intent {
  const actor = onTurn(fight)[0]!;
  const enemy = fight.combatants.find(({ side, vitality }) => side !== actor.side && vitality === 'up')!;
  const choiceRoll = dice.roll(6);
  if (choiceRoll === 6) return { action: 'defend', actor: actor.id, manner: 'dodge' };
  const attackType = ATTACK_TYPE_NAMES[choiceRoll % 3]!;
  if (choiceRoll === 5 && actor.sheet.specials[0])
    return {
      action: 'special',
      actor: actor.id,
      targets: [enemy.id],
      tool: actor.sheet.specials[0].name,
      manner: 'harm vs Defense',
      amount: 5,
    };
  return { action: 'attack', actor: actor.id, targets: [enemy.id], manner: attackType };
}

const bryn: FighterSketch = {
  offense: 'Expert',
  defense: 'Advanced',
  endurance: 'Competent',
  specials: { 'Fire Magic': 'Expert' },
};
const rook: FighterSketch = { offense: 'Advanced', defense: 'Advanced', endurance: 'Competent', speed: 'Advanced' };

describe('golden duels', () => {
  test('one ends with a failed stability roll', async () => {
    const { text, last } = story('A duel to the last', { Bryn: bryn, Rook: rook }, 'last standing', 4);
    expect(last.some((event) => event.type === 'checked' && event.check.degree === 'fail')).toBe(true);
    expect(last.some((event) => event.type === 'fell' && reasonText(event.as, 'mastery') === 'collapsed')).toBe(true);
    await expect(text).toMatchFileSnapshot('golden/duel-to-the-last.md');
  });

  test('one ends with “first to 3 hits”', async () => {
    const { text, last, fight } = story('A duel to three hits', { Bryn: bryn, Rook: rook }, 'first to 3 hits', 7);
    expect(
      last.some((event) => event.type === 'remarked' && reasonText(event.what, 'mastery').endsWith('first to 3 hits')),
    ).toBe(true);
    expect(fight.combatants.every(({ vitality }) => vitality === 'up')).toBe(true);
    await expect(text).toMatchFileSnapshot('golden/duel-to-three-hits.md');
  });
});
