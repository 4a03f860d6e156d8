// `/me`: My character with its buttons, and a screen for users who play no one here.

import { ButtonStyle } from 'discord-api-types/v10';
import { combatantCard } from '../../src/embeds/character.ts';
import { myCharacterBodyText, myCharacterHeadText } from '../../src/embeds/my-character.ts';
import { sinceLastTurnLines } from '../../src/embeds/since-last-turn.ts';
import { boolean, command, type Option, optional, text } from '../../src/interaction/command.ts';
import { component, findByHash, textHash } from '../../src/interaction/component.ts';
import { name } from '../../src/interaction/options/characters.ts';
import * as panel from '../../src/interaction/panel.ts';
import { asUpdate, type Reply, whisper } from '../../src/interaction/reply.ts';
import { joinButtonId, myCharacterButtonId } from '../../src/posts/card-buttons.ts';
import { play } from '../../src/posts/deed-reply.ts';
import { unshownUpdatesFor } from '../../src/posts/unshown.ts';
import type { Deed } from '../../src/rules/core/deed.ts';
import { type Combatant, combatant, find } from '../../src/rules/core/encounter.ts';
import { given } from '../../src/rules/core/given.ts';
import { playerOf } from '../../src/rules/core/played-by.ts';
import { map, no, type Refusal, type Result } from '../../src/rules/core/refusal.ts';
import { actionName, actionOf } from '../../src/rules/core/ruleset.ts';
import { viewerOf } from '../../src/rules/core/secrecy.ts';
import { rulesNamed } from '../../src/rules/systems.ts';
import { ownCharacters } from '../../src/session/own-characters.ts';
import { entryToSave, lastSavableEntry } from '../../src/session/saving.ts';
import {
  anyEncounter,
  type InEncounter,
  isBorrowed,
  isGm,
  runningEncounter,
  type Session,
} from '../../src/session/session.ts';
import { deedTitle } from '../../src/text/deed-titles.ts';
import { nameOf } from '../../src/text/names.ts';
import { plain, t, withoutEscapes } from '../../src/text/t.ts';
import { openHoursButton } from '../away.ts';
import { makeCharacterButton } from '../character/ids.ts';
import { openSheetId } from '../character/screen.ts';
import { itemsButtons } from '../items/ids.ts';
import { playerLine } from '../lend.ts';
import { luckScreen, MAX_LUCK_FIGHTS } from '../luck.ts';
import { planSummaryParts } from '../plan/screen.ts';
import { reactionsLine, reactionsScreen } from '../reactions.ts';
import { askToLeave } from '../requests.ts';
import { MAX_DICE_LENGTH, savedRoll } from '../roll.ts';
import { savedEntriesScreen } from '../saved.ts';
import { ownStatsScreen, MAX_STATS_FIGHTS as STATS_FIGHTS } from '../stats.ts';
import { deedToUndo, undoLast } from '../undo.ts';
import {
  answerMenuId,
  backToMyCharacterButtonId,
  catchUpButtonId,
  characterByHash,
  characterIdFields,
  myCharacterMenuId,
  myCharacters,
  myCharacterUndoId,
  myTurnsButtonId,
  notPlayingText,
  ownLuckButtonId,
  ownStatsButtonId,
} from './ids.ts';

const MY_CHARACTER_NEEDS = { history: true, characters: true, saved: true } as const;

/** An option for dice luck. It loads the caller's fights only if it is used. */
const luckOption: Option<boolean, 'played'> = {
  ...boolean(),
  needs: (values, option) => (values.get(option) === true ? { played: MAX_LUCK_FIGHTS } : {}),
};

const statsOption: Option<boolean, 'played'> = {
  ...boolean(),
  needs: (values, option) => (values.get(option) === true ? { played: STATS_FIGHTS } : {}),
};

export const me = command({
  name: 'me',
  needs: MY_CHARACTER_NEEDS,
  options: {
    save: optional(name()),
    dice: optional(text(undefined, MAX_DICE_LENGTH)),
    luck: luckOption,
    stats: statsOption,
  },
  run({ luck: wantsLuck, stats, save, dice }, session) {
    if (wantsLuck) return luckScreen(session);
    if (stats) return ownStatsScreen(session);
    if (save === undefined) return openMyCharacter(session);
    if (dice !== undefined)
      return map(savedRoll(session, save, dice, undefined), ({ name }) =>
        whisper(t('me-saved', { name: plain(name) })),
      );
    const lastAction = lastSavableEntry(session);
    if (!lastAction) return no({ type: 'nothing-to-save' });
    return map(entryToSave(session, save, lastAction), (entry) => {
      session.add({ type: 'saved', saved: entry });
      return whisper(t('me-saved', { name: plain(entry.name) }));
    });
  },
});

/** The *My character* button on the encounter's pinned overview, and the buttons of the panel that it opens. */
export const showMyCharacter = component({
  id: myCharacterButtonId,
  requires: anyEncounter,
  needs: MY_CHARACTER_NEEDS,
  run({ view, who }, session) {
    const combatantResult = characterByHash(session, who);
    if (!combatantResult.ok) return combatantResult;
    if (view === 'open') return openMyCharacter(session, combatantResult.value);
    if (view === 'back' || !combatantResult.value) return asUpdate(openMyCharacter(session, combatantResult.value));
    if (view === 'leave') return asUpdate(leaveQuestion(session, combatantResult.value));
    if (view === 'leave now') return leaveEncounter(session, combatantResult.value);
    if (view === 'saved') return asUpdate(savedEntriesScreen(session, combatantResult.value));
    return asUpdate(
      view === 'answers'
        ? reactionsScreen(session, combatantResult.value)
        : sheetScreen(session, combatantResult.value),
    );
  },
});

/** The button back to My character, which also works in a channel without a fight. */
export const goBackToMyCharacter = component({
  id: backToMyCharacterButtonId,
  needs: MY_CHARACTER_NEEDS,
  run: (_, session) => asUpdate(openMyCharacter(session)),
});

/** The menu of combatants. It opens My character for the chosen one. */
export const showChosenCharacter = component({
  id: myCharacterMenuId,
  needs: MY_CHARACTER_NEEDS,
  run: (_, session, { chosen: [who = ''] }) =>
    map(characterByHash(session, who), (combatant) => asUpdate(openMyCharacter(session, combatant))),
});

/** Sets an auto-reaction to the answer that was chosen in its menu. */
export const setReaction = component({
  id: answerMenuId,
  requires: runningEncounter,
  run({ who, about: aboutHash }, session, { chosen: [answer = ''] }) {
    const targetResult = characterByHash(session, who);
    if (!targetResult.ok) return targetResult;
    const reactionName = findByHash(aboutHash, Object.keys(session.rules.standingOrders), String);
    if (!targetResult.value || reactionName === undefined) return no({ type: 'stale' });
    if (isBorrowed(session, targetResult.value)) return no({ type: 'owners-answers', name: targetResult.value.name });
    const { id } = targetResult.value;
    return map(session.do({ type: 'standing-order', subject: id, about: reactionName, answer }), ({ after }) =>
      asUpdate(reactionsScreen(session, combatant(after, id))),
    );
  },
});

/** *Undo* in My character. */
export const undoOwnAction = component({
  id: myCharacterUndoId,
  requires: anyEncounter,
  needs: MY_CHARACTER_NEEDS,
  run({ who, deed }, session) {
    const combatantResult = characterByHash(session, who);
    if (!combatantResult.ok) return combatantResult;
    return map(undoLast(session, deed), ([undoneDeed]) => {
      const combatantNow = combatantResult.value && find(session.encounter, combatantResult.value.id);
      return asUpdate(
        openMyCharacter(
          session,
          combatantNow,
          t('me-undone', { deed: undoneDeed ? plain(deedLabel(session, undoneDeed.deed)) : '' }),
        ),
      );
    });
  },
});

/**
 * Opens My character for a combatant, by default the caller's most likely one. A user who plays no one is shown the
 * ways to join.
 */
function openMyCharacter(
  session: Session<keyof typeof MY_CHARACTER_NEEDS>,
  combatant: Combatant | undefined = myCharacters(session)[0],
  notice?: string,
): Reply {
  const encounterResult = anyEncounter(session);
  return encounterResult.ok && combatant
    ? myCharacterScreen(encounterResult.value, combatant, notice)
    : noCharacterScreen(session);
}

/** The maximum number of the user's characters that are shown. `/character list` has all of them. */
const MAX_SHOWN_CHARACTERS = 8;

/** The screen for users who play no one here: their characters, and the ways to join or make one. */
function noCharacterScreen(session: Session<'characters'>): Reply {
  const { encounter, version } = session;
  const isEncounterRunning = encounter !== undefined && encounter.phase !== 'ended';
  const playerCharacters = ownCharacters(session);
  const lines = playerCharacters
    .slice(0, MAX_SHOWN_CHARACTERS)
    .map((character) =>
      panel.line(
        `**${plain(character.name)}**\n-# ${rulesNamed(character.system)?.title ?? character.system}`,
        panel.button(t('me-sheet'), openSheetId.write({ character })),
      ),
    );
  const joinButtons = isEncounterRunning
    ? [panel.button(t('me-join'), joinButtonId.write({ encounter: version?.encounter ?? 0 }), ButtonStyle.Success)]
    : [];
  const catchUpButtons = isEncounterRunning
    ? [panel.button(t('caught-up-button'), catchUpButtonId.write({ encounter: version?.encounter ?? 0 }))]
    : [];
  return panel.whisper(
    panel.box(
      { accent: panel.PRIVATE_PANEL_COLOR },
      panel.paragraph(
        `### ${t('me-open')}\n${notPlayingText(encounter)} ${playerCharacters.length === 0 ? t('me-no-characters') : ''}`,
      ),
      ...lines,
      panel.buttonRow(
        ...joinButtons,
        makeCharacterButton(),
        ...catchUpButtons,
        panel.button(t('needed-button'), myTurnsButtonId.write({})),
        panel.button(t('luck-button'), ownLuckButtonId.write({})),
        panel.button(t('stats-button'), ownStatsButtonId.write({})),
        openHoursButton(),
        panel.closeButton(),
      ),
    ),
  );
}

/** The maximum number of sentences about what has happened to the combatant since its last turn. */
const MAX_SHOWN_UPDATES = 6;

/**
 * What only the player sees about a combatant: how it is doing, when its turn comes, and what can be changed at any
 * time. `notice` is at the top: what was just done here.
 */
function myCharacterScreen(session: Session<'history'> & InEncounter, combatant: Combatant, notice?: string): Reply {
  const { encounter } = session;
  const updatesText = recentUpdatesText(session, combatant);
  const textParts = [
    myCharacterHeadText(combatant, encounter, session.caller.user),
    myCharacterBodyText(combatant, encounter),
    updatesText === '' ? '' : t('me-since', { news: updatesText }),
  ];
  const viewButton = (label: string, view: 'sheet' | 'saved' | 'leave') =>
    panel.button(label, myCharacterButtonId.write({ ...characterIdFields(session, combatant), view }));
  const reply = panel.whisper(
    panel.box(
      { accent: panel.PRIVATE_PANEL_COLOR },
      ...(notice === undefined ? [] : [panel.paragraph(notice)]),
      panel.paragraph(textParts.filter((part) => part !== '').join('\n')),
      ...(combatant.vitality === 'dead'
        ? [deadCharacterLine(session, combatant)]
        : [
            ...reactionsLine(session, combatant),
            ...planSummaryParts(session, combatant),
            ...playerLine(session, combatant),
          ]),
      panel.buttonRow(
        ...undoButton(session, combatant),
        viewButton(t('me-saved-title'), 'saved'),
        viewButton(t('me-sheet'), 'sheet'),
        ...itemsButtons(session, combatant),
        panel.button(
          t('caught-up-button'),
          catchUpButtonId.write({ encounter: characterIdFields(session, combatant).encounter }),
        ),
        panel.button(t('needed-button'), myTurnsButtonId.write({})),
        panel.button(t('luck-button'), ownLuckButtonId.write({})),
        panel.button(t('stats-button'), ownStatsButtonId.write({})),
        openHoursButton(),
        ...(mayAskToLeave(session, combatant) ? [viewButton(t('me-leave'), 'leave')] : []),
        panel.closeButton(),
      ),
      ...otherCharactersMenu(session, combatant),
    ),
  );
  return { ...reply, ...given({ portrait: combatant.character }) };
}

/** What a player whose character is dead can do. */
function deadCharacterLine(session: Session & InEncounter, combatant: Combatant): panel.Part {
  const { encounter, caller } = session;
  if (encounter.gms.includes(caller.user)) return panel.paragraph(t('me-dead-of-gm', { name: plain(combatant.name) }));
  const joinId = joinButtonId.write({ encounter: characterIdFields(session, combatant).encounter });
  return panel.line(
    t('me-dead', { name: plain(combatant.name) }),
    panel.button(t('me-join'), joinId, ButtonStyle.Success),
  );
}

/** True if the caller can ask to remove their combatant. A GM has *Remove…* instead. */
function mayAskToLeave(session: Session & InEncounter, combatant: Combatant): boolean {
  const { encounter, caller } = session;
  return (
    encounter.phase !== 'ended' &&
    !isGm(session) &&
    playerOf(combatant) === caller.user &&
    !isBorrowed(session, combatant)
  );
}

/** Asks before a combatant leaves. */
function leaveQuestion(session: Session & InEncounter, combatant: Combatant): Reply {
  const idFields = characterIdFields(session, combatant);
  const name = plain(combatant.name);
  const isFighting = session.encounter.phase === 'fighting';
  return panel.whisper(
    panel.box(
      { accent: panel.PRIVATE_PANEL_COLOR },
      panel.paragraph(isFighting ? t('me-sure-to-ask-to-leave', { name }) : t('me-sure-to-leave', { name })),
      panel.buttonRow(
        panel.button(
          isFighting ? t('me-ask-to-leave') : t('me-leave-now'),
          myCharacterButtonId.write({ ...idFields, view: 'leave now' }),
          ButtonStyle.Danger,
        ),
        panel.button(t('me-back'), myCharacterButtonId.write({ ...idFields, view: 'back' })),
      ),
    ),
  );
}

/** Removes the caller's combatant. Outside combat this happens immediately. In combat, it asks the GM. */
function leaveEncounter(session: Session & InEncounter, combatant: Combatant): Result<Reply, Refusal> {
  if (!mayAskToLeave(session, combatant)) return no({ type: 'stale' });
  if (session.encounter.phase !== 'fighting') return play(session, { type: 'remove', subject: combatant.id });
  return map(askToLeave(session, combatant), (reply) => (reply.whisper ? asUpdate(reply) : reply));
}

/** The whole sheet, with a button back. */
function sheetScreen(session: Session & InEncounter, combatant: Combatant): Reply {
  const backButton = panel.button(
    t('me-back'),
    myCharacterButtonId.write({ ...characterIdFields(session, combatant), view: 'back' }),
  );
  const components = panel.buttonRow(backButton, panel.closeButton());
  return whisper(combatantCard(combatant, session.encounter), {
    components,
    ...given({ portrait: combatant.character }),
  });
}

/**
 * What the *Undo* button would undo, as its label says it: the name of an action such as “Attack”, or a title for
 * anything else that was done. `removed` are the combatants that the deed removed from the encounter.
 */
function deedLabel(
  { encounter, caller, rules }: Session & InEncounter,
  deed: Deed,
  removed: readonly Combatant[] = [],
): string {
  const action = deed.type === 'intent' ? actionOf(rules, deed.intent.action) : undefined;
  if (action && deed.type === 'intent')
    return nameOf(rules.id, 'action', actionName(rules, deed.intent.action) ?? deed.intent.action);
  const encounterBefore = { ...encounter, combatants: [...encounter.combatants, ...removed] };
  return withoutEscapes(
    deedTitle(deed, { before: encounterBefore, after: encounter }, viewerOf(caller.user, encounter)),
  );
}

/** What happened to the combatant since its last turn. During its turn, what happened since its previous turn. */
function recentUpdatesText({ posts, encounter }: Session & InEncounter, { id }: Combatant): string {
  if (posts.turn?.on.includes(id)) return posts.turn.since;
  // Conditions that the combatant gained are left out, because all its conditions are shown above.
  const unshownUpdates = unshownUpdatesFor([id], posts).filter(
    ({ type, subject }) => type !== 'gained' || subject !== id,
  );
  return sinceLastTurnLines([id], 'to them', unshownUpdates, encounter, MAX_SHOWN_UPDATES);
}

/**
 * The *Undo* button, if the caller may undo the last deed. After an undo in this session, there is no button, because
 * the loaded history is out of date.
 */
function undoButton(session: Session<'history'> & InEncounter, combatant: Combatant) {
  const lastDeedResult = session.rewound ? undefined : deedToUndo(session);
  if (!lastDeedResult?.ok) return [];
  const { deed, key, removed } = lastDeedResult.value;
  const label = t('me-undo', { deed: deedLabel(session, deed, removed) });
  return [panel.button(label, myCharacterUndoId.write({ ...characterIdFields(session, combatant), deed: key }))];
}

function otherCharactersMenu(session: Session & InEncounter, combatant: Combatant) {
  const otherCharacters = myCharacters(session).filter((each) => each !== combatant);
  if (otherCharacters.length === 0) return [];
  const { encounter } = characterIdFields(session, combatant);
  const characterEntries = otherCharacters.map(({ id, name }) => panel.entry(name, textHash(id)));
  return [panel.menuRow(myCharacterMenuId.write({ encounter }), t('me-another'), characterEntries)];
}
