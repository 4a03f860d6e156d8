// The drawing thread, beside the main one. It takes one picture at a time.

import { parentPort } from 'node:worker_threads';
import { type Picture, svgOf } from '../../pictures/picture.ts';
import { loadRenderer } from './render.ts';

/** What the thread sends: that it is ready, and for each picture a PNG or an error. */
export type Said = 'ready' | { readonly png: Uint8Array } | { readonly error: unknown };

const port = parentPort;
const say = (said: Said) => port?.postMessage(said);
const render = await loadRenderer();
port?.on('message', (picture: Pick<Picture, 'shows' | 'theme'>) => {
  try {
    // Copied, not transferred: a PNG kept by the main thread would fragment the memory that pixels are allocated from
    // here.
    say({ png: render(svgOf(picture)) });
  } catch (error) {
    say({ error });
  }
  // A picture's pixels are megabytes outside the heap, which V8 would free late on its own.
  globalThis.gc?.({ type: 'minor' });
});
say('ready');
