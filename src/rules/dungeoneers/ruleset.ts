import type { Ruleset } from '../core/ruleset.ts';
import { afflict } from './afflict.ts';
import { attack } from './attack.ts';
import { basic } from './basic-actions.ts';
import { conditions } from './conditions.ts';
import { GEAR } from './content/armor.ts';
import { beasts } from './content/beasts.ts';
import { monsters } from './content/bestiary.ts';
import { creatures } from './content/creatures.ts';
import { WEAPONS } from './content/equipment.ts';
import { folk } from './content/folk.ts';
import { characters, drinks } from './content/premade.ts';
import { SPELLS } from './content/spells.ts';
import { undead } from './content/undead.ts';
import { defend } from './defend.ts';
import { disengage } from './disengage.ts';
import { equip } from './equip.ts';
import { field } from './field.ts';
import { grapple, release } from './grapple.ts';
import { enter, initiative } from './initiative.ts';
import { dropProne, move, stand } from './moves.ts';
import { orders } from './orders.ts';
import { mainMeter, meters } from './outline.ts';
import { conditionName, ownConditions } from './own-conditions.ts';
import { POSITIONS, position } from './position.ts';
import { practice } from './practice.ts';
import { push } from './push.ts';
import { ready } from './ready.ts';
import { RESTS, rest } from './rest.ts';
import { ORDER, settings } from './settings.ts';
import { type Dungeoneers, sheet } from './sheet.ts';
import { cast } from './spellcast.ts';
import { sprint } from './sprint.ts';
import { mind } from './tactics.ts';
import { turnAround } from './turn.ts';
import { beforeTurn, endScene, endTurn, finished, leave, resourcesOf, settle, startRound, startTurn } from './turns.ts';
import { use } from './use.ts';
import { hazard, mend, placed } from './verdicts.ts';
import { decided } from './victory.ts';

/** Dungeoneers: wounds and stress. */
export const dungeoneers: Ruleset<Dungeoneers> = {
  id: 'dungeoneers',
  title: 'Dungeoneers',
  book: {
    title: 'Dungeoneers',
    author: 'jnlongnecker',
    licence: 'no license stated',
    url: 'https://github.com/jnlongnecker/dungeoneers/blob/b40ce9dbdb46c7c59ae8af5c530628c596599362/Manual/Combat.md',
  },
  conditions,
  actions: {
    attack: basic('attack', attack),
    cast: basic('cast', cast),
    defend: basic('defend', defend),
    disengage: basic('disengage', disengage),
    sprint: basic('sprint', sprint),
    grapple: basic('grapple', grapple),
    push: basic('push', push),
    ready,
    move,
    stand,
    'drop-prone': dropProne,
    turn: turnAround,
    release,
    equip,
    use,
    rest,
    hazard,
    mend,
    place: placed,
  },
  archetypes: [...characters, ...creatures, ...beasts, ...folk, ...undead, ...monsters],
  practice,
  settings,
  standingOrders: orders,
  rests: RESTS,
  sheet,
  stock: { weapons: WEAPONS, gear: GEAR, spells: SPELLS, abilities: drinks },
  inHand: ({ sheet: { weapons } }) => weapons.flatMap(({ name, equipped }) => (equipped ? [name] : [])),
  resourceKinds: {
    wounds: { main: true, fills: true },
    stress: { fills: true },
    magica: {},
    'action points': { turn: true },
    'movement points': { turn: true },
    'reaction points': { turn: true },
    uses: {},
  },
  resources: resourcesOf,
  own: { encounter: () => ({}), combatant: () => ({}) },
  leave,
  initiative,
  ordersAnew: ({ settings: { [ORDER]: order } }) => order !== 'kept',
  enter,
  startRound,
  beforeTurn,
  startTurn,
  endTurn,
  skips: () => undefined,
  finished,
  settle,
  decided,
  mind,
  endScene,
  afflict,
  field,
  positions: { words: POSITIONS, of: position },
  isNear: (fight, one, other) => position(fight, one, other) === 'adjacent',
  approach: { action: 'move', manner: 'engage' },
  conditionName,
  ownConditions,
  meters,
  mainMeter,
};
