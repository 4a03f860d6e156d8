// *Make one…*: the button that other features show, and the form for a new character.

import type { APIButtonComponent, APIModalInteractionResponseCallbackData } from 'discord-api-types/v10';
import { componentId } from '../../src/interaction/component.ts';
import { formOf, menuField, textField } from '../../src/interaction/forms.ts';
import * as panel from '../../src/interaction/panel.ts';
import { MAX_NAME_LENGTH } from '../../src/rules/core/fit-name.ts';
import { rulesNamed, rulesOf, systemIds } from '../../src/rules/systems.ts';
import type { Session } from '../../src/session/session.ts';
import { nameOf } from '../../src/text/names.ts';
import { t } from '../../src/text/t.ts';

/** *Make one…*, and the form that it opens. */
export const makeId = componentId('make', {});

/** The ids of the form's fields. */
export const MAKE_FIELDS = { name: 'name', like: 'like' } as const;

/** Separates the system and the name in a choice. */
const SEPARATOR = '/';

export function makeButton(): APIButtonComponent {
  return panel.button(t('me-make'), makeId.write({}));
}

/** The form for a new character: its name, and the premade character to start from. */
export function makingForm({ encounter }: Pick<Session, 'encounter'>): APIModalInteractionResponseCallbackData {
  const rulesets = encounter ? [rulesOf(encounter)] : systemIds().flatMap((id) => rulesNamed(id) ?? []);
  const options = rulesets.flatMap(({ id, title, archetypes }) =>
    archetypes
      .filter(({ kind }) => kind === 'character')
      .map(({ name }) => {
        const shownName = nameOf(id, 'archetype', name);
        return panel.entry(encounter ? shownName : `${shownName} · ${title}`, `${id}${SEPARATOR}${name}`);
      }),
  );
  return formOf(makeId.write({}), t('me-make-title'), [
    textField(MAKE_FIELDS.name, { label: t('me-make-name') }, { required: true, longest: MAX_NAME_LENGTH }),
    ...menuField(MAKE_FIELDS.like, { label: t('me-make-like') }, options, true),
  ]);
}

/** The premade character chosen in the form. Undefined if it doesn't exist. */
export function chosenPremade(choice: string) {
  const [system = '', ...rest] = choice.split(SEPARATOR);
  const rules = rulesNamed(system);
  const archetype = rules?.archetypes.find(({ kind, name }) => kind === 'character' && name === rest.join(SEPARATOR));
  return rules && archetype ? { rules, archetype } : undefined;
}
