// Project Sol › Physical Combat, whole

import { resource } from '../core/encounter.ts';
import type { Reason } from '../core/reason.ts';
import type { Meter, Ruleset } from '../core/ruleset.ts';
import { aim, draw, inHand, reload } from './actions/draw.ts';
import { use } from './actions/gear.ts';
import { move, posture, takeCover } from './actions/move.ts';
import { note } from './actions/note.ts';
import { test } from './actions/test.ts';
import { afflict } from './afflict.ts';
import { attack } from './attack.ts';
import { conditions } from './conditions.ts';
import { armors } from './content/armor.ts';
import { weapons } from './content/arms.ts';
import { creatures } from './content/creatures.ts';
import { characters, tools } from './content/premade.ts';
import { defend } from './defend.ts';
import { field } from './field.ts';
import { guardAct } from './guard-act.ts';
import { enter, initiative } from './initiative.ts';
import { medkit } from './medkit.ts';
import { POINTS, POINTS_A_ROUND } from './points.ts';
import { practice } from './practice.ts';
import { because } from './reasons.ts';
import { rest, rests } from './rest.ts';
import { settings } from './settings.ts';
import { type Fighter, type Sol, sheet } from './sheet.ts';
import { standingOrders } from './standing-orders.ts';
import { LEVELS } from './state.ts';
import { surprise } from './surprise.ts';
import { mind } from './tactics.ts';
import { taking } from './takes.ts';
import { decided, endTurn, finished, settle, skips } from './turns.ts';
import { conditionName, own, ownConditions, ownCounts } from './wound-box.ts';

/** The rules of Project Sol's physical combat. */
export const sol: Ruleset<Sol> = {
  id: 'sol',
  title: 'Project Sol',
  book: { title: 'Project Sol: Physical Combat', author: 'Cal Corum', licence: 'license unknown' },
  conditions,
  actions: {
    attack: taking(['targets', 'tool', 'manner', 'amount', 'cover', 'flanked'], attack),
    defend: taking(['manner'], defend),
    move: taking(['to'], move),
    'take-cover': taking(['manner'], takeCover),
    posture: taking(['manner'], posture),
    aim: taking([], aim),
    draw: taking(['tool'], draw),
    reload: taking([], reload),
    medkit: taking(['targets'], medkit),
    use: taking(['tool'], use),
    rest: taking(['manner', 'amount'], rest),
    test: taking(['targets', 'tool', 'manner', 'amount'], test),
    note: taking(['tool'], note),
    surprise: taking(['targets'], surprise),
  },
  archetypes: [...characters, ...creatures],
  practice,
  settings,
  standingOrders,
  rests,
  sheet,
  stock: { weapons, armor: armors, gear: tools },
  inHand: (of) => [inHand(of).name],
  resourceKinds: { wounds: { main: true, fills: true }, [POINTS]: { turn: true, returns: true } },
  resources,
  own,
  ownConditions,
  conditionName,
  ownCounts,
  actsInBlocks: true,
  initiative,
  enter,
  startRound() {},
  startTurn() {},
  endTurn,
  skips,
  finished,
  settle,
  decided,
  guardAct,
  mind,
  field,
  endScene() {},
  afflict,
  meters,
  mainMeter,
};

/** Unhurt: three action points. */
function resources() {
  return { [POINTS]: { value: POINTS_A_ROUND, max: POINTS_A_ROUND } };
}

/** The wounds of all levels. The wound that kills may have no box: the dead are dead, however few their wounds. */
function mainMeter(who: Fighter): Meter | undefined {
  if (who.vitality === 'dead') return undefined;
  return { ...ownCounts.wounds.of(who), called: because({ id: 'wounds' }), bad: 'full', main: true };
}

function meters(who: Fighter): readonly Meter[] {
  const all = mainMeter(who);
  if (!all) return [];
  const { wounds, inHand: drawn } = who.own;
  const levels = LEVELS.filter((level) => wounds.some((wound) => wound.level === level)).map(
    (level): Meter => ({
      called: because({ id: 'wounds of level', level }),
      bad: 'full',
      ...ownCounts[`level ${level} wounds`].of(who),
      when: 'status',
    }),
  );
  const points: Meter = {
    bad: 'empty',
    ...resource(who, POINTS),
    when: 'turn and status',
    resource: POINTS,
  };
  const held = drawn === undefined ? [] : [shown(because({ id: 'in hand', item: drawn }))];
  const given = Object.entries(who.standingOrders)
    .filter(([about, answer]) => answer !== standingOrders[about]?.offers[0])
    .map(([about, answer]) => shown(because({ id: 'standing order', about, answer })));
  return [all, ...levels, points, ...held, ...given];
}

function shown(says: Reason): Meter {
  return { says, value: 0, bad: 'empty', when: 'status' };
}
