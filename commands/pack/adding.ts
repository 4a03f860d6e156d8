// The part of a pack's screen for users who can change the pack: they add and edit entries, and keep things from the
// fight.

import type { APIButtonComponent } from 'discord-api-types/v10';
import { MENU_LIMITS } from '../../src/embeds/limits.ts';
import { textHash } from '../../src/interaction/component.ts';
import type { PackInUse } from '../../src/interaction/packs.ts';
import * as panel from '../../src/interaction/panel.ts';
import { type PackList, stockKey } from '../../src/packs/edit.ts';
import { PACK_LISTS } from '../../src/packs/form.ts';
import type { Ruleset } from '../../src/rules/core/ruleset.ts';
import { rulesNamed } from '../../src/rules/systems.ts';
import { t } from '../../src/text/t.ts';
import { entriesOfList } from './change.ts';
import { editableLists, listTitle } from './entry.ts';
import {
  entryButtonId,
  entryMenuId,
  keepSceneButton,
  listMenuId,
  type PackSession,
  startEntryButtonId,
} from './ids.ts';

/** The maximum number of menus with a pack's entries. Other entries are edited with `/pack edit`. */
const MAX_ENTRY_MENUS = 3;

/** The buttons and menus below a pack that the caller may change. */
export function packEditingRows(session: PackSession, pack: PackInUse): readonly panel.Part[] {
  const rules = rulesNamed(pack.system);
  if (!rules) return [];
  const isSystemOfEncounter = session.encounter?.system === pack.system;
  const addableStockLists = editableLists(rules).filter((list) => stockKey(list) !== undefined);
  const [only, another] = addableStockLists;
  const addButtonFor = (list: PackList) => addButton(pack.id, list, rules);
  return [
    ...panel.buttonRow(
      addButtonFor('creatures'),
      ...(rules.ownCondition ? [addButtonFor('conditions')] : []),
      ...(only && !another ? [addButtonFor(only)] : []),
      ...(isSystemOfEncounter ? keepSceneButton(session) : []),
    ),
    ...(another
      ? [
          panel.menuRow(
            listMenuId.write({ pack: pack.id }),
            t('pack-add-to'),
            addableStockLists.map((list) => panel.entry(listTitle(rules, list), list)),
          ),
        ]
      : []),
    ...entryMenus(pack, rules),
  ];
}

/**
 * A button for adding an entry. For a condition, it opens an empty entry. In other lists, it opens a form that asks
 * which entry to start from.
 */
function addButton(pack: string, list: PackList, rules: Ruleset): APIButtonComponent {
  if (list === 'conditions')
    return panel.button(
      t('pack-add-condition'),
      entryButtonId.write({ press: 'page', pack, list, entry: '', page: 0 }),
    );
  const label = list === 'creatures' ? t('pack-add-creature') : t('pack-add-entry', { list: listTitle(rules, list) });
  return panel.button(label, startEntryButtonId.write({ as: 'page', pack, list }));
}

function entryMenus(pack: PackInUse, rules: Ruleset): readonly panel.Part[] {
  const entryOptions = allEntries(pack, rules).map(({ list, name }) =>
    panel.entry(name, `${list}/${textHash(name)}`, { about: listTitle(rules, list) }),
  );
  const { entries } = MENU_LIMITS;
  const menuCount = Math.min(MAX_ENTRY_MENUS, Math.ceil(entryOptions.length / entries));
  return Array.from({ length: menuCount }, (_, menu) => {
    const menuOptions = entryOptions.slice(menu * entries, (menu + 1) * entries);
    const [first, last] = [menuOptions[0]?.label ?? '', menuOptions.at(-1)?.label ?? ''];
    const placeholder = menuCount > 1 ? t('pack-choose-entry-from', { first, last }) : t('pack-choose-entry');
    return panel.menuRow(entryMenuId.write({ pack: pack.id, menu }), placeholder, menuOptions);
  });
}

/** Every entry of a pack, with its list. */
export function allEntries(
  { pack }: Pick<PackInUse, 'pack'>,
  rules: Ruleset,
): readonly { readonly list: PackList; readonly name: string }[] {
  const stockLists = Object.keys(pack.stock).map((key): PackList => `stock.${key}`);
  const packLists = new Set(editableLists(rules));
  return [...PACK_LISTS, ...stockLists.filter((list) => packLists.has(list))].flatMap((list) =>
    entriesOfList(pack, list).map(({ name }) => ({ list, name })),
  );
}
