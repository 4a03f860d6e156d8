import { DIRECTIONS, type Direction, type Tile } from '../field/field.ts';
import { circle, element, joinSvg, label, outlinedLine, path, rectangle, type Svg } from './svg.ts';
import type { Theme } from './theme.ts';

/** The side whose shape and color a token has. */
export type TokenSide = 'players' | 'enemies' | 'others';

/** A condition, with the letter that is drawn for it. */
export interface ShownCondition {
  readonly letter: string;
  readonly name: string;
}

/** A combatant on a map, as the reader may know it. */
export interface Token {
  /** One to three letters and digits, unique on the map: "K", "G1". Fray chooses them. */
  readonly label: string;
  /** The name for the reader. It is in the text next to the picture, and never drawn. */
  readonly name: string;
  readonly at: Tile;
  /** How many squares wide the token is. 1 by default. */
  readonly tiles?: number;
  readonly side: TokenSide;
  /** The combatant's health. Undefined if the reader may not know it. */
  readonly health?: { readonly left: number; readonly most: number };
  /** The text on the token, if it isn't the remaining health: "1/2" for wounds. "" for none. */
  readonly count?: string;
  /**
   * How the combatant is doing, in words. It isn't drawn, but is in the text next to the picture. Undefined if the
   * reader may not know it.
   */
  readonly state?: string;
  readonly facing?: Direction;
  readonly conditions?: readonly ShownCondition[];
  readonly isOnTurn?: true;
  /** True if only the GM knows that the combatant is there. */
  readonly isHidden?: true;
  readonly isDown?: true;
  /**
   * Whose portrait is on the token: a character's, or a creature's from a pack. The image is loaded when the token is
   * drawn.
   */
  readonly portrayed?: string | { readonly pack: string; readonly entry: string };
  /** The portrait: a PNG or JPEG as a data URL. */
  readonly portrait?: string;
}

/** What is drawn for a combatant, whether on a map or not. */
export type DrawnCombatant = Omit<Token, 'at' | 'tiles'>;

/** A health number at or below this share of the maximum is drawn in inverted colors. */
const LOW_HEALTH_FRACTION = 0.25;
/** The maximum number of condition letters next to a token. If there are more conditions, the last letter is a plus. */
const MAX_CONDITION_LETTERS = 2;

/** A token, drawn 100 by 100. A small token has a larger label and no number, which would be unreadable. */
export function tokenDrawing(token: DrawnCombatant, isSmall: boolean, theme: Theme): Svg {
  const shape = shapeOf(token.side, isSmall);
  if (token.isDown) return downCombatantDrawing(token, shape, theme);
  const opacity = token.isHidden ? 0.6 : undefined;
  const tokenSvg = joinSvg(
    path(shape.outline, { fill: theme.edge, stroke: { color: theme.edge, width: shape.ring + 8 } }),
    path(shape.outline, { fill: theme[token.side], stroke: { color: theme.lost, width: shape.ring } }),
    healthRing(token, shape, theme),
    faceDrawing(token, shape, isSmall, theme),
    token.facing && facingWedge(token.facing, token.side, shape, theme),
    isSmall ? undefined : healthNumber(token, theme),
    ...conditionLetters(token, theme),
  );
  return opacity === undefined ? tokenSvg : element('g', { opacity }, tokenSvg);
}

/** A token's outline around the center of its square, with its length, its radius and the width of its ring. */
interface TokenShape {
  readonly outline: string;
  readonly length: number;
  readonly radius: number;
  readonly ring: number;
}

/**
 * The shape of a side's tokens: a circle for players, a square with round corners for enemies, and one with cut corners
 * for others. The outline starts at the top and goes clockwise.
 */
function shapeOf(side: TokenSide, isSmall: boolean): TokenShape {
  const [radius, ring] = isSmall ? [43, 13] : [36, 10];
  if (side === 'players') {
    const halfCircleTo = (to: number) => `A${radius} ${radius} 0 1 1 50 ${to}`;
    const outline = `M50 ${50 - radius}${halfCircleTo(50 + radius)}${halfCircleTo(50 - radius)}Z`;
    return { outline, length: 2 * Math.PI * radius, radius, ring };
  }
  const halfSide = roundedLength(radius * 0.94);
  const cornerSize = roundedLength(radius * (side === 'enemies' ? 0.3 : 0.6));
  const straightLength = roundedLength(halfSide - cornerSize);
  const cornerTo = (x: number, y: number) => {
    const endPoint = `${x * cornerSize} ${y * cornerSize}`;
    return side === 'enemies' ? `a${cornerSize} ${cornerSize} 0 0 1 ${endPoint}` : `l${endPoint}`;
  };
  const outline = `M50 ${50 - halfSide}h${straightLength}${cornerTo(1, 1)}v${2 * straightLength}${cornerTo(-1, 1)}h${-2 * straightLength}${cornerTo(-1, -1)}v${-2 * straightLength}${cornerTo(1, -1)}Z`;
  const cornersLength = side === 'enemies' ? 2 * Math.PI * cornerSize : 4 * Math.SQRT2 * cornerSize;
  return { outline, length: 8 * straightLength + cornersLength, radius, ring };
}

/** The frame that marks whose turn it is, drawn 100 by 100. */
export function turnFrameDrawing({ mark, edge }: Theme): Svg {
  const background = rectangle({ x: 4, y: 4, width: 92, height: 92 }, { fill: mark, opacity: 0.28 });
  const cornerLines = outlinedLine('M4 30V4h26M70 4h26v26M96 70v26h-26M30 96h-26v-26', { color: mark, width: 8 }, edge);
  return element('g', {}, background, cornerLines);
}

function downCombatantDrawing({ label: name }: DrawnCombatant, { outline }: TokenShape, theme: Theme): Svg {
  return joinSvg(
    path(outline, { fill: theme.grid, opacity: 0.75, stroke: { color: theme.edge, width: 3 } }),
    outlinedLine('M28 28L72 72M72 28L28 72', { color: theme.ink, width: 6 }, theme.edge),
    rectangle({ x: 28, y: 37, width: 44, height: 26 }, { fill: theme.edge }, 6),
    label(name, { x: 50, y: 50, size: 24, fill: '#FFFFFF' }),
  );
}

/** A ring that shows the remaining health, clockwise from the top. If the health isn't known, the ring is dashed. */
function healthRing({ health }: DrawnCombatant, { outline, length, ring }: TokenShape, theme: Theme): Svg | undefined {
  const remainingFraction = health ? healthFraction(health) : 1;
  if (remainingFraction === 0) return undefined;
  const dashPattern = health
    ? `${Math.round(length * remainingFraction)} ${Math.ceil(length)}`
    : `${ring * 0.5} ${ring * 0.9}`;
  return path(outline, { stroke: { color: theme.health, width: ring, dashes: dashPattern } });
}

function faceDrawing(
  { label: name, side, portrait }: DrawnCombatant,
  { radius, ring }: TokenShape,
  isSmall: boolean,
  theme: Theme,
): Svg {
  const labelColor = { players: theme.onPlayers, enemies: theme.onEnemies, others: theme.onOthers }[side];
  const fontSize = name.length > 2 ? 28 : isSmall ? 46 : 38;
  if (portrait === undefined) return label(name, { x: 50, y: isSmall ? 50 : 43, size: fontSize, fill: labelColor });
  const clipId = `portrait-${name}`;
  return joinSvg(
    element('clipPath', { id: clipId }, circle(50, 50, radius - ring / 2, { fill: '#000000' })),
    element('image', {
      href: portrait,
      x: 50 - radius,
      y: 50 - radius,
      width: 2 * radius,
      height: 2 * radius,
      preserveAspectRatio: 'xMidYMid slice',
      'clip-path': `url(#${clipId})`,
    }),
  );
}

function facingWedge(facing: Direction, side: TokenSide, { radius }: TokenShape, theme: Theme): Svg {
  // A square's corners reach further out than its sides.
  const top = 50 - radius - (side !== 'players' && facing.includes('-') ? 9 : 0);
  const wedgePath = `M34 ${top - 3}L50 ${top - 19}L66 ${top - 3}Z`;
  const transform = `rotate(${DIRECTIONS.indexOf(facing) * 45} 50 50)`;
  return element('path', { d: wedgePath, transform, fill: theme.mark, stroke: theme.edge, 'stroke-width': 4 });
}

function healthNumber({ health, count }: DrawnCombatant, theme: Theme): Svg | undefined {
  if (count === '') return undefined;
  const isHealthLow = health !== undefined && healthFraction(health) <= LOW_HEALTH_FRACTION;
  const numberText = count ?? (health ? String(health.left) : '?');
  const backgroundWidth = 16 + 16 * numberText.length;
  return joinSvg(
    rectangle(
      { x: 50 - backgroundWidth / 2, y: 71, width: backgroundWidth, height: 33 },
      {
        fill: isHealthLow ? '#FFFFFF' : theme.edge,
        stroke: isHealthLow ? { color: theme.enemies, width: 6 } : { color: '#FFFFFF', width: 3 },
      },
      10,
    ),
    label(numberText, { x: 50, y: 87.5, size: 28, fill: isHealthLow ? theme.low : '#FFFFFF' }),
  );
}

function conditionLetters({ conditions = [] }: DrawnCombatant, theme: Theme): readonly Svg[] {
  const letters = conditions.map(({ letter }) => letter);
  const shownLetters =
    letters.length > MAX_CONDITION_LETTERS ? [...letters.slice(0, MAX_CONDITION_LETTERS - 1), '+'] : letters;
  return shownLetters.map((letter, index) =>
    joinSvg(
      circle(84 - index * 27, 14, 14.5, { fill: theme.condition, stroke: { color: '#FFFFFF', width: 3 } }),
      label(letter, { x: 84 - index * 27, y: 14, size: 20, fill: '#FFFFFF' }),
    ),
  );
}

function healthFraction({ left, most }: NonNullable<Token['health']>): number {
  return most <= 0 ? 0 : Math.max(0, Math.min(1, left / most));
}

function roundedLength(length: number): number {
  return Math.round(length * 100) / 100;
}
