import { appendFileSync } from 'node:fs';

/** The file that collects the goals of all benches. If there is one, the benches measure less. */
const { GOALS } = process.env;

/** The usual number of runs, or a smaller one if only the goals are measured. */
export function runCount(usual: number, few: number): number {
  return GOALS === undefined ? usual : few;
}

/** The goal of a figure: what it may be at most, or must be at least. */
export interface Limit {
  readonly most?: number;
  readonly least?: number;
  /** Such as “×” or “ms”. */
  readonly unit?: string;
}

/** Compares a figure with its goal. Returns two cells of a table: the goal, and whether it is met. */
export function judge(
  what: string,
  figure: number,
  { most, least, unit = '' }: Limit,
): readonly [goal: string, verdict: string] {
  const goal = `${most === undefined ? `≥ ${least}` : `≤ ${most}`} ${unit}`.trim();
  const isMet = most === undefined ? figure >= (least ?? 0) : figure <= most;
  const verdict = isMet ? 'met' : '**missed**';
  const row: GoalRow = [what, goal, `${shortNumber(figure)} ${unit}`.trim(), verdict];
  if (GOALS !== undefined) appendFileSync(GOALS, `${JSON.stringify(row)}\n`);
  return [goal, verdict];
}

/** A line of the table of goals. */
export type GoalRow = readonly [what: string, goal: string, measured: string, verdict: string];

/** The value below which a `share` of all figures lie. A share of 0.5 gives the median. */
export function quantile(figures: readonly number[], share: number): number {
  const sorted = figures.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}

export function median(figures: readonly number[]): number {
  return quantile(figures, 0.5);
}

export function mean(figures: readonly number[]): number {
  return figures.reduce((sum, each) => sum + each, 0) / figures.length;
}

/** A Markdown table. */
export function markdownTable(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  return [line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n');
}

/** A number with about three digits. */
export function shortNumber(figure: number): string {
  if (figure >= 1000) return Math.round(figure).toLocaleString('en-US');
  return figure >= 100 ? figure.toFixed(0) : figure >= 10 ? figure.toFixed(1) : figure.toFixed(2);
}
