// How a scene stands at a step, by what each deed has changed.

/**
 * What `steps.ts` makes of a deed.
 * @typedef {object} Step
 * @property {number} deed
 * @property {number} [ground]
 * @property {Record<string, Standing | null>} [who]
 * @property {readonly number[]} [order]
 * @property {readonly number[]} [turn]
 * @property {readonly number[]} [acted]
 * @property {readonly Pair[]} [unseen]
 * @property {readonly Pair[]} [path]
 */
/** @typedef {readonly [drawing: number, x?: number, y?: number, tiles?: number]} Standing */
/** @typedef {readonly [x: number, y: number]} Pair */

/** How all stands at a step. */
export class SceneAt {
  ground = -1;
  /** @type {Map<string, Standing>} */
  who = new Map();
  /** @type {readonly number[]} */
  order = [];
  /** @type {readonly number[]} */
  turn = [];
  /** @type {readonly number[]} */
  acted = [];
  /** @type {readonly Pair[]} */
  unseen = [];
  /** @type {readonly Pair[]} */
  path = [];

  /** @param {Step} step */
  follow({ who = {}, path = [], ...changed }) {
    for (const [number, standing] of Object.entries(who)) {
      if (standing) this.who.set(number, standing);
      else this.who.delete(number);
    }
    Object.assign(this, changed, { path });
  }
}
