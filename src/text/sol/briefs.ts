// Project Sol › what each action, condition, premade creature, auto-reaction and setting is and does

import { AUTO_END } from '../../rules/core/turns.ts';
import type { ConditionName } from '../../rules/sol/conditions.ts';
import { METRES_A_SQUARE, SQUARES_A_MOVE } from '../../rules/sol/distance.ts';
import { BUYING, houseValues } from '../../rules/sol/house.ts';
import type { Briefs } from '../reference.ts';
import { t } from '../t.ts';
import { texts } from '../texts.ts';
import { boundsOf, costOf, houseValue } from './house-values.ts';

export const briefs = {
  get actions() {
    return {
      attack: t('sol-action-attack', { cost: costOf('attack-cost') }),
      defend: t('sol-action-defend'),
      move: t('sol-action-move', {
        squares: SQUARES_A_MOVE,
        meters: METRES_A_SQUARE,
        cost: costOf('move-cost'),
      }),
      'take-cover': t('sol-action-take-cover', { cost: costOf('cover-cost') }),
      posture: t('sol-action-posture', { cost: costOf('posture-cost') }),
      aim: t('sol-action-aim', { cost: costOf('aim-cost') }),
      draw: t('sol-action-draw', { cost: costOf('draw-cost') }),
      reload: t('sol-action-reload', { cost: costOf('reload-cost') }),
      medkit: t('sol-action-medkit', { cost: costOf('medkit-cost') }),
      use: t('sol-action-use'),
      rest: t('sol-action-rest'),
      test: t('sol-action-test'),
      note: t('sol-action-note'),
      surprise: t('sol-action-surprise'),
    };
  },
  get conditions() {
    return {
      wound: t('sol-condition-wound'),
      'last stand': t('sol-condition-last-stand'),
      unconscious: t('sol-condition-unconscious'),
      asleep: t('sol-condition-asleep'),
      surprised: t('sol-condition-surprised'),
      newcomer: t('sol-condition-newcomer'),
      prone: t('sol-condition-prone'),
      'partial cover': t('sol-condition-partial-cover', { cover: houseValue('partial-cover') }),
      'good cover': t('sol-condition-good-cover', { cover: houseValue('good-cover') }),
      concealed: t('sol-condition-concealed'),
      aiming: t('sol-condition-aiming'),
      'full defense': t('sol-condition-full-defense'),
      favored: t('sol-condition-favored'),
      hindered: t('sol-condition-hindered'),
    } satisfies Record<ConditionName, string>;
  },
  archetypes: texts({
    Soldier: 'sol-premade-soldier',
    Blade: 'sol-premade-blade',
    Medic: 'sol-premade-medic',
    Ganger: 'sol-premade-ganger',
    Guard: 'sol-premade-guard',
    'Squad Leader': 'sol-premade-squad-leader',
    Heavy: 'sol-premade-heavy',
    Thug: 'sol-premade-thug',
    'Gang Gunner': 'sol-premade-gang-gunner',
    Raider: 'sol-premade-raider',
    Corpsman: 'sol-premade-corpsman',
    'Riot Trooper': 'sol-premade-riot-trooper',
    Marksman: 'sol-premade-marksman',
    Grenadier: 'sol-premade-grenadier',
    Stalker: 'sol-premade-stalker',
    Veteran: 'sol-premade-veteran',
    Assassin: 'sol-premade-assassin',
    'Exo Trooper': 'sol-premade-exo-trooper',
    Warlord: 'sol-premade-warlord',
    'Sewer Rat': 'sol-premade-sewer-rat',
    Watchdog: 'sol-premade-watchdog',
    Brute: 'sol-premade-brute',
    Burrower: 'sol-premade-burrower',
    'Scout Drone': 'sol-premade-scout-drone',
    'Gun Drone': 'sol-premade-gun-drone',
    Cyborg: 'sol-premade-cyborg',
    'War Walker': 'sol-premade-war-walker',
    'Siege Engine': 'sol-premade-siege-engine',
  }),
  standingOrders: texts({
    reaction: 'sol-reaction-reaction',
    'last point': 'sol-reaction-last-point',
    'wound words': 'sol-reaction-wound-words',
  }),
  get settings() {
    return {
      [AUTO_END]: t('sol-setting-auto-end'),
      [BUYING]: t('sol-setting-buying-hits'),
      ...Object.fromEntries(houseValues().map(([name]) => [name, boundsOf(name)])),
    };
  },
} satisfies Briefs;
