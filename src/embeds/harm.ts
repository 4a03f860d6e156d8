import type { Roll, Step } from '../rules/core/check.ts';
import type { EventOf } from '../rules/core/event.ts';
import { isReason, isSame, type Why } from '../rules/core/reason.ts';
import { number, plain, shorten } from '../text/markdown.ts';
import type { Say } from '../text/words.ts';
import { added, thrown } from './rolls.ts';
import { isNamed, unowned } from './say.ts';
import type { Visibility } from './visibility.ts';

type Harmed = EventOf<'harmed'>;
type Healed = EventOf<'healed'>;

/** Longest sum of one blow, in characters. */
const LONGEST = 600;

/**
 * What a blow comes to, step by step: "Goblin, Longsword: 16 STR + 3 Longsword = 19 × 90 % (deflection 10 %, Hide) → 17
 * HP". `more` are what the same blow did to other tracks: stress first, then wounds. Of somebody whose numbers are not
 * told, only what the blow brought.
 */
export function harm(event: Harmed, more: readonly Harmed[], sight: Visibility): readonly string[] {
  const { target, actor, from, steps, dice = [] } = event;
  const who = `${sight.name(target)}, ${named(from, sight)}`;
  if (sight.detailOf(target) !== 'exact') {
    if (actor === undefined || sight.detailOf(actor) === 'hidden') return [];
    const brought = steps.slice(0, ofTheBlow(steps));
    const sum = brought.length > 1 ? ` = ${number(brought.at(-1)?.left ?? 0)}` : '';
    return brought.length === 0 ? [] : [`${who}: ${stepped(brought, dice, from, sight)}${sum}`];
  }
  if (steps.length === 0) return [];
  if (isGmsHand(from) && event.resource !== undefined)
    return [changed(who, event.resource, event.before, event.after, sight)];
  const all = [event, ...more];
  // Each of them has the whole sum; how it is shared out is said by the amounts.
  const sum = more.length === 0 ? steps : steps.filter((step) => more.every((other) => has(other.steps, step)));
  const shown = actor !== undefined && sight.detailOf(actor) === 'hidden' ? cameIn(sum) : sum;
  const came = all.map((each) => amount(each, sight)).join(', ');
  // One number, from what is named already: there is no sum to show.
  if (more.length === 0 && isBare(shown, from)) return [`${who}: **${came}**`];
  const sign = more.length === 0 ? '=' : '→';
  return [
    `${shorten(`${who}: ${stepped(shown, shown === sum ? dice : [], from, sight)}`, LONGEST)} ${sign} **${came}**`,
  ];
}

/** What is healed: "Kira, short rest: 80 maximum HP × 25 % (short rest) = 20 HP", or only from where to where. */
export function healing(
  { target, from, steps, resource, came, before, after, amount: by }: Healed,
  sight: Visibility,
): string[] {
  if (sight.detailOf(target) !== 'exact') return [];
  const who = `${sight.name(target)}, ${named(from, sight)}`;
  if (came !== undefined) return [`${who}: **${sight.word(came)}** heals`];
  if (steps.length === 0) return [];
  if (steps.length === 1 && resource !== undefined) return [changed(who, resource, before, after, sight)];
  return [`${shorten(`${who}: ${stepped(steps, [], '', sight)}`, LONGEST)} = **${sight.amount(by, resource ?? '')}**`];
}

/** From where to where: "HP 60 → **32**". */
function changed(who: string, resource: string, before: number, after: number, say: Say): string {
  return `${who}: ${say.resource(resource)} ${before} → **${after}**`;
}

/** Is it no blow but the GM's word? */
function isGmsHand(from: Why): boolean {
  return isReason(from) && (from.id === 'GM’s word' || from.id === 'said');
}

function amount({ resource, came, amount: much }: Harmed, sight: Visibility): string {
  if (came !== undefined) return sight.word(came);
  return sight.amount(much, resource ?? '');
}

function has(steps: readonly Step[], step: Step): boolean {
  return steps.some((other) => isSame(other.why, step.why) && other.left === step.left);
}

function isBare([only, another]: readonly Step[], from: Why): boolean {
  if (only === undefined || another !== undefined || !('plus' in only) || only.plus < 0 || only.roll) return false;
  return only.why === '' || isNamed(only.why, from);
}

/** How many steps are of the blow itself, before those of the one it falls on. */
function ofTheBlow(steps: readonly Step[]): number {
  const first = steps.findIndex((step) => !isBrought(step));
  return first === -1 ? steps.length : first;
}

const OF_THE_TARGET = /weak|vulnerab|resist|absor|deflect|soak|armor|can handle|difference|net hits|in all|taken as/i;

/** Is the step the attacker's own? */
function isBrought(step: Step): boolean {
  if (isReason(step.why)) return step.why.owner === undefined;
  if (OF_THE_TARGET.test(step.why)) return false;
  return 'plus' in step ? step.plus > 0 : 'percent' in step && step.why.startsWith('critical');
}

/** A blow's sum without what is the attacker's own: of each part of it, only what came in. */
function cameIn(steps: readonly Step[]): readonly Step[] {
  if (!steps.every(({ why }) => isReason(why))) {
    const own = Math.max(ofTheBlow(steps), 1);
    const came = steps[own - 1];
    return came ? [bare(came), ...steps.slice(own)] : [];
  }
  return steps.flatMap((step, place) => {
    if (!isBrought(step)) return [step];
    const next = steps[place + 1];
    const goesOn = next !== undefined && isBrought(next) && !('plus' in next && next.plus === next.left);
    return goesOn ? [] : [bare(step)];
  });
}

const bare = ({ left }: Step): Step => ({ plus: left, why: '', left });

/**
 * The steps of a sum: "16 STR + 3 Longsword = 19 × 90 % (deflection 10 %, Hide)". A share is taken of what stands before
 * it; where a part of another damage type begins anew there is a semicolon. `from` is what has been named already.
 */
function stepped(steps: readonly Step[], dice: readonly Roll[], from: Why, say: Say): string {
  const rolls = [...dice];
  let inPart = 0;
  const parts = steps.map((step, place) => {
    const before = steps[place - 1];
    const anew = before === undefined || ('plus' in step && step.left === step.plus);
    // What a part of one number comes to is that number.
    const stands = before && inPart > 1 ? ` = ${number(before.left)}` : '';
    inPart = anew ? 1 : inPart + 1;
    if ('plus' in step) {
      // What the line is about has been named.
      if (place === 0 && isNamed(step.why, from) && step.roll === undefined) return number(step.plus);
      const reason = reasonOf(step, rolls, say);
      const why = reason === '' ? '' : ` ${reason}`;
      if (anew) return `${before ? `${stands}; ` : ''}${number(step.plus)}${why}`;
      return `${'plus' in before ? '' : stands} ${step.plus < 0 ? '−' : '+'} ${number(Math.abs(step.plus))}${why}`;
    }
    if ('percent' in step)
      return `${before && 'plus' in before ? stands : ''} × ${number(step.percent)}\u00a0% (${inside(step.why, say)})`;
    if ('times' in step)
      return `${before && 'plus' in before ? stands : ''} ${step.times === 2 ? 'doubled' : `× ${step.times}`} (${inside(step.why, say)})`;
    return `${place === 0 ? '' : ', '}${unowned(step.why, say)} ${number(step.bound)}`;
  });
  return parts.join('');
}

/** Why a step is added, with its dice: "STR", "Bat 1d8", "Bat 2d6 (3, 4)". */
function reasonOf({ why, roll }: Step, rolls: Roll[], say: Say): string {
  if (roll) return `${unowned(why, say)} ${added(roll)}`;
  if (isReason(why)) return unowned(why, say);
  const fallen = rolls.length > 0 && /\d+d\d+$/.test(why) ? rolls.shift() : undefined;
  return `${plain(why)}${fallen ? `: ${thrown(fallen)}` : ''}`;
}

/** What did it, as a line of harm begins. */
function named(from: Why, say: Say): string {
  return isReason(from) ? say.word(from) : plain(from, 60);
}

/** A reason that stands in brackets, without brackets of its own: "deflection 10 %, Hide". */
function inside(why: Why, say: Say): string {
  return isReason(why) ? say.word(why) : plain(why.replace(/ \(([^()]*)\)/g, ', $1'));
}
