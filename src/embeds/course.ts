import type { CourseChart, HealthLine } from '../pictures/course.ts';
import type { Picture } from '../pictures/picture.ts';
import { type Combatant, type CombatantId, type Encounter, hasLeftFight } from '../rules/core/encounter.ts';
import { detailOf } from '../rules/core/secrecy.ts';
import { rulesOf } from '../rules/systems.ts';
import { courseWords as words } from '../text/map.ts';
import { numberSigns, shorten, t } from '../text/t.ts';
import { MAX_ALT_LENGTH } from './board-alt.ts';
import { pictureTheme } from './field-picture.ts';
import type { Outcome } from './meters.ts';
import { drawnTokens, healthLeft, tokenSides } from './tokens.ts';

/** The maximum number of points on a line. More would be unreadable. */
const MAX_POINTS_ON_LINE = 60;
/** The maximum number of fallen combatants' names on a line. If there are more, none are shown. */
const MAX_FALLEN_NAMES = 24;

/**
 * Collects, deed by deed, what the chart of a fight shows: each side's remaining health, as a percentage of the maximum
 * health of everyone who was on it. A combatant who leaves alive no longer counts. A side has no line if players may
 * not know its numbers.
 */
export class CourseCollector {
  readonly #sides = new Map<string, SideHealth>();
  readonly #rounds: string[] = [];
  #last: Encounter | undefined;

  add({ before, after }: Pick<Outcome, 'before' | 'after'>): void {
    if (before.combatants !== after.combatants) this.#recordLosses(before, after);
    this.#last = after;
    const [wasFighting, isFighting] = [before.phase === 'fighting', after.phase === 'fighting'];
    if (!wasFighting && isFighting && this.#rounds.length === 0) this.#recordRound(after, '0');
    else if (wasFighting && (!isFighting || after.round !== before.round))
      this.#recordRound(after, String(before.round));
  }

  /** The chart of the fight. Undefined if there was no round, or if no side's numbers may be shown. */
  get course(): CourseChart | undefined {
    const lastEncounter = this.#last;
    if (lastEncounter?.phase === 'fighting' && this.#rounds.at(-1) !== String(lastEncounter.round))
      this.#recordRound(lastEncounter, String(lastEncounter.round));
    if (this.#rounds.length < 2) return undefined;
    const pointIndexes = shownPointIndexes(this.#rounds.length);
    const sidesByName = tokenSides([...this.#sides.keys()].map((side) => ({ side })));
    const lines = [...this.#sides].flatMap(([name, side]) => {
      const tokenSide = sidesByName.get(name);
      return tokenSide === 'players' || tokenSide === 'enemies' ? side.line(tokenSide, pointIndexes) : [];
    });
    if (lines.length === 0) return undefined;
    return {
      title: t('course-title'),
      rounds: pointIndexes.map((index) => this.#rounds[index] ?? ''),
      lines,
      percentSign: numberSigns().percent,
    };
  }

  #recordLosses(before: Encounter, after: Encounter): void {
    for (const combatantBefore of before.combatants) {
      const combatantAfter = after.combatants.find(({ id }) => id === combatantBefore.id);
      if (!combatantAfter) this.#side(combatantBefore).recordRemoval(combatantBefore, before);
      else if (combatantBefore.vitality === 'up' && combatantAfter.vitality !== 'up')
        this.#side(combatantBefore).recordFall(combatantBefore, before, fallPoint(combatantAfter, after, this.#rounds));
    }
  }

  #recordRound(encounter: Encounter, round: string): void {
    this.#rounds.push(round);
    for (const who of encounter.combatants) this.#side(who);
    for (const [name, side] of this.#sides) {
      side.recordRound(
        encounter.combatants.filter((who) => who.side === name),
        encounter,
        this.#rounds.length,
      );
    }
  }

  #side({ side }: Combatant): SideHealth {
    const sideHealth = this.#sides.get(side) ?? new SideHealth();
    this.#sides.set(side, sideHealth);
    return sideHealth;
  }
}

/** One side's remaining health after each round, and when its combatants fell. */
class SideHealth {
  readonly falls: { readonly at: number; readonly label: string }[] = [];
  readonly #shares: number[] = [];
  /** The total maximum health of combatants who fell and were then removed. */
  #removedHealth = 0;
  #isHidden = false;
  /** The last known maximum health of each combatant. */
  readonly #maxHealth = new Map<CombatantId, number>();

  recordFall(combatant: Combatant, before: Encounter, point: { readonly at: number; readonly label: string }): void {
    this.#healthOf(combatant, before);
    this.falls.push(point);
  }

  recordRemoval(who: Combatant, encounter: Encounter): void {
    const { most } = this.#healthOf(who, encounter);
    if (who.vitality !== 'up') this.#removedHealth += most;
  }

  recordRound(members: readonly Combatant[], encounter: Encounter, roundCount: number): void {
    const memberHealths = members.map((who) => this.#healthOf(who, encounter));
    const maxHealth = memberHealths.reduce((sum, each) => sum + each.most, this.#removedHealth);
    const remainingHealth = memberHealths.reduce((sum, each) => sum + each.left, 0);
    // The side counts as unhurt before its first combatant joined.
    while (this.#shares.length < roundCount - 1) this.#shares.push(100);
    this.#shares.push(maxHealth === 0 ? 0 : Math.round((100 * remainingHealth) / maxHealth));
  }

  /** A combatant's health. In books that no longer count the health of the dead, a dead combatant has 0 left. */
  #healthOf(who: Combatant, encounter: Encounter): { readonly left: number; readonly most: number } {
    const health = healthLeft(who, encounter, rulesOf(encounter), 'players');
    if (health) this.#maxHealth.set(who.id, health.most);
    else if (who.vitality === 'up' || detailOf(who, encounter) !== 'exact') this.#isHidden = true;
    // The health of a combatant who has left the fight no longer counts.
    if (health && hasLeftFight(who.vitality)) return { ...health, left: 0 };
    return health ?? { left: 0, most: this.#maxHealth.get(who.id) ?? 0 };
  }

  /** The side's line on the chart, with its values at these points. Empty if the side's numbers are secret. */
  line(side: HealthLine['side'], pointIndexes: readonly number[]): readonly HealthLine[] {
    if (this.#isHidden) return [];
    const healthShares = pointIndexes.map((index) => this.#shares[index] ?? 0);
    const shownFalls = this.falls.map(({ at: index, label }) => ({
      at: firstShownIndexFrom(index, pointIndexes),
      label,
    }));
    const name = words.end(words.side(side), healthShares.at(-1) ?? 0);
    return [{ side, name, shares: healthShares, falls: shownFalls.length > MAX_FALLEN_NAMES ? [] : shownFalls }];
  }
}

/** The course of a fight, from all of its deeds. */
export function courseOf(outcomes: Iterable<Pick<Outcome, 'before' | 'after'>>): CourseChart | undefined {
  const collector = new CourseCollector();
  for (const outcome of outcomes) collector.add(outcome);
  return collector.course;
}

/** Describes the chart in words. */
export function courseAlt({ title, lines }: CourseChart): string {
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

/** The indexes of the shown points: all of them, or evenly spaced ones and the last. */
function shownPointIndexes(pointCount: number): readonly number[] {
  const pointInterval = Math.ceil(pointCount / MAX_POINTS_ON_LINE);
  return Array.from({ length: pointCount }, (_, index) => index).filter(
    (index) => index % pointInterval === 0 || index === pointCount - 1,
  );
}

/** The index of the first shown point that isn't before the given one. */
function firstShownIndexFrom(point: number, pointIndexes: readonly number[]): number {
  const nextShownIndex = pointIndexes.findIndex((index) => index >= point);
  return nextShownIndex === -1 ? pointIndexes.length - 1 : nextShownIndex;
}

/**
 * If a fight has more deeds than this, its chart isn't part of messages, because drawing the chart would delay them.
 */
export const MAX_CHARTED_DEEDS = 2000;

/** The course of a fight as a picture. Undefined if there is nothing to show or pictures are off. */
export function courseChart(
  encounter: Encounter,
  outcomes: Iterable<Pick<Outcome, 'before' | 'after'>>,
): Picture | undefined {
  const theme = pictureTheme(encounter);
  const course = theme && courseOf(outcomes);
  return course && { shows: { course }, theme, alt: shorten(courseAlt(course), MAX_ALT_LENGTH) };
}
