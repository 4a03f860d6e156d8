import type { Check, Contest, Modifier, Roll } from '../rules/core/check.ts';
import type { Event, EventOf } from '../rules/core/event.ts';
import { plain, shorten } from '../text/markdown.ts';
import { healing } from './harm.ts';
import { reasons, roll, score, thrown, total } from './rolls.ts';
import type { Sight } from './visibility.ts';

/** Longest line of small print, in characters. */
const LONGEST = 700;

/** The arithmetic behind an event, a line each; nothing for an event that has none, or whose numbers are not told. */
export function sums(event: Event, sight: Sight): readonly string[] {
  return lines(event, sight).map((line) => shorten(line, LONGEST));
}

function lines(event: Event, sight: Sight): readonly string[] {
  switch (event.type) {
    case 'checked':
      return [checked(event, sight)];
    case 'contested':
      return contested(event, sight);
    case 'rolled':
      if (sight.told(event.by) !== 'exact') return [];
      return [`${event.purpose}, ${sight.name(event.by)}: ${roll(event.roll)} = **${total(event.roll)}**`];
    case 'healed':
      return healing(event, sight);
    case 'remarked':
      return remarked(event, sight);
    default:
      return [];
  }
}

/** `attack: d20 14 + (STR 12 − REF 11) + 1 Longsword = 16 ≥ 11 → hit`. Of whom numbers are not told, only the dice. */
function checked({ by, at, purpose, check }: EventOf<'checked'>, sight: Sight): string {
  const { roll: own, degree } = check;
  const kept = at === undefined || sight.told(at) === 'exact';
  if (sight.told(by) === 'exact' && kept)
    return `${purpose}: ${roll(own)} = **${total(own)}** ${compared(check)} → **${degree}**`;
  const theirs = at === undefined ? '' : sight.name(at);
  const isTheirs = ({ value, why }: Modifier) =>
    / of /.test(why) ||
    (theirs !== '' && plain(why).includes(theirs)) ||
    (value < 0 && score({ value, why }) !== undefined);
  const mine = sight.told(by) === 'exact' ? reasons(own.modifiers.filter((each) => !isTheirs(each))) : '';
  const against = kept ? own.modifiers.filter(isTheirs).map((each) => score(each) ?? plain(each.why)) : [];
  // A die says nothing of whose it is; the size of a pool does.
  const dice =
    sight.told(by) === 'exact' || own.counting !== 'hits'
      ? `${own.counting === 'hits' ? total(own) : thrown(own)}`
      : '';
  const shown = `${dice}${mine}${against.length > 0 ? ` against ${against.join(', ')}` : ''}`.trim();
  return `${purpose}${shown === '' ? '' : `: ${shown}`} → **${degree}**`;
}

/** How the total stands to its goal; and what decided, where the sum did not. */
function compared({ roll: { total: sum, dice, kept, counting }, against, rung }: Check): string {
  const { name, value } = against;
  const goal = name === '' || name.startsWith('to ') ? `${value}` : `${value} ${name}`;
  const reached = sum >= value;
  const succeeded = rung === 'success' || rung === 'critical success';
  const [only, other] = kept ? dice.filter((_, place) => kept.includes(place)) : dice;
  const natural = counting !== 'hits' && other === undefined && only?.sides === 20 ? only.face : undefined;
  const sign = reached ? '≥' : '<';
  if (reached === succeeded) return `${sign} ${goal}`;
  return natural === 1 || natural === 20 ? `${sign} ${goal}, but a natural ${natural}` : `${sign} ${goal}, but`;
}

/** Both rolls, each with its parts, and what came of them. Pools are long, so each has a line of its own. */
function contested({ by, at, purpose, contest }: EventOf<'contested'>, sight: Sight): readonly string[] {
  const { own, theirs, degree } = contest;
  const mine = `${sight.name(by)}${rolledBy(own, sight.told(by) === 'exact', sight.told(by) !== 'hidden')}`;
  const other = `${sight.name(at)}${rolledBy(theirs, sight.told(at) === 'exact', false)}`;
  if (own.counting === 'hits')
    return [`${purpose}: ${mine}`, `against ${other} → **${degree}**${net(contest, sight, at)}`];
  return [`${purpose}: ${mine} against ${other} → **${degree}**`];
}

function rolledBy(of: Roll, exact: boolean, inSum: boolean): string {
  if (exact) return ` ${roll(of)} = **${total(of)}**`;
  return inSum ? ` **${total(of)}**` : '';
}

function net({ own, theirs }: Contest, { told }: Sight, at: string): string {
  const hits = own.total - theirs.total;
  return hits > 0 && told(at) === 'exact' ? `, ${hits} net ${hits === 1 ? 'hit' : 'hits'}` : '';
}

/** Remarks that are arithmetic. All others are told, not summed. */
const REMARKS: Readonly<Record<string, (note: string, dice: string) => string>> = {
  luck: (note) => `luck decides: ${note}`,
  helpless: (note) => `cannot be missed: ${note}`,
  magnitude: (note, dice) => `critical magnitude: ${dice} → ${note.replace(/^\d+, /, '')}`,
  fumble: (note, dice) => `fumble: ${dice} → ${note}`,
  advantage: (note) => `advantage: ${note}`,
  'ambient magica': (note) => `ambient magica: ${note}`,
  'size decides': (note) => `size decides: ${note}`,
  'bought hits': (note) => `hits bought: ${note}`,
};

function remarked({ what, note, dice, combatant }: EventOf<'remarked'>, sight: Sight): readonly string[] {
  const words = Object.hasOwn(REMARKS, what) ? REMARKS[what] : undefined;
  if (!words || (combatant !== undefined && sight.told(combatant) !== 'exact')) return [];
  const compares = what === 'advantage' || what === 'size decides';
  // It names what both are worth.
  if (compares && sight.veiled) return [];
  const who = compares && combatant !== undefined ? `${sight.name(combatant)}, ` : '';
  return [`${who}${words(plain(note ?? '', 200), dice ? roll(dice) : '')}`];
}
