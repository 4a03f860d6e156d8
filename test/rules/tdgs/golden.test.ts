import { expect, test } from 'vitest';
import { type Encounter, onTurn } from '../../../src/rules/core/encounter.ts';
import type { Event } from '../../../src/rules/core/event.ts';
import type { Intent } from '../../../src/rules/core/intent.ts';
import { playDeed } from '../../../src/rules/core/play.ts';
import { ok } from '../../../src/rules/core/refusal.ts';
import { beginFighting, endScene } from '../../../src/rules/core/turns.ts';
import { type Tdgs, tdgs } from '../../../src/rules/tdgs/ruleset.ts';
import { play } from '../core/play.ts';
import { seededDice } from '../core/seeded-dice.ts';
import { eventLines } from '../core/transcript.ts';
import { attackBy, between, hasCondition, hp, intentOf, trackOf, vitalityOf } from './fight.ts';

type Fight = Encounter<Tdgs>;
const sheet = (name: string) => tdgs.archetypes.find((each) => each.name === name)!.sheet;

/** A combatant's choice on its turn, as a player might choose. */
function chosenIntent(fight: Fight, by: string): Intent {
  const isUp = (id: string) => vitalityOf(fight, id) === 'up';
  switch (by) {
    case 'kira':
      if (hasCondition(fight, 'kira', 'Burning') && (hp(fight, 'kira') ?? 0) < 60)
        return intentOf('extinguish', 'kira', { manner: 'roll on the ground' });
      if ((hp(fight, 'kira') ?? 0) < 30 && trackOf(fight, 'kira', 'item: Healing Potion'))
        return intentOf('use', 'kira', { tool: 'Healing Potion' });
      return attackBy('kira', isUp('fire-elemental') ? 'fire-elemental' : 'iron-golem');
    case 'mira': {
      const hasSpareHaste = trackOf(fight, 'mira', 'uses: Haste') === 1;
      if (hasSpareHaste) return intentOf('cast', 'mira', { tool: 'Haste', targets: ['kira'] });
      return intentOf('cast', 'mira', {
        tool: 'Fire Bolt',
        targets: [fight.round <= 3 && isUp('fire-elemental') ? 'fire-elemental' : 'iron-golem'],
        situation: { range: 'Far' },
      });
    }
    default:
      return attackBy(by, isUp('kira') ? 'kira' : 'mira');
  }
}

test('Kira and Mira against a Fire Elemental and an Iron Golem', async () => {
  const dice = seededDice(1119);
  let fight: Fight = between(
    {
      kira: sheet('Kira'),
      mira: { ...sheet('Mira'), side: 'players' },
      'fire-elemental': sheet('Fire Elemental'),
      'iron-golem': sheet('Iron Golem'),
    },
    { phase: 'gathering', turnOrder: [], turn: -1, round: 0, settings: {} },
  );
  fight = { ...fight, combatants: fight.combatants.map((who) => ({ ...who, standingOrders: {} })) };
  const output: string[] = ['# Kira and Mira against a Fire Elemental and an Iron Golem', ''];
  const logEvents = (events: readonly Event<Tdgs>[]) => {
    for (const each of events as readonly Event[]) {
      const texts = eventLines(each, 'tdgs');
      if (each.type === 'round-started') output.push('', `## ${texts[0]}`, '');
      else output.push(...texts.map((text) => (each.type === 'turn-started' ? `\n**${text}**\n` : `- ${text}`)));
    }
  };
  const deed = (result: ReturnType<typeof play<Tdgs>>) => {
    if (!result.ok || result.value.type !== 'done') throw new Error(JSON.stringify(result));
    logEvents(result.value.events);
    fight = result.value.after;
  };
  deed(playDeed(tdgs, fight, (resolution) => beginFighting(resolution, tdgs), dice));
  for (let turns = 0; turns < 60 && fight.phase === 'fighting'; turns++) {
    const [who] = onTurn(fight);
    if (!who) break;
    deed(play(tdgs, fight, chosenIntent(fight, who.id), dice));
  }
  deed(playDeed(tdgs, fight, (resolution) => ok(endScene(resolution, tdgs)), dice));
  expect(fight.phase).toBe('ended');
  await expect(`${output.join('\n')}\n`).toMatchFileSnapshot('golden/elemental-and-golem.md');
});
