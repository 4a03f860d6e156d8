import { expect } from 'vitest';
import { textOf } from '../loopback/message-text.ts';
import { Phone } from '../loopback/phone.ts';
import type { Tavern } from './tavern.ts';
import { verifiedRecord } from './verified-record.ts';

/**
 * Three players are asked at the same time and answer by taps, before and after an undo. `restart` is called twice
 * between answers. At the end, the record is verified.
 */
export async function askThree({ loopback, guild, reading }: Tavern, restart: () => Promise<void>): Promise<void> {
  const channel = guild.channel('yard');
  guild.join({ name: 'Cy' });
  guild.join({ name: 'Zoe' });
  const [gwen, ana, bo, cy, zoe] = ['Gwen', 'Ana', 'Bo', 'Cy', 'Zoe'].map(
    (name) => new Phone(loopback, guild.member(name), channel),
  ) as [Phone, Phone, Phone, Phone, Phone];
  const heroes = { Kira: ana, Mira: bo, Nim: cy };
  const openQuestions = () =>
    loopback
      .messages(channel)
      .filter((each) => !each.viewer && textOf(each).includes('You can make a free opportunity'));
  await gwen.type('/encounter start', { ruleset: 'tdgs', name: 'The yard' });
  for (const [character, phone] of Object.entries(heroes)) {
    await phone.type('/join', { character });
    await phone.type('/reactions', { about: 'opportunity attack', answer: 'ask' });
  }
  await gwen.type('/add', { creature: 'Iron Golem' });
  await gwen.type('/initiative');
  const struckNames = new Set<string>();
  for (let turns = 0; turns < 12; turns++) {
    await reading.untilTurnsShown(channel);
    const turn = textOf(await reading.turn(channel));
    const [name, phone] = Object.entries(heroes).find(([each]) => turn.includes(`${each}, your turn`)) ?? [];
    if (!phone && struckNames.size === 3) break;
    if (!phone || !name || struckNames.has(name)) await gwen.type('/turn skip');
    else await phone.type('/attack', { target: 'Iron Golem', range: 'Adjacent', weapon: 'Fists' });
    if (name) struckNames.add(name);
  }
  const walk = async () => {
    await gwen.type('/act', { action: 'move', as: 'Iron Golem' });
    await gwen.until(() => openQuestions().length === 1, 'the question');
  };
  await walk();
  for (const name of Object.keys(heroes)) expect(textOf(openQuestions()[0]!)).toContain(name);
  const messageCount = loopback.messages(channel).length;

  // One player answers early. Then the GM undoes the action.
  await cy.tap('Attack Iron Golem');
  await gwen.until(() => textOf(openQuestions()[0]!).includes('Nim has answered'), 'the early answer');
  await restart();
  await gwen.type('/undo');
  await gwen.until(() => openQuestions().length === 0, 'the end of the question');

  await walk();
  expect(loopback.messages(channel).length).toBeLessThanOrEqual(messageCount + 1);
  const before = [cy.taps, bo.taps, ana.taps];
  await cy.tap('Attack Iron Golem');
  await restart();
  await bo.tap('Let Iron Golem go');
  await zoe.tap('Attack Iron Golem');
  await zoe.reads('play');
  await ana.tap('Attack Iron Golem');
  await gwen.until(() => openQuestions().length === 0, 'the end of the question');
  expect([cy.taps, bo.taps, ana.taps]).toEqual(before.map((taps) => taps + 1));
  await reading.untilTurnsShown(channel);

  const { deeds, present } = await verifiedRecord(gwen);
  const answeredDeeds = deeds.filter(({ answers }) => answers.length > 0);
  const nameOrder = present.combatants.map(({ name }) => name);
  const answersByName: Readonly<Record<string, string>> = { Kira: 'yes', Mira: 'no', Nim: 'yes' };
  expect(answeredDeeds.at(-1)?.answers).toEqual(nameOrder.flatMap((name) => answersByName[name] ?? []));
  expect(deeds.map(({ kind }) => kind)).toContain('withdrawn');
}
