// TDGS › 5 Actions › Active Defense: Dodge, Block, Parry; 6 Action Economy › Interrupts

import type { Modifier } from '../core/check.ts';
import type { CombatantId } from '../core/encounter.ts';
import { ownedBy } from '../core/reason.ts';
import { worn } from './armor.ts';
import { attempt } from './attack-roll.ts';
import { forbidder } from './conditions.ts';
import { because, item } from './reasons.ts';
import { order } from './settings.ts';
import type { Ability, Fighter, Interrupt, TdgsResolution } from './sheet.ts';
import { fear } from './sight.ts';
import { apparent, asModifier, skills } from './stats.ts';
import { hasUse, limit, spendUse } from './uses.ts';

/** How a defender answers an attack, before its roll. */
export type Answer =
  | { readonly is: 'nothing' }
  /** On the target's REF against this attack. */
  | { readonly is: 'dodge'; readonly modifier: Modifier }
  /** Off the raw damage; its use is spent only on a hit. */
  | { readonly is: 'block'; readonly modifier: Modifier; readonly ability: Ability }
  | { readonly is: 'parried' };

/** One interrupt answers an attack: by standing order, else the first whose uses come back each round. Ruling. */
export function answer(
  resolution: TdgsResolution,
  blow: { readonly actor: CombatantId; readonly target: CombatantId; readonly melee: boolean; readonly tool: string },
): Answer {
  const who = resolution.combatant(blow.target);
  const open = interrupts(who, blow.melee);
  if (open.length === 0) return { is: 'nothing' };
  const ability = choose(resolution, who, open, blow);
  if (ability?.interrupt === undefined) return { is: 'nothing' };
  const skill = Math.floor(ability.level / 2);
  switch (ability.interrupt) {
    case 'Dodge':
      spendUse(resolution, who.id, ability);
      return { is: 'dodge', modifier: { value: 2 + skill, why: item(ability.name) } };
    case 'Block': {
      const shield = worn(who.sheet).reduce((best, piece) => Math.max(best, piece.block), 0);
      return {
        is: 'block',
        ability,
        modifier: { value: ability.level + shield, why: ownedBy(who.id, item(ability.name)) },
      };
    }
    case 'Parry':
      spendUse(resolution, who.id, ability);
      return parry(resolution, who, blow.actor, ability, skill) ? { is: 'parried' } : { is: 'nothing' };
    default:
      return ability.interrupt satisfies never;
  }
}

/** The interrupts this fighter could use against such an attack now. Parry is for melee only. */
function interrupts(who: Fighter, melee: boolean): readonly Ability[] {
  if (who.vitality !== 'up' || forbidder(who, 'interrupts') !== undefined) return [];
  return who.sheet.abilities.filter(
    (ability) => ability.interrupt !== undefined && (melee || ability.interrupt !== 'Parry') && hasUse(who, ability),
  );
}

function choose(
  resolution: TdgsResolution,
  who: Fighter,
  open: readonly Ability[],
  { actor, tool }: { readonly actor: CombatantId; readonly tool: string },
): Ability | undefined {
  const wanted = order(resolution.encounter, who.id, 'interrupt');
  if (wanted === 'first') return open.find((ability) => limit(ability)?.per === 'round');
  if (wanted !== 'ask') return open.find(({ interrupt }) => interrupt === wanted);
  const kinds = open.flatMap(({ interrupt }) => (interrupt === undefined ? [] : [interrupt]));
  const offers: readonly (Interrupt | 'none')[] = [...new Set(kinds), 'none'];
  const limits = open.flatMap((ability) => {
    const { interrupt } = ability;
    const most = limit(ability);
    return interrupt === undefined || most === undefined ? [] : [{ interrupt, ...most }];
  });
  const note = because({ id: 'attacked', attacker: actor, tool, limits });
  const chosen = resolution.ask({ subject: who.id, about: 'interrupt', offers, note });
  return open.find(({ interrupt }) => interrupt === chosen);
}

/** "Parry: STR + skill bonus against the attacker's STR; success ends the attack." Ruling. */
function parry(resolution: TdgsResolution, who: Fighter, actor: CombatantId, ability: Ability, skill: number): boolean {
  const attacker = resolution.combatant(actor);
  const others = { ...who.sheet, abilities: who.sheet.abilities.filter((each) => each !== ability) };
  const skilled = [{ value: skill, why: item(ability.name) }, ...skills(others, ['parry'])];
  const modifiers = [
    asModifier(apparent(who, 'STR', [], skilled), 1),
    asModifier(apparent(attacker, 'STR'), -1, attacker.id),
    ...fear(resolution.encounter, who),
  ];
  const purpose = because({ id: 'parry' });
  return attempt(resolution, { actor: who.id, target: actor, purpose, tool: ability.name, modifiers }).success;
}
