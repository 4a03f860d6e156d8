import { expect, test } from 'vitest';
import { type Encounter, onTurn } from '../../../src/rules/core/encounter.ts';
import type { Event } from '../../../src/rules/core/event.ts';
import type { Intent } from '../../../src/rules/core/intent.ts';
import { type PlayResult, playDeed } from '../../../src/rules/core/play.ts';
import { beginFighting } from '../../../src/rules/core/turns.ts';
import { pointsOf } from '../../../src/rules/sol/points.ts';
import { sol } from '../../../src/rules/sol/ruleset.ts';
import type { Fighter, Sol } from '../../../src/rules/sol/sheet.ts';
import { play } from '../core/play.ts';
import { seededDice } from '../core/seeded-dice.ts';
import { eventLines } from '../core/transcript.ts';
import { fighter, gatheringOf } from './table.ts';

/** An ambush in a warehouse, from its first test to its last rest. */
function ambush(seed: number): string {
  const dice = seededDice(seed);
  const output: string[] = [];
  let fight = cast();
  const logResult = (heading: string, playedResult: PlayResult<Sol>) => {
    const lines = (playedResult.events as readonly Event[]).flatMap((event) => eventLines(event, 'sol'));
    output.push(`## ${heading}`, '', ...lines.map((each) => `- ${each}`), '');
    fight = playedResult.after as Encounter<Sol>;
  };
  const act = (heading: string, intent: Intent) => {
    const playedResult = play(sol, fight, intent, dice, MARK_TEXTS);
    if (!playedResult.ok) throw new Error(`${heading}: ${JSON.stringify(playedResult.why)}`);
    logResult(heading, playedResult.value);
  };
  act('The GM calls for surprise', { action: 'surprise', actor: 'ana', targets: ['ana', 'bo'] });
  const result = playDeed(sol, fight, (resolution) => beginFighting(resolution, sol), dice);
  if (result.ok) logResult('Initiative', result.value);
  for (let step = 0; step < 60 && fight.phase === 'fighting'; step++) {
    const [who] = onTurn(fight);
    if (who) act(`Round ${fight.round}: ${who.name}`, move(fight, who));
  }
  for (const { id, vitality } of fight.combatants)
    if (vitality !== 'dead') act(`${id} rests`, { action: 'rest', actor: id, manner: '34 hours' });
  return `# Ambush\n\n${output.join('\n')}`;
}

const MARK_TEXTS = ['a white scar over the brow', 'a hand that trembles', 'a limp in cold weather'];

function cast(): Encounter<Sol> {
  const sheetFrom = (name: string) => sol.archetypes.find((archetype) => archetype.name === name)?.sheet ?? {};
  return {
    ...gatheringOf({}),
    combatants: [
      fighter('ana', { sheet: sheetFrom('Blade'), controller: 'u1', standingOrders: { reaction: 'dodge' } }),
      fighter('bo', {
        sheet: sheetFrom('Medic'),
        controller: 'u2',
        standingOrders: { reaction: 'dodge', 'last point': 'spend' },
      }),
      fighter('sarge', { side: 'enemies', sheet: sheetFrom('Squad Leader'), standingOrders: { reaction: 'dodge' } }),
      fighter('ganger', { side: 'enemies', sheet: sheetFrom('Ganger') }),
    ],
  };
}

/** What a fighter chooses: to heal a fallen friend, to attack if possible, and otherwise to take cover or aim. */
function move(fight: Encounter<Sol>, who: Fighter): Intent {
  const actorId = who.id;
  const enemy = fight.combatants.find(({ side, vitality }) => side !== who.side && vitality === 'up');
  const fallenCombatant = fight.combatants.find(({ side, vitality }) => side === who.side && vitality === 'down');
  if (fallenCombatant && sol.actions.medkit?.offers(fight, actorId)?.targets?.includes(fallenCombatant.id))
    return { action: 'medkit', actor: actorId, targets: [fallenCombatant.id] };
  if (enemy && pointsOf(who) >= 2) return { action: 'attack', actor: actorId, targets: [enemy.id] };
  const canTakePartialCover = sol.actions['take-cover']?.offers(fight, actorId)?.manners?.includes('partial');
  return canTakePartialCover
    ? { action: 'take-cover', actor: actorId, manner: 'partial' }
    : { action: 'aim', actor: actorId };
}

test('a golden fight with a surprise, a reaction, an overflow and a last stand', async () => {
  const story = ambush(SEED);
  for (const part of [
    'gains surprised',
    'dodge',
    'no free level',
    'gains last stand',
    'fell: unconscious',
    'fell: dead',
    'mark: ',
  ])
    expect(story).toContain(part);
  await expect(story).toMatchFileSnapshot('golden/ambush.md');
});

const SEED = 299;
