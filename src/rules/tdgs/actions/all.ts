// TDGS › 5 Actions: the list of actions, in the order players see them

import type { Action } from '../../core/action.ts';
import { attack } from '../attack.ts';
import { cast } from '../cast.ts';
import { defend } from '../defend.ts';
import { instant } from '../instants.ts';
import { rest } from '../rest.ts';
import type { Tdgs } from '../sheet.ts';
import { delay, help } from './aid.ts';
import { check } from './check.ts';
import { destroy } from './destroy.ts';
import { chase, concentrate, dispel } from './focus.ts';
import { breakFree, grapple, release } from './grapple.ts';
import { hazard } from './hazard.ts';
import { equip, use } from './items.ts';
import { disengage, move, step } from './movement.ts';
import { fire, ready } from './ready.ts';
import { drop, shove, stand } from './shove.ts';
import { deceive, insight, intimidate, persuade, suggest } from './social.ts';
import { hide, search } from './stealth.ts';
import { extinguish, treat, wake } from './treat.ts';
import { ward } from './ward.ts';

/** Every action by its key. */
export const actions: Readonly<Record<string, Action<Tdgs>>> = {
  attack,
  cast,
  defend,
  rest,
  move,
  step,
  disengage,
  grapple,
  shove,
  escape: breakFree,
  release,
  stand,
  drop,
  extinguish,
  treat,
  wake,
  help,
  ready,
  fire,
  delay,
  use,
  equip,
  hide,
  search,
  intimidate,
  persuade,
  deceive,
  insight,
  suggest,
  concentrate,
  dispel,
  chase,
  instant,
  hazard,
  destroy,
  ward,
  check,
};
