import type { Check, Contest, Modifier, Roll, Step } from '../rules/core/check.ts';
import type { Event } from '../rules/core/event.ts';
import { plain, shorten, signed } from './text.ts';

/** How many dice of one roll are written out. */
const MOST_FACES = 30;

/** The name that is shown for a combatant. */
export type NameOf = (id: string) => string;

/** The arithmetic behind an event, a line each; nothing for an event that has none. */
export function sums(event: Event, name: NameOf): readonly string[] {
  switch (event.type) {
    case 'checked':
      return [check(event.check, event.purpose)];
    case 'contested':
      return [contest(event.contest, event.purpose, name(event.by), name(event.at))];
    case 'rolled':
      return [`${event.purpose}: ${roll(event.roll)} = **${total(event.roll)}**`];
    case 'harmed':
      return harm(event.steps, event.amount, `${name(event.target)}, ${event.from}`);
    case 'healed':
      return harm(event.steps, event.amount, `${name(event.target)}, ${event.from}`);
    case 'remarked':
      if (event.what === 'decided') return [];
      return [[event.what, event.note && plain(event.note), event.dice && roll(event.dice)].filter(Boolean).join(': ')];
    default:
      return [];
  }
}

/** What an act has cost, and what came back: a line a combatant. What a new turn or round brings is not told. */
export function payments(events: readonly Event[], name: NameOf): readonly string[] {
  const over = events.findIndex(({ type }) => type === 'turn-ended' || type === 'round-started');
  const paid = (over === -1 ? events : events.slice(0, over)).flatMap((event) =>
    event.type === 'spent' || event.type === 'regained' ? [event] : [],
  );
  return [...Map.groupBy(paid, ({ combatant }) => combatant)].map(([who, each]) => {
    const tracks = each.map(({ track, before, after }) => `${plain(track)} ${before} → ${after}`);
    return `${name(who)}: ${tracks.join(', ')}`;
  });
}

/** `d20 14 + (STR 12 − REF 11) + 1 longsword = 16 ≥ 11 → hit` */
function check({ roll: thrown, against, degree }: Check, purpose: string): string {
  const sum = total(thrown);
  const sign = thrown.total >= against.value ? '≥' : '<';
  const goal =
    against.name === '' || against.name === 'to hit' ? `${against.value}` : `${against.value} ${against.name}`;
  return `${purpose}: ${roll(thrown)} = **${sum}** ${sign} ${goal} → **${degree}**`;
}

/** Both rolls, each with its parts, and what came of them. */
function contest({ own, theirs, degree }: Contest, purpose: string, by: string, at: string): string {
  return `${purpose}: ${by} ${roll(own)} = **${total(own)}** against ${at} ${roll(theirs)} = **${total(theirs)}** → **${degree}**`;
}

function total({ total: sum, counting }: Roll): string {
  return counting === 'hits' ? `${sum} ${sum === 1 ? 'hit' : 'hits'}` : number(sum);
}

/** The dice as they fell and every modifier with its reason. Dice that do not count are struck out. */
export function roll({ dice, kept, modifiers, counting }: Roll): string {
  const counts = (place: number, face: number) => (kept ? kept.includes(place) : counting !== 'hits' || face >= 5);
  const faces = dice
    .slice(0, MOST_FACES)
    .map(({ face }, place) => (counts(place, face) ? `${face}` : `~~${face}~~`))
    .join(', ');
  const more = dice.length > MOST_FACES ? ` and ${dice.length - MOST_FACES} more` : '';
  const sides = dice[0]?.sides;
  const same = dice.every((die) => die.sides === sides);
  const count = dice.length === 1 ? '' : dice.length;
  const thrown = dice.length === 0 ? 'no dice' : same ? `${count}d${sides} ${faces}` : faces;
  return `${thrown}${more}${modified(modifiers)}`;
}

/** Modifiers with their reasons. One's own score against another's is bracketed: "+ (STR 12 − REF 11)". */
function modified(modifiers: readonly Modifier[]): string {
  const [own, their, ...rest] = modifiers;
  const [mine, theirs] = [own && score(own), their && score(their)];
  if (own && their && mine && theirs && own.value >= 0 && their.value <= 0)
    return ` + (${mine} − ${theirs})${each(rest)}`;
  return each(modifiers);
}

/** A stat of three letters, whoever's it is: "REF 14 (12 + 2 Warrior)" from "REF of Kira (12 + 2 Warrior)". */
function score({ value, why }: Modifier): string | undefined {
  const match = /^([A-Z]{3})(?: of .*?)?( \([^()]*\))?$/.exec(why);
  return match ? `${match[1]} ${Math.abs(value)}${plain(match[2] ?? '', 60).replace(/^(?=.)/, ' ')}` : undefined;
}

function each(modifiers: readonly Modifier[]): string {
  return modifiers
    .filter(({ value }) => value !== 0)
    .map(({ value, why }) => ` ${signed(value)} ${plain(why)}`)
    .join('');
}

/** A sum step by step: `16 STR + 3 longsword = 19; − 5 Tower Shield = 14; × 50 % Full Plate = 7`. */
function harm(steps: readonly Step[], amount: number, what: string): string[] {
  if (steps.length === 0) return [];
  return [`${plain(what, 80)}: ${stepped(steps)} → **${amount}**`];
}

function stepped(steps: readonly Step[]): string {
  const parts = steps.map((step, place) => {
    const before = steps[place - 1];
    // A share is taken of what stands before it, so that is said first.
    const stands =
      before && !('percent' in before) && steps[place - 2] !== undefined ? ` = ${number(before.left)};` : '';
    if ('plus' in step) {
      const after = before && !('plus' in before) ? ` = ${number(before.left)};` : '';
      return place === 0 ? `${step.plus} ${plain(step.why)}` : `${after} ${signed(step.plus)} ${plain(step.why)}`;
    }
    if ('percent' in step) return `${stands} × ${step.percent} % ${plain(step.why)}`;
    return `; ${plain(step.why)} ${step.bound}`;
  });
  return shorten(parts.join(''), 900);
}

/** A number as sums have it, with a real minus and at most two decimals. */
function number(value: number): string {
  return String(Math.round(value * 100) / 100).replace('-', '−');
}
