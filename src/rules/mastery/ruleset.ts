// Combat Rules v1.3, whole

import { ruleset } from '../core/declared-ruleset.ts';
import type { Encounter } from '../core/encounter.ts';
import type { Meter } from '../core/ruleset.ts';
import { ACTION } from './acting.ts';
import { attack } from './attack.ts';
import { afflict, conditions } from './conditions.ts';
import { creatures, fighterOf } from './content/creatures.ts';
import { characters } from './content/premade.ts';
import { defend, standingDefense } from './defend.ts';
import { field, move } from './field.ts';
import { enter, initiative } from './initiative.ts';
import { RESTS } from './names.ts';
import { orders } from './orders.ts';
import { practice } from './practice.ts';
import { because } from './reasons.ts';
import { rest } from './rest.ts';
import { settings } from './settings.ts';
import { type Fighter, type Mastery, sheet } from './sheet.ts';
import { special } from './special.ts';
import { STAMINA, staminaFormula, staminaOf } from './stamina.ts';
import { mind } from './tactics.ts';
import { finished, roundNumber, settle, skips, startTurn } from './turns.ts';
import { usualActs } from './usual-acts.ts';
import { decided, hitsOfSide, hitsToWin } from './winning.ts';

export const mastery = ruleset<Mastery>({
  id: 'mastery',
  title: 'Mastery',
  book: {
    title: 'Combat Rules v1.3',
    author: 'gabinoy16',
    licence: 'no license stated',
    url: 'https://github.com/gabinoy16/kg-adventure-game-for-funzies/blob/ab22cf2e74c0e74e4f13603dea8b96beb4616f01/combat-rules.md',
  },
  conditions,
  actions: { attack, defend, special, move, rest },
  archetypes: [...characters, ...creatures],
  practice,
  settings,
  standingOrders: orders,
  rests: RESTS,
  // Ruling: a skill that is not on a sheet is Novice.
  blank: fighterOf('Novice'),
  sheet,
  resourceKinds: { [STAMINA]: { main: true, revived: 1 }, [ACTION]: { turn: true } },
  resources(of) {
    const max = staminaFormula(of);
    return { [STAMINA]: { value: max, max }, [ACTION]: { value: 1, max: 1 } };
  },
  faces: { neither: ['initiative tie'] },
  // A newcomer brings neither place nor hits along.
  own: { encounter: () => ({}), combatant: () => ({ hits: 0 }), forOrder: ['initiative'] },
  initiative,
  enter,
  startTurn,
  skips,
  finished,
  settle,
  decided,
  afflict,
  roundNumber,
  usualActs,
  mind,
  field,
  meters(of, encounter) {
    const stamina: Meter = { ...staminaOf(of), bad: 'empty', main: true, resource: STAMINA };
    const shown = [stamina, ...hitsMeter(of, encounter)];
    const given = standingDefense(of);
    if (given === undefined) return shown;
    const says = because({ id: 'standing defense', defense: given });
    return [...shown, { value: 0, bad: 'empty', when: 'status', says }];
  },
});

/** The hits of the side, where hits win. */
function hitsMeter(of: Fighter, encounter: Encounter<Mastery>): readonly Meter[] {
  const goal = hitsToWin(encounter.settings);
  if (goal === undefined) return [];
  const ours = hitsOfSide(encounter, of);
  const called = because({ id: of.own.hits === ours ? 'hits' : 'hits of the side' });
  return [{ called, value: Math.min(ours, goal), max: goal, bad: 'empty', when: 'status' }];
}
