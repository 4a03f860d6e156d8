// Shows an encounter step by step. The script applies the changes of each deed, and draws them with elements that the
// page already contains.

import { byId, fillTemplate, makeElement } from './dice.js';

/**
 * A deed as `src/pages/steps.ts` writes it.
 * @typedef {object} Step
 * @property {number} deed
 * @property {number} [ground]
 * @property {Record<string, TokenPlace | null>} [who]
 * @property {readonly number[]} [order]
 * @property {readonly number[]} [turn]
 * @property {readonly number[]} [acted]
 * @property {readonly Coordinates[]} [hidden]
 * @property {readonly Coordinates[]} [path]
 */
/** @typedef {readonly [drawing: number, x?: number, y?: number, tiles?: number]} TokenPlace */
/** @typedef {readonly [x: number, y: number]} Coordinates */

/**
 * @typedef {object} StepsData
 * @property {number} start
 * @property {readonly Step[]} steps
 * @property {readonly string[]} names by drawing number
 * @property {readonly number[]} down the drawings of combatants who are down
 * @property {readonly string[]} places the text of a drawing's place, with U+0000 for the square
 * @property {{ place: string, inStory: string, onTurn: string, acted: string }} words
 */

/** Shows the panel, starting with the first round. */
export function prepareSteps() {
  const panel = document.getElementById('stepper');
  if (!panel) return;
  document.getElementById('last-board')?.remove();
  /** @type {StepsData} */
  const data = JSON.parse(byId('steps-data').textContent ?? '');
  const stepper = new Stepper(data);
  panel.hidden = false;
  byId('back').addEventListener('click', () => stepper.goToStep(stepper.at - 1));
  byId('next').addEventListener('click', () => stepper.goToStep(stepper.at + 1));
  byId('step').addEventListener('input', ({ target }) => {
    if (target instanceof HTMLInputElement) stepper.goToStep(Number(target.value) - 1);
  });
  document.addEventListener('keydown', (event) => {
    const stepChange = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
    const { top, bottom } = panel.getBoundingClientRect();
    const isElsewhere = event.target instanceof HTMLInputElement || bottom < 0 || top > innerHeight;
    if (stepChange === undefined || isElsewhere || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey)
      return;
    event.preventDefault();
    stepper.goToStep(stepper.at + stepChange);
  });
  stepper.goToStep(data.start);
}

/** The panel that shows one step at a time. */
class Stepper {
  #data;
  #at = -1;
  #scene = new SceneAtStep();
  #slider = /** @type {HTMLInputElement} */ (byId('step'));
  #board;

  /** @param {StepsData} data */
  constructor(data) {
    this.#data = data;
    const field = document.getElementById('field');
    this.#board = field ? new BoardAtStep(field, new Set(data.down)) : undefined;
  }

  get at() {
    return this.#at;
  }

  /** @param {number} wantedStep */
  goToStep(wantedStep) {
    const { steps } = this.#data;
    const at = Math.max(0, Math.min(steps.length - 1, wantedStep));
    if (at === this.#at) return;
    if (at < this.#at) {
      this.#scene = new SceneAtStep();
      this.#at = -1;
    }
    for (const step of steps.slice(this.#at + 1, at + 1)) this.#scene.apply(step);
    this.#at = at;
    if (this.#board) {
      this.#board.draw(this.#scene);
      this.#listPlaces();
    }
    this.#drawOrder();
    this.#showStory();
  }

  #listPlaces() {
    const { places } = this.#data;
    const lines = [...this.#scene.who.values()].flatMap(([drawing, x, y]) =>
      x === undefined || y === undefined ? [] : [(places[drawing] ?? '').replace('\u0000', tileName(x, y))],
    );
    byId('where').replaceChildren(...lines.map((line) => makeElement('li', line)));
  }

  #drawOrder() {
    const { order, turn, acted, who } = this.#scene;
    const { names, words } = this.#data;
    const orderEntries = order.flatMap((number) => {
      const [drawing] = who.get(String(number)) ?? [];
      if (drawing === undefined) return [];
      const orderEntry = makeElement('li');
      const svg = svgElement('svg', { viewBox: '-4 -12 108 120', 'aria-hidden': 'true' });
      svg.append(svgElement('use', { href: `#who-${drawing}`, width: '100', height: '100' }));
      orderEntry.append(svg, makeElement('span', names[drawing]));
      const state = turn.includes(number) ? 'turn' : acted.includes(number) ? 'acted' : '';
      if (state !== '') {
        orderEntry.className = state;
        const note = makeElement('span', `, ${state === 'turn' ? words.onTurn : words.acted}`);
        note.className = 'unseen-words';
        orderEntry.append(note);
      }
      return [orderEntry];
    });
    const list = byId('order');
    list.replaceChildren(...orderEntries);
    list.hidden = orderEntries.length === 0;
    if (list.previousElementSibling instanceof HTMLElement) list.previousElementSibling.hidden = list.hidden;
  }

  /** Shows the story of the step's deed. */
  #showStory() {
    const { steps, words } = this.#data;
    const id = `deed-${steps[this.#at]?.deed}`;
    const texts = Array.from(document.querySelectorAll(`#${id} > :not(details)`), (each) => {
      if (each.tagName !== 'H4') return each.cloneNode(true);
      // In the panel, the title is no heading, because the panel is a single part of the page.
      const title = makeElement('p');
      title.className = 'title';
      title.append(...each.cloneNode(true).childNodes);
      return title;
    });
    const place = fillTemplate(words.place, [this.#at + 1, steps.length]);
    const stepLine = makeElement('p', `${place} · `);
    stepLine.className = 'soft';
    const link = document.createElement('a');
    link.href = `#${id}`;
    link.textContent = words.inStory;
    stepLine.append(link);
    byId('told').replaceChildren(...texts, stepLine);
    this.#slider.value = String(this.#at + 1);
    this.#slider.setAttribute('aria-valuetext', `${place}: ${texts[0]?.textContent ?? ''}`);
  }
}

/**
 * A square's name. A map has at most 26 columns, so one letter is enough.
 * @param {number} x
 * @param {number} y
 */
function tileName(x, y) {
  return `${String.fromCharCode(65 + x)}${y + 1}`;
}

/** The scene at a step. */
class SceneAtStep {
  ground = -1;
  /** @type {Map<string, TokenPlace>} */
  who = new Map();
  /** @type {readonly number[]} */
  order = [];
  /** @type {readonly number[]} */
  turn = [];
  /** @type {readonly number[]} */
  acted = [];
  /** @type {readonly Coordinates[]} */
  hidden = [];
  /** @type {readonly Coordinates[]} */
  path = [];

  /** @param {Step} step */
  apply({ who = {}, path = [], ...changed }) {
    for (const [number, place] of Object.entries(who)) {
      if (place) this.who.set(number, place);
      else this.who.delete(number);
    }
    Object.assign(this, changed, { path });
  }
}

/** The minimum width of a square, in pixels. Maps that would need smaller squares scroll. */
const MIN_SQUARE_PX = 24;

/** The layers above the ground, the lowest first. Small tokens fill their squares, so the turn's frame is above them. */
const LAYERS = ['hidden', 'turn', 'down', 'way', 'up'];
const LAYERS_FOR_SMALL_TOKENS = ['hidden', 'down', 'way', 'up', 'turn'];

/** The map at a step. Only what has changed is drawn again. */
class BoardAtStep {
  #field;
  #down;
  #ground = -1;
  #drawingKind = 'who';
  /** @type {Map<string, SVGElement>} */
  #layers = new Map();
  /** @type {Map<string, SVGElement>} */
  #tokens = new Map();

  /**
   * @param {HTMLElement} field
   * @param {ReadonlySet<number>} down the drawings of combatants who are down
   */
  constructor(field, down) {
    this.#field = field;
    this.#down = down;
  }

  /** @param {SceneAtStep} scene */
  draw({ ground, hidden, path, who, turn }) {
    this.#field.hidden = ground === -1;
    if (ground === -1) return;
    if (ground !== this.#ground) this.#drawGround(ground);
    const hiddenSquaresPath = hidden.map(([x, y]) => `M${x} ${y}h1v1h-1z`).join('');
    const moveLine = path.map(([x, y], index) => `${index === 0 ? 'M' : 'L'}${x + 0.5} ${y + 0.5}`).join('');
    this.#layers.get('hidden')?.replaceChildren(svgElement('path', { d: hiddenSquaresPath }));
    this.#layers
      .get('way')
      ?.replaceChildren(svgElement('path', { d: moveLine, class: 'case' }), svgElement('path', { d: moveLine }));
    const placesOnMap = new Map([...who].filter(([, [, x]]) => x !== undefined));
    for (const key of this.#tokens.keys()) if (!placesOnMap.has(key)) this.#remove(key);
    for (const [number, place] of placesOnMap) {
      const numbersOnSquare = this.#numbersOnSquare(place, placesOnMap);
      this.#placeCombatant(number, place, { index: numbersOnSquare.indexOf(number), count: numbersOnSquare.length });
    }
    this.#layers.get('turn')?.replaceChildren(
      ...turn.flatMap((number) => {
        const place = placesOnMap.get(String(number));
        return place ? [placeToken(drawingElement('turn'), place)] : [];
      }),
    );
    this.#scrollToTurn();
  }

  /**
   * The combatants that are drawn side by side on this place's square. Those that are down or bigger aren't.
   * @param {TokenPlace} place
   * @param {ReadonlyMap<string, TokenPlace>} placesOnMap
   */
  #numbersOnSquare([drawing, x, y, tiles], placesOnMap) {
    if (tiles !== 1 || this.#down.has(drawing)) return [];
    return [...placesOnMap].flatMap(([number, [other, otherX, otherY, otherTiles]]) =>
      otherX === x && otherY === y && otherTiles === 1 && !this.#down.has(other) ? [number] : [],
    );
  }

  /** Scrolls a wide map to show the combatant whose turn it is in the middle. */
  #scrollToTurn() {
    const frameBox = this.#layers.get('turn')?.firstElementChild?.getBoundingClientRect();
    const fieldBox = this.#field.getBoundingClientRect();
    if (frameBox) this.#field.scrollLeft += frameBox.left + frameBox.width / 2 - fieldBox.left - fieldBox.width / 2;
  }

  /** @param {number} number */
  #drawGround(number) {
    const template = /** @type {HTMLTemplateElement} */ (byId(`ground-${number}`));
    const { place = '', across, small, alt = '' } = template.dataset;
    const svg = /** @type {SVGElement} */ (template.content.firstElementChild?.cloneNode(true));
    const layers = small === undefined ? LAYERS : LAYERS_FOR_SMALL_TOKENS;
    svg.style.minWidth = `${Number(across) * MIN_SQUARE_PX}px`;
    this.#layers = new Map(layers.map((layer) => [layer, svgElement('g', { class: layer, transform: place })]));
    svg.append(...this.#layers.values());
    this.#field.replaceChildren(svg);
    this.#field.setAttribute('aria-label', alt);
    this.#drawingKind = small === undefined ? 'who' : 'small';
    this.#ground = number;
    this.#tokens = new Map();
  }

  /**
   * Puts a combatant on its squares. An existing token is moved, so that the reader sees where it went. A combatant that
   * is down is drawn below the others. Combatants on the same square are drawn small, side by side.
   * @param {string} number
   * @param {TokenPlace} place
   * @param {{ index: number, count: number }} sharing which one it is on its square, and how many there are
   */
  #placeCombatant(number, place, { index, count }) {
    const token = this.#tokens.get(number) ?? drawingElement('');
    token.setAttribute('href', `#${count > 1 ? 'small' : this.#drawingKind}-${place[0]}`);
    placeToken(token, count > 1 ? partOfSquare(place, index, count) : place);
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
 * A drawing from the page, as large as a square.
 * @param {string} id
 */
function drawingElement(id) {
  return svgElement('use', { href: `#${id}`, width: '1', height: '1' });
}

/**
 * The place of one of several combatants on the same square.
 * @param {TokenPlace} place
 * @param {number} index
 * @param {number} count
 * @returns {TokenPlace}
 */
function partOfSquare([drawing, x = 0, y = 0], index, count) {
  const perRow = Math.ceil(Math.sqrt(count));
  return [drawing, x + (index % perRow) / perRow, y + Math.floor(index / perRow) / perRow, 1 / perRow];
}

/**
 * @param {SVGElement} token
 * @param {TokenPlace} place
 */
function placeToken(token, [, x = 0, y = 0, tiles = 1]) {
  token.style.transform = `translate(${x}px, ${y}px) scale(${tiles})`;
  return token;
}

/**
 * @param {string} name
 * @param {Record<string, string>} attributes
 * @returns {SVGElement}
 */
function svgElement(name, attributes) {
  const element = /** @type {SVGElement} */ (document.createElementNS('http://www.w3.org/2000/svg', name));
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value);
  return element;
}
