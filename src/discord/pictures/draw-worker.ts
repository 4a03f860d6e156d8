// The thread that draws pictures, one at a time.

import { parentPort } from 'node:worker_threads';
import { type Picture, svgOf } from '../../pictures/picture.ts';
import { loadRenderer } from './render.ts';

/** What the thread sends: that it is ready, and for each picture a PNG or an error. */
export type WorkerMessage = 'ready' | { readonly png: Uint8Array } | { readonly error: unknown };

const port = parentPort;
const say = (message: WorkerMessage) => port?.postMessage(message);
const render = await loadRenderer();
port?.on('message', (picture: Pick<Picture, 'shows' | 'theme'>) => {
  try {
    // The PNG is copied, not transferred. If the main thread kept it, the memory for pixels here would become
    // fragmented.
    say({ png: render(svgOf(picture), 'image' in picture.shows) });
  } catch (error) {
    say({ error });
  }
  // A picture's pixels are megabytes outside V8's heap, so V8 would free them late.
  globalThis.gc?.({ type: 'minor' });
});
say('ready');
