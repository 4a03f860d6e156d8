import { componentId, idOneOf, idText, thisEncounter } from '../component.ts';

/** What the buttons of a plan do: show it, look at a preset, keep that, add a line, try it, play it, drop it. */
const PRESSES = ['open', 'back', 'preset', 'keep', 'add', 'try', 'play', 'drop'] as const;

/**
 * My plan, and the buttons of its panel. `who` is the mark of a combatant's id; `preset` a preset's; `when` and `act` are
 * marks of what was chosen for another line, so that nothing of an unfinished line is kept anywhere.
 */
export const planButton = componentId('plan', {
  encounter: thisEncounter,
  press: idOneOf(...PRESSES),
  who: idText,
  preset: idText,
  when: idText,
  act: idText,
});

/** The menus of the panel: the conditions of another line, its act, and what changes the plan. */
export const planMenu = componentId('plan-menu', {
  encounter: thisEncounter,
  menu: idOneOf('when', 'act', 'change'),
  who: idText,
  when: idText,
  act: idText,
});

/** What was chosen for another line so far, in marks: conditions with a dot between them, and an act. */
export interface Draft {
  readonly when: string;
  readonly act: string;
}

export const NOTHING_CHOSEN: Draft = { when: '', act: '' };
