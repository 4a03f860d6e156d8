import { type ShownPost, type Store, StoreError } from '../store/store.ts';

/**
 * Notes in the store which message shows what. While that does not answer it is kept here: a message whose id was lost would be
 * posted a second time, and the first would keep its buttons.
 */
export class ShownNotes implements Pick<Store, 'postShown'> {
  readonly #store: Pick<Store, 'postShown'>;
  readonly #kept = new Map<string, ShownPost>();

  constructor(store: Pick<Store, 'postShown'>) {
    this.#store = store;
  }

  async postShown(shown: ShownPost): Promise<void> {
    const key = `${shown.encounter}/${shown.number}`;
    this.#kept.delete(key);
    try {
      await this.#store.postShown(shown);
    } catch (error) {
      if (error instanceof StoreError) this.#kept.set(key, shown);
      throw error;
    }
  }

  /** Brings what was kept to the store, before it is asked what is to be shown. */
  async bring(): Promise<void> {
    for (const [key, shown] of this.#kept) if (this.#kept.get(key) === shown) await this.postShown(shown);
  }
}
