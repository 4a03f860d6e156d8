// Combat Rules v1.3 › Combat Flow › Roll for Action … Advantage and Status Effects: one exchange, in its order

import type { Contest, Modifier } from '../core/check.ts';
import type { CombatantId } from '../core/encounter.ts';
import { bears } from '../core/encounter.ts';
import type { Resolution } from '../core/resolution.ts';
import { takeAction } from './acting.ts';
import { byMastery, spendKept, tellAdvantage, winAdvantage } from './advantage.ts';
import { conditions, gain, lose, type Status } from './conditions.ts';
import { damage } from './damage.ts';
import { chooseDefense, type Defense, defenseCost } from './defend.ts';
import { type RollOutcome, rollSkill, rungOf, successThresholds } from './rolling.ts';
import type { Fighter, Mastery } from './sheet.ts';
import { stabilityRoll } from './stability.ts';
import { exhaustionCheck, pay } from './stamina.ts';
import { countHit } from './winning.ts';

/** What an opposed action is meant to do: harm by the bands, bring a status, or what the players tell of it. */
export type Aim = 'harm' | Status | 'effect';

/** How an opposed roll comes out: an attack by the book's words, a deed that does no harm in plain ones. */
type Degree = RollOutcome | 'success' | 'failure';

/** One fighter's action against another's roll. */
export interface Exchange {
  readonly action: 'attack' | 'special';
  readonly actor: CombatantId;
  readonly target: CombatantId;
  /** The skill that is rolled, and the target's that opposes it. */
  readonly skill: string;
  readonly against: string;
  readonly aim: Aim;
  readonly bonus: readonly Modifier[];
  readonly cost: number;
  /** What the cost is paid for and the damage is from: "Quick Attack", "Fire Magic". */
  readonly title: string;
  readonly manner: string;
  readonly tool?: string;
  readonly words?: string;
}

/**
 * One exchange. Ruling, its order: both declare; advantage is looked up; both roll; damage; costs; exhaustion; stability,
 * the defender first; new advantage. The two rolls use the exhaustion that stood before. The win condition is looked at
 * when the exchange is finished.
 */
export function exchange(resolution: Resolution<Mastery>, is: Exchange): void {
  const { actor: by, target } = is;
  const defense = declare(resolution, is);
  const contest = opposedRolls(resolution, is);
  const difference = contest.own.total - contest.theirs.total;
  const landed = difference > 0;
  const cost = defense ? defenseCost(defense, resolution.combatant(target), resolution.combatant(by)) : 0;

  const hurt = is.aim === 'harm' && landed && damage(resolution, { actor: by, target, from: is.title, difference });
  const worn = pay(resolution, by, is.cost, is.title);
  const strained = pay(resolution, target, cost, defense ?? '');
  if (defense) guarded(resolution, target);

  for (const id of [target, by]) exhaustionCheck(resolution, resolution.combatant(id));
  // Ruling: one roll a fighter and exchange, however often it was called for.
  if (hurt || strained) stabilityRoll(resolution, target, by);
  if (worn) stabilityRoll(resolution, by, target);

  if (is.aim === 'harm') {
    winAdvantage(resolution, { actor: by, target, difference });
    if (landed) countHit(resolution, by);
  } else if (is.aim !== 'effect' && landed) gain(resolution, target, is.aim, { source: by, note: is.title });
}

/** "Declare Actions" by the one, "Response Declaration" by the other. Only Defense is a defense that is chosen and paid. */
function declare(resolution: Resolution<Mastery>, is: Exchange): Defense | undefined {
  const { action, actor: by, target, manner: how } = is;
  resolution.record({
    type: 'declared',
    action,
    actor: by,
    targets: [target],
    manner: how,
    ...(is.tool !== undefined && { tool: is.tool }),
    ...(is.words !== undefined && { words: is.words }),
  });
  takeAction(resolution, by, is.title);
  if (is.against !== 'Defense') return undefined;
  const defense = chooseDefense(resolution, resolution.combatant(target), resolution.combatant(by));
  resolution.record({ type: 'declared', action: 'defend', actor: target, targets: [by], manner: defense });
  return defense;
}

/** "Combat actions involve opposed rolls": advantage is looked up for both, the attacker rolls, the defender rolls. */
function opposedRolls(resolution: Resolution<Mastery>, is: Exchange): Contest<Degree> {
  const { action: purpose, actor: by, target, skill, against } = is;
  const [actor, opposer] = [resolution.combatant(by), resolution.combatant(target)];
  const kept = is.aim === 'harm' ? spendKept(resolution, by) : undefined;
  const ahead = tellAdvantage(resolution, by, [byMastery(actor, skill, opposer, against), kept]);
  const safe = tellAdvantage(resolution, target, [byMastery(opposer, against, actor, skill)]);

  const own = rollSkill(resolution, actor, { skill, purpose, advantage: ahead, bonus: is.bonus });
  const bonus = against === 'Defense' ? unguarded(opposer) : [];
  const answer = against === 'Defense' ? 'defense' : `against ${purpose}`;
  const theirs = rollSkill(resolution, opposer, { skill: against, purpose: answer, advantage: safe, bonus });

  const outcome = successThresholds(own.total, theirs.total);
  const difference = own.total - theirs.total;
  const degree: Degree = is.aim === 'harm' || difference === 0 ? outcome : difference > 0 ? 'success' : 'failure';
  const contest = { own, theirs, degree, tier: rungOf(outcome, difference) };
  resolution.record({ type: 'contested', actor: by, target, purpose, tool: is.tool ?? is.title, contest });
  return contest;
}

/** What weighs on the next defense. */
function unguarded(defender: Fighter): readonly Modifier[] {
  return defender.conditions.flatMap(({ name }) => {
    const value = conditions[name].unguards;
    return value === undefined ? [] : [{ value, why: name.toLowerCase() }];
  });
}

/** A defense was made: what counted for it alone is used up. */
function guarded(resolution: Resolution<Mastery>, defender: CombatantId): void {
  const who = resolution.combatant(defender);
  if (bears(who, 'Prepared')) lose(resolution, defender, 'Prepared', 'used by this defense');
  for (const { name } of who.conditions)
    if (conditions[name].unguards !== undefined) lose(resolution, defender, name, 'used by this defense');
}
