// TDGS › 7 Abilities, 8 Combat, 15 Equipment, 17 Damage: what is on a sheet, in a line each

import { figures } from '../../../rules/tdgs/outline.ts';
import {
  type Ability,
  type Armor,
  type Inflicts,
  type Interaction,
  type Item,
  type Sheet,
  STATS,
  type Weapon,
} from '../../../rules/tdgs/sheet.ts';
import { usable, wielded } from '../../../rules/tdgs/weapons.ts';
import type { SheetLine } from '../../reference.ts';

const signed = (value: number) => `${value < 0 ? '−' : '+'}${Math.abs(value)}`;
const joined = (parts: readonly string[], separator = ', ') => parts.filter((part) => part !== '').join(separator);

/** "+4 Slashing", "+2+1d4 Fire". */
export function damageLine(damage: Weapon['damage']): string {
  const bonus = damage.map(({ flat, dice, type }) => {
    const parts = [...(flat > 0 || dice === undefined ? [`${flat}`] : []), ...(dice === undefined ? [] : [dice])];
    return `+${parts.join('+')} ${type ?? 'untyped'}`;
  });
  return joined(bonus);
}

/** A weapon in a line: its bonuses, its types, its range, what it causes. */
export function weaponLine(weapon: Weapon, sheet?: Sheet): string {
  const { name, hit, hitDice, damage, range, inflicts } = weapon;
  const used = sheet && name === wielded(sheet).name ? ' (in use)' : '';
  const toHit = `${signed(hit)}${hitDice === undefined ? '' : `+${hitDice}`} to hit`;
  return `${name}${used}: ${joined([toHit, damageLine(damage) || '+0 untyped', range, ...inflicts.map(inflictsLine)])}`;
}

/** "Blinded for 2 rounds", "Poisoned 2 (viper venom), resisted by CON 12, on a natural 20". */
function inflictsLine({ condition, value, rounds, note, difficulty, resist, onCritical, lasting }: Inflicts): string {
  const much = `${condition}${value === undefined ? '' : ` ${value}`}${note === undefined ? '' : ` (${note})`}`;
  const long =
    rounds === undefined
      ? lasting === 'lasting'
        ? ', lasting'
        : ''
      : ` for ${rounds} ${rounds === 1 ? 'round' : 'rounds'}`;
  const resisted = difficulty === undefined ? '' : `, resisted by ${resist ?? 'CON'} against ${difficulty}`;
  return `${much}${long}${resisted}${onCritical ? ', on a natural 20' : ''}`;
}

/** "Fire resistance 25 %", "Poison immunity". */
function interactionLine({ kind, type, percent }: Interaction): string {
  return kind === 'immunity' ? `${type} immunity` : `${type} ${kind} ${percent} %`;
}

function bonusLine(bonuses: Armor['bonuses']): readonly string[] {
  return STATS.flatMap((stat) => {
    const value = bonuses[stat] ?? 0;
    return value === 0 ? [] : [`${stat} ${signed(value)}`];
  });
}

/** A piece of armor in a line. */
export function armorLine(piece: Armor): string {
  const { name, evasion, deflection, pool, depleted, block, bonuses, interactions, inflicts = [] } = piece;
  const empty = depleted === 'destroyed' ? 'destroyed when empty' : 'recharges between scenes';
  const facts = [
    ...(evasion === 0 ? [] : [`evasion ${signed(evasion)}`]),
    ...(deflection > 0 ? [`deflection ${deflection} %`] : []),
    ...(pool > 0 ? [`pool ${pool} (${empty})`] : []),
    ...(block > 0 ? [`block ${block}`] : []),
    ...bonusLine(bonuses),
    ...interactions.map(interactionLine),
    ...inflicts.map(inflictsLine),
    ...(piece.destroyed === true ? ['destroyed'] : piece.worn ? [] : ['not worn']),
  ];
  return facts.length === 0 ? name : `${name}: ${joined(facts)}`;
}

/** An item in a line. */
export function itemLine({ name, heal, cleanses, inflicts }: Item): string {
  const does = [
    ...(heal > 0 ? [`heals ${heal} % of maximum HP`] : []),
    ...ends(cleanses),
    ...inflicts.map(inflictsLine),
  ];
  return does.length === 0 ? name : `${name}: ${joined(does)}`;
}

function ends(cleanses: Ability['cleanses']): readonly string[] {
  return cleanses.length === 0 ? [] : [`ends ${joined(cleanses)}`];
}

/** What a spell, a skill or a trait does, in a line. */
export function abilityLine(ability: Ability): string {
  const { kind, tradition, level, timing, heal, cleanses, inflicts, grants, rounds } = ability;
  const named = tradition === 'none' ? kind : `${tradition} ${kind}`;
  return joined([
    kind === 'skill' ? `${named}, level ${level}` : named,
    timing === 'instant' ? 'an Instant' : '',
    ...skillLine(ability),
    ...rollLine(ability),
    ...bonusLine(ability.bonuses),
    ...ability.interactions.map(interactionLine),
    ...(heal > 0 ? [`heals ${heal} % of maximum HP`] : []),
    ...ends(cleanses),
    ...inflicts.map(inflictsLine),
    ...grants.map(
      (each) =>
        `lends ${interactionLine(each)}${rounds === undefined ? ' for the scene' : ` for ${rounds} ${rounds === 1 ? 'round' : 'rounds'}`}`,
    ),
    ...limits(ability),
  ]);
}

function skillLine({ acts, level, interrupt, adds, timing }: Ability): readonly string[] {
  const bonus = Math.floor(level / 2);
  const answers = {
    Dodge: `+${2 + bonus} REF against one attack`,
    Block: 'takes off raw damage',
    Parry: 'STR against STR ends a melee attack',
  };
  return [
    ...(acts.length > 0 && bonus > 0 ? [`+${bonus} for ${joined(acts)}`] : []),
    ...(interrupt === undefined ? [] : [`an interrupt: ${answers[interrupt]}`]),
    ...(adds.length > 0
      ? [`${damageLine(adds)} ${timing === 'action' ? 'on an attack that names it' : 'on every weapon attack'}`]
      : []),
  ];
}

/** What it is rolled against, and its damage; nothing for what is no act of its own. */
function rollLine({
  kind,
  timing,
  damage,
  whole,
  helpful,
  against,
  hit,
  area,
  shape = 'burst',
  size,
  reach,
  adds,
  interrupt,
}: Ability): readonly string[] {
  const acts = kind === 'spell' || timing !== 'passive';
  if (!acts || adds.length > 0 || interrupt !== undefined) return [];
  const dealt = whole === undefined ? damageLine(damage) : `${whole} ${damage[0]?.type ?? 'untyped'} damage`;
  return [
    ...(damage.length > 0 || whole !== undefined ? [dealt] : []),
    helpful ? 'no roll' : `against ${against}${hit === 0 ? '' : `, ${signed(hit)} to hit`}`,
    ...(area
      ? [
          size === undefined
            ? 'everyone in the area'
            : `everyone in a ${shape} of ${size} ${size === 1 ? 'square' : 'squares'}`,
        ]
      : []),
    ...(reach === 'Far' ? [] : [`reaches ${reach}`]),
  ];
}

function limits({ per, uses, interrupt, concentration }: Ability): readonly string[] {
  const often = uses === undefined || uses === 1 ? 'once' : `${uses} times`;
  return [
    ...(concentration ? ['while concentrating'] : []),
    ...(per === undefined || (interrupt !== undefined && per === 'round') ? [] : [`${often} a ${per}`]),
  ];
}

// TDGS › 2 Stats, 8 Combat, 9 Entities: a sheet in short lines

/** A sheet in short lines: stats as they count, with what changes them. */
export function sheetLines(sheet: Sheet): readonly SheetLine[] {
  const { stats, con, maxHp, tier } = figures(sheet);
  const list = (name: string, entries: readonly string[], separator = ', ') =>
    entries.length === 0 ? [] : [{ name, value: entries.join(separator) }];
  const counted = [...stats.map(statLine), `LUK ${String(sheet.LUK).replace('-', '−')}`];
  return [
    { name: 'Stats', value: counted.join(', ') },
    { name: 'HP', value: `${maxHp} (CON ${con} × 5)` },
    { name: 'Size and tier', value: `${sheet.size}, power tier ${tier}` },
    ...list(
      'Weapons',
      [...new Set([...usable(sheet), ...sheet.weapons])].map((each) => weaponLine(each, sheet)),
      '; ',
    ),
    ...list('Armor', sheet.armor.map(armorLine), '; '),
    ...list(
      'Abilities',
      sheet.abilities.map((each) => `${each.name} (${abilityLine(each)})`),
    ),
    ...list(
      'Items',
      sheet.items.map((item) => `${itemLine(item)} × ${item.count}`),
    ),
    ...list('Damage', sheet.interactions.map(interactionLine)),
    ...list('By nature', sheet.innate.map(inflictsLine)),
  ];
}

/** "CON 23 (base 18)": as it counts, and what it is without gear and traits. */
function statLine({ stat, value, base }: ReturnType<typeof figures>['stats'][number]): string {
  return value === base ? `${stat} ${value}` : `${stat} ${value} (base ${base})`;
}
