// Dungeoneers › a sheet in short lines

import { type Protection, partName } from '../../rules/dungeoneers/armor-value.ts';
import { SCORES } from '../../rules/dungeoneers/arms.ts';
import { figures } from '../../rules/dungeoneers/outline.ts';
import { type Sheet, WOUNDS_BY_SIZE } from '../../rules/dungeoneers/sheet.ts';
import { nameOf } from '../names.ts';
import { type SheetLine, thingsText } from '../reference.ts';
import { insideSentence, labeled, t } from '../t.ts';
import type { PlainId } from '../texts.ts';

const thing = (id: string) => nameOf('dungeoneers', 'thing', id);
const option = (id: string) => nameOf('dungeoneers', 'option', id);
const note = (id: string) => nameOf('dungeoneers', 'note', id);

/** A sheet in short lines. */
export function sheetLines(sheet: Sheet): readonly SheetLine[] {
  const { threatRange: range, initiative, armor, resistance } = figures(sheet);
  const inHand = (item: string, equipped: boolean) => (equipped ? item : t('dungeoneers-sheet-not-in-hand', { item }));
  const lines: readonly (readonly [PlainId, string])[] = [
    [
      'dungeoneers-sheet-size',
      t('dungeoneers-sheet-size-line', { size: option(sheet.size), wounds: WOUNDS_BY_SIZE[sheet.size], range }),
    ],
    [
      'dungeoneers-sheet-scores',
      SCORES.map((score) => `${nameOf('dungeoneers', 'skill', score)} ${sheet[score]}`).join(', '),
    ],
    ['dungeoneers-sheet-initiative', `${initiative}`],
    ['dungeoneers-sheet-armor', withParts(armor)],
    ['dungeoneers-sheet-resistance', withParts(resistance)],
    ['dungeoneers-sheet-dodge', `d${sheet.dodge}`],
    [
      'dungeoneers-sheet-weapons',
      sheet.weapons
        .map(({ name, hit, pierce, wounds, type, equipped }) =>
          inHand(
            t('dungeoneers-sheet-weapon', { name: thing(name), hit, pierce, wounds, type: option(type) }),
            equipped,
          ),
        )
        .join(', '),
    ],
    ['dungeoneers-sheet-gear', sheet.gear.map(({ name, equipped }) => inHand(thing(name), equipped)).join(', ')],
    ['items-sheet', thingsText(sheet.items, thing)],
    [
      'dungeoneers-sheet-spells',
      sheet.spells
        .map(({ name, cost, inscribed }) =>
          t('dungeoneers-sheet-spell', { name: thing(name), inscribed: option(inscribed), cost }),
        )
        .join(', '),
    ],
    [
      'dungeoneers-sheet-abilities',
      sheet.abilities
        .map(({ name, points, spends, trigger }) => {
          const cost = `${points} ${withPlural(points, option(spends))}`;
          return trigger
            ? t('dungeoneers-sheet-ability-trigger', { name: thing(name), cost, trigger: option(trigger) })
            : t('dungeoneers-sheet-ability', { name: thing(name), cost });
        })
        .join(', '),
    ],
    [
      'dungeoneers-sheet-modifiers',
      sheet.modifiers
        .map(({ to, value, why }) => labeled(note(why), `${signedNumber(value)} ${withPlural(value, option(to))}`))
        .join(', '),
    ],
    [
      'dungeoneers-sheet-effects',
      (sheet.effects ?? []).map((each) => `${note(each.note)} (${option(each.on)})`).join(', '),
    ],
    [
      'dungeoneers-sheet-when-struck',
      [...sheet.gear.flatMap(({ whenStruck = [] }) => whenStruck), ...(sheet.whenStruck ?? [])]
        .map((each) => `${note(each.note)} (${option(each.on)})`)
        .join(', '),
    ],
    [
      'dungeoneers-sheet-lacks',
      (sheet.lacks ?? []).map((id) => insideSentence(nameOf('dungeoneers', 'action', id))).join(', '),
    ],
    ['dungeoneers-sheet-weak', sheet.vulnerabilities.map(({ type, value }) => `${option(type)} ${value}`).join(', ')],
    ['dungeoneers-sheet-resists', sheet.resistances.map(({ type, value }) => `${option(type)} ${value}`).join(', ')],
  ];
  return lines.flatMap(([name, value]) => (value === '' ? [] : [{ name: t(name), value }]));
}

/** A protection with its parts: "2 (Leather 1, Boots 1)". */
function withParts({ value, parts }: Protection): string {
  return parts.length > 0
    ? `${value} (${parts.map((part) => `${partName(part) === 'natural' ? t('dungeoneers-reason-natural') : thing(partName(part))} ${part.value}`).join(', ')})`
    : `${value}`;
}

/** A resource of the book with the right form for a number: 1 action point, +1 hit die, 2 wounds. */
export function withPlural(count: number, several: string): string {
  if (Math.abs(count) !== 1) return several;
  return several.replace(/\bdice\b/, 'die').replace(/\b(point|wound)s\b/, '$1');
}

export function signedNumber(value: number): string {
  return `${value < 0 ? '−' : '+'}${Math.abs(value)}`;
}
