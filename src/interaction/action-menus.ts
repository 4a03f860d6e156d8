import { ComponentType } from 'discord-api-types/v10';
import { within } from '../embeds/limits.ts';
import { type Combatant, onTurn } from '../rules/core/encounter.ts';
import { given } from '../rules/core/given.ts';
import type { Intent } from '../rules/core/intent.ts';
import type { Offers } from '../rules/core/offers.ts';
import { choices, offersOf } from '../rules/core/play.ts';
import { isGm, ownCombatants } from '../session/authorize.ts';
import type { Session } from '../session/session.ts';
import { plain, shorten } from '../text/markdown.ts';
import { briefOf } from '../text/reference.ts';
import { referenceOf, buttons as words } from '../text/spoken.ts';
import type { Answer } from './command.ts';
import { componentId, integer, oneOf, text, thisEncounter } from './component.ts';
import { play } from './deed-reply.ts';
import type { Reply } from './reply.ts';

/** Most entries of a select menu; the last is for more where there are more. */
const MOST = 25;
/** What stands in an id for what has not been chosen yet, and for what is left to the rules. */
const OPEN = '';

const STEPS = ['actor', 'action', 'targets', 'tool', 'manner'] as const;
type Step = (typeof STEPS)[number];

/** A menu of the choice: what it asks for, and what has been chosen so far, as indexes into what is offered. */
export const choiceMenu = componentId('choose', {
  encounter: thisEncounter,
  revision: integer,
  step: oneOf(...STEPS),
  actor: text,
  action: text,
  targets: text,
  tool: text,
  manner: text,
  page: integer,
});

/** What has been chosen so far. */
export interface Chosen {
  readonly actor: string;
  readonly action: string;
  readonly targets: string;
  readonly tool: string;
  readonly manner: string;
  /** The page of the menu that is shown. */
  readonly page: number;
}

/** Nothing chosen yet. */
export const NO_CHOICE: Chosen = { actor: OPEN, action: OPEN, targets: OPEN, tool: OPEN, manner: OPEN, page: 0 };

interface Entry {
  readonly value: string;
  readonly label: string;
  readonly description?: string;
}

/**
 * Goes on with a choice by menus: asks for the next thing that is open, and plays it when nothing is. What is offered
 * only once is not asked for. What has been chosen comes back in an id, from whoever sent it: only what is offered to the
 * caller now counts.
 */
export function choose(session: Session, chosen: Chosen, update: boolean): Answer {
  const { encounter } = session;
  if (!encounter) throw new Error('No fight to choose in');
  for (const step of STEPS) {
    const entries = entriesOf(session, chosen, step);
    const [only] = entries;
    if (chosen[step] !== OPEN) {
      if (entries.some(({ value }) => value === chosen[step])) continue;
      return nothing(update);
    }
    if (entries.length > 1) return menu(session, chosen, step, entries, update);
    if (only && (step === 'actor' || step === 'targets' || step === 'action'))
      return choose(session, { ...chosen, [step]: only.value }, update);
  }
  const intent = intentOf(session, chosen);
  if (!intent) return nothing(update);
  return play(session, { type: 'intent', intent });
}

/** Those on turn whom the caller may act for. */
function actors(session: Session): readonly Combatant[] {
  const { encounter } = session;
  if (!encounter) return [];
  const mine = ownCombatants(session);
  const turn = onTurn(encounter);
  const able = turn.filter((combatant) => mine.includes(combatant));
  return able.length > 0 || !isGm(session) ? able : turn;
}

function entriesOf(session: Session, chosen: Chosen, step: Step): readonly Entry[] {
  const { encounter } = session;
  if (!encounter) return [];
  if (step === 'actor') return actors(session).map((each) => ({ value: placeOf(session, each.id), label: each.name }));
  const by = combatantAt(session, chosen.actor);
  if (!by) return [];
  if (step === 'action')
    return choices(session.rules, encounter, by.id)
      .filter(({ action }) => session.rules.actions[action]?.gm !== true || isGm(session))
      .map(({ action, title }) => ({
        value: action,
        label: title,
        description: briefOf(referenceOf(session.rules.id), 'actions', action),
      }));
  const offers = offersFor(session, chosen);
  if (step === 'targets')
    return (offers?.targets ?? []).flatMap((id) => {
      const target = encounter.combatants.find((each) => each.id === id);
      return target ? [{ value: placeOf(session, id), label: target.name, description: target.side }] : [];
    });
  return ((step === 'tool' ? offers?.tools : offers?.manners) ?? []).map((label, place) => ({
    value: String(place),
    label,
  }));
}

function offersFor(session: Session, { actor: by, action }: Chosen): Offers | undefined {
  const actor = combatantAt(session, by);
  if (!actor || !session.encounter) return undefined;
  return offersOf(session.rules, session.encounter, actor.id, action);
}

function intentOf(session: Session, chosen: Chosen): Intent | undefined {
  const by = combatantAt(session, chosen.actor);
  const offers = offersFor(session, chosen);
  if (!by || !offers) return undefined;
  const at = combatantAt(session, chosen.targets);
  const tool = offers.tools?.[Number(chosen.tool)];
  const how = offers.manners?.[Number(chosen.manner)];
  return {
    action: chosen.action,
    actor: by.id,
    ...given({
      targets: at && [at.id],
      tool: chosen.tool === OPEN ? undefined : tool,
      manner: chosen.manner === OPEN ? undefined : how,
    }),
  };
}

function menu(session: Session, chosen: Chosen, step: Step, entries: readonly Entry[], update: boolean): Reply {
  const { version } = session;
  const pages = entries.length > MOST ? Math.ceil(entries.length / (MOST - 1)) : 1;
  const page = chosen.page % pages;
  const shown = pages === 1 ? entries : entries.slice(page * (MOST - 1), (page + 1) * (MOST - 1));
  const options = [
    ...shown.map(({ value, label, description }) => ({
      value,
      label: shorten(label, 100),
      ...(description && { description: shorten(description, 100) }),
    })),
    ...(pages > 1 ? [{ value: 'more', label: words.nextPage(page + 1, pages) }] : []),
  ];
  const { action } = chosen;
  const at = { encounter: version?.encounter ?? 0, revision: version?.revision ?? 0 };
  const id = choiceMenu.write({ ...at, ...chosen, step, page });
  const select = { type: ComponentType.StringSelect, custom_id: id, placeholder: words.asks[step], options } as const;
  const who = combatantAt(session, chosen.actor);
  const said = [who && plain(who.name), action].filter(Boolean).join(': ');
  return {
    whisper: true,
    ...(update && { update: true }),
    embeds: [within({ description: said === '' ? `**${words.asks[step]}**` : `${said}. **${words.asks[step]}**` })],
    components: [{ type: ComponentType.ActionRow, components: [select] }],
  };
}

function nothing(update: boolean): Reply {
  return {
    whisper: true,
    ...(update && { update: true }),
    content: words.nothingThere,
    components: [],
  };
}

/** A combatant's index in the encounter, short enough for an id. */
function placeOf({ encounter }: Session, id: string): string {
  return String(encounter?.combatants.findIndex((each) => each.id === id) ?? -1);
}

function combatantAt({ encounter }: Session, place: string): Combatant | undefined {
  return place === OPEN ? undefined : encounter?.combatants[Number(place)];
}

/** Puts what was chosen in a menu to what had been chosen before. "More…" turns the page. */
export function withStep(chosen: Chosen, step: Step, value: string): Chosen {
  if (value === 'more') return { ...chosen, page: chosen.page + 1 };
  return { ...chosen, [step]: value, page: 0 };
}
