import { ButtonStyle } from 'discord-api-types/v10';
import { newSeedAfterUndoEmbed } from '../src/embeds/card.ts';
import { undoEmbed } from '../src/embeds/undo-embed.ts';
import { boolean, command, integer, oneOf, optional } from '../src/interaction/command.ts';
import { component, componentId, idInteger, idText, thisEncounter } from '../src/interaction/component.ts';
import { deedsInMessage, messageCommand } from '../src/interaction/context-command.ts';
import * as panel from '../src/interaction/panel.ts';
import { closingReply, inChannelLanguage, type Reply, show, whisper } from '../src/interaction/reply.ts';
import { withTurnRows } from '../src/posts/deed-reply.ts';
import { turnPing } from '../src/posts/pings.ts';
import type { Deed } from '../src/rules/core/deed.ts';
import type { Combatant } from '../src/rules/core/encounter.ts';
import { map, no, ok, type Refusal, type Result } from '../src/rules/core/refusal.ts';
import { isOmittedFromChannel, viewerOf } from '../src/rules/core/secrecy.ts';
import type { DeedsInMessage } from '../src/session/loadable.ts';
import { localizedDeed, localizedEncounter, localizedEvents } from '../src/session/localized-names.ts';
import { anyEncounter, gmOfAnyEncounter, type InEncounter, isGm, type Session } from '../src/session/session.ts';
import {
  type DoneDeed,
  isSkippedByUndo,
  lastInteractionDeeds,
  type UndoDepth,
  undoableDeeds,
} from '../src/session/undo-plan.ts';
import { lastDeed, whyOnlyGmCanUndo } from '../src/session/undo-policy.ts';
import { titleWithoutSource, turnsTitle } from '../src/text/deed-titles.ts';
import { gmWords } from '../src/text/gm.ts';
import { t, withoutEscapes } from '../src/text/t.ts';
import { lastMessage, messageTitle, undoWhisper } from './whisper.ts';

/** The maximum number of steps that are undone together. */
const MAX_UNDONE_STEPS = 50;

export const undo = command({
  name: 'undo',
  requires: anyEncounter,
  needs: { history: true },
  options: {
    steps: optional(integer(1, MAX_UNDONE_STEPS)),
    to: optional(oneOf(['round start'])),
    preview: boolean(),
  },
  run({ steps, to, preview }, session) {
    if (steps !== undefined && to !== undefined)
      return no({ type: 'missing', what: 'steps-or-to', known: ['steps', 'to'] });
    const lastWhisper = isGm(session) && steps === undefined && to === undefined ? lastMessage(session) : undefined;
    if (lastWhisper && !preview)
      return map(undoWhisper(session, lastWhisper.post), (title) => whisper(gmWords.undone(title)));
    // For a GM, everything from one tap or one due moment is undone together.
    const depth = to === undefined ? (steps ?? (isGm(session) ? 'one step' : 1)) : 'round-start';
    const deedResult = deedToUndo(session, depth);
    if (!deedResult.ok) return deedResult;

    return map(
      preview ? session.planUndo(depth) : session.undo(depth),
      ({ withdrawn, deeds, isOneStep = false, before, after }) => {
        const undoneDeeds = [...(withdrawn ? [withdrawn] : []), ...deeds].map(({ deed }) => deed);
        if (preview) return whisper(undoEmbed({ deeds: undoneDeeds, isOneStep, before, after }, 'preview'));
        const shownDeeds = undoneDeeds.filter((deed) => !isOmittedFromChannel(deed, after));
        if (shownDeeds.length === 0)
          return whisper(undoEmbed({ deeds: undoneDeeds, isOneStep, before, after }, 'undone-by-the-gm'));
        if (session.caller.keepsPosts && after.phase === 'fighting') return { posted: true };
        const isReopened = before.phase === 'ended' && after.phase !== 'ended';
        const { commitment } = session;
        return inChannelLanguage(session, () =>
          show(
            [
              undoEmbed({ deeds: shownDeeds, isOneStep, before, after }, isGm(session) ? 'undone-by-the-gm' : 'undone'),
              ...(isReopened && commitment !== undefined ? [newSeedAfterUndoEmbed(commitment)] : []),
            ],
            {
              ...turnPing(session, before, after),
              ...withTurnRows(session),
            },
          ),
        );
      },
    );
  },
});

export const redo = command({
  name: 'redo',
  requires: gmOfAnyEncounter,
  needs: { history: true },
  options: {},
  run: (_, session) =>
    map(session.redo(), ({ deeds: undoneDeeds, isOneStep = false, before, after }) => {
      const redoneDeeds = undoneDeeds.map(({ deed }) => deed);
      const deeds = redoneDeeds.filter((deed) => !isOmittedFromChannel(deed, after));
      if (deeds.length === 0) return whisper(undoEmbed({ deeds: redoneDeeds, isOneStep, before, after }, 'redone'));
      if (session.caller.keepsPosts && after.phase === 'fighting') return { posted: true };
      return inChannelLanguage(session, () =>
        show(undoEmbed({ deeds, isOneStep, before, after }, 'redone'), {
          ...turnPing(session, before, after),
          ...withTurnRows(session),
        }),
      );
    }),
});

/** In a message's context menu: undoes what the message tells, if the caller may. */
export const undoThisMessage = messageCommand({
  id: 'undo',
  requires: anyEncounter,
  target: deedsInMessage,
  needs: { history: true },
  run: (told, session) => undoMessage(session, told),
});

/** *Undo all* under the question. Its id has the number of steps and the key of the newest one. */
const undoAllButtonId = componentId('take-back', { encounter: thisEncounter, deed: idText, steps: idInteger });

export const undoAll = component({
  id: undoAllButtonId,
  requires: anyEncounter,
  needs: { history: true },
  run({ deed, steps }, session) {
    const deedResult = deedToUndo(session, steps);
    if (!deedResult.ok) return deedResult;
    return deedResult.value.key === deed ? map(session.undo(steps), () => closingReply) : no({ type: 'stale' });
  },
});

/** The last deed, which undo would undo. By its key, a button can tell whether it is still the last. */
interface LastDeed {
  readonly deed: Deed;
  readonly key: string;
  /** The combatants that the deed removed from the encounter. */
  readonly removed: readonly Combatant[];
}

/**
 * The last deed, if the caller may undo `depth` steps. Refuses if there is no deed, if another user did it, or if only
 * the GM may undo it.
 */
export function deedToUndo(session: Session<'history'> & InEncounter, depth: UndoDepth = 1): Result<LastDeed, Refusal> {
  const { waiting, encounter, caller } = session;
  const newestDeed = waiting ?? lastDeed(session);
  if (!newestDeed) return no({ type: 'nothing-to-undo' });
  const { system } = encounter;
  const deed = localizedDeed(newestDeed.deed, system, session.language);
  const events = 'number' in newestDeed ? localizedEvents(newestDeed.events, system, session.language) : [];
  const undoTarget = {
    deed,
    removed: events.flatMap((event) => (event.type === 'left' ? [event.combatant] : [])),
    key: 'number' in newestDeed ? `${newestDeed.number}` : `asked ${newestDeed.revision}`,
  };
  if (isGm(session)) return ok(undoTarget);
  const { gms } = encounter;
  if (newestDeed.user !== caller.user) return no({ type: 'not-your-deed', deed });
  if (depth !== 1) return no({ type: 'not-the-gm', gms });
  const whyGmOnly = whyOnlyGmCanUndo(session);
  return whyGmOnly ? no({ type: 'undo-is-the-gms', because: whyGmOnly, gms }) : ok(undoTarget);
}

/**
 * Undoes the last deed if its key is the given one. For a GM, undoes everything that was done with the same tap.
 * Returns the undone deeds.
 */
export function undoLast(
  session: Session<'history'> & InEncounter,
  key: string,
  depth: 1 | 'one step' = 1,
): Result<readonly Pick<DoneDeed, 'deed'>[], Refusal> {
  const lastDeedResult = deedToUndo(session, depth);
  if (!lastDeedResult.ok) return lastDeedResult;
  if (lastDeedResult.value.key !== key) return no({ type: 'stale' });
  return map(session.undo(depth), ({ deeds }) => (deeds.length > 0 ? deeds : [lastDeedResult.value]));
}

/**
 * Undoes what a message tells. A player can undo the last deed if the message tells it. A GM can also undo everything
 * since then, after a question.
 */
function undoMessage(
  session: Session<'history'> & InEncounter,
  { encounter: id, first, last }: DeedsInMessage,
): Result<Reply, Refusal> {
  const { waiting, loaded, version, encounter, caller } = session;
  if (version?.encounter !== id) return no({ type: 'stale' });
  const laterDeeds = undoableDeeds(loaded.history, viewerOf(caller.user, encounter)).filter(
    ({ number }) => number >= first,
  );
  const stepCount = laterDeeds.length + (waiting ? 1 : 0);
  if (!laterDeeds.some(({ number }) => number <= last)) return no({ type: 'nothing-to-undo' });
  const isLast = stepCount === 1;
  // Everything from one tap or one due moment is undone together.
  const areAllFromOneInteraction =
    isGm(session) && !waiting && lastInteractionDeeds(laterDeeds, encounter).length === stepCount;
  const deedResult = deedToUndo(session, 1);
  if (!deedResult.ok) return deedResult;
  if (isLast || (!isGm(session) && !waiting && (laterDeeds[0]?.number ?? last) <= last))
    return map(session.undo(1), () => closingReply);
  if (areAllFromOneInteraction) return map(session.undo('one step'), () => closingReply);
  if (!isGm(session)) return no({ type: 'done-since', gms: encounter.gms });
  return map(session.planUndo(stepCount), ({ withdrawn, deeds, before, after }) => {
    const undoneDeeds = [...(withdrawn ? [withdrawn] : []), ...deeds].map(({ deed }) => deed);
    const undoAllId = undoAllButtonId.write({ encounter: id, deed: deedResult.value.key, steps: stepCount });
    return whisper(undoEmbed({ deeds: undoneDeeds, before, after }, 'preview'), {
      content: t('me-sure-to-undo', { count: stepCount }),
      components: panel.buttonRow(
        panel.button(t('me-undo-all', { count: stepCount }), undoAllId, ButtonStyle.Danger),
        panel.closeButton(),
      ),
    });
  });
}

/** What undo would undo: its title, and a key that tells a button whether it is still the last one. */
interface UndoOffer {
  readonly title: string;
  readonly key: string;
}

/** A key that fits any last deed. After an undo in this session, the loaded history is out of date. */
const KEY_OF_ANY_LAST_DEED = '';
/** The prefix of a message's key. */
const MESSAGE_KEY_PREFIX = 'words ';

type DoneAction = Pick<DoneDeed, 'deed'>;

type UndoSession = Session<'history'> & InEncounter;

/** What undo would undo now, in this session or before. Undefined if there is nothing. */
export function undoOffer(session: UndoSession): UndoOffer | undefined {
  const { waiting, rewound } = session;
  const lastWhisper = lastMessage(session);
  if (lastWhisper) return { title: messageTitle(session, lastWhisper), key: messageKey(lastWhisper.post) };
  if (waiting) return { title: titleOf(session, waiting.deed), key: `asked ${waiting.revision}` };
  const actions = undoableDeedsOfSession(session);
  if (rewound && actions.length === 0) return { title: t('gm-one-more'), key: KEY_OF_ANY_LAST_DEED };
  const undoableActions =
    actions.length > 0 ? actions : lastInteractionDeeds(undoableDeeds(session.loaded.history, 'gm'), session.encounter);
  const [latest] = undoableActions;
  return latest && { title: titleOfAll(session, undoableActions), key: `${latest.number}` };
}

/** The key of an unread message from the GM. */
export function messageKey(post: number): string {
  return `${MESSAGE_KEY_PREFIX}${post}`;
}

/**
 * Undoes the deed or message with that key. Refuses a deed that isn't the last anymore. Returns a text about what was
 * undone.
 */
export function undoInPanel(session: UndoSession, key: string): Result<string, Refusal> {
  if (key.startsWith(MESSAGE_KEY_PREFIX))
    return map(undoWhisper(session, Number(key.slice(MESSAGE_KEY_PREFIX.length))), gmWords.undone);
  const { encounter, base, language } = session;
  const title = (deeds: readonly DoneAction[]) => titleOfAll({ encounter, base, language }, deeds);
  if (key !== KEY_OF_ANY_LAST_DEED)
    return map(undoLast(session, key, 'one step'), (deeds) => gmWords.undone(title(deeds)));
  return map(session.undo('one step'), ({ deeds }) =>
    gmWords.undone(deeds.length > 0 ? title(deeds) : t('gm-question')),
  );
}

export function undoRound(session: UndoSession): Result<string, Refusal> {
  if (session.encounter.phase !== 'fighting')
    return no({ type: 'wrong-phase', wants: 'fighting', phase: session.encounter.phase });
  return map(session.undo('round-start'), ({ deeds }) => t('gm-undone-round', { count: deeds.length }));
}

/** The deeds of this session that can be undone, latest first. */
function undoableDeedsOfSession({ changes }: UndoSession): readonly { readonly deed: Deed; readonly number: number }[] {
  const addedDeeds = changes.flatMap((change) => (change.type === 'deed-added' ? [change.deed] : []));
  return addedDeeds
    .flatMap(({ kind, deed, number }) =>
      kind === 'done' && deed && !isSkippedByUndo({ deed }) ? [{ deed, number }] : [],
    )
    .toReversed();
}

/**
 * The title of all deeds to be undone. It says whose turns they were, or names the first deed and says how many others
 * there are.
 */
function titleOfAll(place: TitleContext, actions: readonly DoneAction[]): string {
  const deeds = actions.map(({ deed }) => deed);
  const turnsText = deeds.length > 1 ? turnsTitle(deeds, encountersOf(place)) : undefined;
  const firstDeed = deeds.at(-1);
  if (turnsText !== undefined) return withoutEscapes(turnsText);
  return firstDeed ? gmWords.andMore(titleOf(place, firstDeed), deeds.length - 1) : t('gm-question');
}

function titleOf(place: TitleContext, deed: Deed): string {
  const localDeed = localizedDeed(deed, place.encounter.system, place.language);
  return withoutEscapes(titleWithoutSource(localDeed, encountersOf(place), 'gm'));
}

type TitleContext = Pick<UndoSession, 'encounter' | 'base' | 'language'>;

function encountersOf({ encounter, base, language }: TitleContext) {
  return { before: base ? localizedEncounter(base.encounter, language) : encounter, after: encounter };
}
