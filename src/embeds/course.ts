import type { Course, CourseLine } from '../pictures/course.ts';
import type { Combatant, Encounter } from '../rules/core/encounter.ts';
import { rulesOf } from '../rules/systems.ts';
import { course as words } from '../text/spoken.ts';
import { drawnTokens, healthLeft, tokenSides } from './tokens.ts';
import type { Outcome } from './visibility.ts';

/** Most places on a line, and most who fell that are named: of more nobody could read one. */
const MOST_PLACES = 60;
const MOST_FALLS = 24;

/**
 * What the chart of a fight is counted from, deed by deed: what each side has left of its health, of what all who were ever in it had.
 * Whoever goes away able to act is no longer counted. A side of which players are not told all numbers has no line.
 */
export class CourseCount {
  readonly #sides = new Map<string, SideCount>();
  readonly #rounds: string[] = [];
  #last: Encounter | undefined;

  add({ before, after }: Pick<Outcome, 'before' | 'after'>): void {
    if (before.combatants !== after.combatants) this.#followAll(before, after);
    this.#last = after;
    const [wasOn, isOn] = [before.phase === 'fighting', after.phase === 'fighting'];
    if (!wasOn && isOn && this.#rounds.length === 0) this.#sample(after, '0');
    else if (wasOn && (!isOn || after.round !== before.round)) this.#sample(after, String(before.round));
  }

  /** Undefined: there was no round, or of no side may numbers be told. */
  get course(): Course | undefined {
    const last = this.#last;
    if (last?.phase === 'fighting' && this.#rounds.at(-1) !== String(last.round))
      this.#sample(last, String(last.round));
    if (this.#rounds.length < 2) return undefined;
    const places = kept(this.#rounds.length);
    const named = tokenSides([...this.#sides.keys()].map((side) => ({ side })));
    const lines = [...this.#sides].flatMap(([name, side]) => {
      const drawn = named.get(name);
      return drawn === 'players' || drawn === 'foes' ? side.line(drawn, places) : [];
    });
    if (lines.length === 0) return undefined;
    return { title: words.title, rounds: places.map((at) => this.#rounds[at] ?? ''), lines };
  }

  #followAll(before: Encounter, after: Encounter): void {
    for (const was of before.combatants) {
      const is = after.combatants.find(({ id }) => id === was.id);
      if (!is) this.#side(was).lose(was, before);
      else if (was.vitality === 'up' && is.vitality !== 'up') this.#side(was).falls.push(fall(is, after, this.#rounds));
    }
  }

  #sample(encounter: Encounter, round: string): void {
    this.#rounds.push(round);
    for (const who of encounter.combatants) this.#side(who);
    for (const [name, side] of this.#sides) {
      side.sample(
        encounter.combatants.filter((who) => who.side === name),
        encounter,
        this.#rounds.length,
      );
    }
  }

  #side({ side }: Combatant): SideCount {
    const known = this.#sides.get(side) ?? new SideCount();
    this.#sides.set(side, known);
    return known;
  }
}

/** What is counted of a side. */
class SideCount {
  readonly falls: { readonly at: number; readonly label: string }[] = [];
  readonly #shares: number[] = [];
  /** What those had at most who fell and are gone. */
  #gone = 0;
  #isKeptBack = false;

  lose(who: Combatant, encounter: Encounter): void {
    const health = healthLeft(who, encounter, rulesOf(encounter), 'players');
    if (health && who.vitality !== 'up') this.#gone += health.most;
  }

  sample(members: readonly Combatant[], encounter: Encounter, places: number): void {
    let [left, most] = [0, this.#gone];
    for (const who of members) {
      const health = healthLeft(who, encounter, rulesOf(encounter), 'players');
      if (!health) this.#isKeptBack = true;
      left += health?.left ?? 0;
      most += health?.most ?? 0;
    }
    // Those who come late were whole before.
    while (this.#shares.length < places - 1) this.#shares.push(100);
    this.#shares.push(most === 0 ? 0 : Math.round((100 * left) / most));
  }

  /** The line of a side at those places; none where numbers are kept back. */
  line(side: CourseLine['side'], places: readonly number[]): readonly CourseLine[] {
    if (this.#isKeptBack) return [];
    const shares = places.map((at) => this.#shares[at] ?? 0);
    const falls = this.falls.map(({ at, label }) => ({ at: placeAfter(at, places), label }));
    const name = words.end(words.side[side], shares.at(-1) ?? 0);
    return [{ side, name, shares, falls: falls.length > MOST_FALLS ? [] : falls }];
  }
}

/** A fight's course, of all that was done. */
export function courseOf(done: Iterable<Pick<Outcome, 'before' | 'after'>>): Course | undefined {
  const count = new CourseCount();
  for (const each of done) count.add(each);
  return count.course;
}

/** What the chart shows, in words. */
export function courseAlt({ title, lines }: Course): string {
  return [
    `${title}.`,
    ...lines.flatMap(({ side, shares, falls }) => [
      words.line(words.side[side], shares),
      ...(falls.length === 0 ? [] : [words.falls(falls.map(({ label }) => label))]),
    ]),
  ].join(' ');
}

function fall(who: Combatant, encounter: Encounter, rounds: readonly string[]) {
  const token = drawnTokens(encounter).find((each) => each.who.id === who.id);
  return { at: rounds.length, label: token?.drawn.label ?? '' };
}

/** Which of so many places are shown: all, or every few and the last. */
function kept(places: number): readonly number[] {
  const every = Math.ceil(places / MOST_PLACES);
  return Array.from({ length: places }, (_, at) => at).filter((at) => at % every === 0 || at === places - 1);
}

/** The first shown place from one on. */
function placeAfter(at: number, places: readonly number[]): number {
  const found = places.findIndex((place) => place >= at);
  return found === -1 ? places.length - 1 : found;
}
