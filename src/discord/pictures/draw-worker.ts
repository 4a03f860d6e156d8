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
    // Copied, not transferred: a PNG that the other thread keeps would fragment the memory that the pixels here are allocated from.
    say({ png: render(svgOf(picture)) });
  } catch (error) {
    say({ error });
  }
  // The pixels of a picture are megabytes outside the heap: V8 by itself would free them late.
  globalThis.gc?.({ type: 'minor' });
});
say('ready');
