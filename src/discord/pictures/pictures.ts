import type { Logger } from 'pino';
import type { Picture } from '../../pictures/picture.ts';
import type { Store } from '../../store/store.ts';
import { Drawer, type Drawn } from './drawer.ts';
import { Images } from './images.ts';
import { pictureName } from './picture-name.ts';

/** Draws pictures with the images that they name: portraits, and what lies under a field. Nothing is thrown. */
export class Pictures {
  readonly #drawer: Drawer;
  readonly #images: Images;

  constructor(store: Pick<Store, 'portrait' | 'fieldImage'>, log: Logger) {
    this.#drawer = new Drawer(log);
    this.#images = new Images(store, this.#drawer);
  }

  /** Draws a picture of a server for a place, a channel or a user who looks alone; with it comes the name of its file. */
  async draw(
    place: string,
    server: string,
    picture: Picture,
  ): Promise<{ readonly name: string; readonly drawn: Drawn }> {
    const whole = await this.#images.in(picture, server);
    return { name: pictureName(whole), drawn: await this.#drawer.draw(place, whole) };
  }

  /** Ends the thread. What was to be drawn has failed. */
  stop(): Promise<void> {
    return this.#drawer.stop();
  }
}
