import type { Direction, FieldFault, GroundName } from '../field/field.ts';
import type { PremadeMapName } from '../field/premade.ts';
import type { PlaceMeaning } from '../rules/core/field-rules.ts';
import { and, labelInSentence, list, plain, t, withLabel } from './t.ts';

type KebabCase<Name extends string> = Name extends `${infer First} ${infer Rest}`
  ? `${First}-${KebabCase<Rest>}`
  : Name;

/** A name as part of a message's id: "closed door" becomes `closed-door`. */
function toKebabCase<Name extends string>(name: Name): KebabCase<Name> {
  return name.replaceAll(' ', '-') as KebabCase<Name>;
}

/** Words for events on the map. Callers escape the names. Squares are called by their names, such as "D7". */
export const mapWords = {
  /** What is on a square: "a crate". */
  ground: (ground: GroundName) => t(`ground-${toKebabCase(ground)}`),
  /**
   * What is on a square, with an article: "the crate". `height` means ground between two combatants that is higher than
   * both of them.
   */
  the: (ground: GroundName | 'height') => t(`the-ground-${toKebabCase(ground)}`),
  changed: (squares: readonly string[], ground: GroundName) =>
    t('map-ground-changed', { squares: and(squares), ground: t(`ground-${toKebabCase(ground)}`) }),
  raised: (squares: readonly string[], level: number) => t('map-height-changed', { squares: and(squares), level }),
  door: (name: string, square: string, isOpen: boolean) =>
    isOpen ? t('map-door-opened', { name, square }) : t('map-door-closed', { name, square }),
  places: (all: readonly { readonly name: string; readonly at: string }[]) =>
    t('map-all-placed', { all: and(all.map(({ name, at }) => `${name} ${at}`)) }),
  off: (names: readonly string[]) => t('map-off', { names: and(names), count: names.length }),
  overridden: (actor: string, target: string, situation: string, why: string | undefined) =>
    why === undefined
      ? t('map-overridden', { actor, target, situation })
      : t('map-overridden-because', { actor, target, situation, why }),
};

/** Texts for the alt text of a map's picture. Each is a sentence, or part of one. */
export const pictureWords = {
  turn: (round: string, names: readonly string[]) =>
    names.length === 0 ? `${round}.` : t('picture-turn', { round, names: and(names) }),
  person: (square: string, name: string, facts: readonly string[]) =>
    withLabel(`${square} ${name}`, `${facts.join(', ')}.`),
  /** A combatant's side. Undefined for the players' side, because it isn't mentioned. */
  side: (side: 'players' | 'enemies' | 'others') => (side === 'players' ? undefined : t(`picture-side-${side}`)),
  canGo: (squares: readonly string[]) => t('picture-can-go', { squares: list(squares) }),
  mayBeAttacked: (squares: readonly string[]) => t('picture-may-be-attacked', { squares: list(squares) }),
  area: (squares: readonly string[]) => t('picture-area', { squares: list(squares) }),
  range: (squares: readonly string[]) => t('picture-range', { squares: list(squares) }),
  /** An entry in the legend of the text map. */
  sign: (sign: string, means: string) => `${sign} ${means}`,
  /** Everyone on one square: "K and G1 share C4." */
  sharing: (square: string, labels: readonly string[]) => t('legend-sharing', { square, labels: and(labels) }),
  is: (ground: GroundName) => labelInSentence(t(`ground-name-${toKebabCase(ground)}`)),
  ground: (ground: GroundName, squares: readonly string[]) =>
    withLabel(t(`ground-name-${toKebabCase(ground)}`), `${list(squares)}.`),
  height: (level: number, squares: readonly string[]) => t('picture-height', { level, squares: list(squares) }),
};

/**
 * Words for the chart of a fight, in the picture and for screen readers. The text in the picture uses only letters that
 * its font has.
 */
export const courseWords = {
  side: (side: 'players' | 'enemies') => t(`course-side-${side}`),
  /** The label at the end of a side's line in the chart of a fight: "Players 62%". */
  end: (side: string, percent: number) => t('course-end', { side, percent }),
  share: (percent: number) => t('course-share', { percent }),
  line: (side: string, percents: readonly number[]) =>
    t('course-line', { side, shares: percents.map((percent) => t('course-share', { percent })).join(', ') }),
  falls: (labels: readonly string[]) => t('course-falls', { labels: and(labels) }),
} as const;

const MAX_LISTED_SIGNS = 5;

/** What can be put on squares: a kind of ground, or a change of height by one level. */
type TileContent = GroundName | 'higher' | 'lower';

/** Texts for a GM who draws a map. Callers escape the names. Squares are called by their names, such as "D7". */
export const drawingWords = {
  kind: (kind: PremadeMapName) => ({ label: t(`drawing-kind-${kind}.label`), about: t(`drawing-kind-${kind}.about`) }),
  allPlaced: (count: number, swapped: boolean) =>
    swapped ? t('drawing-all-placed-players-right', { count }) : t('drawing-all-placed-players-left', { count }),
  hiddenOff: (names: readonly string[]) => t('drawing-hidden-off', { names: and(names), count: names.length }),
  noRoom: (names: readonly string[]) => t('drawing-no-room', { names: and(names) }),
  at: (label: string, name: string, square: string, isHidden: boolean) =>
    isHidden ? t('drawing-token-hidden', { label, name, square }) : t('drawing-token', { label, name, square }),
  nowhere: (names: readonly string[]) => t('drawing-not-on-map', { names: and(names) }),
  put: (put: TileContent) => {
    const id = `drawing-put-${toKebabCase(put)}` as const;
    return { label: t(`${id}.label`), about: t(`${id}.about`) };
  },
  /** A square in a menu: "D7, height 2: a crate". */
  squareWith: (square: string, ground: GroundName, level: number) => {
    if (ground === 'floor') return level === 0 ? square : t('drawing-square-raised', { square, level });
    const groundText = mapWords.ground(ground);
    return level === 0
      ? t('drawing-square-with', { square, ground: groundText })
      : t('drawing-square-raised-with', { square, level, ground: groundText });
  },
  placeOf: (name: string, square: string | undefined) =>
    square === undefined ? t('drawing-place-of-none', { name }) : t('drawing-place-of', { name, square }),
  /** `wrong` lists the unknown signs. Their squares stay unchanged, or become open floor on a new map. */
  wrongSigns: (wrong: readonly { readonly sign: string; readonly row: number; readonly column: number }[]) => {
    const listedSignTexts = wrong
      .slice(0, MAX_LISTED_SIGNS)
      .map(({ sign, row, column }) => t('drawing-wrong-sign', { sign: plain(sign), row, column }));
    const leftOutCount = wrong.length - listedSignTexts.length;
    const signTexts = [
      ...listedSignTexts,
      ...(leftOutCount > 0 ? [t('drawing-more-wrong-signs', { count: leftOutCount })] : []),
    ];
    return t('drawing-wrong-signs', { all: and(signTexts), count: wrong.length });
  },
  fault: (fault: Exclude<FieldFault['fault'], 'sign'>) => t(`drawing-fault-${fault}`),
  placedHidden: (name: string, square: string) =>
    square.toLowerCase() === 'off'
      ? t('drawing-off-hidden', { name })
      : t('drawing-placed-hidden', { name, square: plain(square.toUpperCase(), 20) }),
} as const;

/** Texts for a GM who imports a map from another program. */
export const importWords = {
  used: (rows: readonly string[]) => {
    const allSigns = rows.join('');
    const doorCount = allSigns.match(/[+/]/g)?.length ?? 0;
    return t('import-used', { columns: rows[0]?.length ?? 0, rows: rows.length, doors: doorCount });
  },
  part: (
    { width, height }: { readonly width: number; readonly height: number },
    from: { readonly x: number; readonly y: number },
    next: { readonly x: number; readonly y: number },
  ) =>
    t('import-part', {
      columns: width,
      rows: height,
      column: from.x + 1,
      row: from.y + 1,
      corner: `${next.x + 1}x${next.y + 1}`,
    }),
  picture: () => t('import-picture'),
  noPicture: (why: 'part' | 'big' | 'type') => t(`import-no-picture-${why}`),
  lines: (count: number) => t('import-lines', { count }),
  doors: (count: number) => t('import-doors', { count }),
  lights: (count: number) => t('import-lights', { count }),
} as const;

/** Texts for the private panel that *Move* opens. Callers escape the names, except in `place`. */
export const moveWords = {
  /**
   * The label of a place's button: what the place is good for, and its square. The names aren't escaped, because
   * buttons have no Markdown.
   */
  place: (means: PlaceMeaning['means'], what: string, square: string) => withLabel(placeName(means, what), square),
  squares: (count: number, direction: Direction) =>
    t('moves-squares', { count, direction: t(`direction-${direction}`) }),
  path: (squares: readonly string[]) => t('moves-path', { squares: squares.join(', ') }),
  squareOf: (square: string, names: string) => withLabel(square, names),
  at: (act: string, square: string) => withLabel(act, square),
} as const;

function placeName(means: PlaceMeaning['means'], name: string): string {
  switch (means) {
    case 'high ground':
    case 'away':
      return t(`place-${toKebabCase(means)}`);
    case 'in cover':
      return t('place-in-cover', { thing: name });
    default:
      return t(`place-${toKebabCase(means)}`, { name });
  }
}
