import { ButtonStyle } from 'discord-api-types/v10';
import { command, optional, text } from '../src/interaction/command.ts';
import { component, componentId, idOwnCharacter, thisEncounter } from '../src/interaction/component.ts';
import { ADDING_NEEDS, joiner, joinerNamed, name } from '../src/interaction/options/characters.ts';
import { sides } from '../src/interaction/options/combatants.ts';
import { packCharacters } from '../src/interaction/packs.ts';
import * as panel from '../src/interaction/panel.ts';
import { inPlace, type Reply } from '../src/interaction/reply.ts';
import { play } from '../src/posts/deed-reply.ts';
import { joinButton } from '../src/posts/links.ts';
import { PLAYERS } from '../src/rules/core/encounter.ts';
import { LONGEST_NAME } from '../src/rules/core/fit-name.ts';
import { map, no, type Refusal, type Result } from '../src/rules/core/refusal.ts';
import { rulesOf } from '../src/rules/systems.ts';
import { combatantFor, type Joiner, joinModeOf, whyNotJoining } from '../src/session/joining.ts';
import { ownCharacters } from '../src/session/own-characters.ts';
import { type InEncounter, running, type Session } from '../src/session/session.ts';
import { joining as words } from '../src/text/gm.ts';
import { referenceOf } from '../src/text/language.ts';
import { nameOf } from '../src/text/names.ts';
import { briefOf } from '../src/text/reference.ts';
import { plain, t } from '../src/text/t.ts';
import { makeButton } from './character/ids.ts';
import { askToJoin } from './requests.ts';

const JOINING_NEEDS = { ...ADDING_NEEDS, lastCharacters: true } as const;
type Joining = Session<keyof typeof JOINING_NEEDS> & InEncounter;

export const join = command({
  name: 'join',
  requires: running,
  needs: JOINING_NEEDS,
  options: {
    character: joiner(),
    name: optional(name()),
    side: optional(text(sides(PLAYERS), LONGEST_NAME)),
  },
  run: ({ character, ...as }, session) => joinFight(session, character, as),
});

/** *Join* on the card. It asks which character joins. */
export const chooseWhoJoins = component({
  id: joinButton,
  requires: running,
  needs: JOINING_NEEDS,
  run(at, session, { chosen: [name] }) {
    if (name === undefined) return joinMenu(session, at);
    const joiner = joinerNamed(name, session);
    return joiner.ok ? map(joinFight(session, joiner.value, {}), inMenusPlace) : joiner;
  },
});

/** Joins with one of the caller's characters. */
export const joinAsButton = componentId('join-as', { encounter: thisEncounter, character: idOwnCharacter });

export const joinAs = component({
  id: joinAsButton,
  requires: running,
  needs: JOINING_NEEDS,
  run({ character }, session) {
    const { name, system: theirs } = character;
    const { system: ours } = session.encounter;
    if (theirs !== ours) return no({ type: 'other-system', name, theirs, ours });
    return map(joinFight(session, character, {}), inMenusPlace);
  },
});

/** The most characters that get a button. */
const MOST_LINES = 6;

/** Asks which character joins. The caller's own come before the premade ones. */
function joinMenu(session: Joining, at: { readonly encounter: number }): Reply {
  const { encounter, caller, loaded } = session;
  const { id, archetypes } = rulesOf(encounter);
  const out = (from: Pick<Joiner, 'id' | 'name'>) => whyNotJoining(encounter, caller.user, loaded, from);
  const theirs = ownCharacters(session).filter(({ system }) => system === id);
  const premade = archetypes.filter(({ kind }) => kind === 'character').map(({ name }) => ({ name }));
  const packed = packCharacters(session);
  const unavailable = [...theirs, ...packed.map(({ entry: { name } }) => ({ name })), ...premade].flatMap((each) => {
    const why = out(each);
    return why ? [t(why === 'dead' ? 'joining-is-dead' : 'joining-is-here', { name: plain(each.name) })] : [];
  });
  const own = theirs.filter((each) => !out(each));
  const lines = own.slice(0, MOST_LINES).map((character) => {
    const join = joinAsButton.write({ ...at, character });
    return panel.line(
      t('joining-yours', { name: plain(character.name) }),
      panel.button(t('joining-join-as', { name: character.name }), join, ButtonStyle.Success),
    );
  });
  const reference = referenceOf(id);
  const others = own.slice(MOST_LINES).map(({ name }) => panel.entry(name, name));
  const ofPacks = packed
    .filter(({ entry: { name } }) => !out({ name }))
    .map(({ entry: { brief }, called }) => panel.entry(called, called, { about: brief }));
  const ready = premade
    .filter((each) => !out(each))
    .map(({ name }) =>
      panel.entry(nameOf(id, 'archetype', name), name, { about: briefOf(reference, 'archetypes', name) }),
    );
  const unlike = [...others, ...ofPacks, ...ready].filter(
    ({ value }, place, all) => all.findIndex((each) => each.value === value) === place,
  );
  return panel.whisper(
    panel.box(
      {},
      panel.paragraph(`### ${t('joining-who')}`),
      ...lines,
      ...(unlike.length > 0 ? [panel.menuRow(joinButton.write(at), t('joining-premade'), unlike)] : []),
      ...(unavailable.length > 0 ? [panel.paragraph(words.cannotJoin([...new Set(unavailable)]))] : []),
      panel.buttonRow(makeButton(), panel.closeButton()),
    ),
  );
}

/** Joins, or asks the GM to let the caller join. */
function joinFight(
  session: Joining,
  from: Joiner,
  as: { readonly name?: string | undefined; readonly side?: string | undefined },
): Result<Reply, Refusal> {
  const { encounter, caller, loaded } = session;
  const way = joinModeOf(encounter, caller.user);
  if (!way.ok) return way;
  const combatant = combatantFor(encounter, caller.user, loaded, from, as);
  if (!combatant.ok) return combatant;
  if (way.value === 'open') return play(session, { type: 'join', combatants: [combatant.value] });
  return askToJoin(session, from, combatant.value);
}

/** Replaces the menu with a reply that only its user sees. */
function inMenusPlace(reply: Reply): Reply {
  return reply.whisper ? inPlace(reply) : reply;
}
