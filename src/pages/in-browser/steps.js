// A scene step by step: the script follows from deed to deed what has changed, and draws it of what stands in the page.

import { BoardAt, drawn } from './board-at.js';
import { byId, filled, made } from './dice.js';
import { SceneAt } from './scene-at.js';

/** @typedef {import('./scene-at.js').Step} Step */
/** @typedef {import('./scene-at.js').Standing} Standing */

/**
 * @typedef {object} StepsData
 * @property {number} start
 * @property {readonly Step[]} steps
 * @property {readonly string[]} names by the number of a drawing
 * @property {readonly number[]} down the drawings of those who are down
 * @property {readonly string[]} places what is said of a drawing's place, with U+0000 for the tile
 * @property {{ place: string, inStory: string, onTurn: string, acted: string }} words
 */

/** The panel that shows a step. */
class Stepper {
  #data;
  #at = -1;
  #scene = new SceneAt();
  #slider = /** @type {HTMLInputElement} */ (byId('step'));
  #board;

  /** @param {StepsData} data */
  constructor(data) {
    this.#data = data;
    const field = document.getElementById('field');
    this.#board = field ? new BoardAt(field, new Set(data.down)) : undefined;
  }

  get at() {
    return this.#at;
  }

  /** @param {number} wanted */
  go(wanted) {
    const { steps } = this.#data;
    const at = Math.max(0, Math.min(steps.length - 1, wanted));
    if (at === this.#at) return;
    if (at < this.#at) {
      this.#scene = new SceneAt();
      this.#at = -1;
    }
    for (const step of steps.slice(this.#at + 1, at + 1)) this.#scene.follow(step);
    this.#at = at;
    if (this.#board) {
      this.#board.draw(this.#scene);
      this.#listPlaces();
    }
    this.#drawOrder();
    this.#tell();
  }

  #listPlaces() {
    const { places } = this.#data;
    const lines = [...this.#scene.who.values()].flatMap(([drawing, x, y]) =>
      x === undefined || y === undefined ? [] : [(places[drawing] ?? '').replace('\u0000', tileName(x, y))],
    );
    byId('where').replaceChildren(...lines.map((line) => made('li', line)));
  }

  #drawOrder() {
    const { order, turn, acted, who } = this.#scene;
    const { names, words } = this.#data;
    const places = order.flatMap((number) => {
      const [drawing] = who.get(String(number)) ?? [];
      if (drawing === undefined) return [];
      const place = made('li');
      const svg = drawn('svg', { viewBox: '-4 -12 108 120', 'aria-hidden': 'true' });
      svg.append(drawn('use', { href: `#who-${drawing}`, width: '100', height: '100' }));
      place.append(svg, made('span', names[drawing]));
      const state = turn.includes(number) ? 'turn' : acted.includes(number) ? 'acted' : '';
      if (state !== '') {
        place.className = state;
        const said = made('span', `, ${state === 'turn' ? words.onTurn : words.acted}`);
        said.className = 'unseen-words';
        place.append(said);
      }
      return [place];
    });
    const list = byId('order');
    list.replaceChildren(...places);
    list.hidden = places.length === 0;
    if (list.previousElementSibling instanceof HTMLElement) list.previousElementSibling.hidden = list.hidden;
  }

  /** What was told of the deed, as the story has it. */
  #tell() {
    const { steps, words } = this.#data;
    const id = `deed-${steps[this.#at]?.deed}`;
    const said = Array.from(document.querySelectorAll(`#${id} > :not(details)`), (each) => {
      if (each.tagName !== 'H4') return each.cloneNode(true);
      // No heading of its own: the panel is one part of the page.
      const title = made('p');
      title.className = 'title';
      title.append(...each.cloneNode(true).childNodes);
      return title;
    });
    const place = filled(words.place, [this.#at + 1, steps.length]);
    const where = made('p', `${place} · `);
    where.className = 'soft';
    const link = document.createElement('a');
    link.href = `#${id}`;
    link.textContent = words.inStory;
    where.append(link);
    byId('told').replaceChildren(...said, where);
    this.#slider.value = String(this.#at + 1);
    this.#slider.setAttribute('aria-valuetext', `${place}: ${said[0]?.textContent ?? ''}`);
  }
}

/**
 * A field has at most 26 columns, so that each has one letter.
 * @param {number} x
 * @param {number} y
 */
function tileName(x, y) {
  return `${String.fromCharCode(65 + x)}${y + 1}`;
}

/** Lets the scene be gone through, from where its rounds begin. */
export function prepareSteps() {
  const panel = document.getElementById('stepper');
  if (!panel) return;
  document.getElementById('last-board')?.remove();
  /** @type {StepsData} */
  const data = JSON.parse(byId('steps-data').textContent ?? '');
  const stepper = new Stepper(data);
  panel.hidden = false;
  byId('back').addEventListener('click', () => stepper.go(stepper.at - 1));
  byId('next').addEventListener('click', () => stepper.go(stepper.at + 1));
  byId('step').addEventListener('input', ({ target }) => {
    if (target instanceof HTMLInputElement) stepper.go(Number(target.value) - 1);
  });
  document.addEventListener('keydown', (event) => {
    const by = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
    const { top, bottom } = panel.getBoundingClientRect();
    const isElsewhere = event.target instanceof HTMLInputElement || bottom < 0 || top > innerHeight;
    if (by === undefined || isElsewhere || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    stepper.go(stepper.at + by);
  });
  stepper.go(data.start);
}
