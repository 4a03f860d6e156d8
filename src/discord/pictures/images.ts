import type { Picture } from '../../pictures/picture.ts';
import type { Portrait } from '../../session/portrait.ts';
import type { Store } from '../../store/store.ts';
import type { Drawer } from './drawer.ts';
import { sizeOf } from './image-size.ts';

/** Pixels of a portrait on a token, and the longer side of what lies under a field. */
const PORTRAIT = 112;
const GROUND = 780;
/** Most pixels of a picture that somebody brought: drawn, each takes four bytes. */
const MOST_PIXELS = 8_000_000;
/** How long an image is taken to be what it was, in milliseconds: players change theirs, or take them off. */
const HOLDS = 60_000;
/** Most images that are kept. */
const MOST_KEPT = 64;

interface Kept {
  readonly until: number;
  readonly address: Promise<string | undefined>;
}

/** Finds the images that pictures name: portraits of characters, and what lies under a field. Each is made small once. */
export class Images {
  readonly #store: Pick<Store, 'portrait' | 'fieldImage'>;
  readonly #drawer: Drawer;
  readonly #kept = new Map<string, Kept>();

  constructor(store: Pick<Store, 'portrait' | 'fieldImage'>, drawer: Drawer) {
    this.#store = store;
    this.#drawer = drawer;
  }

  /** A picture of a server with the images that it names put in. Those that cannot be drawn are left out. */
  async in(picture: Picture, server: string): Promise<Picture> {
    if (!('board' in picture.shows)) return picture;
    const { image, tokens, ...board } = picture.shows.board;
    if (image === undefined && !tokens.some(({ character }) => character !== undefined)) return picture;
    const under =
      image && (await this.#image(`${server}/ground/${image}`, () => this.#store.fieldImage(server, image)));
    const drawn = tokens.map(async ({ character, ...token }) => {
      const key = `${server}/portrait/${character}`;
      const portrait = character && (await this.#image(key, () => this.#store.portrait(server, character), PORTRAIT));
      return { ...token, ...(portrait && { portrait }) };
    });
    const shows = { board: { ...board, tokens: await Promise.all(drawn), ...(under && { under }) } };
    return { ...picture, shows };
  }

  /** `side`: it is cut to a square. Absent: it keeps its form. */
  #image(key: string, find: () => Promise<Portrait | undefined>, side?: number): Promise<string | undefined> {
    const known = this.#kept.get(key);
    if (known && known.until > Date.now()) return known.address;
    const address = find().then(
      (found) => found && this.#reduced(key, found, side),
      () => undefined,
    );
    this.#kept.delete(key);
    this.#kept.set(key, { until: Date.now() + HOLDS, address });
    const [oldest] = this.#kept.keys();
    if (this.#kept.size > MOST_KEPT && oldest !== undefined) this.#kept.delete(oldest);
    return address;
  }

  async #reduced(key: string, found: Portrait, side?: number): Promise<string | undefined> {
    const size = sizeOf(found);
    if (!size || size.width * size.height > MOST_PIXELS || size.width === 0 || size.height === 0) return undefined;
    const scale = Math.min(1, GROUND / Math.max(size.width, size.height));
    const [width, height] = [size.width * scale, size.height * scale].map((length) => Math.max(1, Math.round(length)));
    const image = { href: addressOf(found.type, found.bytes), width: side ?? width ?? 1, height: side ?? height ?? 1 };
    const drawn = await this.#drawer.draw(key, { shows: { image }, theme: 'dark', alt: '' });
    return typeof drawn === 'string' ? undefined : addressOf('png', drawn);
  }
}

function addressOf(type: Portrait['type'], bytes: Uint8Array): string {
  return `data:image/${type};base64,${Buffer.from(bytes).toString('base64')}`;
}
