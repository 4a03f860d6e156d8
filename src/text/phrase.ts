/** Who and what a phrase may name. All of it is safe to show; what an event lacks is a plain word in its place. */
export interface Named {
  readonly by: string;
  readonly at: string;
  /** What it was done with, as it stands in a sentence: "the longsword", "Fire Bolt". */
  readonly tool: string;
  /** The same after a possessive: "Kira’s longsword". */
  readonly own: string;
  /** The ending of a verb whose subject is the tool: "the longsword find**s**", "the fists find". */
  readonly s: string;
  /** A condition, a kind of rest, a fact, as the record has it. */
  readonly what: string;
}

export interface Line {
  (named: Named): string;
  /** Scenery needs a fight without a map, which might deny it; the line in its place needs a map. */
  readonly needs?: 'map' | 'no map';
}

/** Ways to tell one thing. There is always at least one. */
export type Lines = readonly [Line, ...Line[]];

/** Not told, because another line or the gauges tell it. */
export const UNTOLD = 'untold';

/**
 * How things are told, by what happened: "check/success", "fell/dead", "gained/Burning", "remarked/immune".
 */
export type Phrasebook = Readonly<Record<string, Lines | typeof UNTOLD>>;

type Part = (named: Named) => string;

/** The parts a phrase may name. */
export const by: Part = (named) => named.by;
export const at: Part = (named) => named.at;
export const tool: Part = (named) => named.tool;
export const own: Part = (named) => named.own;
export const s: Part = (named) => named.s;
export const what: Part = (named) => named.what;
/** Shows nothing; a line with it needs a fight without a map. */
export const noMap: Part = () => '';
/** The same, but the line needs a map. */
export const onMap: Part = () => '';

/**
 * Ways to tell one thing, a line each:
 *
 *     ways`
 *       ${by} gets past ${at}’s guard, and ${tool} land${s}.
 *       ${at} turns too late for ${by}’s ${own}.
 *     `
 */
export function lines({ raw }: TemplateStringsArray, ...parts: readonly Part[]): Lines {
  const lines: (string | Part)[][] = [[]];
  raw.forEach((text, place) => {
    const [first = '', ...rest] = text.split('\n');
    lines.at(-1)?.push(first);
    for (const line of rest) lines.push([line]);
    const part = parts[place];
    if (part) lines.at(-1)?.push(part);
  });
  const told = lines
    .filter((line) => line.some((piece) => typeof piece === 'function' || piece?.trim() !== ''))
    .map((line): Line => {
      const tell = (named: Named) => {
        let sentence = '';
        for (const piece of line) sentence += typeof piece === 'function' ? piece(named) : piece;
        return sentence.trim();
      };
      if (line.includes(noMap)) return Object.assign(tell, { needs: 'no map' } as const);
      return line.includes(onMap) ? Object.assign(tell, { needs: 'map' } as const) : tell;
    });
  if (!areSome(told)) throw new Error('A phrase with no ways to tell it');
  return told;
}

/** The lines that can be told with a map, or without one. */
export function tellable(lines: readonly Line[], hasMap: boolean): readonly Line[] {
  return lines.filter(({ needs }) => needs === undefined || needs === (hasMap ? 'map' : 'no map'));
}

export function areSome(lines: readonly Line[]): lines is Lines {
  return lines.length > 0;
}
