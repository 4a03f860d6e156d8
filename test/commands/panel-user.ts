// Presses the controls on a panel of actions, in a fight that never changes.

import { expect } from 'vitest';
import { actionsPanel } from '../../commands/act/panel.ts';
import { components } from '../../commands/all.ts';
import { MAX_COMPONENT_ID_LENGTH, splitComponentId } from '../../src/interaction/component.ts';
import type { Reply } from '../../src/interaction/reply.ts';
import { actionHash } from '../../src/posts/available-actions.ts';
import { completeActions } from '../../src/rules/core/complete-actions.ts';
import type { Combatant, Encounter } from '../../src/rules/core/encounter.ts';
import { actionOffers } from '../../src/rules/core/play.ts';
import type { Ruleset } from '../../src/rules/core/ruleset.ts';
import type { Need } from '../../src/session/loadable.ts';
import { Session } from '../../src/session/session.ts';
import { openStep } from '../../src/session/step.ts';
import { type Control, controlsOf, formOf } from '../../src/terminal/repl.ts';
import { openingEncounter, premadeCombatant, randomFight } from '../embeds/random-fight.ts';

type PlayingSession = Session<Need> & { readonly encounter: Encounter };

/** The maximum number of random fights in which to look for offered actions. */
const MAX_FIGHTS = 12;

/** How many combatants are in each encounter before combat. More combatants mean more targets for each action. */
const COMBATANTS_TOGETHER = 8;

/** A user in a fight that never changes. Each press gets a new session. */
export class PanelUser {
  readonly #encounter: Encounter;
  readonly #user: string;

  constructor(encounter: Encounter, user: string) {
    this.#encounter = encounter;
    this.#user = user;
  }

  session(): PlayingSession {
    const { state } = openStep(1, this.#encounter, '0'.repeat(64), 0);
    const CALLER = { channel: 'here', server: 'tavern', interaction: 'i', now: 0, keepsPosts: true } as const;
    const chance = { newSeed: () => '1'.repeat(64), newId: () => 'id' };
    return new Session<Need>(
      { state, loaded: { saved: [] } as never },
      { user: this.#user, name: this.#user, ...CALLER },
      chance,
    ) as PlayingSession;
  }

  press(component: string, chosen: readonly string[], fields: ReadonlyMap<string, string>) {
    expect(component.length).toBeLessThanOrEqual(MAX_COMPONENT_ID_LENGTH);
    const session = this.session();
    const { action, parts } = splitComponentId(component);
    const handler = components.find((each) => each.action === action)!;
    return { session, reply: handler.handle(parts, { chosen, fields }, session) };
  }
}

/** Finds an action's control in the panel by its short hash: the value of a menu's entry, or a part of a button's id. */
function controlOf(panel: Reply, hash: string): Control | undefined {
  return controlsOf(panel).find(({ component, value }) => (value ?? component.split('|').at(-2)) === hash);
}

/** Presses a control and sends its form unchanged. Returns the number of taps, and 'done' or the text of the reply. */
function tapControl(
  panelUser: PanelUser,
  { component, value }: Control,
): { readonly taps: number; readonly text: string } {
  const firstScreen = panelUser.press(component, value === undefined ? [] : [value], new Map());
  // A button takes two taps: *More…* and the button. A menu's entry takes three: *More…*, the menu and the entry.
  const taps = value === undefined ? 2 : 3;
  const form = formOf(firstScreen.reply);
  const fields = new Map(form?.fields.map(({ id, filled }) => [id, id === 'words' ? 'When it comes' : filled]));
  const { session, reply } = form ? panelUser.press(form.component, [], fields) : firstScreen;
  const [outcome] = session.outcomes;
  return { taps, text: outcome ? 'done' : (reply.content ?? JSON.stringify(reply).slice(0, 300)) };
}

/**
 * Takes each of these actions once from the panel, if the user is offered it. Returns the names of the actions, and
 * what went wrong.
 */
export function doAll(encounter: Encounter, who: Combatant, user: string, wanted: ReadonlySet<string>) {
  const panelUser = new PanelUser(encounter, user);
  const session = panelUser.session();
  const asGm = encounter.gms.includes(user);
  const acts = completeActions(session.rules, encounter, who.id, asGm);
  const offeredActs = actionOffers(session.rules, encounter, who.id).filter(
    ({ action }) => wanted.has(action) && (asGm || !session.rules.actions[action]?.gm),
  );
  // Fray asks for confirmation before an action that would harm only friends. Such an action is skipped here and tried
  // in another state of a fight.
  const actOf = (name: string) =>
    acts.find((each) => each.name === name && !(each.harms && each.form === undefined && isFriend(each)));
  const names = offeredActs.map(({ action }) => action).filter((name) => actOf(name));
  if (names.length === 0) return { names, wrong: [] };
  const panel = actionsPanel(session, { actor: who, saying: '' });
  const problems = names.flatMap((name) => {
    const control = controlOf(panel, actionHash(actOf(name)!));
    if (!control) return [`${name} is not to be found`];
    const { taps, text } = tapControl(panelUser, control);
    return taps <= 3 && text === 'done' ? [] : [`${name} by ${control.label}: ${taps} taps, ${text}`];
  });
  return { names, wrong: problems };

  function isFriend({ intent }: (typeof acts)[number]): boolean {
    return encounter.combatants.some(({ id, side }) => intent.targets?.includes(id) && side === who.side);
  }
}

/**
 * Yields every premade combatant before combat, eight at a time, then each state of random fights. `fightOf` plays the
 * fight for a seed.
 */
export function* situations(
  rules: Ruleset,
  fightOf = (seed: number): readonly { readonly after: Encounter }[] => randomFight(rules, seed, {}, 60),
): Generator<Encounter> {
  const start = openingEncounter(rules);
  const combatants = rules.archetypes.map(({ name }) => premadeCombatant(rules, name, start));
  for (let from = 0; from < combatants.length; from += COMBATANTS_TOGETHER)
    yield { ...start, combatants: combatants.slice(from, from + COMBATANTS_TOGETHER) };
  for (let seed = 1; seed <= MAX_FIGHTS; seed++) for (const { after } of fightOf(seed)) yield after;
}
