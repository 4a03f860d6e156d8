// `/me`: My character, its buttons, and the same for someone who plays no one here.

import { ButtonStyle } from 'discord-api-types/v10';
import { boolean, command, type Option, optional } from '../../src/interaction/command.ts';
import { component, marked } from '../../src/interaction/component.ts';
import { name } from '../../src/interaction/options/characters.ts';
import * as panel from '../../src/interaction/panel.ts';
import { inPlace, type Reply, whisper } from '../../src/interaction/reply.ts';
import { joinButton, myCharacterButton } from '../../src/posts/links.ts';
import { type Combatant, combatant, find } from '../../src/rules/core/encounter.ts';
import { map, no } from '../../src/rules/core/refusal.ts';
import { rulesNamed } from '../../src/rules/systems.ts';
import { ownCharacters } from '../../src/session/own-characters.ts';
import { lastDone, savable } from '../../src/session/saving.ts';
import { anyEncounter, isBorrowed, running, type Session } from '../../src/session/session.ts';
import { plain, t } from '../../src/text/t.ts';
import { openHours } from '../away.ts';
import { makeButton } from '../character/ids.ts';
import { openSheet } from '../character/screen.ts';
import { luckScreen, MOST_FIGHTS } from '../luck.ts';
import { answersScreen } from '../reactions.ts';
import { savedScreen } from '../saved.ts';
import { takeBack } from '../undo.ts';
import {
  answerMenu,
  backToMyCharacter,
  catchUpButton,
  characterMeant,
  myCharacterMenu,
  myCharacters,
  myCharacterUndo,
  neededButton,
  ownLuckButton,
} from './ids.ts';
import { deedLabel, leave, leaveQuestion, myCharacterScreen, sheetScreen } from './screen.ts';

/** What My character needs loaded. */
const CORNER_NEEDS = { history: true, characters: true, saved: true } as const;

/** The fights are loaded only if luck was asked for. */
const luckOption: Option<boolean, 'played'> = {
  ...boolean(),
  needs: (values, option) => (values.get(option) === true ? { played: MOST_FIGHTS } : {}),
};

export const me = command({
  name: 'me',
  needs: CORNER_NEEDS,
  options: { save: optional(name()), luck: luckOption },
  run({ luck: asked, save }, session) {
    if (asked) return luckScreen(session);
    if (save === undefined) return openMyCharacter(session);
    const last = lastDone(session);
    if (!last) return no({ type: 'nothing-to-save' });
    return map(savable(session, save, last), (saved) => {
      session.add({ type: 'saved', saved });
      return whisper(t('me-saved', { name: plain(saved.name) }));
    });
  },
});

/** *My character* on the card, and its buttons. */
export const showMyCharacter = component({
  id: myCharacterButton,
  requires: anyEncounter,
  needs: CORNER_NEEDS,
  run({ view, who }, session) {
    const of = characterMeant(session, who);
    if (!of.ok) return of;
    if (view === 'open') return openMyCharacter(session, of.value);
    if (view === 'back' || !of.value) return inPlace(openMyCharacter(session, of.value));
    if (view === 'leave') return inPlace(leaveQuestion(session, of.value));
    if (view === 'leave now') return leave(session, of.value);
    if (view === 'saved') return inPlace(savedScreen(session, of.value));
    return inPlace(view === 'answers' ? answersScreen(session, of.value) : sheetScreen(session, of.value));
  },
});

/** Back to My character, also in a channel without a fight. */
export const goBackToMyCharacter = component({
  id: backToMyCharacter,
  needs: CORNER_NEEDS,
  run: (_, session) => inPlace(openMyCharacter(session)),
});

/** The menu of combatants to open. */
export const showMyCharacterOf = component({
  id: myCharacterMenu,
  needs: CORNER_NEEDS,
  run: (_, session, { chosen: [who = ''] }) =>
    map(characterMeant(session, who), (of) => inPlace(openMyCharacter(session, of))),
});

/** The menu of an auto-reaction. */
export const setStandingAnswer = component({
  id: answerMenu,
  requires: running,
  run({ who, about: markOf }, session, { chosen: [answer = ''] }) {
    const of = characterMeant(session, who);
    if (!of.ok) return of;
    const about = marked(markOf, Object.keys(session.rules.standingOrders), String);
    if (!of.value || about === undefined) return no({ type: 'stale' });
    if (isBorrowed(session, of.value)) return no({ type: 'owners-answers', name: of.value.name });
    const { id } = of.value;
    return map(session.do({ type: 'standing-order', subject: id, about, answer }), ({ after }) =>
      inPlace(answersScreen(session, combatant(after, id))),
    );
  },
});

/** *Undo* in My character. */
export const undoOwnAction = component({
  id: myCharacterUndo,
  requires: anyEncounter,
  needs: CORNER_NEEDS,
  run({ who, deed }, session) {
    const of = characterMeant(session, who);
    if (!of.ok) return of;
    return map(takeBack(session, deed), ([taken]) => {
      const still = of.value && find(session.encounter, of.value.id);
      return inPlace(
        openMyCharacter(session, still, t('me-undone', { deed: taken ? plain(deedLabel(session, taken.deed)) : '' })),
      );
    });
  },
});

/** My character for a combatant, by default the caller's likeliest. For someone who plays no one, the ways to join. */
function openMyCharacter(
  session: Session<keyof typeof CORNER_NEEDS>,
  of: Combatant | undefined = myCharacters(session)[0],
  said?: string,
): Reply {
  const met = anyEncounter(session);
  return met.ok && of ? myCharacterScreen(met.value, of, said) : noCharacterYet(session);
}

/** The most characters that are shown. `/character list` has all of them. */
const MOST = 8;

/** For someone who plays no one here: their characters, and the ways to join or make one. */
function noCharacterYet(session: Session<'characters'>): Reply {
  const { encounter, version } = session;
  const runs = encounter !== undefined && encounter.phase !== 'ended';
  const mine = ownCharacters(session);
  const lines = mine
    .slice(0, MOST)
    .map((character) =>
      panel.line(
        `**${plain(character.name)}**\n-# ${rulesNamed(character.system)?.title ?? character.system}`,
        panel.button(t('me-sheet'), openSheet.write({ character })),
      ),
    );
  const join = runs
    ? [panel.button(t('me-join'), joinButton.write({ encounter: version?.encounter ?? 0 }), ButtonStyle.Success)]
    : [];
  const catchUp = runs
    ? [panel.button(t('caught-up-button'), catchUpButton.write({ encounter: version?.encounter ?? 0 }))]
    : [];
  return panel.whisper(
    panel.box(
      { accent: panel.OWN_COLOR },
      panel.paragraph(
        `### ${t('me-open')}\n${runs ? t('me-nobody') : t('me-no-encounter')} ${mine.length === 0 ? t('me-no-characters') : ''}`,
      ),
      ...lines,
      panel.buttonRow(
        ...join,
        makeButton(),
        ...catchUp,
        panel.button(t('needed-button'), neededButton.write({})),
        panel.button(t('luck-button'), ownLuckButton.write({})),
        openHours(),
        panel.closeButton(),
      ),
    ),
  );
}
