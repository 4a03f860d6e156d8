import { expect, test } from 'vitest';
import { onTurn, resource } from '../../../src/rules/core/encounter.ts';
import type { Event } from '../../../src/rules/core/event.ts';
import type { Intent } from '../../../src/rules/core/intent.ts';
import { playDeed } from '../../../src/rules/core/play.ts';
import { beginFighting, endTurn } from '../../../src/rules/core/turns.ts';
import { canReach, isThreatened } from '../../../src/rules/dungeoneers/position.ts';
import { dungeoneers as rules } from '../../../src/rules/dungeoneers/ruleset.ts';
import type { Creature, Fight } from '../../../src/rules/dungeoneers/sheet.ts';
import { isPastCapacity } from '../../../src/rules/dungeoneers/wounds.ts';
import { play } from '../core/play.ts';
import { seededDice } from '../core/seeded-dice.ts';
import { eventLines } from '../core/transcript.ts';
import { between, creature } from './fight.ts';

const storyOf = (events: readonly Event[]) =>
  events.flatMap((event) => eventLines(event, 'dungeoneers')).map((each) => `- ${each}`);

/** A strategy for each creature: Freya pays in stress, Suori is careful, the skeletons attack. */
function chosenIntent(fight: Fight, me: Creature): Intent {
  const enemies = fight.combatants.filter(({ side, vitality }) => side !== me.side && vitality === 'up');
  const nearEnemy = enemies.find(({ id }) => canReach(fight, me.id, id));
  const points = resource(me, 'action points').value;
  if (!nearEnemy) {
    const way = { action: 'move', actor: me.id, targets: [enemies[0]!.id], manner: 'engage' };
    return resource(me, 'movement points').value > 0 ? way : { action: 'sprint', actor: me.id };
  }
  if (points === 0) return { action: 'move', actor: me.id, targets: [nearEnemy.id], manner: 'behind' };
  const attack = { action: 'attack', actor: me.id, targets: [nearEnemy.id] };
  if (me.id === 'freya')
    return { ...attack, amount: isPastCapacity(me) ? 1 : 2, ...(points === 3 && { words: 'Not today.' }) };
  if (me.id === 'suori' && points === 1 && isThreatened(fight, me.id)) return { action: 'defend', actor: me.id };
  if (me.id === 'suori' && points === 3) return { ...attack, action: 'push' };
  return attack;
}

test('Freya and Suori against two skeletons', async () => {
  const dice = seededDice(11);
  let fight = between({}, { phase: 'gathering', round: 0, turnOrder: [], turn: -1, settings: { 'auto-end': true } });
  const noPoints = { action: 0, movement: 0 };
  const combatants = [
    creature('freya', { as: 'Freya', ...noPoints }),
    creature('suori', { as: 'Suori', ...noPoints }),
    { ...creature('bones', { as: 'Skeleton', ...noPoints }), name: 'Bones' },
    { ...creature('skeleton', { as: 'Skeleton', ...noPoints, standingOrders: { start: 'away' } }), name: 'Skeleton' },
  ];
  fight = { ...fight, combatants };
  const lines = ['# Freya and Suori against two skeletons', ''];
  let wasPastCapacity = false;
  const result = playDeed(rules, fight, (resolution) => beginFighting(resolution, rules), dice);
  if (!result.ok) throw new Error('not begun');
  lines.push(...storyOf(result.value.events as readonly Event[]));
  fight = result.value.after;
  for (let deeds = 0; fight.phase === 'fighting' && deeds < 80; deeds++) {
    const actor = onTurn(fight)[0]!;
    const intent = chosenIntent(fight, actor);
    // If the rules refuse the intent because it is a useless step, the combatant ends its turn.
    if (!rules.actions[intent.action]?.begin(fight, intent).ok) {
      const endTurnResult = playDeed(rules, fight, (resolution) => endTurn(resolution, rules, actor.id), dice);
      if (!endTurnResult.ok) throw new Error('not ended');
      lines.push(
        '',
        `## Round ${fight.round}: ${actor.id} waits`,
        '',
        ...storyOf(endTurnResult.value.events as readonly Event[]),
      );
      fight = endTurnResult.value.after;
      continue;
    }
    const playResult = play(rules, fight, intent, dice);
    if (!playResult.ok) throw new Error(JSON.stringify(playResult.why));
    const { action, targets, manner, amount } = intent;
    const stake = amount === undefined ? undefined : `for ${amount} stress`;
    lines.push(
      '',
      `## Round ${fight.round}: ${[actor.id, action, manner, targets?.[0], stake].filter(Boolean).join(', ')}`,
      '',
    );
    lines.push(...storyOf(playResult.value.events as readonly Event[]));
    fight = playResult.value.after;
    wasPastCapacity ||= fight.combatants.some((each) => each.id === 'freya' && isPastCapacity(each));
  }
  expect(wasPastCapacity, 'stress goes past its capacity').toBe(true);
  expect(fight.phase).toBe('aftermath');
  await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot('golden/freya-and-suori.md');
});
