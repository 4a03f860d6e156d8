import type { Answer } from '../../../src/interaction/command.ts';
import { type ComponentInput, component } from '../../../src/interaction/component.ts';
import { ANOTHER } from '../../../src/interaction/gm/about-menus.ts';
import { addCreatures, addScreen, type Coming, countTyped, fitting } from '../../../src/interaction/gm/adding.ts';
import { drawnAnew } from '../../../src/interaction/gm/drawn.ts';
import { somebodyMeant } from '../../../src/interaction/gm/meant.ts';
import { gmPanel, PANEL_NEEDS, type Running } from '../../../src/interaction/gm/panel.ts';
import { rolledInSecret } from '../../../src/interaction/gm/secret-roll.ts';
import { inPlace } from '../../../src/interaction/reply.ts';
import type { Combatant } from '../../../src/rules/core/encounter.ts';
import { gm } from '../../../src/session/authorize.ts';
import { gm as words } from '../../../src/text/spoken.ts';
import { moved, moveQuestion, reorderMeant } from '../../gm/about-menus.ts';
import { adjusted, afflicted, grouped, handedOver, handOver, styled, whispered } from '../../gm/filled.ts';
import { FIELD, formFor, HIDDEN, TOGETHER } from '../../gm/forms.ts';
import { aboutMenu, addMenu, gmForm, moveButton } from '../../gm/ids.ts';
import { paced } from '../../timer/panel.ts';

const ABOUT_SOMEBODY = {
  adjust: adjusted,
  condition: afflicted,
  'hand over': handedOver,
} as const;

const CHOSEN = { group: grouped, auto: styled } as const;

/** The buttons of the panel that open a form, and these forms. */
export const filled = component({
  id: gmForm,
  requires: gm,
  needs: PANEL_NEEDS,
  run({ form, who }, session, { fields }) {
    const of = who === '' ? undefined : somebodyMeant(session, who);
    if (of && !of.ok) return inPlace(gmPanel(session, words.changed));
    if (fields.size === 0) return { form: formFor(session, form, of?.value) };
    switch (form) {
      case 'add':
        return added(session, fields);
      case 'roll':
        return drawnAnew(session, rolledInSecret(session, fields.get(FIELD.dice) ?? ''));
      case 'pace':
        return drawnAnew(session, paced(session, fields));
      case 'whisper':
        return { ...drawnAnew(session, whispered(session, of?.value, fields)), unkept: true };
      default:
        if (!of) return inPlace(gmPanel(session, words.changed));
        return drawnAnew(session, ABOUT_SOMEBODY[form](session, of.value, fields));
    }
  },
});

/** The menus about somebody. Whoever plays nobody here yet is looked for by a form. */
export const chosenAbout = component({
  id: aboutMenu,
  requires: gm,
  needs: PANEL_NEEDS,
  run({ choice, who }, session, { chosen: [wanted = ''] }) {
    const of = somebodyMeant(session, who);
    if (!of.ok) return inPlace(gmPanel(session, words.changed));
    if (choice === 'order') return moveOrAsk(session, of.value, wanted);
    if (choice !== 'hand over') return drawnAnew(session, CHOSEN[choice](session, of.value, wanted));
    if (wanted === ANOTHER) return { form: formFor(session, 'hand over', of.value) };
    return drawnAnew(session, handOver(session, of.value, wanted));
  },
});

/** Someone moves in the turn order; where that costs someone a turn, the GM is asked first. */
function moveOrAsk(session: Running, of: Combatant, before: string): Answer {
  const deed = reorderMeant(session, of, before);
  if (!deed.ok) return drawnAnew(session, deed);
  const question = moveQuestion(session, deed.value);
  return question ? inPlace(question) : drawnAnew(session, moved(session, deed.value));
}

/** The button under that question. */
export const moveAnyway = component({
  id: moveButton,
  requires: gm,
  needs: PANEL_NEEDS,
  run({ who, before }, session) {
    const of = somebodyMeant(session, who);
    const deed = of.ok ? reorderMeant(session, of.value, before) : of;
    return drawnAnew(session, deed.ok ? moved(session, deed.value) : deed);
  },
});

/** What was chosen comes; of what was searched for the one that fits, or one of those that do. */
function added(session: Running, fields: ComponentInput['fields']): Answer {
  const count = countTyped(fields.get(FIELD.count) ?? '');
  if (!count.ok) return drawnAnew(session, count);
  const how = (fields.get(FIELD.how) ?? '').split('\n');
  const coming: Coming = { count: count.value, hidden: how.includes(HIDDEN), together: how.includes(TOGETHER) };
  const typed = fields.get(FIELD.search)?.trim() ?? '';
  const chosen = fields.get(FIELD.creature) || fields.get(FIELD.stronger) || '';
  if (typed === '' && chosen === '') return inPlace(gmPanel(session, words.nothingChosen));
  const found = typed === '' ? [chosen] : fitting(session, typed);
  const [only, another] = found;
  if (only === undefined) return inPlace(gmPanel(session, words.nothingFits(typed)));
  return another === undefined
    ? drawnAnew(session, addCreatures(session, only, coming))
    : inPlace(addScreen(session, found, coming));
}

/** The menu of creatures that fit. */
export const addChosen = component({
  id: addMenu,
  requires: gm,
  needs: PANEL_NEEDS,
  run({ count, hidden, together }, session, { chosen: [name = ''] }) {
    const coming = { count, hidden: hidden === 'hidden', together: together === 'together' };
    const checked = countTyped(String(count));
    return drawnAnew(session, checked.ok ? addCreatures(session, name, coming) : checked);
  },
});
