import type { Check, Contest, Modifier, Roll } from '../rules/core/check.ts';
import type { CombatantId } from '../rules/core/encounter.ts';
import type { Event, EventOf } from '../rules/core/event.ts';
import { ownersOf, type Reason } from '../rules/core/reason.ts';
import { number, shorten } from '../text/markdown.ts';
import { sums as words } from '../text/spoken.ts';
import { healing } from './harm.ts';
import { reasons, roll, score, thrown, total } from './rolls.ts';
import { whole } from './say.ts';
import type { Visibility } from './visibility.ts';

/** Longest line of small print, in characters. */
const LONGEST = 700;

/** The arithmetic behind an event, a line each; nothing for an event that has none, or whose numbers are not told. */
export function sums(event: Event, sight: Visibility): readonly string[] {
  return lines(event, sight).map((line) => shorten(line, LONGEST));
}

function lines(event: Event, sight: Visibility): readonly string[] {
  switch (event.type) {
    case 'checked':
      return [checked(event, sight)];
    case 'contested':
      return contested(event, sight);
    case 'rolled':
      if (sight.detailOf(event.actor) !== 'exact') return [];
      return [`${purposeOf(event.purpose, sight)}, ${sight.name(event.actor)}: ${summed(event.roll, sight)}`];
    case 'healed':
      return healing(event, sight);
    case 'remarked':
      return remarked(event, sight);
    default:
      return [];
  }
}

/** A roll with what it comes to; one die alone has said it. */
function summed(of: Roll, sight: Visibility): string {
  const isBare = of.dice.length === 1 && of.modifiers.length === 0 && of.counting === undefined;
  return isBare ? roll(of, sight) : rolledBy(of, true, false, sight).trim();
}

/** What a roll is for: "attack", "resist Poisoned". */
function purposeOf(purpose: Reason, sight: Visibility, whose?: CombatantId): string {
  return sight.word(purpose, whose === undefined ? undefined : { whose: sight.name(whose) });
}

/** `attack: d20 14 + (STR 12 − REF 11) + 1 Longsword = 16 ≥ 11 → hit`. Of whom numbers are not told, only the dice. */
function checked({ actor, target, purpose, check }: EventOf<'checked'>, sight: Visibility): string {
  const { roll: own, degree } = check;
  const title = purposeOf(purpose, sight, actor);
  const exact = sight.detailOf(actor) === 'exact';
  const isOpen = ({ why }: Modifier) => isTold(why, sight);
  const { name: goal } = check.against;
  const kept =
    (target === undefined || sight.detailOf(target) === 'exact') &&
    (goal === undefined || isTold(goal, sight)) &&
    own.modifiers.every(isOpen);
  if (exact && kept)
    return `${title}: ${roll(own, sight)} = **${total(own)}** ${compared(check, sight)}${degreeOf(degree, sight)}`;
  const isTheirs = ({ why }: Modifier) => why.owner !== undefined && why.owner !== actor;
  const open = own.modifiers.filter(isOpen);
  const mine = open.filter((each) => !isTheirs(each));
  const against = open.filter(isTheirs).map((each) => score(each, sight) ?? whole(each.why, sight));
  // A die says nothing of whose it is; the size of a pool does.
  const dice = own.counting === undefined ? thrown(own, sight) : exact ? total(own) : '';
  const shown = `${dice}${exact ? reasons(mine, sight) : ''}${against.length > 0 ? ` ${words.against(against.join(', '))}` : ''}`;
  return `${title}${shown.trim() === '' ? '' : `: ${shown.trim()}`}${degreeOf(degree, sight)}`;
}

/** What a roll leads to: "→ **hit**". */
function degreeOf(degree: string, { degree: named, signs }: Visibility): string {
  return signs.so(`**${named(degree)}**`);
}

/** May everybody be told of, of whom a reason tells something? */
export function isTold(why: Reason, sight: Visibility): boolean {
  return ownersOf(why).every((id) => sight.detailOf(id) === 'exact');
}

/** How the total stands to its goal; and what decided, where the sum did not. */
function compared({ roll: { total: sum }, against: { name, value }, decided }: Check, sight: Visibility): string {
  const goal = name === undefined ? number(value) : `${number(value)} ${whole(name, sight)}`;
  return `${sum >= value ? sight.signs.reaches : sight.signs.misses} ${goal}${decided === undefined ? '' : words.decidedBy(sight.word(decided))}`;
}

/** Both rolls, each with its parts, and what came of them. Pools are long, so each has a line of its own. */
function contested({ actor, target, purpose, contest }: EventOf<'contested'>, sight: Visibility): readonly string[] {
  const { own, theirs, degree } = contest;
  const title = purposeOf(purpose, sight);
  const mine = `${sight.name(actor)}${rolledBy(own, sight.detailOf(actor) === 'exact', sight.detailOf(actor) !== 'hidden', sight)}`;
  const other = `${sight.name(target)}${rolledBy(theirs, sight.detailOf(target) === 'exact', false, sight)}`;
  if (own.counting !== undefined)
    return [`${title}: ${mine}`, `${words.against(other)}${degreeOf(degree, sight)}${net(contest, sight, target)}`];
  return [`${title}: ${mine} ${words.against(other)}${degreeOf(degree, sight)}`];
}

function rolledBy(of: Roll, exact: boolean, inSum: boolean, sight: Visibility): string {
  const open = of.modifiers.filter(({ why }) => isTold(why, sight));
  if (exact && open.length === of.modifiers.length) return ` ${roll(of, sight)} = **${total(of)}**`;
  // The total would tell what is left out.
  if (exact) return ` ${of.counting === undefined ? thrown(of, sight) : total(of)}${reasons(open, sight)}`;
  return inSum && open.length === of.modifiers.length ? ` **${total(of)}**` : '';
}

function net({ own, theirs }: Contest, { detailOf }: Visibility, at: string): string {
  const hits = own.total - theirs.total;
  return hits > 0 && detailOf(at) === 'exact' ? `, ${words.netHits(hits)}` : '';
}

/** A remark that is arithmetic, where all whom it tells of may be told of. All others are told in the story. */
function remarked({ what, dice, subject, sum }: EventOf<'remarked'>, sight: Visibility): readonly string[] {
  if (sum !== true || (subject !== undefined && sight.detailOf(subject) !== 'exact') || !isTold(what, sight)) return [];
  const beside = {
    ...(subject !== undefined && { whose: sight.name(subject) }),
    ...(dice && { dice: roll(dice, sight) }),
  };
  return [sight.word(what, beside)];
}
