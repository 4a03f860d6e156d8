// Checks that a GM asks for: who rolls, the dice, and the results.

import { type Combatant, type CombatantId, type Encounter, find } from '../rules/core/encounter.ts';
import { given } from '../rules/core/given.ts';
import { findCombatant, findCombatants } from '../rules/core/names.ts';
import { rebuildRoll } from '../rules/core/notation/parse.ts';
import { playerOf } from '../rules/core/played-by.ts';
import { map, no, ok, type Refusal, type Result, unknownName } from '../rules/core/refusal.ts';
import { detailOf } from '../rules/core/secrecy.ts';
import { rulesOf } from '../rules/systems.ts';
import type { AskedCheck, CheckResult } from './encounter-state.ts';
import { type InEncounter, ownCombatants, type Session } from './session.ts';

/** What a GM types to ask all combatants for a check. */
export const EVERYONE = 'everyone';
/** What a GM types to ask all players' combatants for a check. */
export const ALL_PLAYERS = 'players';

/** The highest number that a check can require. */
export const MAX_CHECK_GOAL = 999;

/** The check that a GM asks for, as typed. */
interface TypedCheck {
  readonly who: string;
  readonly what: string;
  readonly against: string | undefined;
  readonly secret: boolean;
}

/** The sides in an encounter, each listed once. */
export function sidesOf({ combatants }: Encounter): readonly string[] {
  return [...new Set(combatants.map(({ side }) => side))];
}

/** The names of everything that someone in the encounter can roll for a check, each listed once. */
export function checkNames(encounter: Encounter): readonly string[] {
  const { checks } = rulesOf(encounter);
  return [...new Set(encounter.combatants.flatMap((who) => checks?.offers(who) ?? []))];
}

/** Reads the check that a GM asks for. Refuses unknown names, and a check that no one would roll. */
export function readCheck(
  encounter: Encounter,
  { who: typed, what: name, against: number, secret }: TypedCheck,
): Result<Pick<AskedCheck, 'what' | 'against' | 'secret' | 'who'>, Refusal> {
  const combatantsResult = askedCombatants(encounter, typed);
  if (!combatantsResult.ok) return combatantsResult;
  if (combatantsResult.value.length === 0) return no({ type: 'no-one-to-check' });
  const { checks } = rulesOf(encounter);
  const [checkName] = [...combatantsResult.value, ...encounter.combatants].flatMap(
    (each) => checks?.named(each, name) ?? [],
  );
  if (checkName === undefined) return unknownName('check', name, checkNames(encounter));
  const opponent = readOpponent(encounter, number, checkName);
  // Players must not learn the numbers of a creature whose numbers are secret.
  const isSecret = secret || (opponent !== undefined && detailOf(opponent.who, encounter) !== 'exact');
  return map(opponent ? ok(opponent.against) : readCheckGoal(encounter, number), (against) => ({
    what: checkName,
    who: combatantsResult.value.map(({ id }) => id),
    ...given({ against, secret: isSecret ? (true as const) : undefined }),
  }));
}

/** A combatant's name with one of its scores: "Goblin 1's WIS", "Goblin 1 WIS". */
export const NAME_AND_SCORE_PATTERN = /^(.+?)(?:['’]s)? +(\S+)$/;

/**
 * Finds the combatant whose number a check must reach, and that number. The typed text names the combatant, and
 * possibly one of its scores.
 */
function readOpponent(
  encounter: Encounter,
  typed: string | undefined,
  what: string,
): { readonly who: Combatant; readonly against: number } | undefined {
  const { checks } = rulesOf(encounter);
  const input = typed?.trim() ?? '';
  if (!checks?.opposing || input === '' || /^\d+$/.test(input)) return undefined;
  const [, name = '', stat = ''] = NAME_AND_SCORE_PATTERN.exec(input) ?? [];
  const [wholeTextResult, nameResult] = [findCombatant(encounter, input), findCombatant(encounter, name)];
  if (wholeTextResult.ok) return { who: wholeTextResult.value, against: checks.opposing(wholeTextResult.value, what) };
  const opponentStat = nameResult.ok ? checks.named(nameResult.value, stat) : undefined;
  if (!nameResult.ok || opponentStat === undefined) return undefined;
  return { who: nameResult.value, against: checks.opposing(nameResult.value, opponentStat) };
}

function askedCombatants(encounter: Encounter, typed: string): Result<readonly Combatant[], Refusal> {
  const standingCombatants = encounter.combatants.filter(({ vitality }) => vitality === 'up');
  const input = typed.trim().toLowerCase();
  if (input === EVERYONE) return ok(standingCombatants);
  if (input === ALL_PLAYERS) return ok(standingCombatants.filter((each) => playerOf(each) !== undefined));
  const side = sidesOf(encounter).find((each) => each.toLowerCase() === input);
  return side === undefined
    ? findCombatants(encounter, typed)
    : ok(standingCombatants.filter((each) => each.side === side));
}

/** Reads the number that a check must reach: a number, or a difficulty from the book. */
export function readCheckGoal(encounter: Encounter, typed: string | undefined): Result<number | undefined, Refusal> {
  const input = typed?.trim().toLowerCase() ?? '';
  if (input === '') return ok(undefined);
  const { difficulties = {} } = rulesOf(encounter).checks ?? {};
  const [, goal] = Object.entries(difficulties).find(([name]) => name.toLowerCase() === input) ?? [];
  if (goal !== undefined) return ok(goal);
  const typedGoal = /^\d{1,3}$/.test(input) ? Number(input) : undefined;
  if (typedGoal !== undefined) return ok(typedGoal);
  const difficultyNames = Object.keys(difficulties);
  return difficultyNames.length > 0
    ? unknownName('difficulty', typed ?? '', difficultyNames)
    : no({ type: 'out-of-bounds', what: 'difficulty', least: 0, most: MAX_CHECK_GOAL });
}

/** The combatants that still have to roll, without those that have left the encounter. */
export function combatantsStillToRoll(
  encounter: Encounter,
  { who, results, closed }: AskedCheck,
): readonly Combatant[] {
  return closed ? [] : combatantsWithoutRoll(encounter, { who, results });
}

/** Everyone asked who hasn't rolled, even if the check is closed. */
export function combatantsWithoutRoll(
  encounter: Encounter,
  { who, results }: Pick<AskedCheck, 'who' | 'results'>,
): readonly Combatant[] {
  const rollerIds = results.map(({ subject }) => subject);
  return who.flatMap((id) => (rollerIds.includes(id) ? [] : (find(encounter, id) ?? [])));
}

/** Rolls for all of the caller's combatants that still have to roll. A GM rolls for all of the GM's combatants. */
export function rollForCheck(session: Session & InEncounter, check: AskedCheck): Result<AskedCheck, Refusal> {
  const waitingCombatants = combatantsStillToRoll(session.encounter, check);
  const callersCombatants = ownCombatants(session);
  const waitingOwnCombatants = waitingCombatants.filter((each) => callersCombatants.includes(each));
  if (waitingOwnCombatants.length === 0)
    return no({ type: 'nothing-to-roll', waits: waitingCombatants.map(({ name }) => name) });
  const results: CheckResult[] = [];
  for (const who of waitingOwnCombatants) {
    const checkResult = rollResult(session, check, who);
    if (!checkResult.ok) return checkResult;
    results.push(checkResult.value);
  }
  return ok({ ...check, results: [...check.results, ...results] });
}

/**
 * Rolls a combatant's check with dice from the encounter's secret seed. If the check or the combatant's numbers are
 * secret, only the GM sees the roll.
 */
function rollResult(
  session: Session & InEncounter,
  { what, against: goal, secret }: AskedCheck,
  who: Combatant,
): Result<CheckResult, Refusal> {
  const { encounter } = session;
  const { checks } = rulesOf(encounter);
  const ownScore = goal === undefined ? checks?.own?.(who, what) : undefined;
  const opposingValue = goal ?? ownScore;
  const isHidden = detailOf(who, encounter) === 'exact' ? undefined : (true as const);
  const dice = checks?.dice(encounter, who, what, opposingValue);
  const tierOf = (rolled: { readonly total: number; readonly last: number }) =>
    opposingValue === undefined ? undefined : checks?.tier(who, rolled, opposingValue, what);
  const commonFields = { subject: who.id, ...given({ hidden: isHidden }) };
  if (dice === undefined) return ok({ ...commonFields, total: 0, ...given({ tier: tierOf({ total: 0, last: 0 }) }) });
  const outcome = session.do({
    type: 'roll',
    dice,
    subject: who.id,
    ...given({ secret: (secret ?? isHidden) && ('blind' as const) }),
  });
  if (!outcome.ok) return outcome;
  const faces = (outcome.value.rolled ?? []).map(({ face }) => face);
  const roll = { dice, faces };
  const total = rebuildRoll(roll)?.total ?? 0;
  const tier = tierOf({ total, last: faces.at(-1) ?? 0 });
  return ok({ ...commonFields, total, roll, ...given({ tier, own: ownScore }) });
}

/** The combatants with the highest total. Empty if the numbers of any combatant are secret. */
export function bestRollerIds({ results }: AskedCheck): readonly CombatantId[] {
  if (results.some(({ hidden }) => hidden)) return [];
  const highestTotal = Math.max(...results.map(({ total }) => total));
  return results.flatMap(({ subject, total }) => (total === highestTotal ? subject : []));
}
