// The thread that draws: beside the one that answers. It takes one picture at a time.

import { parentPort } from 'node:worker_threads';
import { type Picture, svgOf } from '../../pictures/picture.ts';
import { loadRenderer } from './render.ts';

/** What the thread says: that it can draw now, and of each picture a PNG, or why there is none. */
export type Said = 'ready' | { readonly png: Uint8Array } | { readonly error: unknown };

const port = parentPort;
const say = (said: Said, handed: ArrayBuffer[] = []) => port?.postMessage(said, handed);
const render = await loadRenderer();
port?.on('message', (picture: Pick<Picture, 'shows' | 'theme'>) => {
  try {
    // A copy of its own, which can be handed over.
    const png = Uint8Array.from(render(svgOf(picture)));
    say({ png }, [png.buffer]);
  } catch (error) {
    say({ error });
  }
});
say('ready');
