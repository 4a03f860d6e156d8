// Draws the picture that is shown with links to Fray (1280 by 640 pixels), using one of the README's pictures:
// CHROMIUM=/usr/bin/chromium npm run social-picture

import { readFileSync, writeFileSync } from 'node:fs';
import { pngOf } from './draw.ts';

const turn = readFileSync('docs/pictures/turn.png').toString('base64');
const page = `<!doctype html><meta charset="utf-8"><style>
  * { margin: 0; box-sizing: border-box }
  body { width: 1280px; height: 640px; overflow: hidden; background: #1b1d22; color: #f2f3f5; font-family: "DejaVu Sans", sans-serif }
  .text { position: absolute; left: 72px; top: 104px; width: 620px }
  h1 { font-size: 104px; letter-spacing: -3px }
  p { margin-top: 20px; font-size: 34px; line-height: 1.3 }
  ul { margin-top: 30px; padding: 0; list-style: none; color: #b5bac1; font-size: 25px; line-height: 1.6 }
  li::before { content: "◆ "; color: #e06c4e }
  .turn { position: absolute; right: 64px; top: 76px; padding: 14px; background: #28292d; border-radius: 18px }
  img { display: block; width: 488px }
</style><body><div class="text"><h1>Fray</h1><p>Combat by chat for tabletop RPGs, on Discord</p>
<ul><li>five rule systems in full</li><li>every number explained</li><li>one tap per turn</li></ul></div>
<div class="turn"><img src="data:image/png;base64,${turn}"></div></body>`;
writeFileSync('docs/pictures/social.png', pngOf(page, 1280));
