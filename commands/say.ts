// `/say`: posts what a character says, and remembers who wrote it.

import { ButtonStyle } from 'discord-api-types/v10';
import { type Choices, command, namingOption, text, withDefault, withNeeds } from '../src/interaction/command.ts';
import {
  component,
  componentId,
  findByHash,
  type IdField,
  idText,
  textHash,
  thisEncounter,
} from '../src/interaction/component.ts';
import { messageCommand } from '../src/interaction/context-command.ts';
import { formOf, textField } from '../src/interaction/forms.ts';
import { withEncounterNames } from '../src/interaction/options/combatants.ts';
import * as panel from '../src/interaction/panel.ts';
import { asUpdate, type Reply, show, whisper } from '../src/interaction/reply.ts';
import type { Combatant, Encounter, PortraitKey } from '../src/rules/core/encounter.ts';
import { isSeenOnMap } from '../src/rules/core/field-sight.ts';
import { given } from '../src/rules/core/given.ts';
import { findCombatant } from '../src/rules/core/names.ts';
import { map, no, ok, type Refusal, type Result } from '../src/rules/core/refusal.ts';
import { visiblePortraitKey } from '../src/rules/core/secrecy.ts';
import { isSameName } from '../src/rules/core/sheet-fields.ts';
import { rulesOf } from '../src/rules/systems.ts';
import type { Character } from '../src/session/character.ts';
import type { CharacterMessage } from '../src/session/loadable.ts';
import { characterNamed, ownCharacters } from '../src/session/own-characters.ts';
import {
  actor,
  type InEncounter,
  isGm,
  ownCombatants,
  runningEncounter,
  type Session,
} from '../src/session/session.ts';
import { mention, plain, t } from '../src/text/t.ts';

/** The maximum length of what a character says in one message, in characters. */
const MAX_SPEECH_LENGTH = 1500;

/** Who says something: a combatant, or a saved character outside of a fight. */
interface Speaker {
  readonly name: string;
  readonly portrait?: PortraitKey;
}

const SPEAKER_NEEDS = { characters: true } as const;

/** The combatants that the caller may speak as. If there are none, the caller speaks as a saved character. */
function combatantsToSpeak(session: Session): readonly Combatant[] {
  return runningEncounter(session).ok ? ownCombatants(session) : [];
}

const speakerSuggestions: Choices<'characters'> = (session) => {
  const speakers = combatantsToSpeak(session);
  const offeredSpeakers =
    speakers.length > 0 ? speakers : ownCharacters(session).filter((each) => !isHiddenCreature(session, each));
  return offeredSpeakers.map(({ name }) => name);
};

/** A combatant that the caller plays here. If they play none, one of their saved characters. */
const speaker = withDefault(
  namingOption({
    needs: SPEAKER_NEEDS,
    suggest: withNeeds(SPEAKER_NEEDS, speakerSuggestions),
    resolve: (typed, session) => findSpeaker(session, typed),
  }),
  (session) => usualSpeaker(session),
);

function findSpeaker(session: Session<'characters'>, typed: string): Result<Speaker, Refusal> {
  const { encounter } = session;
  const speakers = combatantsToSpeak(session);
  const ownCharacterResult = speakers.length === 0 ? characterToSpeak(session, typed) : undefined;
  if (ownCharacterResult?.ok) return map(ownCharacterResult, speakerOfCharacter);
  const combatantResult = encounter ? findCombatant(encounter, withEncounterNames(session, typed)) : undefined;
  if (!encounter || !combatantResult?.ok) return ownCharacterResult ?? combatantResult ?? no({ type: 'no-encounter' });
  return speakers.includes(combatantResult.value)
    ? ok(speakerOf(encounter, combatantResult.value))
    : no({ type: 'not-yours', name: combatantResult.value.name });
}

/**
 * A saved character of the caller. Refuses the character of a GM's hidden creature, so that speaking doesn't reveal it.
 */
function characterToSpeak(session: Session<'characters'>, typed: string): Result<Character, Refusal> {
  const characterResult = characterNamed(session, typed);
  if (!characterResult.ok || !isHiddenCreature(session, characterResult.value)) return characterResult;
  return no({ type: 'hidden-speaker', name: characterResult.value.name });
}

/** Whether a GM would reveal a hidden creature by speaking as this character. */
function isHiddenCreature(session: Session, { name }: Pick<Character, 'name'>): boolean {
  return isGm(session) && (session.encounter?.hidden ?? []).some((each) => isSameName(each.name, name));
}

function usualSpeaker(session: Session<'characters'>): Result<Speaker, Refusal> {
  const { encounter } = session;
  if (encounter && combatantsToSpeak(session).length > 0)
    return map(actor(session, undefined), (who) => speakerOf(encounter, who));
  const [only, another] = ownCharacters(session);
  if (only && another) return no({ type: 'which-of-yours', yours: ownCharacters(session).map(({ name }) => name) });
  return only
    ? map(characterToSpeak(session, only.name), speakerOfCharacter)
    : no({ type: 'no-character', typed: '', known: [] });
}

function speakerOf(encounter: Encounter, combatant: Combatant): Speaker {
  const portrait = visiblePortraitKey(combatant, encounter, isSeenOnMap(rulesOf(encounter), encounter, combatant));
  return { name: combatant.name, ...given({ portrait }) };
}

function speakerOfCharacter({ id, name }: { readonly id: string; readonly name: string }): Speaker {
  return { name, portrait: id };
}

export const say = command({
  name: 'say',
  options: { words: text(undefined, MAX_SPEECH_LENGTH), as: speaker },
  run: ({ words, as }, session) => speechReply(session, as, words),
});

/** The words of a character as a post. Only the author is stored, not the words. */
function speechReply(session: Session, { name, portrait }: Speaker, words: string): Reply {
  if (!session.caller.keepsPosts) return { content: t('say-line', { name: plain(name), words }) };
  session.add({ type: 'said' });
  const embed = { author: { name }, description: words };
  return { ...show(embed, given({ portrait })), speech: { name, words }, unkept: true };
}

const idFields = { encounter: thisEncounter, as: idText } as const;

/** *Say…*: opens the form. `as` is the short hash of a combatant's id. */
const sayButtonId = componentId('say', idFields);
const sayFormId = componentId('say-words', idFields);
/** The id of the form's field. */
const WORDS_FIELD = 'words';

/** A button to say something as a combatant. Empty if the caller may not speak as it. */
export function sayButtons(
  session: Session & InEncounter,
  combatant: Combatant,
): readonly ReturnType<typeof panel.button>[] {
  if (!combatantsToSpeak(session).includes(combatant)) return [];
  const id = sayButtonId.write({ encounter: session.version?.encounter ?? 0, as: textHash(combatant.id) });
  return [panel.button(t('say-button'), id)];
}

function speakerByHash(session: Session & InEncounter, speakerHash: string): Result<Combatant, Refusal> {
  const combatant = findByHash(speakerHash, session.encounter.combatants, ({ id }) => id);
  if (!combatant) return no({ type: 'stale' });
  return combatantsToSpeak(session).includes(combatant)
    ? ok(combatant)
    : no({ type: 'not-yours', name: combatant.name });
}

export const askForSpeech = component({
  id: sayButtonId,
  requires: runningEncounter,
  run: (values, session) =>
    map(speakerByHash(session, values.as), ({ name }) => ({
      form: formOf(sayFormId.write(values), t('say-title', { name }), [
        textField(WORDS_FIELD, { label: t('say-words') }, { required: true, longest: MAX_SPEECH_LENGTH, lines: true }),
      ]),
    })),
});

export const saySpeech = component({
  id: sayFormId,
  requires: runningEncounter,
  run({ as }, session, { fields }) {
    const speakerResult = speakerByHash(session, as);
    if (!speakerResult.ok) return speakerResult;
    const words = (fields.get(WORDS_FIELD) ?? '').trim();
    if (words === '' || words.length > MAX_SPEECH_LENGTH)
      return no({ type: 'text-unfit', what: { option: WORDS_FIELD }, longest: MAX_SPEECH_LENGTH });
    return speechReply(session, speakerOf(session.encounter, speakerResult.value), words);
  },
});

/** A message of the channel in which a character says something. */
const saidMessageField: IdField<CharacterMessage, 'said'> = {
  write: ({ message }) => message,
  needs: (message) => ({ said: message }),
  read: (_, { loaded }) => (loaded.said ? ok(loaded.said) : no({ type: 'said-by-no-one' })),
};

/** *Delete*, under the answer to *Who said this?* */
const deleteSpeechButtonId = componentId('unsay', { said: saidMessageField });

/** In a message's context menu: tells the author, GMs and server admins who said it, and lets them delete it. */
export const whoSaid = messageCommand({
  id: 'said',
  target: saidMessageField,
  run: (said, session) =>
    map(speakerPermission(session, said), () =>
      whisper(t('say-by', { user: mention(said.user) }), {
        components: panel.buttonRow(
          panel.button(t('say-delete'), deleteSpeechButtonId.write({ said }), ButtonStyle.Danger),
          panel.closeButton(),
        ),
      }),
    ),
});

export const deleteSpeech = component({
  id: deleteSpeechButtonId,
  run: ({ said }, session) =>
    map(speakerPermission(session, said), () => asUpdate({ ...whisper(t('say-deleted')), unsays: said.message })),
});

function speakerPermission(session: Session, { user }: CharacterMessage): Result<undefined, Refusal> {
  const { caller, encounter } = session;
  if (user === caller.user || isGm(session) || caller.admin) return ok();
  return no({ type: 'said-is-the-gms', gms: encounter?.gms ?? [] });
}
