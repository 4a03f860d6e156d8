import type { Course, CourseLine } from '../pictures/course.ts';
import type { Picture } from '../pictures/picture.ts';
import type { Combatant, CombatantId, Encounter } from '../rules/core/encounter.ts';
import { hasLeft } from '../rules/core/encounter.ts';
import { detailOf } from '../rules/core/secrecy.ts';
import { rulesOf } from '../rules/systems.ts';
import { course as words } from '../text/map.ts';
import { shorten, t } from '../text/t.ts';
import { LONGEST_ALT } from './board-alt.ts';
import { pictureTheme } from './field-picture.ts';
import type { Outcome } from './meters.ts';
import { drawnTokens, healthLeft, tokenSides } from './tokens.ts';

/** The most points on a line. More would be unreadable. */
const MAX_PLACES = 60;
/** The most names of the fallen. More would be unreadable. */
const MAX_FALLS = 24;

/**
 * Counts, deed by deed, what the chart of a fight shows: each side's remaining health as a share of all the health it
 * ever had in the fight. Combatants who leave alive no longer count. A side whose numbers players may not know has no
 * line.
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

  /** The fight's course. Undefined if there was no round, or no side's numbers may be shown. */
  get course(): Course | undefined {
    const last = this.#last;
    if (last?.phase === 'fighting' && this.#rounds.at(-1) !== String(last.round))
      this.#sample(last, String(last.round));
    if (this.#rounds.length < 2) return undefined;
    const places = shownPoints(this.#rounds.length);
    const sidesByName = tokenSides([...this.#sides.keys()].map((side) => ({ side })));
    const lines = [...this.#sides].flatMap(([name, side]) => {
      const tokenSide = sidesByName.get(name);
      return tokenSide === 'players' || tokenSide === 'enemies' ? side.line(tokenSide, places) : [];
    });
    if (lines.length === 0) return undefined;
    return { title: t('course-title'), rounds: places.map((index) => this.#rounds[index] ?? ''), lines };
  }

  #followAll(before: Encounter, after: Encounter): void {
    for (const previous of before.combatants) {
      const current = after.combatants.find(({ id }) => id === previous.id);
      if (!current) this.#side(previous).leave(previous, before);
      else if (previous.vitality === 'up' && current.vitality !== 'up')
        this.#side(previous).fall(previous, before, fallPoint(current, after, this.#rounds));
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
    const sideCount = this.#sides.get(side) ?? new SideCount();
    this.#sides.set(side, sideCount);
    return sideCount;
  }
}

/** The counts for a side. */
class SideCount {
  readonly falls: { readonly at: number; readonly label: string }[] = [];
  readonly #shares: number[] = [];
  /** The maximum health of combatants who fell and are gone. */
  #gone = 0;
  #isHidden = false;
  /** The last known maximum health of each combatant. */
  readonly #most = new Map<CombatantId, number>();

  fall(combatant: Combatant, before: Encounter, point: { readonly at: number; readonly label: string }): void {
    this.#healthOf(combatant, before);
    this.falls.push(point);
  }

  leave(who: Combatant, encounter: Encounter): void {
    const { most } = this.#healthOf(who, encounter);
    if (who.vitality !== 'up') this.#gone += most;
  }

  sample(members: readonly Combatant[], encounter: Encounter, places: number): void {
    const health = members.map((who) => this.#healthOf(who, encounter));
    const max = health.reduce((sum, each) => sum + each.most, this.#gone);
    const left = health.reduce((sum, each) => sum + each.left, 0);
    // A combatant that joins late counts as unhurt before that.
    while (this.#shares.length < places - 1) this.#shares.push(100);
    this.#shares.push(max === 0 ? 0 : Math.round((100 * left) / max));
  }

  /** Some books no longer count health for the dead, so their health is 0. */
  #healthOf(who: Combatant, encounter: Encounter): { readonly left: number; readonly most: number } {
    const health = healthLeft(who, encounter, rulesOf(encounter), 'players');
    if (health) this.#most.set(who.id, health.most);
    else if (who.vitality === 'up' || detailOf(who, encounter) !== 'exact') this.#isHidden = true;
    // Who has left no longer fights.
    if (health && hasLeft(who.vitality)) return { ...health, left: 0 };
    return health ?? { left: 0, most: this.#most.get(who.id) ?? 0 };
  }

  /** The side's line at those points. Empty if its numbers are secret. */
  line(side: CourseLine['side'], places: readonly number[]): readonly CourseLine[] {
    if (this.#isHidden) return [];
    const shares = places.map((index) => this.#shares[index] ?? 0);
    const shownFalls = this.falls.map(({ at: index, label }) => ({ at: indexAfter(index, places), label }));
    const name = words.end(words.side(side), shares.at(-1) ?? 0);
    return [{ side, name, shares, falls: shownFalls.length > MAX_FALLS ? [] : shownFalls }];
  }
}

/** The course of a fight, from everything that was done. */
export function courseOf(outcomes: Iterable<Pick<Outcome, 'before' | 'after'>>): Course | undefined {
  const count = new CourseCount();
  for (const each of outcomes) count.add(each);
  return count.course;
}

/** The chart in words. */
export function courseAlt({ title, lines }: Course): string {
  return [
    `${title}.`,
    ...lines.flatMap(({ side, shares, falls: shownFalls }) => [
      words.line(words.side(side), shares),
      ...(shownFalls.length === 0 ? [] : [words.falls(shownFalls.map(({ label }) => label))]),
    ]),
  ].join(' ');
}

function fallPoint(who: Combatant, encounter: Encounter, rounds: readonly string[]) {
  const token = drawnTokens(encounter).find((each) => each.who.id === who.id);
  return { at: rounds.length, label: token?.drawn.label ?? '' };
}

/** The points that are shown: all, or evenly spaced ones and the last. */
function shownPoints(places: number): readonly number[] {
  const every = Math.ceil(places / MAX_PLACES);
  return Array.from({ length: places }, (_, index) => index).filter(
    (index) => index % every === 0 || index === places - 1,
  );
}

/** The first shown point from a given one on. */
function indexAfter(point: number, places: readonly number[]): number {
  const found = places.findIndex((index) => index >= point);
  return found === -1 ? places.length - 1 : found;
}

/** With more deeds than this, the chart isn't drawn with a message, because the message must not wait. */
export const MAX_CHARTED = 2000;

/** The course of a fight as a picture. Undefined if there is nothing to show or pictures are off. */
export function courseChart(
  encounter: Encounter,
  outcomes: Iterable<Pick<Outcome, 'before' | 'after'>>,
): Picture | undefined {
  const theme = pictureTheme(encounter);
  const course = theme && courseOf(outcomes);
  return course && { shows: { course }, theme, alt: shorten(courseAlt(course), LONGEST_ALT) };
}
