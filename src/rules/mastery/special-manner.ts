// Combat Rules v1.3 › Combat Flow › Declare Actions › Special Actions: the form in which one is declared

import { near } from '../core/did-you-mean.ts';
import type { Encounter } from '../core/encounter.ts';
import { combatant } from '../core/encounter.ts';
import type { Intent } from '../core/intent.ts';
import type { Refusal } from '../core/refusal.ts';
import { no, ok, type Result } from '../core/result.ts';
import type { Aim } from './exchange.ts';
import { STATUSES } from './names.ts';
import { refusal } from './refusals.ts';
import { alike, type Mastery, type Sheet, skillsOf } from './sheet.ts';

/** How a special action is meant: to what end, and against a number or against a skill of the target's. */
interface Manner {
  readonly aim: Aim;
  readonly against: number | string;
  /** The same in one wording: "harm vs Defense". */
  readonly manner: string;
}

/** Difficulties that a GM can give. */
const LEAST = 1;
const MOST = 60;
const LONGEST_SKILL = 40;

/** Examples, for one who has not said how. */
const EXAMPLES = ['vs 12', 'vs Defense', 'harm vs Defense', 'stun vs Defense'];

/**
 * Reads "vs 12", "15", "DC 12", "vs Stealth", "harm", "harm vs Defense", "stun vs 14". With a target and nothing said it is
 * "vs Defense"; an end without an opposition is against Defense.
 */
export function readManner(encounter: Encounter<Mastery>, { targets, manner: typed }: Intent): Result<Manner, Refusal> {
  const said = typed?.trim() ?? '';
  if (said === '' && !targets?.length) return no({ type: 'missing', what: 'difficulty (how)', known: EXAMPLES });
  if (/^heal/i.test(said)) return no(refusal('no-healing'));
  const parts = parted(said);
  if (parts.end !== undefined && /^(and|with|[&+,])\s?/i.test(parts.rest)) return no(refusal('one-purpose'));
  const against = opposition(encounter, targets, parts);
  if (!against.ok) return against;
  const meant = [parts.end, 'vs', against.value].filter((part) => part !== undefined).join(' ');
  return ok({ aim: aimOf(parts.end), against: against.value, manner: meant });
}

/** The words for an end, as players write them. */
const ENDS = {
  harm: /^(harm|hurt|damage)\b/i,
  stun: /^stun(ned)?\b/i,
  fatigue: /^fatigued?\b/i,
  disorient: /^disorient(ed)?\b/i,
};
const END_NAMES = ['harm', 'stun', 'fatigue', 'disorient'] as const;
type End = (typeof END_NAMES)[number];

/** The end, if it begins with one; whether "vs" is said; and what stands after it. */
function parted(said: string): { readonly end?: End; readonly opposed: boolean; readonly rest: string } {
  const end = END_NAMES.find((each) => ENDS[each].test(said));
  const after = end === undefined ? said : said.replace(ENDS[end], '').trim();
  const rest = after
    .replace(/^(vs\b\.?|versus\b|against\b)/i, '')
    .replace(/^\s*(dc|difficulty)\s*(?=\d)/i, '')
    .trim();
  return { ...(end && { end }), opposed: rest !== after, rest };
}

function aimOf(end: End | undefined): Aim {
  if (end === undefined) return 'effect';
  return end === 'harm' ? 'harm' : STATUSES[end];
}

/** A number of the GM's, or a skill of the target's. A skill that neither sheet nor rules know is only taken after "vs". */
function opposition(
  encounter: Encounter<Mastery>,
  targets: Intent['targets'],
  { opposed, rest }: ReturnType<typeof parted>,
): Result<number | string, Refusal> {
  if (rest === '') return ok('Defense');
  if (/^[+-]?\d+(\.\d+)?$/.test(rest)) {
    const number = Number(rest);
    if (Number.isInteger(number) && number >= LEAST && number <= MOST) return ok(number);
    return no({ type: 'out-of-bounds', what: 'difficulty', least: LEAST, most: MOST });
  }
  const [target] = targets ?? [];
  const sheet = target === undefined ? undefined : combatant(encounter, target).sheet;
  const skill = skillTyped(sheet, rest, 'skill');
  const isKnown = skill.ok && (sheet ? skillsOf(sheet).some(({ name }) => name === skill.value) : false);
  if (skill.ok && !isKnown && (!opposed || /\bvs\b/i.test(rest)))
    return no({ type: 'no-such', what: 'way (how)', typed: rest, known: EXAMPLES });
  return skill;
}

/**
 * The skill a player means, as the sheet writes it. One that the sheet does not have is Novice, and as good as any; only
 * what looks like a slip of the pen for one of the sheet's is asked back, for a turn hangs on it.
 */
export function skillTyped(of: Sheet | undefined, typed: string | undefined, what: string): Result<string, Refusal> {
  const known = of ? skillsOf(of).map(({ name }) => name) : [];
  const wanted = typed?.trim() ?? '';
  if (wanted === '') return no({ type: 'missing', what, known });
  if (wanted.length > LONGEST_SKILL) return no({ type: 'text-unfit', what, longest: LONGEST_SKILL });
  const same = known.find((name) => alike(name, wanted));
  if (same) return ok(same);
  const like = near(wanted, known);
  // "Ice Magic" is near "Fire Magic" but another skill; "Fir Magic" is not.
  const slip = like !== undefined && like[0]?.toLowerCase() === wanted[0]?.toLowerCase();
  return slip ? no({ type: 'no-such', what, typed: wanted, known, near: like }) : ok(wanted);
}
