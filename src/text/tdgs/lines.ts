import { t } from '../t.ts';
// TDGS › 7 Abilities, 8 Combat, 15 Equipment, 17 Damage: what is on a sheet, in a line each

import { figures } from '../../rules/tdgs/outline.ts';
import {
  type Ability,
  type Armor,
  type Inflicts,
  type Interaction,
  type Item,
  type Sheet,
  STATS,
  type Weapon,
} from '../../rules/tdgs/sheet.ts';
import { usable, wielded } from '../../rules/tdgs/weapons.ts';
import type { SheetLine } from '../reference.ts';

const signed = (value: number) => `${value < 0 ? '−' : '+'}${Math.abs(value)}`;
const joined = (parts: readonly string[], separator = ', ') => parts.filter((part) => part !== '').join(separator);

/** "+4 Slashing", "+2+1d4 Fire". */
export function damageLine(damage: Weapon['damage']): string {
  const bonus = damage.map(({ flat, dice, type }) => {
    const parts = [...(flat > 0 || dice === undefined ? [`${flat}`] : []), ...(dice === undefined ? [] : [dice])];
    return `+${parts.join('+')} ${type ?? t('tdgs-damage-line-bonus')}`;
  });
  return joined(bonus);
}

/** A weapon in a line: its bonuses, its types, its range, what it causes. */
export function weaponLine(weapon: Weapon, sheet?: Sheet): string {
  const { name, hit, hitDice, damage, range, inflicts } = weapon;
  const used = sheet && name === wielded(sheet).name ? t('tdgs-weapon-line-used') : '';
  const toHit = t('tdgs-weapon-line-to-hit', { hit: signed(hit), hitDice: hitDice === undefined ? '' : `+${hitDice}` });
  return `${name}${used}: ${joined([toHit, damageLine(damage) || t('tdgs-weapon-line'), range, ...inflicts.map(inflictsLine)])}`;
}

/** "Blinded for 2 rounds", "Poisoned 2 (viper venom), resisted by CON 12, on a natural 20". */
function inflictsLine({ condition, value, rounds, note, difficulty, resist, onCritical, lasting }: Inflicts): string {
  const much = `${condition}${value === undefined ? '' : ` ${value}`}${note === undefined ? '' : ` (${note})`}`;
  const long =
    rounds === undefined
      ? lasting === 'lasting'
        ? t('tdgs-inflicts-line-long')
        : ''
      : t('tdgs-inflicts-line-long-2', { rounds });
  const resisted =
    difficulty === undefined ? '' : t('tdgs-inflicts-line-resisted', { resist: resist ?? 'CON', difficulty });
  return `${much}${long}${resisted}${onCritical ? t('tdgs-inflicts-line') : ''}`;
}

/** "Fire resistance 25 %", "Poison immunity". */
function interactionLine({ kind, type, percent }: Interaction): string {
  return kind === 'immunity' ? t('tdgs-interaction-line', { type }) : `${type} ${kind} ${percent}%`;
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
  const empty = depleted === 'destroyed' ? t('tdgs-armor-line-empty') : t('tdgs-armor-line-empty-2');
  const facts = [
    ...(evasion === 0 ? [] : [t('tdgs-armor-line-facts', { evasion: signed(evasion) })]),
    ...(deflection > 0 ? [t('tdgs-armor-line-facts-2', { deflection })] : []),
    ...(pool > 0 ? [t('tdgs-armor-line-facts-3', { pool, empty })] : []),
    ...(block > 0 ? [t('tdgs-armor-line-facts-4', { block })] : []),
    ...bonusLine(bonuses),
    ...interactions.map(interactionLine),
    ...inflicts.map(inflictsLine),
    ...(piece.destroyed === true ? [t('tdgs-armor-line-facts-5')] : piece.worn ? [] : [t('tdgs-armor-line-facts-6')]),
  ];
  return facts.length === 0 ? name : `${name}: ${joined(facts)}`;
}

/** An item in a line. */
export function itemLine({ name, heal, cleanses, inflicts }: Item): string {
  const does = [
    ...(heal > 0 ? [t('tdgs-item-line-does', { heal })] : []),
    ...ends(cleanses),
    ...inflicts.map(inflictsLine),
  ];
  return does.length === 0 ? name : `${name}: ${joined(does)}`;
}

function ends(cleanses: Ability['cleanses']): readonly string[] {
  return cleanses.length === 0 ? [] : [t('tdgs-ends', { joined: joined(cleanses) })];
}

/** What a spell, a skill or a trait does, in a line. */
export function abilityLine(ability: Ability): string {
  const { kind, tradition, level, timing, heal, cleanses, inflicts, grants, rounds } = ability;
  const named = tradition === 'none' ? kind : `${tradition} ${kind}`;
  return joined([
    kind === 'skill' ? t('tdgs-ability-line', { named, level }) : named,
    timing === 'instant' ? t('tdgs-ability-line-2') : '',
    ...skillLine(ability),
    ...rollLine(ability),
    ...bonusLine(ability.bonuses),
    ...ability.interactions.map(interactionLine),
    ...(heal > 0 ? [t('tdgs-ability-line-3', { heal })] : []),
    ...ends(cleanses),
    ...inflicts.map(inflictsLine),
    ...grants.map((each) =>
      t('tdgs-ability-line-4', {
        interactionLine: interactionLine(each),
        rounds: rounds === undefined ? t('tdgs-ability-line-rounds') : t('tdgs-ability-line-rounds-2', { rounds }),
      }),
    ),
    ...limits(ability),
  ]);
}

function skillLine({ acts, level, interrupt, adds, timing }: Ability): readonly string[] {
  const bonus = Math.floor(level / 2);
  const answers = {
    Dodge: t('tdgs-skill-line-answers-dodge', { bonus: 2 + bonus }),
    Block: t('tdgs-skill-line-answers-block'),
    Parry: t('tdgs-skill-line-answers-parry'),
  };
  return [
    ...(acts.length > 0 && bonus > 0 ? [t('tdgs-skill-line', { bonus, joined: joined(acts) })] : []),
    ...(interrupt === undefined ? [] : [t('tdgs-skill-line-2', { answers: answers[interrupt] })]),
    ...(adds.length > 0
      ? [`${damageLine(adds)} ${timing === 'action' ? t('tdgs-skill-line-3') : t('tdgs-skill-line-4')}`]
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
  const dealt =
    whole === undefined
      ? damageLine(damage)
      : t('tdgs-roll-line-dealt', { whole, type: damage[0]?.type ?? t('tdgs-roll-line-dealt-type') });
  return [
    ...(damage.length > 0 || whole !== undefined ? [dealt] : []),
    helpful
      ? t('tdgs-roll-line')
      : t('tdgs-roll-line-2', { against, hit: hit === 0 ? '' : t('tdgs-roll-line-hit', { hit: signed(hit) }) }),
    ...(area ? [size === undefined ? t('tdgs-roll-line-3') : t('tdgs-roll-line-4', { shape, size })] : []),
    ...(reach === 'Far' ? [] : [t('tdgs-roll-line-5', { reach })]),
  ];
}

function limits({ per, uses, interrupt, concentration }: Ability): readonly string[] {
  const often = uses === undefined || uses === 1 ? t('tdgs-limits-often') : t('tdgs-limits-often-2', { uses });
  return [
    ...(concentration ? [t('tdgs-limits')] : []),
    ...(per === undefined || (interrupt !== undefined && per === 'round') ? [] : [t('tdgs-limits-2', { often, per })]),
  ];
}

// TDGS › 2 Stats, 8 Combat, 9 Entities: a sheet in short lines

/** A sheet in short lines: stats as they count, with what changes them. */
export function sheetLines(sheet: Sheet): readonly SheetLine[] {
  const { stats, con, maxHp, tier } = figures(sheet);
  const list = (name: string, entries: readonly string[], separator = ', ') =>
    entries.length === 0 ? [] : [{ name, value: entries.join(separator) }];
  const counted = [
    ...stats.map(statLine),
    t('tdgs-sheet-lines-counted', { replace: String(sheet.LUK).replace('-', '−') }),
  ];
  return [
    { name: t('tdgs-sheet-lines-name'), value: counted.join(', ') },
    { name: t('tdgs-sheet-lines-name-2'), value: t('tdgs-sheet-lines-value', { maxHp, con }) },
    { name: t('tdgs-sheet-lines-name-3'), value: t('tdgs-sheet-lines-value-2', { size: sheet.size, tier }) },
    ...list(
      t('tdgs-sheet-lines'),
      [...new Set([...usable(sheet), ...sheet.weapons])].map((each) => weaponLine(each, sheet)),
      '; ',
    ),
    ...list(t('tdgs-sheet-lines-2'), sheet.armor.map(armorLine), '; '),
    ...list(
      t('tdgs-sheet-lines-3'),
      sheet.abilities.map((each) => `${each.name} (${abilityLine(each)})`),
    ),
    ...list(
      t('tdgs-sheet-lines-4'),
      sheet.items.map((item) => `${itemLine(item)} × ${item.count}`),
    ),
    ...list(t('tdgs-sheet-lines-5'), sheet.interactions.map(interactionLine)),
    ...list(t('tdgs-sheet-lines-6'), sheet.innate.map(inflictsLine)),
  ];
}

/** "CON 23 (base 18)": as it counts, and what it is without gear and traits. */
function statLine({ stat, value, base }: ReturnType<typeof figures>['stats'][number]): string {
  return value === base ? `${stat} ${value}` : t('tdgs-stat-line', { stat, value, base });
}
