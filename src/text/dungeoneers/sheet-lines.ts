// Dungeoneers › a sheet in short lines

import { type Protection, protectionPartName } from '../../rules/dungeoneers/armor-value.ts';
import { type Sheet, WOUNDS_BY_SIZE } from '../../rules/dungeoneers/sheet.ts';
import { SCORES } from '../../rules/dungeoneers/sheet-equipment.ts';
import { sheetFigures } from '../../rules/dungeoneers/sheet-figures.ts';
import { nameOf } from '../names.ts';
import { type SheetLine, thingsText } from '../reference.ts';
import { labelInSentence, t, withLabel } from '../t.ts';
import type { PlainMessageId } from '../texts.ts';

const thingName = (id: string) => nameOf('dungeoneers', 'thing', id);
const optionName = (id: string) => nameOf('dungeoneers', 'option', id);
const noteName = (id: string) => nameOf('dungeoneers', 'note', id);

/** Describes a sheet in short lines. */
export function sheetLines(sheet: Sheet): readonly SheetLine[] {
  const { threatRange: range, initiative, armor, resistance } = sheetFigures(sheet);
  const equipmentText = (item: string, equipped: boolean) =>
    equipped ? item : t('dungeoneers-sheet-not-in-hand', { item });
  const lines: readonly (readonly [PlainMessageId, string])[] = [
    [
      'dungeoneers-sheet-size',
      t('dungeoneers-sheet-size-line', { size: optionName(sheet.size), wounds: WOUNDS_BY_SIZE[sheet.size], range }),
    ],
    [
      'dungeoneers-sheet-scores',
      SCORES.map((score) => `${nameOf('dungeoneers', 'skill', score)} ${sheet[score]}`).join(', '),
    ],
    ['dungeoneers-sheet-initiative', `${initiative}`],
    ['dungeoneers-sheet-armor', protectionText(armor)],
    ['dungeoneers-sheet-resistance', protectionText(resistance)],
    ['dungeoneers-sheet-dodge', `d${sheet.dodge}`],
    [
      'dungeoneers-sheet-weapons',
      sheet.weapons
        .map(({ name, hit, pierce, wounds, type, equipped }) =>
          equipmentText(
            t('dungeoneers-sheet-weapon', { name: thingName(name), hit, pierce, wounds, type: optionName(type) }),
            equipped,
          ),
        )
        .join(', '),
    ],
    [
      'dungeoneers-sheet-gear',
      sheet.gear.map(({ name, equipped }) => equipmentText(thingName(name), equipped)).join(', '),
    ],
    ['items-sheet', thingsText(sheet.items, thingName)],
    [
      'dungeoneers-sheet-spells',
      sheet.spells
        .map(({ name, cost, inscribed }) =>
          t('dungeoneers-sheet-spell', { name: thingName(name), inscribed: optionName(inscribed), cost }),
        )
        .join(', '),
    ],
    [
      'dungeoneers-sheet-abilities',
      sheet.abilities
        .map(({ name, points, spends, trigger }) => {
          const costText = amountText(points, spends);
          return trigger
            ? t('dungeoneers-sheet-ability-trigger', {
                name: thingName(name),
                cost: costText,
                trigger: optionName(trigger),
              })
            : t('dungeoneers-sheet-ability', { name: thingName(name), cost: costText });
        })
        .join(', '),
    ],
    [
      'dungeoneers-sheet-modifiers',
      sheet.modifiers.map(({ to, value, why }) => withLabel(noteName(why), changeText(value, to))).join(', '),
    ],
    [
      'dungeoneers-sheet-effects',
      (sheet.effects ?? []).map((each) => `${noteName(each.note)} (${optionName(each.on)})`).join(', '),
    ],
    [
      'dungeoneers-sheet-when-struck',
      [...sheet.gear.flatMap(({ whenStruck = [] }) => whenStruck), ...(sheet.whenStruck ?? [])]
        .map((each) => `${noteName(each.note)} (${optionName(each.on)})`)
        .join(', '),
    ],
    [
      'dungeoneers-sheet-lacks',
      (sheet.lacks ?? []).map((id) => labelInSentence(nameOf('dungeoneers', 'action', id))).join(', '),
    ],
    [
      'dungeoneers-sheet-weak',
      sheet.vulnerabilities.map(({ type, value }) => `${optionName(type)} ${value}`).join(', '),
    ],
    [
      'dungeoneers-sheet-resists',
      sheet.resistances.map(({ type, value }) => `${optionName(type)} ${value}`).join(', '),
    ],
  ];
  return lines.flatMap(([name, value]) => (value === '' ? [] : [{ name: t(name), value }]));
}

/** An armor value or resistance with its parts: "2 (Leather 1, Boots 1)". */
function protectionText({ value, parts }: Protection): string {
  return parts.length > 0
    ? `${value} (${parts.map((part) => `${protectionPartName(part) === 'natural' ? t('dungeoneers-reason-natural') : thingName(protectionPartName(part))} ${part.value}`).join(', ')})`
    : `${value}`;
}

/** The messages for amounts whose unit has a singular and a plural: "1 action point", "2 action points". */
const AMOUNT_MESSAGES = {
  'action points': 'dungeoneers-amount-action-points',
  'movement points': 'dungeoneers-amount-movement-points',
  'reaction points': 'dungeoneers-amount-reaction-points',
  'hit dice': 'dungeoneers-amount-hit-dice',
  'dodge dice': 'dungeoneers-amount-dodge-dice',
  'pierce dice': 'dungeoneers-amount-pierce-dice',
  wounds: 'dungeoneers-amount-wounds',
  'wounds taken': 'dungeoneers-amount-wounds-taken',
  'spell dice': 'dungeoneers-amount-spell-dice',
  'spell pierce dice': 'dungeoneers-amount-spell-pierce-dice',
  'most hit dice': 'dungeoneers-amount-most-hit-dice',
  'most dodge dice': 'dungeoneers-amount-most-dodge-dice',
} as const;

/** An amount of something that is spent: "1 action point". */
export function amountText(count: number, what: string): string {
  return amountWithUnit(`${count}`, count, what);
}

/** How much a number changes, or its limit: "+1 hit die", "−2 armor value", "at most 1 dodge die". */
export function changeText(value: number, what: string): string {
  if (what === 'most hit dice' || what === 'most dodge dice') return amountText(value, what);
  return amountWithUnit(`${value < 0 ? '−' : '+'}${Math.abs(value)}`, value, what);
}

function amountWithUnit(amount: string, value: number, what: string): string {
  if (!hasAmountMessage(what)) return `${amount} ${optionName(what)}`;
  return t(AMOUNT_MESSAGES[what], { amount, count: Math.abs(value) });
}

function hasAmountMessage(what: string): what is keyof typeof AMOUNT_MESSAGES {
  return Object.hasOwn(AMOUNT_MESSAGES, what);
}
