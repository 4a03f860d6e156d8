import { ButtonStyle } from 'discord-api-types/v10';
import { type Answer, command, optional, text } from '../src/interaction/command.ts';
import { component, componentId, idOwnCharacter, thisEncounter } from '../src/interaction/component.ts';
import { ADDING_NEEDS, joiningCharacter, joiningCharacterNamed, name } from '../src/interaction/options/characters.ts';
import { sideNames } from '../src/interaction/options/combatants.ts';
import { packCharacters } from '../src/interaction/packs.ts';
import * as panel from '../src/interaction/panel.ts';
import { asUpdate, type Reply } from '../src/interaction/reply.ts';
import { type NextPremade, nextPremade } from '../src/odds/quick-fight.ts';
import { joinButtonId, myCharacterButtonId } from '../src/posts/card-buttons.ts';
import { play } from '../src/posts/deed-reply.ts';
import { isQuickFight } from '../src/posts/views.ts';
import { ownerOf, PLAYERS } from '../src/rules/core/encounter.ts';
import { MAX_NAME_LENGTH } from '../src/rules/core/names.ts';
import { map, no, type Refusal, type Result } from '../src/rules/core/refusal.ts';
import { rulesOf } from '../src/rules/systems.ts';
import {
  type ChosenName,
  HINT_NEEDS,
  type JoiningCharacter,
  joinModeOf,
  makeJoiningCombatant,
  noteNewcomer,
  showHintOnce,
  whyCannotJoin,
} from '../src/session/joining.ts';
import { localizedName } from '../src/session/localized-names.ts';
import { ownCharacters } from '../src/session/own-characters.ts';
import { type InEncounter, isGm, runningEncounter, type Session } from '../src/session/session.ts';
import { joiningWords as words } from '../src/text/gm.ts';
import { referenceOf } from '../src/text/language.ts';
import { nameOf } from '../src/text/names.ts';
import { briefOf } from '../src/text/reference.ts';
import { plain, t } from '../src/text/t.ts';
import { makeCharacterButton } from './character/ids.ts';
import { startPracticeButton } from './practice.ts';
import { askToJoin } from './requests.ts';

const JOINING_NEEDS = { ...ADDING_NEEDS, ...HINT_NEEDS } as const;
type JoinSession = Session<keyof typeof JOINING_NEEDS> & InEncounter;

export const join = command({
  name: 'join',
  requires: runningEncounter,
  needs: JOINING_NEEDS,
  options: {
    character: optional(joiningCharacter()),
    name: optional(name()),
    side: optional(text(sideNames(PLAYERS), MAX_NAME_LENGTH)),
  },
  run({ character, ...as }, session) {
    if (character) return joinFight(session, character, as);
    // The menu's id has no room for the other options.
    if (as.name !== undefined || as.side !== undefined) return no({ type: 'missing', what: 'character', known: [] });
    return joinOrAskWho(session);
  },
});

/**
 * The *Join* button on the encounter's pinned overview. It asks which character joins. In a quick fight, a player
 * without a combatant gets a premade character.
 */
export const chooseWhoJoins = component({
  id: joinButtonId,
  requires: runningEncounter,
  needs: JOINING_NEEDS,
  run(_, session, { chosen: [name] }) {
    if (name === undefined) return joinOrAskWho(session);
    const joinerResult = joiningCharacterNamed(name, session);
    return joinerResult.ok ? map(joinFight(session, joinerResult.value, {}), asUpdateIfPrivate) : joinerResult;
  },
});

/** A button to join with one of the caller's characters. */
export const joinAsButtonId = componentId('join-as', { encounter: thisEncounter, character: idOwnCharacter });

export const joinAs = component({
  id: joinAsButtonId,
  requires: runningEncounter,
  needs: JOINING_NEEDS,
  run({ character }, session) {
    const { name, system: characterSystem } = character;
    const { system: encounterSystem } = session.encounter;
    if (characterSystem !== encounterSystem)
      return no({ type: 'other-system', name, theirs: characterSystem, ours: encounterSystem });
    return map(joinFight(session, character, {}), asUpdateIfPrivate);
  },
});

function joinOrAskWho(session: JoinSession): Answer {
  const { state, encounter, caller, version } = session;
  const hasCombatant = encounter.combatants.some((each) => ownerOf(each) === caller.user);
  const premade = nextPremade(session.rules, session.recordedEncounter, version?.encounter ?? 0);
  if (state && isQuickFight(state) && !hasCombatant && premade) return joinQuickFight(session, premade);
  return joinMenu(session, { encounter: version?.encounter ?? 0 });
}

/** Joins a quick fight with a premade character, unhurt. Tells the player who that is. */
function joinQuickFight(session: JoinSession, { archetype, ...named }: NextPremade): Result<Reply, Refusal> {
  const { encounter, caller, version, language } = session;
  const joinModeResult = joinModeOf(encounter, caller.user);
  if (!joinModeResult.ok || joinModeResult.value !== 'open') return joinFight(session, archetype, named);
  const noLastCharacters = { lastCharacters: new Map() };
  const combatantResult = makeJoiningCombatant(session, caller.user, noLastCharacters, archetype, named);
  if (!combatantResult.ok) return combatantResult;
  return map(play(session, { type: 'join', combatants: [combatantResult.value] }), (reply) => {
    noteNewcomer(session);
    if (!caller.keepsPosts) return reply;
    const id = version?.encounter ?? 0;
    const brief = briefOf(referenceOf(encounter.system), 'archetypes', archetype.name);
    const facts = { name: plain(localizedName(named, encounter.system, language)), about: brief };
    const myCharacter = myCharacterButtonId.write({ encounter: id, view: 'open', who: '' });
    return panel.whisper(
      panel.box(
        { accent: panel.PRIVATE_PANEL_COLOR },
        panel.paragraph(isGm(session) ? t('quick-joined-gm', facts) : t('quick-joined', facts)),
        ...practiceParts(session),
        panel.buttonRow(panel.button(t('me-open'), myCharacter), panel.closeButton()),
      ),
    );
  });
}

/** The *Practice* button, shown once to a user who hasn't played in this channel yet. */
function practiceParts(session: JoinSession): readonly panel.Part[] {
  if (!showHintOnce(session, 'practice')) return [];
  return [panel.line(t('start-never-played'), startPracticeButton(session))];
}

/** The maximum number of characters that get a button. */
const MAX_CHARACTER_BUTTONS = 6;

/** Asks which character joins. The caller's own come before the premade ones. */
function joinMenu(session: JoinSession, idFields: { readonly encounter: number }): Reply {
  const { encounter, caller, loaded } = session;
  const { id, archetypes } = rulesOf(encounter);
  const whyUnavailable = (from: Pick<JoiningCharacter, 'id' | 'name'>) =>
    whyCannotJoin(encounter, caller.user, loaded, from);
  const userCharacters = ownCharacters(session).filter(({ system }) => system === id);
  const premadeNames = archetypes.filter(({ kind }) => kind === 'character').map(({ name }) => ({ name }));
  const charactersFromPacks = packCharacters(session);
  const ownEntries = [...userCharacters, ...charactersFromPacks.map(({ entry: { name } }) => ({ name }))];
  const bookNames = premadeNames.map(({ name }) => ({ name, book: { entry: name } }));
  const unavailableLines = [...ownEntries, ...bookNames].flatMap((each) => {
    const reason = whyUnavailable(each);
    const name = plain(localizedName(each, id, session.language));
    return reason ? [t(reason === 'dead' ? 'joining-is-dead' : 'joining-is-here', { name })] : [];
  });
  const availableCharacters = userCharacters.filter((each) => !whyUnavailable(each));
  const lines = availableCharacters.slice(0, MAX_CHARACTER_BUTTONS).map((character) => {
    const joinId = joinAsButtonId.write({ ...idFields, character });
    return panel.line(
      t('joining-yours', { name: plain(character.name) }),
      panel.button(t('joining-join-as', { name: character.name }), joinId, ButtonStyle.Success),
    );
  });
  const reference = referenceOf(id);
  const otherEntries = availableCharacters.slice(MAX_CHARACTER_BUTTONS).map(({ name }) => panel.entry(name, name));
  const packEntries = charactersFromPacks
    .filter(({ entry: { name } }) => !whyUnavailable({ name }))
    .map(({ entry: { brief }, called }) => panel.entry(called, called, { about: brief }));
  const premadeEntries = premadeNames
    .filter((each) => !whyUnavailable(each))
    .map(({ name }) =>
      panel.entry(nameOf(id, 'archetype', name), name, { about: briefOf(reference, 'archetypes', name) }),
    );
  const distinctEntries = [...otherEntries, ...packEntries, ...premadeEntries].filter(
    ({ value }, index, all) => all.findIndex((each) => each.value === value) === index,
  );
  return panel.whisper(
    panel.box(
      {},
      panel.paragraph(`### ${t('joining-who')}`),
      ...lines,
      ...(distinctEntries.length > 0
        ? [panel.menuRow(joinButtonId.write(idFields), t('joining-premade'), distinctEntries)]
        : []),
      ...practiceParts(session),
      ...(unavailableLines.length > 0 ? [panel.paragraph(words.cannotJoin([...new Set(unavailableLines)]))] : []),
      panel.buttonRow(makeCharacterButton(), panel.closeButton()),
    ),
  );
}

/** Joins, or asks the GM to let the caller join. */
function joinFight(session: JoinSession, joiner: JoiningCharacter, as: ChosenName): Result<Reply, Refusal> {
  const { encounter, caller, loaded } = session;
  const joinModeResult = joinModeOf(encounter, caller.user);
  if (!joinModeResult.ok) return joinModeResult;
  const combatantResult = makeJoiningCombatant(session, caller.user, loaded, joiner, as);
  if (!combatantResult.ok) return combatantResult;
  const joinedReply =
    joinModeResult.value === 'open'
      ? play(session, { type: 'join', combatants: [combatantResult.value] })
      : askToJoin(session, joiner, combatantResult.value);
  if (joinedReply.ok) noteNewcomer(session);
  return joinedReply;
}

/** Lets a private reply replace the menu. A public reply stays as it is. */
function asUpdateIfPrivate(reply: Reply): Reply {
  return reply.whisper ? asUpdate(reply) : reply;
}
