import { ComponentType } from 'discord-api-types/v10';
import type { Reply } from '../../src/interaction/reply.ts';
import { buttonsOf, labelOf, selectsOf, textsOf } from '../loopback/components.ts';
import { PostedTable, textOf } from '../posts/posted-table.ts';

const MORE_LABEL = 'More GM tools…';

/** A table whose GM, gwen, taps in the panel. */
export class GmTable extends PostedTable {
  /** The panel that the GM sees. */
  screen: Reply = {};

  async open(): Promise<Reply> {
    this.screen = await this.press('gwen', 'GM');
    return this.screen;
  }

  /**
   * Presses a button of the panel, even one behind "More GM tools…". A label such as "Kira…" chooses the entry "Kira"
   * in a menu.
   */
  async tap(label: string): Promise<Reply> {
    await this.#find(label);
    if (this.#has(label)) return this.#show(await this.pressId('gwen', this.#button(label)));
    const menu = selectsOf(this.screen.components ?? []).find(
      (each) => each.type === ComponentType.StringSelect && each.options.some((option) => `${option.label}…` === label),
    );
    return this.choose(menu?.placeholder ?? label, label.slice(0, -1));
  }

  /** If the panel lacks a button, opens the page of tools that has it. */
  async #find(label: string): Promise<void> {
    const combatantEntry = selectsOf(this.screen.components ?? []).flatMap((each) =>
      each.type === ComponentType.StringSelect ? each.options.map((option) => `${option.label}…`) : [],
    );
    if (this.#has(label) || combatantEntry.includes(label) || !this.#has(MORE_LABEL)) return;
    this.#show(await this.pressId('gwen', this.#button(MORE_LABEL)));
  }

  #has(label: string): boolean {
    return labelsOf(this.screen).some((each) => each.startsWith(label));
  }

  async choose(menu: string, entry: string): Promise<Reply> {
    const foundMenu = selectsOf(this.screen.components ?? []).find(({ placeholder }) => placeholder?.startsWith(menu));
    if (foundMenu?.type !== ComponentType.StringSelect) throw new Error(`No menu ${menu}`);
    const option = foundMenu.options.find(({ label }) => label.startsWith(entry));
    if (!option) throw new Error(`No entry ${entry}: ${foundMenu.options.map(({ label }) => label).join(' | ')}`);
    return this.#show(await this.pressId('gwen', foundMenu.custom_id, [option.value]));
  }

  /** Chooses several entries of a menu: by the beginnings of their labels, or the first few if given a number. */
  async chooseAll(menu: string, entries: readonly string[] | number): Promise<Reply> {
    const foundMenu = selectsOf(this.screen.components ?? []).find(({ placeholder }) => placeholder?.startsWith(menu));
    if (foundMenu?.type !== ComponentType.StringSelect) throw new Error(`No menu ${menu}`);
    const { options } = foundMenu;
    const chosenValues =
      typeof entries === 'number'
        ? options.slice(0, entries)
        : entries.flatMap((each) => options.filter(({ label }) => label.startsWith(each)).slice(0, 1));
    return this.#show(
      await this.pressId(
        'gwen',
        foundMenu.custom_id,
        chosenValues.map(({ value }) => value),
      ),
    );
  }

  /** Opens a form and sends it. Fields keep their values unless others are given. */
  async fill(label: string, values: Readonly<Record<string, string>>): Promise<Reply> {
    await this.#find(label);
    const { form } = await this.pressId('gwen', this.#button(label));
    if (!form) throw new Error(`${label} opens no form`);
    return this.#show(await this.submit('gwen', form.custom_id, fieldValues(form, values)));
  }

  /** Presses a button of a user's private message. */
  tapOn(user: string, reply: Reply, label: string): Promise<Reply> {
    return this.pressId(user, this.#button(label, reply));
  }

  #button(label: string, { components = [] }: Reply = this.screen): string {
    const foundButton = buttonsOf(components).find((each) => labelOf(each)?.startsWith(label));
    if (!foundButton || !('custom_id' in foundButton))
      throw new Error(`No button ${label}: ${labelsOf(this.screen).join(' | ')}`);
    return foundButton.custom_id;
  }

  #show(reply: Reply): Reply {
    if (reply.update) this.screen = reply;
    return reply;
  }
}

/** The labels of a private message's buttons. */
export function labelsOf({ components = [] }: Reply): readonly string[] {
  return buttonsOf(components).flatMap((each) => labelOf(each) ?? []);
}

/** All the text of a private message. */
export function privateText(reply: Reply): string {
  return [textOf(reply), ...textsOf(reply.components ?? [])].filter((text) => text !== '').join('\n');
}

/** A form's fields with their values, or with the given ones. */
function fieldValues(form: NonNullable<Reply['form']>, values: Readonly<Record<string, string>>) {
  const fieldValues = form.components.flatMap((row): [string, string][] => {
    if (!('component' in row) || !('custom_id' in row.component)) return [];
    const { component } = row;
    return [[component.custom_id, 'value' in component ? String(component.value ?? '') : chosenIn(component)]];
  });
  const missingFields = Object.keys(values).filter((name) => !fieldValues.some(([id]) => id === name));
  if (missingFields.length > 0) throw new Error(`The form has no ${missingFields.join(', ')}`);
  return { ...Object.fromEntries(fieldValues), ...values };
}

/** The entry that is already chosen in a menu of a form. */
function chosenIn(component: object): string {
  const options = 'options' in component && Array.isArray(component.options) ? component.options : [];
  return options.flatMap((each) => (each.default === true ? [String(each.value)] : [])).join('\n');
}
