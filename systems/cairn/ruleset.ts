// The ruleset of Cairn, put together from the other files.

import {
  type Affliction,
  AUTO_END,
  type CombatantId,
  type ConditionEntry,
  fromPack,
  given,
  type ItemRules,
  itemList,
  type Meter,
  no,
  ok,
  type PlainItem,
  plainItems,
  type Refusal,
  type Result,
  ruleset,
  type SettingEntry,
} from 'fray/rules';
import { attack, FISTS, MANNERS } from './attack.ts';
import { HP } from './damage.ts';
import { dieOfFate, REACTIONS, reaction, riskySave } from './fate.ts';
import { hazards } from './hazards.ts';
import { MORALE_SETTING, retreat } from './leaving.ts';
import { cast, FATIGUE } from './magic.ts';
import pack from './pack.json' with { type: 'json' };
import { practice } from './practice.ts';
import { refusal } from './reasons.ts';
import { aid, RESTS, recover, rest } from './recovery.ts';
import { checks } from './saves.ts';
import {
  ABILITIES,
  type Cairn,
  type ConditionName,
  DAMAGE_DICE,
  type Fighter,
  INVENTORY_SLOTS,
  type Scene,
  sheet,
} from './sheet.ts';
import { decidedReason, enter, isTurnOver, setTurnOrder, settle, skipReason, startRound, startTurn } from './turns.ts';

const conditions: Readonly<Record<ConditionName, ConditionEntry>> = {
  'critical damage': { cite: 'Combat › Critical Damage', kind: 'debuff', down: true, derived: true },
  stable: { cite: 'Combat › Critical Damage', kind: 'debuff', down: true, derived: true },
  paralyzed: { cite: 'Combat › Ability Score Loss', kind: 'debuff', down: true, derived: true },
  delirious: { cite: 'Combat › Ability Score Loss', kind: 'debuff', down: true, derived: true },
  deprived: { cite: 'Rules › Deprivation & Fatigue', kind: 'debuff' },
  doomed: { cite: 'Combat › Scars', kind: 'debuff' },
  impaired: { cite: 'Combat › Attack Modifiers', kind: 'debuff' },
  enhanced: { cite: 'Combat › Attack Modifiers', kind: 'buff' },
  asleep: { cite: '100 Spells › Sleep', kind: 'debuff' },
  charmed: { cite: '100 Spells › Charm', kind: 'debuff' },
  shielded: { cite: '100 Spells › Shield', kind: 'buff' },
  scar: { cite: 'Combat › Scars', derived: true },
};

/** The book has no rules for trading things in a fight, so only the Warden hands them over. */
const items: ItemRules<Cairn> = {
  cite: 'The book is silent',
  lists: { items: itemList<PlainItem>(plainItems) },
  inRounds: 'gm',
};

const settings: Readonly<Record<string, SettingEntry>> = {
  [MORALE_SETTING]: { cite: 'Rules › Morale', values: [true, false] },
  [AUTO_END]: { cite: 'Combat › Actions', values: [true, false] },
};

export const rules = ruleset<Cairn>({
  id: 'cairn',
  title: 'Cairn',
  ...fromPack<Cairn>(pack, sheet),
  conditions,
  actions: {
    attack,
    cast,
    retreat,
    aid,
    recover,
    save: riskySave,
    rest,
    'die-of-fate': dieOfFate,
    reaction,
  },
  sheet,
  items,
  settings,
  rests: RESTS,
  named: { skill: ABILITIES, option: [...MANNERS, ...RESTS, ...REACTIONS, ...DAMAGE_DICE], thing: [FISTS.name] },
  resourceKinds: {
    [HP]: { main: true, revived: 1 },
    STR: { revived: 1, health: true },
    DEX: { health: true },
    WIL: { health: true },
    [FATIGUE]: { fills: true },
  },
  resources: ({ hp, STR, DEX, WIL }) => ({
    [HP]: { value: hp, max: hp },
    STR: { value: STR, max: STR },
    DEX: { value: DEX, max: DEX },
    WIL: { value: WIL, max: WIL },
    [FATIGUE]: { value: 0, max: INVENTORY_SLOTS },
  }),
  rollNumbers: (abilities) => ABILITIES.map((name) => ({ name, value: abilities[name] })),
  own: {
    encounter: () => ({}),
    combatant: (_, __, lastOwn) => ({ acted: false, ...given({ scars: lastOwn?.scars }) }),
  },
  personal: {},
  actsInBlocks: true,
  meters: metersOf,
  checks,
  hazards,
  practice,
  initiative: setTurnOrder,
  enter,
  startRound,
  startTurn,
  skips: skipReason,
  finished: isTurnOver,
  settle,
  decided: decidedReason,
  afflict,
});

/** A combatant's meters. Abilities appear once lowered, and Fatigue once there is some. The status shows all meters. */
function metersOf({ resources }: Fighter): readonly Meter[] {
  return Object.entries(resources).map(([name, { value, max }]): Meter => {
    const meter = { resource: name, value, ...given({ max }) };
    if (name === HP) return { ...meter, bad: 'empty', main: true };
    if (name === FATIGUE) return { ...meter, bad: 'full', ...(value === 0 && { when: 'status' }) };
    return { ...meter, bad: 'empty', ...(value === max && { when: 'status' }) };
  });
}

/** Adds a condition. Refused if the combatant already has it. */
function afflict(scene: Scene, subject: CombatantId, affliction: Affliction<Cairn>): Result<undefined, Refusal> {
  const { condition: name, rounds, until = 'removed', form, source, value, note } = affliction;
  const { name: who, conditions: active } = scene.combatant(subject);
  if (active.some(({ key }) => key === name)) return no(refusal('already has', { name: who, condition: name }));
  const duration =
    rounds === undefined
      ? ({ until: until === 'lasting' ? 'removed' : until } as const)
      : ({ until: 'round-end', left: rounds } as const);
  scene.record({
    type: 'condition-gained',
    subject,
    condition: { key: name, name, duration, ...given({ form, source, value, note }) },
  });
  return ok();
}
