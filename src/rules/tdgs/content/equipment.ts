// TDGS › 8 Combat › Healing Effects, Damage Examples; 17 Damage › Resistance, Vulnerability, Natural Weapons; 7 Abilities

import type { Ability } from '../sheet.ts';
import { ability } from './forms.ts';

const passive = { onCritical: false } as const;

/**
 * The seeds' own: Heal, Greater Heal, Fire Bolt (+3 Fire), Fire Ward 25 %, Greater Fire Ward 75 %, Curse of Flame 50 %,
 * Ice Bane 100 %, Dragon Fire Breath, Sneak Attack. Durations, ranges and uses the seeds leave open are chosen, and
 * every ability marked "Chosen" is ours: one for each condition that spells are said to cause.
 */
export const spells = {
  heal: ability({ name: 'Heal', kind: 'spell', tradition: 'divine', helpful: true, heal: 20 }),
  greaterHeal: ability({ name: 'Greater Heal', kind: 'spell', tradition: 'divine', helpful: true, heal: 40 }),
  fireBolt: ability({ name: 'Fire Bolt', kind: 'spell', tradition: 'arcane', damage: [{ flat: 3, type: 'Fire' }] }),
  fireWard: ability({
    name: 'Fire Ward',
    kind: 'spell',
    tradition: 'divine',
    helpful: true,
    grants: [{ kind: 'resistance', type: 'Fire', percent: 25 }],
  }),
  greaterFireWard: ability({
    name: 'Greater Fire Ward',
    kind: 'spell',
    tradition: 'divine',
    helpful: true,
    grants: [{ kind: 'resistance', type: 'Fire', percent: 75 }],
  }),
  curseOfFlame: ability({
    name: 'Curse of Flame',
    kind: 'spell',
    tradition: 'arcane',
    grants: [{ kind: 'vulnerability', type: 'Fire', percent: 50 }],
  }),
  iceBane: ability({
    name: 'Ice Bane',
    kind: 'spell',
    tradition: 'arcane',
    grants: [{ kind: 'vulnerability', type: 'Cold', percent: 100 }],
  }),
  /** 17 Damage › Natural Weapons: apparent STR as Fire, a cone, once a scene. Against REF: chosen. */
  fireBreath: ability({
    name: 'Dragon Fire Breath',
    kind: 'trait',
    source: 'Race',
    timing: 'action',
    whole: 'STR',
    damage: [{ flat: 0, type: 'Fire' }],
    against: 'REF',
    area: true,
    shape: 'cone',
    reach: 'Near',
    per: 'scene',
  }),
  /** 17 Damage › Abilities: +3 Piercing. Once a round: chosen. */
  sneakAttack: ability({
    name: 'Sneak Attack',
    kind: 'skill',
    source: 'Training',
    timing: 'action',
    adds: [{ flat: 3, type: 'Piercing' }],
    per: 'round',
  }),
  /** Chosen from here on. */
  fireball: ability({
    name: 'Fireball',
    kind: 'spell',
    tradition: 'arcane',
    damage: [{ flat: 2, dice: '1d6', type: 'Fire' }],
    against: 'REF',
    area: true,
    per: 'scene',
  }),
  terror: ability({
    name: 'Terror',
    kind: 'spell',
    tradition: 'arcane',
    inflicts: [{ condition: 'Frightened', ...passive }],
  }),
  charm: ability({
    name: 'Charm',
    kind: 'spell',
    tradition: 'arcane',
    inflicts: [{ condition: 'Charmed', ...passive }],
  }),
  sleep: ability({
    name: 'Sleep',
    kind: 'spell',
    tradition: 'arcane',
    inflicts: [{ condition: 'Unconscious', rounds: 3, ...passive }],
  }),
  holdPerson: ability({
    name: 'Hold',
    kind: 'spell',
    tradition: 'divine',
    concentration: true,
    inflicts: [{ condition: 'Paralyzed', rounds: 3, ...passive }],
  }),
  haste: ability({
    name: 'Haste',
    kind: 'spell',
    tradition: 'arcane',
    helpful: true,
    concentration: true,
    per: 'scene',
    inflicts: [{ condition: 'Hasted', rounds: 3, ...passive }],
  }),
  shieldOfFaith: ability({
    name: 'Shield of Faith',
    kind: 'spell',
    tradition: 'divine',
    helpful: true,
    inflicts: [{ condition: 'Protected', ...passive }],
  }),
  invisibility: ability({
    name: 'Invisibility',
    kind: 'spell',
    tradition: 'arcane',
    helpful: true,
    per: 'scene',
    inflicts: [{ condition: 'Invisible', ...passive }],
  }),
  blindingFlash: ability({
    name: 'Blinding Flash',
    kind: 'spell',
    tradition: 'arcane',
    inflicts: [{ condition: 'Blinded', rounds: 2, ...passive }],
  }),
  battleCry: ability({
    name: 'Battle Cry',
    kind: 'skill',
    source: 'Training',
    timing: 'instant',
    ref: 8,
    helpful: true,
    area: true,
    per: 'scene',
    inflicts: [{ condition: 'Strengthened', rounds: 2, ...passive }],
  }),
  dodge: ability({ name: 'Dodge', kind: 'skill', source: 'Training', interrupt: 'Dodge', level: 2 }),
  block: ability({ name: 'Block', kind: 'skill', source: 'Training', interrupt: 'Block', level: 3 }),
  parry: ability({ name: 'Parry', kind: 'skill', source: 'Training', interrupt: 'Parry', level: 5 }),
} as const satisfies Readonly<Record<string, Ability>>;
