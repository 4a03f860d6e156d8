// Checks that a stranger learns nothing that only the GM may know.

import { plainField } from '../../../src/field/premade.ts';
import { livePage, publicEncounterOf } from '../../../src/pages/live.ts';
import { SECRECY_LEVELS, type Secrecy } from '../../../src/rules/core/secrecy.ts';
import { secrets } from '../../commands/enemy-secrets.ts';
import { readable } from '../../commands/readable.ts';
import { buttonsOf, PostedTable } from '../../posts/posted-table.ts';
import { atMost, type Demand, premade, type TestedSystem, thorough } from './demand.ts';

/** Two channels that differ only in what a GM has noted and changed about the creature Foe. It is Foe's turn. */
async function twinTables(system: TestedSystem, secrecy: Secrecy): Promise<readonly [PostedTable, PostedTable]> {
  const table = new PostedTable();
  const { id } = system.rules;
  const [hero, enemy] = [premade(system, 'character').name, premade(system, 'creature')];
  await table.say(
    `/encounter start ruleset:${id} settings:"secrecy=${secrecy}"`,
    `@ana /join character:"${hero}" name:Hero`,
    `/character new name:Foe ruleset:${id} from:"${enemy.name}"`,
    '/add creature:Foe',
    '/initiative',
    '/turn skip who:Hero',
  );
  await table.do('gwen', { type: 'field', ground: plainField(9, 5) });
  const copies = [table.copy(), table.copy()] as const;
  await table.close();
  return copies;
}

/** What the channel shows, without random ids and hashes. */
const shownText = (what: unknown) => readable(what).replace(/[0-9a-f]{12,}/g, 'hash');

/** How many characters of two different texts are shown before and after the first difference. */
const EXCERPT_LENGTHS = { before: 40, after: 60 } as const;

/** How each of two texts reads around their first difference. */
export function difference(one: string, other: string): string {
  let at = 0;
  while (at < one.length && one[at] === other[at]) at += 1;
  const excerpt = (text: string) =>
    `“…${text.slice(Math.max(0, at - EXCERPT_LENGTHS.before), at + EXCERPT_LENGTHS.after)}…”`;
  return `${excerpt(one)} or ${excerpt(other)}`;
}

/** The differences between two channels: in their messages, on the web, and in what their buttons answer to a stranger. */
export async function secretsShown(system: TestedSystem, secrecy: Secrecy): Promise<readonly string[]> {
  const tables = await twinTables(system, secrecy);
  const [one, other] = tables;
  const texts: string[] = [];
  const compare = (what: string, a: unknown, b: unknown) => {
    const [shown, shownToo] = [shownText(a), shownText(b)];
    if (shown !== shownToo) texts.push(`${what}: ${difference(shown, shownToo)}`);
  };
  const webTexts = async (table: PostedTable) => {
    const { encounter } = await table.state();
    return [livePage(encounter), JSON.stringify(publicEncounterOf(encounter))];
  };
  const compareMessages = (what: string) => compare(what, one.messages, other.messages);
  const compareAll = async (what: string) => {
    compareMessages(what);
    const [webTextsOfOne, webTextsOfOther] = [await webTexts(one), await webTexts(other)];
    if (String(webTextsOfOne) !== String(webTextsOfOther))
      texts.push(`${what}, on the web: ${difference(String(webTextsOfOne), String(webTextsOfOther))}`);
  };
  const enemy = premade(system, 'creature');
  const [gmLines, otherLines] = [true, false].map((odd) => secrets(system.rules.id, secrecy, odd, enemy));
  for (const [index, line] of (gmLines ?? []).entries()) {
    const otherLine = otherLines?.[index] ?? '';
    await one.say(line);
    await other.say(otherLine);
    compareMessages(line === otherLine ? `after \`${line}\`` : `after \`${line}\` or \`${otherLine}\``);
    // Later comparisons would only find the same difference again.
    if (texts.length > 0) break;
  }
  // The loop compares the channels now, after Foe's turn has ended, and when Foe has the turn again.
  for (const [nth, line] of (texts.length > 0 ? [] : ['', '/turn end as:Foe', '/turn skip who:Hero']).entries()) {
    if (line !== '') for (const table of tables) await table.say(line);
    await compareAll(line === '' ? 'in Foe’s turn' : `after \`${line}\``);
    // When Foe has the turn again, most buttons are those from before, so only a thorough run presses them.
    if (nth >= thorough(2, 3)) continue;
    const buttons = other.messages.flatMap(buttonsOf);
    for (const [index, { id, label }] of one.messages.flatMap(buttonsOf).entries())
      compare(
        `when a stranger presses “${label}”`,
        await one.pressId('zoe', id),
        await other.pressId('zoe', buttons[index]?.id ?? ''),
      );
  }
  if (one.labels.length <= 1) texts.push('The messages have no buttons that a stranger could press.');
  await Promise.all(tables.map((table) => table.close()));
  return texts;
}

export const secretsKept: Demand = {
  title: 'shows a stranger the same, whatever a GM has noted of a creature, an ambush, secret dice or a whisper',
  problems: async (system) => {
    const { rules, files } = system;
    const problems: string[] = [];
    for (const secrecy of SECRECY_LEVELS.filter((each) => each !== 'exact').slice(0, thorough(1, 2)))
      for (const shown of await secretsShown(system, secrecy))
        problems.push(
          `With secrecy ${secrecy}, what players see depends on what only the GM of ${rules.title} may know, ${shown}. If a reason tells a creature’s number or gear, make it with \`ownedBy(creature, …)\`, under ${files.rules}. If the words do, leave the number out in ${files.words}.`,
        );
    return atMost(problems, 4);
  },
};
