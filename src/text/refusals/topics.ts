// The words for what a refusal is about and for the choices that it lists, from the encounter's book.

import type { Encounter } from '../../rules/core/encounter.ts';
import type { RefusalTopic } from '../../rules/core/refusal-topics.ts';
import { NAME_KINDS } from '../../rules/core/ruleset.ts';
import { rulesNamed } from '../../rules/systems.ts';
import { hazardText } from '../events.ts';
import { allWords } from '../language.ts';
import { nameAmong, nameOf } from '../names.ts';
import { capital, plain, t } from '../t.ts';
import { localizedTypedText } from '../typed.ts';
import { type Wording, wordingFor } from '../words.ts';

/** Topics whose names come from players and are shown unchanged. */
const TOPICS_NAMED_BY_PLAYERS: ReadonlySet<RefusalTopic> = new Set<RefusalTopic>([
  'target',
  'turn',
  'source',
  'combatant',
  'combatants',
  'hidden-creature',
  'encounter',
]);

/** The name for what a refusal is about, within a sentence: "weapon", "value of cover". */
export function topicText(what: RefusalTopic, encounter: Encounter | undefined): string {
  const system = encounter?.system ?? '';
  if (typeof what === 'string') return t(`what-${what}`);
  if ('resource' in what) return wordingIn(encounter).resource(what.resource);
  if ('condition' in what) return plain(nameOf(system, 'condition', what.condition));
  if ('settingValue' in what)
    return t('what-value-of', { setting: plain(nameOf(system, 'setting', what.settingValue)) });
  if ('entryIn' in what) return t('what-entry-in', { ruleset: plain(what.entryIn) });
  return t('what-option', { option: plain(what.option) });
}

/** The name for what a refusal is about, at the beginning of a sentence: "The difficulty", "HP". */
export function topicAsSubject(what: RefusalTopic, encounter: Encounter | undefined): string {
  const word = topicText(what, encounter);
  return typeof what === 'string' ? t('what-the', { what: word }) : capital(word);
}

/** A name in a list of choices, escaped for Discord. It comes from the book, or a player typed it. */
export function choiceName(what: RefusalTopic, id: string, encounter: Encounter | undefined): string {
  if (TOPICS_NAMED_BY_PLAYERS.has(what)) return plain(id);
  if (what === 'event-place' || what === 'event-rounds') return plain(localizedTypedText(id));
  if (what === 'event-effect' || what === 'hazard') return plain(hazardText(encounter?.system ?? '', id));
  if (what === 'resource' || what === 'number') return wordingIn(encounter).resource(id);
  const kind = NAME_KINDS.find((each) => each === what);
  return plain(nameAmong(encounter?.system ?? '', kind ? [kind, ...NAME_KINDS] : NAME_KINDS, id));
}

/** The book's name for an id of any kind. */
export function bookName(id: string, encounter: Encounter | undefined): string {
  return nameAmong(encounter?.system ?? '', NAME_KINDS, id);
}

/** The book's name for an action, by its title in the rules. */
export function actionTitle(title: string, encounter: Encounter | undefined): string {
  const actions = Object.entries(rulesNamed(encounter?.system ?? '')?.actions ?? {});
  const id = actions.find(([, action]) => action.title === title)?.[0];
  return id === undefined ? title : nameOf(encounter?.system ?? '', 'action', id);
}

/** The words of the encounter's book, with the names of its combatants. */
export function wordingIn(encounter: Encounter | undefined): Wording {
  return wordingFor(allWords, encounter?.system ?? '', (id) =>
    plain(encounter?.combatants.find((who) => who.id === id)?.name ?? id),
  );
}
