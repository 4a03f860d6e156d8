// Draws the pictures for docs/packs.md: CHROMIUM=/usr/bin/chromium node test/pictures/packs.ts

import { readFileSync, writeFileSync } from 'node:fs';
import { openTavern } from '../discord/tavern.ts';
import { Phone } from '../loopback/phone.ts';
import { chat } from './chat.ts';
import { pngOf } from './draw.ts';

// Even empty options give this test server a bot of its own. Closing the server stops that bot, so that the program
// ends.
const tavern = await openTavern({});
try {
  const { loopback, guild, ana } = tavern;
  const channel = guild.channel('the-mill');
  const mira = new Phone(loopback, guild.join({ name: 'Mira', permissions: ['ManageGuild'] }), channel);
  const picture = (name: string) => writeFileSync(`docs/pictures/${name}.png`, pngOf(chat(mira.screens({ last: 1 }))));
  const file = { name: 'tdgs.json', content: readFileSync('docs/packs/tdgs.json'), contentType: 'application/json' };
  await mira.type('/pack add', { file });
  picture('pack');
  await mira.tap('Use it');
  await mira.type('/encounter start', { ruleset: 'tdgs', name: 'The mill' });
  await new Phone(loopback, ana, channel).type('/join', { character: 'Kira' });
  await mira.type('/gm panel');
  await mira.tap('Scenes…');
  await mira.tap('Preview');
  picture('scene');
} finally {
  await tavern.close();
}
