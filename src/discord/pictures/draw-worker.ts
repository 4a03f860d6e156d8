// The thread that draws: beside the one that answers. It takes one picture at a time.

import { parentPort } from 'node:worker_threads';
import { type Picture, svgOf } from '../../pictures/picture.ts';
import { loadRenderer } from './render.ts';

/** What the thread says: that it can draw now, and of each picture a PNG, or why there is none. */
export type Said = 'ready' | { readonly png: Uint8Array } | { readonly error: unknown };

const port = parentPort;
const say = (said: Said) => port?.postMessage(said);
const render = await loadRenderer();
port?.on('message', (picture: Pick<Picture, 'shows' | 'theme'>) => {
  try {
    // Copied, not handed over: what the other thread keeps would lie between the pixels here, and their room was not used again.
    say({ png: render(svgOf(picture)) });
  } catch (error) {
    say({ error });
  }
  // Pixels are megabytes a picture, of which the collector sees a few bytes.
  globalThis.gc?.({ type: 'minor' });
});
say('ready');
