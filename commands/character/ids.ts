// *Make one…*: the button that other features show, and the form for a new character.

import type { APIButtonComponent, APIModalInteractionResponseCallbackData } from 'discord-api-types/v10';
import { MENU_LIMITS } from '../../src/embeds/limits.ts';
import { componentId, idText } from '../../src/interaction/component.ts';
import { formOf, menuField, textField } from '../../src/interaction/forms.ts';
import * as panel from '../../src/interaction/panel.ts';
import { given } from '../../src/rules/core/given.ts';
import { MAX_NAME_LENGTH } from '../../src/rules/core/names.ts';
import { rulesNamed, rulesOf, systemIds } from '../../src/rules/systems.ts';
import type { Session } from '../../src/session/session.ts';
import { nameOf } from '../../src/text/names.ts';
import { t } from '../../src/text/t.ts';

/** *Make one…*, and the form that it opens. The premade characters of `system` come first, unless it is empty. */
export const characterCreationId = componentId('make', { system: idText });

/** The ids of the form's fields. */
export const MAKE_CHARACTER_FIELDS = { name: 'name', like: 'like' } as const;

/** Separates the system and the name in a choice. */
const CHOICE_SEPARATOR = '/';

export function makeCharacterButton(): APIButtonComponent {
  return panel.button(t('me-make'), characterCreationId.write({ system: '' }));
}

/**
 * The form for a new character: its name, and the premade character to start from. Outside an encounter, the premade
 * characters of the system `first` come first, because the menu may not hold those of all systems.
 */
export function makeCharacterForm(
  { encounter }: Pick<Session, 'encounter'>,
  first: string,
): APIModalInteractionResponseCallbackData {
  const rulesets = encounter
    ? [rulesOf(encounter)]
    : systemIds()
        .toSorted((one, other) => Number(other === first) - Number(one === first))
        .flatMap((id) => rulesNamed(id) ?? []);
  const premadeEntries = rulesets.flatMap(({ id, title, archetypes }) =>
    archetypes
      .filter(({ kind }) => kind === 'character')
      .map(({ name }) => {
        const shownName = nameOf(id, 'archetype', name);
        return panel.entry(encounter ? shownName : `${shownName} · ${title}`, `${id}${CHOICE_SEPARATOR}${name}`);
      }),
  );
  const hint =
    premadeEntries.length > MENU_LIMITS.entries
      ? t('me-make-like.hint', { shown: MENU_LIMITS.entries, count: premadeEntries.length })
      : undefined;
  return formOf(characterCreationId.write({ system: first }), t('me-make-title'), [
    textField(MAKE_CHARACTER_FIELDS.name, { label: t('me-make-name') }, { required: true, longest: MAX_NAME_LENGTH }),
    ...menuField(MAKE_CHARACTER_FIELDS.like, { label: t('me-make-like'), ...given({ hint }) }, premadeEntries, true),
  ]);
}

/** The premade character chosen in the form. Undefined if it doesn't exist. */
export function chosenPremade(choice: string) {
  const [system = '', ...rest] = choice.split(CHOICE_SEPARATOR);
  const rules = rulesNamed(system);
  const archetype = rules?.archetypes.find(
    ({ kind, name }) => kind === 'character' && name === rest.join(CHOICE_SEPARATOR),
  );
  return rules && archetype ? { rules, archetype } : undefined;
}
