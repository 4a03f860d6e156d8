// The thread that draws: beside the one that answers. It takes one picture at a time.

import { parentPort } from 'node:worker_threads';
import { type Picture, svgOf } from '../../pictures/picture.ts';
import { rendered } from './render.ts';

/** What came of a picture: a PNG, or why there is none. */
export type Drawing = { readonly png: Uint8Array } | { readonly error: unknown };

const port = parentPort;
port?.on('message', async (picture: Pick<Picture, 'shows' | 'theme'>) => {
  try {
    // A copy of its own, which can be handed over.
    const png = Uint8Array.from(await rendered(svgOf(picture)));
    port.postMessage({ png } satisfies Drawing, [png.buffer]);
  } catch (error) {
    port.postMessage({ error } satisfies Drawing);
  }
});
