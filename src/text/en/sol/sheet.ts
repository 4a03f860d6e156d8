// Project Sol › a sheet in short lines

import { ATTRIBUTES, arms, type Sheet, type Weapon } from '../../../rules/sol/sheet.ts';
import type { SheetLine } from '../../sheet-lines.ts';

/** The sheet in short lines, for those who ask to see it. */
export function sheetLines(of: Sheet): readonly SheetLine[] {
  const { level1, level2, level3 } = of.boxes;
  const lines = [
    { name: 'Attributes', value: ATTRIBUTES.map((each) => `${each} ${of.attributes[each]}`).join(', ') },
    { name: 'Skills', value: of.skills.map((each) => `${each.name} ${each.rank}`).join(', ') },
    {
      name: 'Weapons',
      value: arms(of)
        .map((each) => `${each.name} (${details(each).join(', ')})`)
        .join(', '),
    },
    { name: 'Armor', value: of.armor.map((each) => `${each.name} ${each.dice}`).join(', ') },
    {
      name: 'Gear',
      value: [...of.gear.map((each) => each.name), ...(of.medkit ? [`Medkit ${of.medkit}`] : [])].join(', '),
    },
    {
      name: 'Initiative',
      value: `REA + INT${of.initiative > 0 ? ` + ${of.initiative}` : ''}${of.leader ? ', leader' : ''}`,
    },
    {
      name: 'Wound boxes',
      value: [level1, level2, level3].map((count, at) => `${count} of level ${at + 1}`).join(', '),
    },
    { name: 'Marks', value: of.marks.join('; ') },
  ];
  return lines.filter(({ value }) => value !== '');
}

/** A weapon's row: its pool, level and kind, and where it has figures of its own, those too. */
function details({ skill: by, attribute, level, kind, points, critical }: Weapon): readonly string[] {
  const cost = points === undefined ? [] : [`${points} action ${points === 1 ? 'point' : 'points'}`];
  const own = critical === 1 ? [] : [`${critical} ${critical === 1 ? 'level' : 'levels'} for a critical success`];
  return [`${by} + ${attribute}`, `level ${level}`, kind, ...cost, ...own];
}
