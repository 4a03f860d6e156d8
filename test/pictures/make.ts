// Draws the README's pictures from fights that are played over the loopback: CHROMIUM=/usr/bin/chromium node
// test/pictures/make.ts

import { writeFileSync } from 'node:fs';
import { openTavern, type Tavern } from '../discord/tavern.ts';
import type { Channel } from '../loopback/channel.ts';
import type { Message } from '../loopback/message.ts';
import { textOf } from '../loopback/message-text.ts';
import { Phone } from '../loopback/phone.ts';
import { chat } from './chat.ts';
import { pngOf } from './draw.ts';
import { FACE } from './face.ts';
import { pagePictures } from './page.ts';

const MAX_BYTES = 60_000;

function picture(name: string, page: string): void {
  savePicture(name, pngOf(page));
}

function savePicture(name: string, file: Buffer): void {
  console.log(`${name}.png: ${file.length} bytes`);
  writeFileSync(`docs/pictures/${name}.png`, file);
  if (file.length > MAX_BYTES) throw new Error(`${name}.png is larger than ${MAX_BYTES} bytes`);
}

let fights = 0;

/** Starts a fight in a new channel. Ana plays one combatant and the GM plays the others. */
async function fight(
  { loopback, guild, gm, ana, reading }: Tavern,
  system: string,
  named: string,
  {
    hero,
    enemy,
    count = 1,
    asks,
  }: { readonly hero: string; readonly enemy: string; readonly count?: number; readonly asks?: string },
) {
  const channel: Channel = guild.channel(`fight-${fights++}`);
  const [anaPhone, gmPhone] = [new Phone(loopback, ana, channel), new Phone(loopback, gm, channel)];
  await gmPhone.type('/encounter start', { ruleset: system, name: named });
  await anaPhone.type('/join', { character: hero });
  if (asks !== undefined) await anaPhone.type('/reactions', { about: asks, answer: 'ask' });
  await gmPhone.type('/add', { creature: enemy, count });
  await gmPhone.type('/initiative');
  await reading.untilShown(channel);
  return { channel, anaPhone, gmPhone };
}

/** Skips turns until it is the combatant's turn. */
async function turnOf({ channel, gmPhone }: Awaited<ReturnType<typeof fight>>, name: string): Promise<void> {
  while (!(await tavern.reading.turn(channel)).content.includes(`**${name}`)) await gmPhone.type('/turn skip');
}

const isPage = ({ filename }: { readonly filename: string }) => filename.endsWith('.html');

/** Waits up to five seconds until a message shows a different picture. */
async function untilDrawn(message: Message): Promise<void> {
  const before = message.attachments[0]?.filename;
  const isNew = () => message.attachments.some(({ filename }) => filename !== before);
  await tavern.loopback.until(isNew, 5_000, 'a picture').catch(() => undefined);
}

// Even empty options give this test server a bot of its own. Closing the server stops that bot, so that the program
// ends.
const tavern = await openTavern({});
try {
  const { ana, guild, reading } = tavern;
  const face = { name: 'kira.png', content: pngOf(FACE, 96), contentType: 'image/png' };
  const hall = guild.channel('hall');
  await ana.slash(hall, '/character new', { name: 'Kira of the Hills', ruleset: 'tdgs', from: 'Kira' });
  await ana.slash(hall, '/character portrait', { character: 'Kira of the Hills', picture: face });
  const hero = 'Kira of the Hills';
  // The dice are random, so this repeats until one attack hits.
  for (let hasHit = false; !hasHit; ) {
    const { anaPhone, gmPhone, channel } = await fight(tavern, 'tdgs', 'The old bridge', {
      hero,
      enemy: 'Goblin',
      count: 2,
    });
    const turn = chat(anaPhone.screens({ last: 1 }));
    await anaPhone.tap('Attack Goblin 1');
    await reading.untilShown(channel);
    hasHit = gmPhone.messages.some((message) => textOf(message).includes('a hit'));
    if (!hasHit) continue;
    picture('turn', turn);
    picture('story', chat(gmPhone.screens({ last: 2 })));
    await anaPhone.type('/me');
    picture('corner', chat(anaPhone.screens({ last: 1 })));
  }

  const room = await fight(tavern, 'tdgs', 'The hall', { hero, enemy: 'Goblin', count: 3 });
  await room.gmPhone.type('/map new', { kind: 'room', seed: 3 });
  await room.gmPhone.tap('Use this map');
  await turnOf(room, 'Kira');
  await room.anaPhone.type('/move', { to: 'F5' });
  await untilDrawn(await reading.turn(room.channel));
  picture('field', chat(room.anaPhone.screens({ last: 1 })));

  const duel = await fight(tavern, 'mastery', 'The duel', { hero: 'Tobin', enemy: 'Opponent', asks: 'defense' });
  await turnOf(duel, 'Opponent');
  await duel.gmPhone.tap('Opponent: Quick attack');
  await reading.untilShown(duel.channel);
  picture('question', chat(duel.anaPhone.screens({ last: 2 })));

  const vault = await fight(tavern, 'dungeoneers', 'The vault', { hero: 'Ulfarmi', enemy: 'Skeleton', count: 2 });
  await turnOf(vault, 'Ulfarmi');
  await vault.anaPhone.tap('More…');
  picture('more', chat(vault.anaPhone.screens({ last: 1 })));

  const dock = await fight(tavern, 'sol', 'The dock', { hero: 'Blade', enemy: 'Ganger', count: 3 });
  await dock.gmPhone.type('/gm panel');
  picture('gm', chat(dock.gmPhone.screens({ last: 1 })));

  const cellar = await fight(tavern, 'sol', 'The cellar', { hero: 'Blade', enemy: 'Ganger', count: 3 });
  await cellar.gmPhone.type('/map new', { kind: 'room', seed: 7 });
  await cellar.gmPhone.tap('Use');
  await cellar.gmPhone.type('/gm auto', { style: 'fierce' });
  for (let turn = 0; turn < 3; turn++) {
    await reading.untilShown(cellar.channel);
    if (turn === 0) await cellar.anaPhone.type('/move', { to: 'E7' });
    await cellar.anaPhone.type('/turn end');
  }
  await cellar.gmPhone.type('/encounter end');
  const { interaction } = await cellar.gmPhone.type('/log export', { as: 'html' });
  const file = () => cellar.gmPhone.messages.flatMap(({ attachments }) => attachments).find(isPage);
  await interaction.bell.until(
    () => file() !== undefined,
    10_000,
    () => 'The page has not come',
  );
  const { steps, check } = await pagePictures(Buffer.from(file()?.content ?? []).toString());
  savePicture('steps', steps);
  savePicture('check', check);
} finally {
  await tavern.close();
}
