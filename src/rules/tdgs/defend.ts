// TDGS › 5 Actions › Base Defense, Active Defense (as ruled: full defense)

import { bears, type CombatantId, combatant, onTurn } from '../core/encounter.ts';
import { near } from '../core/refusal.ts';
import { no, ok } from '../core/result.ts';
import { action } from '../core/ruleset.ts';
import { mayAct, pay } from './acting.ts';
import { rule } from './refusals.ts';
import { type Fighter, INTERRUPTS, type Tdgs } from './sheet.ts';

const DEED = { title: 'Defend', cost: 'Action', kind: 'physical' } as const;
const FULL = 'full';

interface Defense {
  readonly by: CombatantId;
  /** The interrupt that answers from now on; absent: full defense. */
  readonly order?: string;
  readonly words?: string;
}

/**
 * Without a word: full defense, the Action, +2 REF until the start of the next turn. With Dodge, Block or Parry (or
 * none, first, ask): sets, free, which interrupt answers the next attacks. Ruling.
 */
export const defend = action<Tdgs, Defense>({
  title: 'Defend',
  brief:
    'Full defense: the Action, +2 REF until your next turn (house rule). Or name the interrupt that answers attacks: free.',
  cite: 'Ruling: full defense; 5 Actions › Active Defense',
  when: 'always',
  offers(encounter, by) {
    const who = combatant(encounter, by);
    if (encounter.phase === 'ended' || who.standing !== 'up') return undefined;
    const running = onTurn(encounter).some(({ id }) => id === by);
    const full = running && mayAct(encounter, by, DEED).ok && !bears(who, 'Full Defense') ? [FULL] : [];
    const how = [...full, ...answers(who)];
    return how.length > 0 ? { how } : undefined;
  },
  plan(encounter, { by, how, words }) {
    const who = combatant(encounter, by);
    const typed = how?.trim().toLowerCase() ?? FULL;
    const said = words === undefined ? {} : { words };
    const open = answers(who);
    if (typed !== FULL && typed !== 'full defense') {
      const order = open.find((each) => each.toLowerCase() === typed);
      if (order !== undefined) return ok({ by, order, ...said });
      const known = [FULL, ...open];
      const like = near(typed, known);
      return no({ type: 'no-such', what: 'defense', typed: how ?? '', known, ...(like && { near: like }) });
    }
    const turn = onTurn(encounter);
    if (encounter.phase !== 'fighting') return no({ type: 'not-now', action: 'Defend', phase: encounter.phase });
    if (!turn.some(({ id }) => id === by))
      return no({ type: 'not-your-turn', name: who.name, turn: turn.map(({ name }) => name) });
    const may = mayAct(encounter, by, DEED);
    if (!may.ok) return may;
    if (bears(who, 'Full Defense')) return no(rule('already', { name: who.name, condition: 'Full Defense' }));
    return ok({ by, ...said });
  },
  resolve(scene, { by, order, words }) {
    const before = scene.combatant(by).orders.interrupt;
    scene.record({ type: 'declared', action: 'defend', by, how: order ?? FULL, ...(words !== undefined && { words }) });
    if (order === undefined) {
      pay(scene, by, 'Action', 'full defense');
      const condition = {
        key: 'Full Defense',
        name: 'Full Defense',
        lasting: { until: 'turn-start', of: by, left: 1 },
      } as const;
      scene.record({ type: 'condition-gained', bearer: by, condition });
    } else if (before !== order) {
      const was = before === undefined ? {} : { before };
      scene.record({ type: 'order-given', combatant: by, order: 'interrupt', ...was, after: order });
    }
  },
});

/** What may be ordered: the interrupts one has, and the words that choose among them. */
function answers(who: Fighter): readonly string[] {
  const has = INTERRUPTS.filter((kind) => who.sheet.abilities.some(({ interrupt }) => interrupt === kind));
  return has.length === 0 ? [] : [...has, 'first', 'none', 'ask'];
}
