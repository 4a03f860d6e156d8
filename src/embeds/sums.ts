import type { Check, Contest, Modifier, Roll } from '../rules/core/check.ts';
import type { CombatantId } from '../rules/core/encounter.ts';
import type { Event, EventOf } from '../rules/core/event.ts';
import { isReason, ownersOf, type Why } from '../rules/core/reason.ts';
import { plain, shorten } from '../text/markdown.ts';
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
      return [
        `${purposeOf(event.purpose, sight)}, ${sight.name(event.actor)}: ${roll(event.roll, sight)} = **${total(event.roll)}**`,
      ];
    case 'healed':
      return healing(event, sight);
    case 'remarked':
      return remarked(event, sight);
    default:
      return [];
  }
}

/** What a roll is for: "attack", "resist Poisoned". */
function purposeOf(purpose: Why, sight: Visibility, whose?: CombatantId): string {
  if (!isReason(purpose)) return purpose;
  return sight.word(purpose, whose === undefined ? {} : { whose: sight.name(whose) });
}

/** `attack: d20 14 + (STR 12 − REF 11) + 1 Longsword = 16 ≥ 11 → hit`. Of whom numbers are not told, only the dice. */
function checked({ actor, target, purpose, check }: EventOf<'checked'>, sight: Visibility): string {
  const { roll: own, degree } = check;
  const title = purposeOf(purpose, sight, actor);
  const isOpen = (each: Modifier) =>
    (isReason(each.why) ? ownersOf(each.why) : []).every((id) => sight.detailOf(id) === 'exact');
  const kept = (target === undefined || sight.detailOf(target) === 'exact') && own.modifiers.every(isOpen);
  if (sight.detailOf(actor) === 'exact' && kept)
    return `${title}: ${roll(own, sight)} = **${total(own)}** ${compared(check, sight)} → **${degree}**`;
  const theirs = target === undefined ? '' : sight.name(target);
  const isTheirs = ({ value, why }: Modifier) => {
    if (isReason(why)) return why.owner !== undefined && why.owner !== actor;
    return (
      / of /.test(why) ||
      (theirs !== '' && plain(why).includes(theirs)) ||
      (value < 0 && score({ value, why }, sight) !== undefined)
    );
  };
  const shownTheirs = (each: Modifier) =>
    isTheirs(each) && (isReason(each.why) ? isOpen(each) : target === undefined || sight.detailOf(target) === 'exact');
  const mine =
    sight.detailOf(actor) === 'exact'
      ? reasons(
          own.modifiers.filter((each) => !isTheirs(each) && isOpen(each)),
          sight,
        )
      : '';
  const against = own.modifiers.filter(shownTheirs).map((each) => score(each, sight) ?? whole(each.why, sight));
  // A die says nothing of whose it is; the size of a pool does.
  const dice =
    sight.detailOf(actor) === 'exact' || own.counting === undefined
      ? `${own.counting === undefined ? thrown(own) : total(own)}`
      : '';
  const shown = `${dice}${mine}${against.length > 0 ? ` against ${against.join(', ')}` : ''}`.trim();
  return `${title}${shown === '' ? '' : `: ${shown}`} → **${degree}**`;
}

/** How the total stands to its goal; and what decided, where the sum did not. */
function compared(
  { roll: { total: sum, dice, kept, counting }, against, tier, decided }: Check,
  sight: Visibility,
): string {
  const { name, value } = against;
  const isPlain = name === undefined || (!isReason(name) && (name === '' || name.startsWith('to ')));
  const goal = isPlain ? `${value}` : `${value} ${isReason(name) ? whole(name, sight) : name}`;
  const reached = sum >= value;
  const succeeded = tier === 'success' || tier === 'critical success';
  const [only, other] = kept ? dice.filter((_, place) => kept.includes(place)) : dice;
  const natural = counting === undefined && other === undefined && only?.sides === 20 ? only.face : undefined;
  const sign = reached ? '≥' : '<';
  if (decided !== undefined) return `${sign} ${goal}, but ${sight.word(decided)}`;
  if (reached === succeeded) return `${sign} ${goal}`;
  return natural === 1 || natural === 20 ? `${sign} ${goal}, but a natural ${natural}` : `${sign} ${goal}, but`;
}

/** Both rolls, each with its parts, and what came of them. Pools are long, so each has a line of its own. */
function contested({ actor, target, purpose, contest }: EventOf<'contested'>, sight: Visibility): readonly string[] {
  const { own, theirs, degree } = contest;
  const title = purposeOf(purpose, sight);
  const mine = `${sight.name(actor)}${rolledBy(own, sight.detailOf(actor) === 'exact', sight.detailOf(actor) !== 'hidden', sight)}`;
  const other = `${sight.name(target)}${rolledBy(theirs, sight.detailOf(target) === 'exact', false, sight)}`;
  if (own.counting !== undefined)
    return [`${title}: ${mine}`, `against ${other} → **${degree}**${net(contest, sight, target)}`];
  return [`${title}: ${mine} against ${other} → **${degree}**`];
}

function rolledBy(of: Roll, exact: boolean, inSum: boolean, sight: Visibility): string {
  if (exact) return ` ${roll(of, sight)} = **${total(of)}**`;
  return inSum ? ` **${total(of)}**` : '';
}

function net({ own, theirs }: Contest, { detailOf }: Visibility, at: string): string {
  const hits = own.total - theirs.total;
  return hits > 0 && detailOf(at) === 'exact' ? `, ${hits} net ${hits === 1 ? 'hit' : 'hits'}` : '';
}

/** Remarks that are arithmetic. All others are told, not summed. */
const REMARKS: Readonly<Record<string, (note: string, dice: string) => string>> = {
  luck: (note) => `luck decides: ${note}`,
  helpless: (note) => `cannot be missed: ${note}`,
  magnitude: (note, dice) => `critical magnitude: ${dice} → ${note.replace(/^\d+, /, '')}`,
  fumble: (note, dice) => `fumble: ${dice} → ${note}`,
  advantage: (note) => `advantage: ${note}`,
  'size decides': (note) => `size decides: ${note}`,
  'bought hits': (note) => `hits bought: ${note}`,
};

function remarked({ what, note, dice, subject, sum }: EventOf<'remarked'>, sight: Visibility): readonly string[] {
  if (isReason(what)) {
    const told = [...(subject === undefined ? [] : [subject]), ...ownersOf(what)];
    if (sum !== true || told.some((id) => sight.detailOf(id) !== 'exact')) return [];
    const beside = {
      ...(subject !== undefined && { whose: sight.name(subject) }),
      ...(dice && { dice: roll(dice, sight) }),
    };
    return [sight.word(what, beside)];
  }
  const words = Object.hasOwn(REMARKS, what) ? REMARKS[what] : undefined;
  if (!words || (subject !== undefined && sight.detailOf(subject) !== 'exact')) return [];
  const compares = what === 'advantage' || what === 'size decides';
  // It names what both are worth.
  if (compares && sight.isHidden) return [];
  const who = compares && subject !== undefined ? `${sight.name(subject)}, ` : '';
  return [`${who}${words(note === undefined ? '' : noted(note, sight), dice ? roll(dice, sight) : '')}`];
}

function noted(note: Why, sight: Visibility): string {
  return isReason(note) ? sight.word(note) : plain(note, 200);
}
