import type { DiceTerm, Expression, Faces, Term } from './expression.ts';
import { MOST_DICE } from './expression.ts';
import type { Thrown, ThrownDie, ThrownGroup } from './throw.ts';

/** The most characters spent on listing dice in one `show`; beyond it the rest are only counted. */
const LONGEST_LIST = 300;
const SHORTEST_LIST = 24;

/**
 * The arithmetic as players read it: `4d6kh3 [6, 5, (1), 3] + 2 = 16`. In brackets of a list stand dice that do not
 * count, dropped ones and misses; `6!` exploded, `1→5` was rerolled, `1↑2` and `6↓5` met a minimum or maximum. Plain
 * text without markdown and without the label; never above 1,000 characters.
 */
export function show(thrown: Thrown): string {
  const { expression, groups, total, cutShort } = thrown;
  const room = Math.max(SHORTEST_LIST, Math.floor(LONGEST_LIST / Math.max(1, groups.length)));
  let next = 0;
  const text = written(expression.term, SHOWN_SIGNS, (group) => {
    const fell = groups[next++];
    return fell ? `${notation(group)} [${list(fell, room)}]` : notation(group);
  });
  if (expression.term.type === 'number') return text;
  const unit = expression.term.type === 'dice' && expression.term.hits ? (total === 1 ? ' hit' : ' hits') : '';
  const end = cutShort ? ` (stopped at ${MOST_DICE} dice)` : '';
  return `${text} = ${total}${unit}${end}`;
}

/**
 * The expression as one would type it, in one fixed way. `parse` reads the same from it, unless its spaces made it
 * longer than what is read.
 */
export function format({ term, label }: Expression): string {
  const text = written(term, TYPED_SIGNS, notation);
  return label === undefined ? text : `${text} # ${label}`;
}

const TYPED_SIGNS = { '+': '+', '-': '-', '*': '*', '/': '/' } as const;
const SHOWN_SIGNS = { '+': '+', '-': '-', '*': '×', '/': '÷' } as const;
type Signs = typeof TYPED_SIGNS | typeof SHOWN_SIGNS;

function written(term: Term, signs: Signs, dice: (group: DiceTerm) => string): string {
  switch (term.type) {
    case 'number':
      return String(term.value);
    case 'dice':
      return dice(term);
    case 'minus':
      return `-${inside(term.of, 3, signs, dice)}`;
    default: {
      const left = inside(term.left, binding(term), signs, dice);
      return `${left} ${signs[term.type]} ${inside(term.right, binding(term) + 1, signs, dice)}`;
    }
  }
}

/** A part of a term, in brackets if it binds less than it must here. */
function inside(term: Term, least: number, signs: Signs, dice: (group: DiceTerm) => string): string {
  const text = written(term, signs, dice);
  return binding(term) < least ? `(${text})` : text;
}

function binding({ type }: Term): number {
  if (type === '+' || type === '-') return 1;
  return type === '*' || type === '/' || type === 'minus' ? 2 : 3;
}

/** A group of dice as one types it. The explosion comes last, or `!` before `>=5` would be read as one with it. */
function notation({ count, sides, reroll, explode, atLeast, atMost, cuts, hits }: DiceTerm): string {
  let text = `${count === 1 ? '' : count}d${sides}`;
  if (reroll) text += `${reroll.once ? 'ro' : 'r'}${comparison(reroll.faces, sides, '')}`;
  if (atLeast !== undefined) text += `mi${atLeast}`;
  if (atMost !== undefined) text += `ma${atMost}`;
  for (const cut of cuts) text += `${cut.cut}${cut.count}`;
  if (hits) text += comparison(hits, sides, '=');
  if (explode) text += explode.from === sides ? '!' : `!${comparison(explode, sides, '=')}`;
  return text;
}

function comparison({ from, to }: Faces, sides: number, equal: string): string {
  if (from === to) return `${equal}${from}`;
  return to === sides ? `>=${from}` : `<=${to}`;
}

/** The dice of a group: all of them if there is room, or as many as leave room to say how many more there are. */
function list({ dice }: ThrownGroup, room: number): string {
  let text = '';
  let shortened = '';
  for (const [place, die] of dice.entries()) {
    text += `${place === 0 ? '' : between(dice[place - 1])}${face(die)}`;
    if (place > 0 && text.length > room) return shortened;
    const rest = ` … and ${dice.length - place - 1} more`;
    if (place === 0 || text.length + rest.length <= room) shortened = text + rest;
  }
  return text;
}

const between = (before: ThrownDie | undefined): string => (before?.fate === 'rerolled' ? '→' : ', ');

function face({ face, value, fate, exploded }: ThrownDie): string {
  const bound = value > face ? `↑${value}` : value < face ? `↓${value}` : '';
  const text = `${face}${exploded ? '!' : ''}${bound}`;
  return fate === 'dropped' || fate === 'miss' ? `(${text})` : text;
}
