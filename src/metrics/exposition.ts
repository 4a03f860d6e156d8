/** The format in which Prometheus reads measurements: text, version 0.0.4. */
export const CONTENT_TYPE = 'text/plain; version=0.0.4; charset=utf-8';

/** What sets apart the counts of one name. */
export type Labels = Readonly<Record<string, string>>;

/** A measurement that is taken when it is asked for. `kind` counter: it only grows. */
export function sample(kind: 'gauge' | 'counter', name: string, help: string, value: number): string {
  return `${heading(kind, name, help)}${line(name, {}, value)}`;
}

/** Something that is counted, by labels. */
export class Counter {
  readonly #name: string;
  readonly #help: string;
  readonly #counts = new Map<string, number>();

  constructor(name: string, help: string) {
    this.#name = name;
    this.#help = help;
  }

  add(labels: Labels): void {
    const key = written(labels);
    this.#counts.set(key, (this.#counts.get(key) ?? 0) + 1);
  }

  toString(): string {
    const lines = [...this.#counts].map(([labels, count]) => `${this.#name}${labels} ${count}\n`);
    return heading('counter', this.#name, this.#help) + lines.join('');
  }
}

/** Something that is measured often: how many measurements lie at or below each bound, and their sum. */
export class Histogram {
  readonly #name: string;
  readonly #help: string;
  readonly #bounds: readonly number[];
  readonly #series = new Map<string, { readonly labels: Labels; readonly counts: number[]; sum: number }>();

  /** `bounds` rise; what lies above the last is counted too. */
  constructor(name: string, help: string, bounds: readonly number[]) {
    this.#name = name;
    this.#help = help;
    this.#bounds = bounds;
  }

  observe(labels: Labels, value: number): void {
    const key = written(labels);
    const series = this.#series.get(key) ?? { labels, counts: [...this.#bounds, 0].map(() => 0), sum: 0 };
    this.#series.set(key, series);
    const place = this.#bounds.findIndex((bound) => value <= bound);
    const at = place === -1 ? this.#bounds.length : place;
    series.counts[at] = (series.counts[at] ?? 0) + 1;
    series.sum += value;
  }

  toString(): string {
    const lines = [...this.#series.values()].flatMap(({ labels, counts, sum }) => {
      let below = 0;
      const buckets = counts.map((count, place) => {
        below += count;
        return line(`${this.#name}_bucket`, { ...labels, le: String(this.#bounds[place] ?? '+Inf') }, below);
      });
      return [...buckets, line(`${this.#name}_sum`, labels, sum), line(`${this.#name}_count`, labels, below)];
    });
    return heading('histogram', this.#name, this.#help) + lines.join('');
  }
}

function heading(kind: string, name: string, help: string): string {
  return `# HELP ${name} ${help}\n# TYPE ${name} ${kind}\n`;
}

function line(name: string, labels: Labels, value: number): string {
  return `${name}${written(labels)} ${value}\n`;
}

function written(labels: Labels): string {
  const pairs = Object.entries(labels).map(([name, value]) => `${name}="${value.replace(/[\\"\n]/g, escaped)}"`);
  return pairs.length === 0 ? '' : `{${pairs.join(',')}}`;
}

function escaped(char: string): string {
  return char === '\n' ? String.raw`\n` : `\\${char}`;
}
