// Project Sol › Physical Combat, whole

import { resource } from '../core/encounter.ts';
import { NO_STATE } from '../core/own-state.ts';
import type { Meter, Ruleset } from '../core/ruleset.ts';
import { aim, draw, reload } from './actions/draw.ts';
import { use } from './actions/gear.ts';
import { move, posture, takeCover } from './actions/move.ts';
import { note } from './actions/note.ts';
import { test } from './actions/test.ts';
import { afflict } from './afflict.ts';
import { attack } from './attack.ts';
import { conditions } from './conditions.ts';
import { armors } from './content/armor.ts';
import { characters, tools } from './content/characters.ts';
import { creatures } from './content/creatures.ts';
import { weapons } from './content/weapons.ts';
import { defend } from './defend.ts';
import { glossary } from './glossary.ts';
import { enter, initiative } from './initiative.ts';
import { medkit } from './medkit.ts';
import { orders } from './orders.ts';
import { POINTS, POINTS_A_ROUND } from './points.ts';
import { rest, rests } from './rest.ts';
import { settings } from './settings.ts';
import { type Fighter, outline, type Sheet, type Sol, sheet } from './sheet.ts';
import { surprise } from './surprise.ts';
import { decided, endTurn, finished, settle, skips } from './turns.ts';
import { boxes, LEVELS, WOUNDS } from './wounds.ts';

/** The rules of Project Sol's physical combat. */
export const sol: Ruleset<Sol> = {
  id: 'sol',
  title: 'Project Sol',
  book: {
    title: 'Project Sol: Physical Combat',
    licence: 'rules restated in our own words; tables it does not publish are house values',
  },
  conditions,
  actions: {
    attack,
    defend,
    move,
    'take-cover': takeCover,
    posture,
    aim,
    draw,
    reload,
    medkit,
    use,
    rest,
    test,
    note,
    surprise,
  },
  archetypes: [...characters, ...creatures],
  settings,
  standingOrders: orders,
  glossary,
  rests,
  sheet,
  stock: { weapons, armor: armors, gear: tools },
  outline,
  resources: tracks,
  own: NO_STATE,
  initiative,
  enter,
  startRound() {},
  startTurn() {},
  endTurn,
  skips,
  finished,
  settle,
  decided,
  endScene() {},
  afflict,
  meters: gauges,
};

/** Unhurt: three action points, all boxes free. */
function tracks({ boxes: own }: Sheet) {
  const { level1, level2, level3 } = own;
  return {
    [POINTS]: { value: POINTS_A_ROUND, max: POINTS_A_ROUND },
    [WOUNDS]: { value: 0, max: level1 + level2 + level3 },
    [boxes(1)]: { value: 0, max: level1 },
    [boxes(2)]: { value: 0, max: level2 },
    [boxes(3)]: { value: 0, max: level3 },
  };
}

function gauges(who: Fighter): readonly Meter[] {
  const gauge = (name: string, of: string, bad: Meter['bad']): Meter => ({ name, bad, ...resource(who, of) });
  return [
    { ...gauge('Wounds', WOUNDS, 'full'), main: true },
    ...LEVELS.filter((level) => resource(who, boxes(level)).value > 0).map((level) => ({
      ...gauge(`Level ${level}`, boxes(level), 'full'),
      when: 'status' as const,
    })),
    { ...gauge('Action points', POINTS, 'empty'), when: 'turn' },
  ];
}
