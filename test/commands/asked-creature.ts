import { expect } from 'vitest';
import { rulesNamed } from '../../src/rules/systems.ts';
import { buttonsOf, PostedTable } from '../posts/posted-table.ts';
import { labels, replyText } from './private-message.ts';
import { readable } from './readable.ts';

/**
 * For each system: what a creature named Foe is asked, what Hero does to Foe, and two versions of Foe that a player
 * must not be able to tell apart.
 */
const QUESTION_CASES = {
  tdgs: {
    enemy: 'Duelist',
    about: 'interrupt',
    act: '/attack target:Foe',
    differs: [
      '/gm sheet who:Foe field:abilities value:"Parry"',
      '/gm sheet who:Foe field:abilities value:"Parry; Block"',
    ],
  },
  dungeoneers: {
    enemy: 'Skeleton',
    about: 'dodge by',
    act: '/act action:grapple target:Foe',
    differs: ['/gm sheet who:Foe field:endurance value:2', '/gm sheet who:Foe field:endurance value:3'],
  },
  mastery: {
    enemy: 'Opponent',
    about: 'defense',
    act: '/attack target:Foe',
    differs: ['/gm sheet who:Foe field:speed value:Elite', '/gm sheet who:Foe field:speed value:Novice'],
  },
  sol: {
    enemy: 'Ganger',
    about: 'reaction',
    act: '/attack target:Foe',
    differs: ['/adjust who:Foe resource:"action points" by:-1', '/adjust who:Foe resource:"action points" by:-2'],
  },
} as const;

export type AskedSystem = keyof typeof QUESTION_CASES;

/** The command lines up to Hero's turn, in a fight with a creature that will be asked a question. */
export function commandsFor(system: AskedSystem, secrecy: string): readonly string[] {
  const hero = rulesNamed(system)?.archetypes.find(({ kind }) => kind === 'character')?.name;
  const { enemy, about } = QUESTION_CASES[system];
  return [
    `/encounter start ruleset:${system} settings:"secrecy=${secrecy}"`,
    `@ana /join character:"${hero}" name:Hero`,
    `/character new name:Foe ruleset:${system} from:"${enemy}"`,
    // How often a combatant can use each ability is set when it joins, so the ability must be added before that.
    ...(system === 'tdgs' ? ['/character edit character:Foe field:abilities value:"Parry, Block"'] : []),
    '/add creature:Foe',
    `/reactions as:Foe about:"${about}" answer:ask`,
    '/initiative',
    '/gm reorder who:Hero before:Foe sure:yes',
  ];
}

/** A table where it's Hero's turn. */
export async function askedTable(system: AskedSystem, secrecy: string): Promise<PostedTable> {
  const table = new PostedTable();
  await table.say(...commandsFor(system, secrecy));
  if (table.newest('turn').text.includes('@gwen')) await table.say('/turn end as:Foe');
  return table;
}

/** Everything that the channel shows, and what a stranger and a player can find out about Foe's question. */
async function knownTexts(table: PostedTable): Promise<readonly unknown[]> {
  const [button] = buttonsOf(table.newest('question'));
  return [
    table.messages,
    await table.suggestions('zoe', 'answer', 'answer'),
    await table.suggestions('ana', 'answer', 'answer'),
    await table.pressId('zoe', button?.id ?? ''),
    await table.pressId('ana', button?.id ?? ''),
    await table.pressId('ana', (button?.id ?? '').replace('decide|', 'answer-words|')),
    await table.say('@zoe /answer answer:none'),
    await table.say('@ana /answer answer:none'),
    await table.say('@ana /turn end'),
    await table.say('@zoe /encounter status'),
    await table.say('@zoe /turns'),
    await table.say('@ana /catch-up'),
    await table.say('@ana /log show'),
    await table.say('@ana /log export as:markdown'),
    await table.say('@ana /log export as:html'),
  ];
}

/** Tests that no one but the GM learns what a creature can answer. */
export async function expectSecretOffers(system: AskedSystem, secrecy: string): Promise<void> {
  const firstTable = await askedTable(system, secrecy);
  const { differs, act } = QUESTION_CASES[system];
  const foundTexts: string[] = [];
  const lines: string[] = [];
  for (const [index, table] of [firstTable.copy(), firstTable.copy()].entries()) {
    await table.say(differs[index] ?? '', `@ana ${act}`);
    foundTexts.push(readable(await knownTexts(table)).replace(/[0-9a-f]{12,}/g, 'hash'));
    const reply = await table.press('gwen', 'Decide as GM…');
    lines.push([replyText(reply), ...labels(reply)].join(' | '));
    await table.close();
  }
  await firstTable.close();
  expect(foundTexts[0]).toBe(foundTexts[1]);
  expect(lines[0]).not.toBe(lines[1]);
}
