// Dungeoneers › Actions › Disengage: the opportune strike. Ruling: opportune strike

import { type CombatantId, resource } from '../core/encounter.ts';
import { given } from '../core/given.ts';
import type { Question } from '../core/question.ts';
import { ASK_EACH_TIME } from '../core/resolution.ts';
import { lacksAction } from './basic-actions.ts';
import { IMPROVISED } from './content/equipment.ts';
import { turnTo } from './facing.ts';
import { declare, pay } from './intent.ts';
import { fromBehindReason, isThreatened, threatenersOf } from './position.ts';
import { because } from './reasons.ts';
import type { Creature, DungeoneersResolution } from './sheet.ts';
import type { Weapon } from './sheet-equipment.ts';
import { makeAnAttack } from './strike.ts';

/** The auto-reaction for opportune strikes. */
export const OPPORTUNE_STRIKE = 'opportune strike';

/** The melee weapon a creature has equipped, or an improvised one. */
export function meleeWeapon({ sheet }: Creature): Weapon {
  return sheet.weapons.find(({ equipped, range }) => equipped && range === undefined) ?? IMPROVISED;
}

/** What provokes the strike. */
type StrikeTrigger = 'leaves the threat range' | 'attacks from afar' | 'casts from afar';

const STRIKE_REASON = because({ id: 'opportune strike' });

/**
 * Lets creatures strike at a Threatened creature. Each creature that threatens it and passes `isEligible` may strike
 * once, in turn order, for 1 reaction point, with its equipped melee weapon and no dice bought with stress. Returns
 * whether the target survives.
 */
export function survivesOpportuneStrikes(
  resolution: DungeoneersResolution,
  mover: CombatantId,
  opening: StrikeTrigger,
  isEligible: (threatener: CombatantId) => boolean = () => true,
): boolean {
  if (!isThreatened(resolution.encounter, mover)) return true;
  const strikers = threatenersOf(resolution.encounter, mover).map(({ id }) => id);
  for (const [index, id] of strikers.entries()) {
    if (resolution.combatant(mover).vitality === 'dead') return false;
    const laterStrikers = () => strikers.slice(index + 1).filter(isEligible);
    resolution.askingTogether(strikeQuestions(resolution, mover, opening, laterStrikers), () => {
      if (isEligible(id) && mayStrike(resolution.combatant(id)) && choosesToStrike(resolution, id, mover, opening))
        strikeAt(resolution, id, mover, opening);
    });
  }
  return resolution.combatant(mover).vitality !== 'dead';
}

/**
 * Returns a function that makes the opportune-strike questions for the creatures that come after the current striker,
 * so that all their players are asked at the same time.
 */
export function strikeQuestions(
  resolution: DungeoneersResolution,
  mover: CombatantId,
  opening: StrikeTrigger,
  laterStrikers: () => readonly CombatantId[],
): () => readonly Question[] {
  return () =>
    laterStrikers()
      .map((id) => resolution.combatant(id))
      .filter((each) => mayStrike(each) && each.standingOrders[OPPORTUNE_STRIKE] === ASK_EACH_TIME)
      .map(({ id }) => strikeQuestion(id, mover, opening));
}

function mayStrike(striker: Creature): boolean {
  return (
    striker.vitality === 'up' && resource(striker, 'reaction points').value >= 1 && !lacksAction(striker, 'attack')
  );
}

function strikeAt(
  resolution: DungeoneersResolution,
  id: CombatantId,
  mover: CombatantId,
  opening: StrikeTrigger,
): void {
  const weapon = meleeWeapon(resolution.combatant(id));
  const intent = { action: 'opportune strike', actor: id, targets: [mover] };
  declare(resolution, intent, { tool: weapon.name, manner: opening });
  pay(resolution, id, 'reaction points', 1, STRIKE_REASON);
  turnTo(resolution, id, mover);
  makeAnAttack(resolution, {
    attacker: id,
    target: mover,
    weapon,
    ranged: false,
    stressForHit: 0,
    stressForPierce: 0,
    ...given({ behind: fromBehindReason(resolution.encounter, id, mover) }),
  });
}

function choosesToStrike(
  resolution: DungeoneersResolution,
  id: CombatantId,
  mover: CombatantId,
  opening: StrikeTrigger,
): boolean {
  const autoReaction = resolution.combatant(id).standingOrders[OPPORTUNE_STRIKE];
  return autoReaction === ASK_EACH_TIME
    ? resolution.ask(strikeQuestion(id, mover, opening)) === 'strike'
    : autoReaction !== 'hold';
}

function strikeQuestion(subject: CombatantId, mover: CombatantId, opening: StrikeTrigger) {
  const note = because({ id: opening, mover });
  return { subject, about: OPPORTUNE_STRIKE, note, offers: ['strike', 'hold'] } as const;
}
