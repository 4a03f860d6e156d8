// The field at a step: its ground, with everybody on it.

import { byId } from './dice.js';

/** @typedef {import('./scene-at.js').SceneAt} SceneAt */
/** @typedef {import('./scene-at.js').Standing} Standing */

/** As narrow as a tile may become, in pixels: a wide field is moved under the finger. */
const NARROWEST = 24;

/** What lies on a ground, the lowest first. Small tokens fill their tiles: what frames them lies above. */
const LAYERS = ['unseen', 'turn', 'down', 'way', 'up'];
const SMALL_LAYERS = ['unseen', 'down', 'way', 'up', 'turn'];

/** The field, drawn anew where something has changed. */
export class BoardAt {
  #field;
  #down;
  #ground = -1;
  #kind = 'who';
  /** @type {Map<string, SVGElement>} */
  #layers = new Map();
  /** @type {Map<string, SVGElement>} */
  #tokens = new Map();

  /**
   * @param {HTMLElement} field
   * @param {ReadonlySet<number>} down the drawings of those who are down
   */
  constructor(field, down) {
    this.#field = field;
    this.#down = down;
  }

  /** @param {SceneAt} scene */
  draw({ ground, unseen, path, who, turn }) {
    this.#field.hidden = ground === -1;
    if (ground === -1) return;
    if (ground !== this.#ground) this.#lay(ground);
    const squares = unseen.map(([x, y]) => `M${x} ${y}h1v1h-1z`).join('');
    const way = path.map(([x, y], n) => `${n === 0 ? 'M' : 'L'}${x + 0.5} ${y + 0.5}`).join('');
    this.#layers.get('unseen')?.replaceChildren(drawn('path', { d: squares }));
    this.#layers.get('way')?.replaceChildren(drawn('path', { d: way, class: 'case' }), drawn('path', { d: way }));
    const standing = new Map([...who].filter(([, [, x]]) => x !== undefined));
    for (const key of this.#tokens.keys()) if (!standing.has(key)) this.#remove(key);
    for (const [number, place] of standing) this.#put(number, place);
    this.#layers.get('turn')?.replaceChildren(
      ...turn.flatMap((number) => {
        const place = standing.get(String(number));
        return place ? [placed(piece('turn'), place)] : [];
      }),
    );
    this.#follow();
  }

  /** Brings whose turn it is into the middle of what is seen of a wide field. */
  #follow() {
    const frame = this.#layers.get('turn')?.firstElementChild?.getBoundingClientRect();
    const field = this.#field.getBoundingClientRect();
    if (frame) this.#field.scrollLeft += frame.left + frame.width / 2 - field.left - field.width / 2;
  }

  /** @param {number} number */
  #lay(number) {
    const template = /** @type {HTMLTemplateElement} */ (byId(`ground-${number}`));
    const { place = '', across, small, alt = '' } = template.dataset;
    const svg = /** @type {SVGElement} */ (template.content.firstElementChild?.cloneNode(true));
    const layers = small === undefined ? LAYERS : SMALL_LAYERS;
    svg.style.minWidth = `${Number(across) * NARROWEST}px`;
    this.#layers = new Map(layers.map((layer) => [layer, drawn('g', { class: layer, transform: place })]));
    svg.append(...this.#layers.values());
    this.#field.replaceChildren(svg);
    this.#field.setAttribute('aria-label', alt);
    this.#kind = small === undefined ? 'who' : 'small';
    this.#ground = number;
    this.#tokens = new Map();
  }

  /**
   * Puts somebody on their tiles. They are moved there, so that the eye can follow; whoever is down lies under the others.
   * @param {string} number
   * @param {Standing} place
   */
  #put(number, place) {
    const token = this.#tokens.get(number) ?? piece('');
    token.setAttribute('href', `#${this.#kind}-${place[0]}`);
    placed(token, place);
    this.#tokens.set(number, token);
    const layer = this.#layers.get(this.#down.has(place[0]) ? 'down' : 'up');
    if (token.parentNode !== layer) layer?.append(token);
  }

  /** @param {string} number */
  #remove(number) {
    this.#tokens.get(number)?.remove();
    this.#tokens.delete(number);
  }
}

/**
 * A drawing of the page, as large as a tile.
 * @param {string} id
 */
function piece(id) {
  return drawn('use', { href: `#${id}`, width: '1', height: '1' });
}

/**
 * @param {SVGElement} token
 * @param {Standing} place
 */
function placed(token, [, x = 0, y = 0, tiles = 1]) {
  token.style.transform = `translate(${x}px, ${y}px) scale(${tiles})`;
  return token;
}

/**
 * @param {string} name
 * @param {Record<string, string>} attributes
 * @returns {SVGElement}
 */
export function drawn(name, attributes) {
  const element = /** @type {SVGElement} */ (document.createElementNS('http://www.w3.org/2000/svg', name));
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value);
  return element;
}
