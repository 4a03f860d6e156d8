import {
  type Combatant,
  type Encounter,
  ownerOf,
  type PackEntryName,
  PLAYERS,
  type UserId,
} from '../rules/core/encounter.ts';
import { settingOf } from '../rules/core/former-settings.ts';
import { given } from '../rules/core/given.ts';
import { no, ok, type Refusal, type Result } from '../rules/core/refusal.ts';
import type { SettingEntry } from '../rules/core/ruleset.ts';
import type { BookName } from '../rules/core/template.ts';
import { rulesOf } from '../rules/systems.ts';
import type { LoadedData } from './loadable.ts';
import { localizedName } from './localized-names.ts';
import { bookNameOf, newCombatant, restoredCombatant, takenIds, uniqueCombatantId } from './new-combatant.ts';
import type { Hint } from './person.ts';
import type { InEncounter, Session } from './session.ts';

/** The setting for whether players can join freely, only with the GM's approval, or not at all. */
const JOIN_SETTING_NAME = 'join';
const JOIN_MODES = ['open', 'ask', 'closed'] as const;

/** The setting for the maximum number of combatants that each player can bring. */
const MAX_CHARACTERS_SETTING_NAME = 'characters-each';

export const JOIN_SETTINGS: Readonly<Record<string, SettingEntry>> = {
  [JOIN_SETTING_NAME]: {
    cite: 'House',
    values: JOIN_MODES,
  },
  [MAX_CHARACTERS_SETTING_NAME]: {
    cite: 'House',
    values: [3, 1, 2, 5, 10],
  },
};

/** What a user joins with: a saved character, or a premade one. */
export interface JoiningCharacter {
  readonly name: string;
  readonly sheet: object;
  /** The id of the user's character. Undefined for a premade one. */
  readonly id?: string;
  /** The name that a pack's character is chosen by, if it isn't the character's own name. */
  readonly called?: string;
  /** The entry of a pack whose portrait the combatant has. */
  readonly portrait?: PackEntryName;
}

/**
 * How a user can join now: freely, or by asking the GM. During combat, everyone except a GM must ask. Refuses if the
 * user can't join.
 */
export function joinModeOf(encounter: Encounter, user: UserId): Result<'open' | 'ask', Refusal> {
  const { gms, settings, combatants, phase } = encounter;
  if (gms.includes(user)) return ok('open');
  const joinMode = JOIN_MODES.find((each) => each === settings[JOIN_SETTING_NAME]) ?? 'open';
  if (joinMode === 'closed') return no({ type: 'join-closed', gms });
  const maxCharactersSetting = settingOf(encounter, MAX_CHARACTERS_SETTING_NAME);
  const maxCharacters = typeof maxCharactersSetting === 'number' ? maxCharactersSetting : 3;
  const livingCombatantCount = combatants.filter((each) => ownerOf(each) === user && each.vitality !== 'dead').length;
  return livingCombatantCount >= maxCharacters
    ? no({ type: 'enough-of-yours', most: maxCharacters })
    : ok(phase === 'fighting' ? 'ask' : joinMode);
}

/** The id by which a character is found again in the channel's next encounter. */
function characterIdFor(
  { system }: Encounter,
  user: UserId,
  { id, name }: Pick<JoiningCharacter, 'id' | 'name'>,
): string {
  return id ?? `ready:${user}:${system}:${name.toLowerCase()}`;
}

function joinedCombatant({ combatants }: Encounter, characterId: string): Combatant | undefined {
  return combatants.find((combatant) => combatant.character === characterId);
}

/** Why a user can't join with a character: it is already in the encounter, or it is dead. Undefined if it can join. */
export function whyCannotJoin(
  encounter: Encounter,
  user: UserId,
  { lastCharacters }: LoadedData<'lastCharacters'>,
  from: Pick<JoiningCharacter, 'id' | 'name'>,
): 'here' | 'dead' | undefined {
  const characterId = characterIdFor(encounter, user, from);
  const presentCombatant = joinedCombatant(encounter, characterId);
  if ((presentCombatant ?? lastCharacters.get(characterId))?.vitality === 'dead') return 'dead';
  return presentCombatant && 'here';
}

/** The name and side that a character gets when it joins. If `name` is undefined, it keeps its own. */
export interface ChosenName {
  readonly name?: string | undefined;
  /** The character's name in the rulebook. Undefined if the character's name isn't from the rulebook. */
  readonly book?: BookName | undefined;
  readonly side?: string | undefined;
}

/** A user's combatant, ready to join. Refuses a character that is dead or already in the encounter. */
export function makeJoiningCombatant(
  { encounter, language }: InEncounter & Pick<Session, 'language'>,
  user: UserId,
  { lastCharacters }: LoadedData<'lastCharacters'>,
  from: JoiningCharacter,
  { name: chosenName, book: chosenBook, side = PLAYERS }: ChosenName,
): Result<Combatant, Refusal> {
  const rules = rulesOf(encounter);
  const name = chosenName ?? from.name;
  const isPremade = chosenName === undefined && from.id === undefined;
  const book = chosenBook ?? (isPremade ? bookNameOf(rules, from) : undefined);
  const characterId = characterIdFor(encounter, user, { ...from, name });
  const presentCombatant = joinedCombatant(encounter, characterId);
  if (presentCombatant?.vitality === 'dead')
    return no({ type: 'out-of-the-fight', name: presentCombatant.name, as: 'dead' });
  if (presentCombatant) return no({ type: 'already-joined', name: presentCombatant.name });
  const { sheet, portrait } = from;
  const newcomer = newCombatant(encounter, rules, {
    id: uniqueCombatantId(name, takenIds(encounter)),
    name,
    ...given({ book }),
    side,
    controller: user,
    character: characterId,
    sheet,
    ...given({ portrait }),
  });
  const lastCombatant = lastCharacters.get(characterId);
  if (lastCombatant?.vitality === 'dead') {
    const deadCombatantName = localizedName(lastCombatant, encounter.system, language);
    return no({ type: 'out-of-the-fight', name: deadCombatantName, as: 'dead' });
  }
  return ok(lastCombatant ? restoredCombatant(encounter, rules, newcomer, lastCombatant) : newcomer);
}

/** The data needed to tell whether the caller is new. */
export const HINT_NEEDS = { person: true, lastCharacters: true } as const;

/**
 * Whether to show the caller a hint now. It is shown only once, and only to users who haven't played in this channel.
 * Records that it was shown.
 */
export function showHintOnce(session: Session<keyof typeof HINT_NEEDS>, hint: Hint): boolean {
  const { person, lastCharacters } = session.loaded;
  const hints = session.changes.findLast((change) => change.type === 'hinted')?.hints ?? person.hints ?? [];
  if (lastCharacters.size > 0 || hints.includes(hint)) return false;
  session.add({ type: 'hinted', hints: [...hints, hint] });
  return true;
}

/** If the caller is new, records that they should get an explanation at their first turn. */
export function noteNewcomer(session: Session<keyof typeof HINT_NEEDS>): void {
  const { pending, caller } = session;
  if (!showHintOnce(session, 'first-turn')) return;
  session.keepPending({ ...pending, newcomers: [...(pending.newcomers ?? []), caller.user] });
}
