import type { Combatant, Encounter } from '../core/encounter.ts';
import { resource } from '../core/encounter.ts';
import type { Meter, Ruleset } from '../core/ruleset.ts';
import { afflict } from './afflict.ts';
import { armorValue, nameOf, type Protection, spellResistance } from './armor-value.ts';
import { SCORES } from './arms.ts';
import { attack } from './attack.ts';
import { basic } from './basic-actions.ts';
import { conditions } from './conditions.ts';
import { GEAR } from './content/armor.ts';
import { characters, drinks } from './content/characters.ts';
import { creatures } from './content/creatures.ts';
import { SPELLS } from './content/spells.ts';
import { WEAPONS } from './content/weapons.ts';
import { defend } from './defend.ts';
import { disengage } from './disengage.ts';
import { equip } from './equip.ts';
import { glossary } from './glossary.ts';
import { grapple, release } from './grapple.ts';
import { enter, initiative, initiativeOf } from './initiative.ts';
import { dropProne, move, stand, turnAround } from './moves.ts';
import { orders } from './orders.ts';
import { conditionName, ownConditions } from './own-conditions.ts';
import { isThreatened, threateners, threatRange } from './position.ts';
import { push } from './push.ts';
import { ready } from './ready.ts';
import { RESTS, rest } from './rest.ts';
import { settings } from './settings.ts';
import { type Dungeoneers, type Sheet, sheet, WOUNDS } from './sheet.ts';
import { cast } from './spellcast.ts';
import { sprint } from './sprint.ts';
import { beforeTurn, endScene, endTurn, finished, leave, settle, startRound, startTurn, tracks } from './turns.ts';
import { use } from './use.ts';
import { hazard, mend, placed } from './verdicts.ts';
import { decided } from './victory.ts';

/** Dungeoneers: wounds and stress. */
export const dungeoneers: Ruleset<Dungeoneers> = {
  id: 'dungeoneers',
  title: 'Dungeoneers',
  book: { title: 'Dungeoneers', licence: 'the rules in our own words; no text of the book is kept here' },
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
  archetypes: [...characters, ...creatures],
  settings,
  standingOrders: orders,
  glossary,
  rests: RESTS,
  sheet,
  stock: { weapons: WEAPONS, gear: GEAR, spells: SPELLS, abilities: drinks },
  outline,
  resourceKinds: {
    wounds: { main: true, fills: true },
    stress: { fills: true },
    magica: {},
    'action points': { turn: true },
    'movement points': { turn: true },
    'reaction points': { turn: true },
    uses: {},
  },
  resources: tracks,
  own: { encounter: () => ({}), combatant: () => ({}) },
  leave,
  initiative,
  enter,
  startRound,
  beforeTurn,
  startTurn,
  endTurn,
  skips: () => undefined,
  finished,
  settle,
  decided,
  endScene,
  afflict,
  tellsPositions: true,
  conditionName,
  ownConditions,
  meters: gauges,
};

/** The sheet in short lines. */
function outline(of: Sheet): readonly { readonly name: string; readonly value: string }[] {
  const unhurt: Combatant<Dungeoneers> = {
    id: '',
    name: '',
    side: '',
    sheet: of,
    resources: {},
    conditions: [],
    vitality: 'up',
    standingOrders: {},
    own: {},
  };
  const sums = ({ value, parts }: Protection) =>
    parts.length > 0 ? `${value} (${parts.map((part) => `${nameOf(part)} ${part.value}`).join(', ')})` : `${value}`;
  const [armor, resistance] = [armorValue(unhurt), spellResistance(unhurt)];
  const inHand = (name: string, equipped: boolean) => (equipped ? name : `${name} (not in hand)`);
  const lines = {
    Size: `${of.size}: ${WOUNDS[of.size]} wounds, threat range ${threatRange(unhurt)}`,
    Scores: SCORES.map((score) => `${score} ${of[score]}`).join(', '),
    Initiative: `${initiativeOf(unhurt)}`,
    'Armor value': sums(armor),
    'Spell resistance': sums(resistance),
    'Dodge die': `d${of.dodge}`,
    Weapons: of.weapons
      .map((each) =>
        inHand(`${each.name} (hit d${each.hit}, pierce d${each.pierce}, ${each.wounds} ${each.type})`, each.equipped),
      )
      .join(', '),
    Gear: of.gear.map(({ name, equipped }) => inHand(name, equipped)).join(', '),
    Spells: of.spells.map(({ name, cost, inscribed }) => `${name} (${inscribed}, ${cost} magica)`).join(', '),
    'Items and abilities': of.abilities.map(({ name }) => name).join(', '),
    'Weak to': of.vulnerabilities.map(({ type, value }) => `${type} ${value}`).join(', '),
    Resists: of.resistances.map(({ type, value }) => `${type} ${value}`).join(', '),
  };
  return Object.entries(lines).flatMap(([name, value]) => (value === '' ? [] : [{ name, value }]));
}

/** Wounds and stress; magica where there is any; in a fight the points, and by how many it is threatened. */
function gauges(of: Combatant<Dungeoneers>, encounter: Encounter<Dungeoneers>): readonly Meter[] {
  const counted = (name: string, shown: string, when?: Meter['when']): readonly Meter[] => {
    const { value, max } = resource(of, name);
    return [
      { name: shown, value, ...(max !== undefined && { max }), bad: 'empty', ...(when && { when }), resource: name },
    ];
  };
  const fighting = encounter.phase === 'fighting' && of.vitality === 'up';
  const threats = fighting && isThreatened(encounter, of.id) ? threateners(encounter, of.id).length : 0;
  return [
    {
      name: 'Wounds',
      value: resource(of, 'wounds').value,
      max: WOUNDS[of.sheet.size],
      bad: 'full',
      main: true,
      resource: 'wounds',
    },
    { name: 'Stress', value: resource(of, 'stress').value, max: of.sheet.endurance, bad: 'full', resource: 'stress' },
    ...(of.sheet.mind > 0 && of.sheet.spells.length > 0 ? counted('magica', 'Magica') : []),
    ...(fighting ? counted('action points', 'Action points', 'turn') : []),
    ...(fighting ? counted('movement points', 'Movement points', 'turn') : []),
    ...(fighting ? counted('reaction points', 'Reaction points', 'status') : []),
    ...(threats > 0
      ? [
          {
            name: 'Threatened by',
            value: threats,
            bad: 'full' as const,
            when: 'status' as const,
            reads: `threatened by ${threats}`,
          },
        ]
      : []),
  ];
}
