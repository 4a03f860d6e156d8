import { describe, expect, test } from 'vitest';
import { CommandMentions } from '../../src/discord/command-mentions.ts';
import * as panel from '../../src/interaction/panel.ts';
import { plain } from '../../src/text/t.ts';

const mentions = new CommandMentions();
mentions.readIds([
  { id: '1', name: 'join', type: 1, options: [{ type: 3, name: 'character' }] },
  { id: '2', name: 'encounter', type: 1, options: [{ type: 1, name: 'start' }] },
  { id: '3', name: 'undo' },
  { id: '4', name: 'Show sheet', type: 2 },
]);
const withMentions = (content: string) => mentions.withMentions({ content }).content;

describe('Commands in our texts', () => {
  test.each([
    ['Come in with `/join`.', 'Come in with </join:1>.'],
    ['`/join character:` and a name', '</join:1> `character:` and a name'],
    ['A GM says `/encounter start ruleset:tdgs`', 'A GM says </encounter start:2> `ruleset:tdgs`'],
    ['`/undo steps:3`, `/redo`', '</undo:3> `steps:3`, `/redo`'],
    [
      '`/encounter` alone and `/constructor` are nothing to tap',
      '`/encounter` alone and `/constructor` are nothing to tap',
    ],
  ])('%s', (text, mentioned) => {
    expect(withMentions(text)).toBe(mentioned);
  });

  test('are mentions in embeds and panels too, and on no button', () => {
    const embed = { description: '`/join`', fields: [{ name: '`/join`', value: '`/join`' }] };
    expect(mentions.withMentions({ embeds: [embed] }).embeds).toEqual([
      { description: '</join:1>', fields: [{ name: '`/join`', value: '</join:1>' }] },
    ]);
    const [box] = mentions.withMentions(panel.whisper(panel.box({}, panel.paragraph('`/undo`')))).components ?? [];
    expect(JSON.stringify(box)).toContain('</undo:3>');
  });

  test('stay as they are if a text would become too long', () => {
    const longText = `${'x'.repeat(1992)}\`/join\``;
    expect(withMentions(longText)).toBe(longText);
  });

  test('are never mentions in what players write', () => {
    const name = plain('`/join`');
    expect(withMentions(name)).toBe(name);
  });

  test('stay as they are until Discord has sent their ids', () => {
    expect(new CommandMentions().withMentions({ content: '`/join`' }).content).toBe('`/join`');
  });
});
