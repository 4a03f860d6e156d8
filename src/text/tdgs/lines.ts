// TDGS › 7 Abilities, 8 Combat, 15 Equipment, 17 Damage: the entries of a sheet, with a line for each

import { usableWeapons, wieldedWeapon } from '../../rules/tdgs/equipment.ts';
import type { Ability, Armor, InflictedCondition, Interaction, Item, Sheet, Weapon } from '../../rules/tdgs/sheet.ts';
import { STATS } from '../../rules/tdgs/sheet.ts';
import { sheetFigures } from '../../rules/tdgs/sheet-figures.ts';
import { nameAmong, nameOf } from '../names.ts';
import type { SheetLine } from '../reference.ts';
import { t, withLabel } from '../t.ts';

const thingName = (id: string) => nameOf('tdgs', 'thing', id);
const optionName = (id: string) => nameOf('tdgs', 'option', id);
const conditionName = (id: string) => nameOf('tdgs', 'condition', id);
const statName = (id: string) => nameOf('tdgs', 'skill', id);

const signedNumberText = (value: number) => `${value < 0 ? '−' : '+'}${Math.abs(value)}`;
const joinNonEmpty = (parts: readonly string[], separator = ', ') =>
  parts.filter((part) => part !== '').join(separator);

/** A weapon's damage: "+4 Slashing", "+2+1d4 Fire". */
export function damageLine(damage: Weapon['damage']): string {
  const damageTexts = damage.map(({ flat, dice, type }) => {
    const flatAndDice = [...(flat > 0 || dice === undefined ? [`${flat}`] : []), ...(dice === undefined ? [] : [dice])];
    return `+${flatAndDice.join('+')} ${type === undefined ? t('tdgs-sheet-untyped') : optionName(type)}`;
  });
  return joinNonEmpty(damageTexts);
}

/** Describes a weapon in one line: its bonuses, types and range, and the conditions that it causes. */
export function weaponLine(weapon: Weapon, sheet?: Sheet): string {
  const { name, hit, hitDice, damage, range, inflicts } = weapon;
  const label =
    sheet && name === wieldedWeapon(sheet).name ? t('tdgs-weapon-in-use', { name: thingName(name) }) : thingName(name);
  const hitText = t('tdgs-weapon-line-to-hit', {
    hit: signedNumberText(hit),
    hitDice: hitDice === undefined ? '' : `+${hitDice}`,
  });
  return withLabel(
    label,
    joinNonEmpty([
      hitText,
      damageLine(damage) || t('tdgs-weapon-no-damage'),
      optionName(range),
      ...inflicts.map(inflictsLine),
    ]),
  );
}

/**
 * A condition that something causes: "Blinded for 2 rounds", "Poisoned 2 (viper venom), CON vs 12 to resist, on a
 * natural 20".
 */
function inflictsLine({
  condition: id,
  value,
  rounds,
  note,
  difficulty,
  resist,
  onCritical,
  lasting,
}: InflictedCondition): string {
  const conditionText = `${conditionName(id)}${value === undefined ? '' : ` ${value}`}${note === undefined ? '' : ` (${nameOf('tdgs', 'note', note)})`}`;
  const resistText =
    difficulty === undefined ? '' : t('tdgs-inflicts-resisted', { resist: statName(resist ?? 'CON'), difficulty });
  return joinNonEmpty([
    durationText(conditionText, rounds, lasting),
    resistText,
    onCritical ? t('tdgs-inflicts-critical') : '',
  ]);
}

function durationText(what: string, rounds: number | undefined, lasting: InflictedCondition['lasting']): string {
  if (rounds !== undefined) return t('tdgs-inflicts-rounds', { what, rounds });
  return lasting === 'lasting' ? t('tdgs-inflicts-lasting', { what }) : what;
}

/** How damage or a condition affects someone: "Fire resistance 25%", "Poison immunity". */
function interactionLine({ kind, type, percent }: Interaction): string {
  return kind === 'immunity'
    ? t('tdgs-interaction-line', { type: optionName(type) })
    : t('tdgs-interaction-percent', { type: optionName(type), kind: optionName(kind), percent });
}

function bonusTexts(bonuses: Armor['bonuses']): readonly string[] {
  return STATS.flatMap((each) => {
    const bonusValue = bonuses[each] ?? 0;
    return bonusValue === 0 ? [] : [`${statName(each)} ${signedNumberText(bonusValue)}`];
  });
}

export function armorLine(piece: Armor): string {
  const { name, evasion, deflection, pool, depleted, block, bonuses, interactions, inflicts = [] } = piece;
  const armorTexts = [
    ...(evasion === 0 ? [] : [t('tdgs-armor-evasion', { evasion: signedNumberText(evasion) })]),
    ...(deflection > 0 ? [t('tdgs-armor-deflection', { deflection })] : []),
    ...(pool > 0
      ? [t(depleted === 'destroyed' ? 'tdgs-armor-pool-destroyed' : 'tdgs-armor-pool-recharges', { pool })]
      : []),
    ...(block > 0 ? [t('tdgs-armor-block', { block })] : []),
    ...bonusTexts(bonuses),
    ...interactions.map(interactionLine),
    ...inflicts.map(inflictsLine),
    ...(piece.destroyed === true ? [t('tdgs-armor-destroyed')] : piece.worn ? [] : [t('tdgs-armor-not-worn')]),
  ];
  return armorTexts.length === 0 ? thingName(name) : withLabel(thingName(name), joinNonEmpty(armorTexts));
}

export function itemLine({ name, heal, cleanses, inflicts }: Item): string {
  const effectTexts = [
    ...(heal > 0 ? [t('tdgs-item-heals', { heal })] : []),
    ...cureTexts(cleanses),
    ...inflicts.map(inflictsLine),
  ];
  return effectTexts.length === 0 ? thingName(name) : withLabel(thingName(name), joinNonEmpty(effectTexts));
}

function cureTexts(cleanses: Ability['cleanses']): readonly string[] {
  return cleanses.length === 0 ? [] : [t('tdgs-ends', { joined: joinNonEmpty(cleanses.map(conditionName)) })];
}

/** Describes what a spell, a skill or a trait does, in one line. */
export function abilityLine(ability: Ability): string {
  const { kind, tradition, level, timing, heal, cleanses, inflicts, grants, rounds } = ability;
  const kindText =
    tradition === 'none'
      ? optionName(kind)
      : t('tdgs-ability-tradition', { kind: optionName(kind), tradition: optionName(tradition) });
  return joinNonEmpty([
    kind === 'skill' ? t('tdgs-ability-level', { named: kindText, level }) : kindText,
    timing === 'instant' ? t('tdgs-ability-instant') : '',
    ...skillTexts(ability),
    ...rollTexts(ability),
    ...bonusTexts(ability.bonuses),
    ...ability.interactions.map(interactionLine),
    ...(heal > 0 ? [t('tdgs-ability-heals', { heal })] : []),
    ...cureTexts(cleanses),
    ...inflicts.map(inflictsLine),
    ...grants.map((each) => {
      const interaction = interactionLine(each);
      return rounds === undefined
        ? t('tdgs-ability-grants-scene', { interaction })
        : t('tdgs-ability-grants-rounds', { interaction, rounds });
    }),
    ...limitTexts(ability),
  ]);
}

function skillTexts({ acts, level, interrupt, adds, timing }: Ability): readonly string[] {
  const skillBonus = Math.floor(level / 2);
  const interruptTexts = {
    Dodge: t('tdgs-skill-dodge', { bonus: 2 + skillBonus }),
    Block: t('tdgs-skill-block'),
    Parry: t('tdgs-skill-parry'),
  };
  return [
    ...(acts.length > 0 && skillBonus > 0
      ? [
          t('tdgs-skill-bonus', {
            bonus: skillBonus,
            joined: joinNonEmpty(acts.map((each) => nameAmong('tdgs', ['action', 'option'], each))),
          }),
        ]
      : []),
    ...(interrupt === undefined ? [] : [t('tdgs-skill-interrupt', { answers: interruptTexts[interrupt] })]),
    ...(adds.length > 0
      ? [`${damageLine(adds)} ${timing === 'action' ? t('tdgs-skill-named-attack') : t('tdgs-skill-every-attack')}`]
      : []),
  ];
}

/** What an ability is rolled against, and its damage. Empty if the ability isn't an action. */
function rollTexts({
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
  const isAction = kind === 'spell' || timing !== 'passive';
  if (!isAction || adds.length > 0 || interrupt !== undefined) return [];
  const damageText =
    whole === undefined
      ? damageLine(damage)
      : t('tdgs-ability-whole-damage', {
          whole: statName(whole),
          type: damage[0]?.type === undefined ? t('tdgs-sheet-untyped') : optionName(damage[0].type),
        });
  return [
    ...(damage.length > 0 || whole !== undefined ? [damageText] : []),
    helpful
      ? t('tdgs-ability-no-roll')
      : hit === 0
        ? t('tdgs-ability-against', { against: statName(against) })
        : t('tdgs-ability-against-hit', { against: statName(against), hit: signedNumberText(hit) }),
    ...(area
      ? [size === undefined ? t('tdgs-ability-area') : t('tdgs-ability-area-size', { shape: optionName(shape), size })]
      : []),
    ...(reach === 'Far' ? [] : [t('tdgs-ability-reach', { reach: optionName(reach) })]),
  ];
}

function limitTexts({ per, uses, interrupt, concentration }: Ability): readonly string[] {
  return [
    ...(concentration ? [t('tdgs-ability-concentration')] : []),
    ...(per === undefined || (interrupt !== undefined && per === 'round')
      ? []
      : [t('tdgs-ability-limit', { uses: uses ?? 1, per: optionName(per) })]),
  ];
}

/** Describes a sheet in short lines: the current stats, and what affects them. */
export function sheetLines(sheet: Sheet): readonly SheetLine[] {
  const { stats, con, maxHp, tier } = sheetFigures(sheet);
  const lineIfAny = (name: string, entries: readonly string[], separator = ', ') =>
    entries.length === 0 ? [] : [{ name, value: entries.join(separator) }];
  const statTexts = [...stats.map(statLine), t('tdgs-sheet-luk', { replace: String(sheet.LUK).replace('-', '−') })];
  return [
    { name: t('tdgs-sheet-stats'), value: statTexts.join(', ') },
    { name: t('tdgs-sheet-hp'), value: t('tdgs-sheet-hp-value', { maxHp, con }) },
    { name: t('tdgs-sheet-size'), value: t('tdgs-sheet-size-value', { size: optionName(sheet.size), tier }) },
    ...lineIfAny(
      t('tdgs-sheet-weapons'),
      [...new Set([...usableWeapons(sheet), ...sheet.weapons])].map((each) => weaponLine(each, sheet)),
      '; ',
    ),
    ...lineIfAny(t('tdgs-sheet-armor'), sheet.armor.map(armorLine), '; '),
    ...lineIfAny(
      t('tdgs-sheet-abilities'),
      sheet.abilities.map((each) => `${thingName(each.name)} (${abilityLine(each)})`),
    ),
    ...lineIfAny(
      t('tdgs-sheet-items'),
      sheet.items.map((item) => `${itemLine(item)} × ${item.count}`),
    ),
    ...lineIfAny(t('tdgs-sheet-damage'), sheet.interactions.map(interactionLine)),
    ...lineIfAny(t('tdgs-sheet-nature'), sheet.innate.map(inflictsLine)),
  ];
}

/** A stat's current value, and its value without gear and traits: "CON 23 (base 18)". */
function statLine({ stat: id, value, base }: ReturnType<typeof sheetFigures>['stats'][number]): string {
  return value === base ? `${statName(id)} ${value}` : t('tdgs-stat-line', { stat: statName(id), value, base });
}
