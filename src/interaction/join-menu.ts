import { ButtonStyle } from 'discord-api-types/v10';
import { makeButton } from '../../commands/character/ids.ts';
import { askToJoin } from '../../commands/requests.ts';
import { play } from '../posts/deed-reply.ts';
import type { Refusal } from '../rules/core/refusal.ts';
import type { Result } from '../rules/core/result.ts';
import { rulesOf } from '../rules/systems.ts';
import type { InEncounter } from '../session/authorize.ts';
import { combatantFor, type Joiner, keptOut, wayIn } from '../session/joining.ts';
import { ownCharacters } from '../session/own-characters.ts';
import type { Session } from '../session/session.ts';
import { plain } from '../text/markdown.ts';
import { briefOf } from '../text/reference.ts';
import { referenceOf, joining as words } from '../text/spoken.ts';
import { button, buttonRow } from './buttons.ts';
import { closeButton } from './close-button.ts';
import { componentId, idOwnCharacter, thisEncounter } from './component.ts';
import { joinButton } from './join-button.ts';
import { entry, menuRow } from './menus.ts';
import { line, panel, words as paragraph, whisperPanel } from './panel.ts';
import type { Reply } from './reply.ts';

/** Most characters that have a button. */
const MOST_LINES = 6;

/** Join with a character of one's own. */
export const joinAsButton = componentId('join-as', { encounter: thisEncounter, character: idOwnCharacter });

/** Asks with whom the caller joins: their own characters before those that are ready-made. */
export function joinMenu(
  session: Session<'characters' | 'lastSelves'> & InEncounter,
  at: { readonly encounter: number },
): Reply {
  const { encounter, caller, loaded } = session;
  const { id, archetypes } = rulesOf(encounter);
  const out = (from: Pick<Joiner, 'id' | 'name'>) => keptOut(encounter, caller.user, loaded, from);
  const theirs = ownCharacters(session).filter(({ system }) => system === id);
  const premade = archetypes.filter(({ kind }) => kind === 'character').map(({ name }) => ({ name }));
  const keptBack = [...theirs, ...premade].flatMap((each) => {
    const why = out(each);
    return why ? [(why === 'dead' ? words.isDead : words.isHere)(plain(each.name))] : [];
  });
  const own = theirs.filter((each) => !out(each));
  const lines = own.slice(0, MOST_LINES).map((character) => {
    const join = joinAsButton.write({ ...at, character });
    return line(words.yours(plain(character.name)), button(words.joinAs(character.name), join, ButtonStyle.Success));
  });
  const reference = referenceOf(id);
  const others = own.slice(MOST_LINES).map(({ name }) => entry(name, name));
  const ready = premade
    .filter((each) => !out(each))
    .map(({ name }) => entry(name, name, { about: briefOf(reference, 'archetypes', name) }));
  const unlike = [...others, ...ready].filter(
    ({ value }, place, all) => all.findIndex((each) => each.value === value) === place,
  );
  return whisperPanel(
    panel(
      {},
      paragraph(`### ${words.who}`),
      ...lines,
      ...(unlike.length > 0 ? [menuRow(joinButton.write(at), words.ready, unlike)] : []),
      ...(keptBack.length > 0 ? [paragraph(words.cannotJoin([...new Set(keptBack)]))] : []),
      buttonRow(makeButton(), closeButton()),
    ),
  );
}

/** The caller comes in, or asks the GM to. */
export function joinFight(
  session: Session<'characters' | 'lastSelves'> & InEncounter,
  from: Joiner,
  as: { readonly name?: string | undefined; readonly side?: string | undefined },
): Result<Reply, Refusal> {
  const { encounter, caller, loaded } = session;
  const way = wayIn(encounter, caller.user);
  if (!way.ok) return way;
  const combatant = combatantFor(encounter, caller.user, loaded, from, as);
  if (!combatant.ok) return combatant;
  if (way.value === 'open') return play(session, { type: 'join', combatants: [combatant.value] });
  return askToJoin(session, from, combatant.value);
}
