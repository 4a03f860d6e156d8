import { boardAlt, somebodyAlt } from '../embeds/board-alt.ts';
import { type BoardView, boardPicture, canvasOf, isSmall } from '../pictures/board.ts';
import type { Svg } from '../pictures/svg.ts';
import { type Drawn, tokenDrawing, turnFrame } from '../pictures/token.ts';
import { page, picture } from '../text/spoken.ts';
import { PAGE_THEME } from './colors.ts';
import { begin, element, end, type Html, json, ownCode, text } from './html.ts';
import { line } from './markdown.ts';
import type { StepCount } from './step-count.ts';

const { steps: words } = page;

/** Stands for the tile in words that the script fills in: nobody can have typed it. */
const TILE = '\u0000';

/**
 * A scene step by step: the field with everybody on it, the order of turns, and what was told. Every drawing and ground is in it once; the
 * script puts them together. Without it there is the field as it was last.
 */
export function* stepsPart(count: StepCount): Generator<Html> {
  if (count.last) yield element('figure', { id: 'last-board' }, boardFigure(count.last));
  const grounds = count.grounds.map((board) => ({ board, isSmall: isSmall(canvasOf(board)) }));
  for (const [n, ground] of grounds.entries()) yield groundTemplate(ground, n);
  yield* drawings(
    count.drawings,
    grounds.some((each) => each.isSmall),
  );
  yield controls(count.steps.length, grounds.length > 0);
  yield element('script', { type: 'application/json', id: 'steps-data' }, json(dataOf(count)));
}

function boardFigure(board: BoardView): Html {
  return element(
    'div',
    { role: 'img', 'aria-label': boardAlt(board, { round: words.last }) },
    ownCode(boardPicture(board, PAGE_THEME)),
  );
}

/** Everybody as they ever were, and what frames whose turn it is. On a field with small tiles they are drawn for that too. */
function* drawings(all: readonly Drawn[], small: boolean): Generator<Html> {
  const symbol = (id: string, drawing: Svg) =>
    element('symbol', { id, viewBox: '0 0 100 100', overflow: 'visible' }, ownCode(drawing));
  yield begin('svg', { width: 0, height: 0, 'aria-hidden': 'true', class: 'drawings' });
  yield symbol('turn', turnFrame(PAGE_THEME));
  for (const [n, drawn] of all.entries()) {
    yield symbol(`who-${n}`, tokenDrawing(drawn, false, PAGE_THEME));
    if (small) yield symbol(`small-${n}`, tokenDrawing(drawn, true, PAGE_THEME));
  }
  yield end('svg');
}

/** A ground, and where tile A1 is in its picture. */
function groundTemplate({ board, isSmall }: { readonly board: BoardView; readonly isSmall: boolean }, n: number): Html {
  const canvas = canvasOf(board);
  const { x, y } = canvas.corner({ x: 0, y: 0 });
  return element(
    'template',
    {
      id: `ground-${n}`,
      'data-place': `translate(${x} ${y}) scale(${canvas.size})`,
      'data-across': canvas.window.width,
      'data-small': isSmall || undefined,
      'data-alt': boardAlt(board, { round: words.field }),
    },
    ownCode(boardPicture(board, PAGE_THEME)),
  );
}

function controls(steps: number, hasField: boolean): Html {
  const button = (id: string, said: string) => element('button', { id, type: 'button' }, text(said));
  return element(
    'div',
    { id: 'stepper', class: 'panel', hidden: true },
    element('p', { class: 'soft' }, line(words.lead)),
    hasField ? element('div', { class: 'wide', id: 'field', role: 'img', tabindex: 0 }) : undefined,
    element(
      'div',
      { class: 'controls' },
      button('back', words.back),
      element('input', { id: 'step', type: 'range', min: 1, max: steps, value: 1, 'aria-label': words.slider }),
      button('next', words.next),
    ),
    element('div', { id: 'told', 'aria-live': 'polite' }),
    element('h3', {}, text(words.order)),
    element('ol', { id: 'order' }),
    hasField
      ? element('details', {}, element('summary', {}, text(words.where)), element('ul', { id: 'where' }))
      : undefined,
  );
}

function dataOf({ steps, start, drawings: all }: StepCount) {
  return {
    start,
    steps,
    names: all.map(({ name }) => name),
    down: all.flatMap(({ isDown }, n) => (isDown ? [n] : [])),
    places: all.map((drawn) => somebodyAlt(TILE, drawn)),
    words: { place: words.place('{0}', '{1}'), inStory: words.inStory, onTurn: words.onTurn, acted: picture.acted },
  };
}
