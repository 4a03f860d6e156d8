// Tests a system outside Fray in the style of Fate, with zones, aspects, Fate dice, and players who choose who is next.

import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { newFolder, run } from '../bot.ts';

const OUTSIDE_FOLDER = 'test/systems/outside';

/** Two players, a creature that takes hits, and one that doesn't. No line depends on the dice. */
const PLAYED_LINES = `
/encounter start ruleset:fate name:"The salt auction"
@ana /join character:Marshal name:Vess
@ben /join character:Tinker name:Odo
/add creature:Lookout
/add creature:"The Auctioneer"
@ana /reactions as:Vess about:invoke answer:"leave it"
@ben /reactions as:Odo about:invoke answer:"leave it"
@ben /reactions as:Odo about:absorb answer:severe
/reactions as:"The Auctioneer" about:invoke answer:"leave it"
/reactions as:"The Auctioneer" about:absorb answer:severe
/map zones zones:"Pier – Hall; Hall – Gallery (2): stacked crates"
/initiative
@ana /attack target:"The Auctioneer"
@ana /act
@ana /move to:Hall
@ana /turn end
/encounter status
@ana /answer answer:Odo
@ben /attack target:Lookout
@ben /move to:Gallery
@ben /move to:Hall
@ben /act action:create target:"The Auctioneer" how:notice say:"Lamp oil on the stairs"
@ben /turn end
@ben /answer answer:"The Auctioneer"
/defend
/gm offer who:Odo what:Compel words:"You left the toolbox open"
/condition add condition:Aspect note:"Thick with smoke" value:1
/condition add who:Odo condition:Aspect note:"Up to the knees in salt" value:1
/condition add who:Odo condition:Aspect note:"Blinded by the lamps" value:1
/encounter status
@ben /act action:concede
/encounter end
/log export as:json
`;

test('A system outside Fray plays with zones, aspects and Fate dice, and its export is right', async () => {
  const folder = newFolder();
  const env = { SYSTEMS: OUTSIDE_FOLDER, DATABASE_PATH: join(folder, 'fray.db') };
  const game = await run(['src/start.js'], { env, input: PLAYED_LINES });
  expect(game.err).toBe('');
  for (const words of [
    'Fate, with @gm as the GM.',
    'The zones are Pier, Hall and Gallery.',
    'Vess moves from Pier to Hall.',
    'Vess’s auto-reaction for “Use an aspect” is now “Leave it.”',
    'Waiting for Vess (@ana): who acts next.',
    'Waiting for Vess (@ana): who acts next. Use /answer.',
    'Odo, The Auctioneer or Lookout.',
    'Odo gets an offer: Compel',
    'Encounter: Aspect 1 “Thick with smoke” · 2 fate points of the GM',
    'Lookout is too far away for Big Wrench. Move closer, or choose another weapon.',
    'Odo can’t do that from this zone.',
    'Aspect 1 “Up to the knees in salt” · Aspect 1 “Blinded by the lamps”',
    'Gallery: Lookout and The Auctioneer',
  ])
    expect(game.out).toContain(words);
  // The output must not contain the id of a zone, a question or an answer.
  const [told = ''] = game.out.split('[the-salt-auction.json]');
  expect(told.match(/zone-\d|.*(: |for )(leave it|severe|invoke|absorb|next turn)\b/g)).toBe(null);
  expect(game.out).toMatch(/Vess 4dF \[([−0+] ?){4}\] \+ 4 Shoot \+ 2 Steady Aim = −?\d+ against The Auctioneer/);
  expect(game.out).toMatch(/advantage with Notice: Odo .* against The Auctioneer .* Notice = −?\d+/);
  const file = join(folder, 'record.json');
  writeFileSync(file, game.out.slice(game.out.indexOf('{', game.out.indexOf('[the-salt-auction.json]'))));
  const checked = await run(['src/terminal/verify.ts', file], { env });
  expect(checked).toMatchObject({ code: 0, err: '', out: expect.stringContaining('Everything checks out') });
  expect(checked.out).toContain('Played with Fate 1.0.0.');
});
