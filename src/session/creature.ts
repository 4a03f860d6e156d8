import type { Refusal } from '../rules/core/refusal.ts';
import { no, ok, type Result } from '../rules/core/result.ts';
import type { Archetype } from '../rules/core/ruleset.ts';
import type { CharacterFile } from './character-file.ts';
import { archetypeNamed, fitName } from './new-combatant.ts';
import { ownCharacters } from './own-characters.ts';
import type { Session } from './session.ts';

/**
 * The kind of creature that a GM adds: from a file, under the name that was typed where one was; else one of the GM's own
 * characters by that name, else a ready-made one. Refused where it is made for another system than the fight's.
 */
export function creatureMeant(
  session: Session<'characters'>,
  typed: string | undefined,
  file: CharacterFile | undefined,
): Result<Pick<Archetype, 'name' | 'sheet' | 'standingOrders'>, Refusal> {
  if (file !== undefined) return fromFile(session, typed, file);
  if (typed === undefined) return no({ type: 'nothing-to-add' });
  const wanted = typed.trim().toLowerCase();
  const own = ownCharacters(session).find(
    ({ system, name }) => system === session.rules.id && name.toLowerCase() === wanted,
  );
  return own ? ok(own) : archetypeNamed(session.rules, typed);
}

function fromFile(
  { rules }: Session,
  typed: string | undefined,
  file: CharacterFile,
): Result<Pick<Archetype, 'name' | 'sheet'>, Refusal> {
  const { system, sheet } = file;
  const name = fitName(typed ?? file.name);
  if (!name.ok) return name;
  if (system !== rules.id) return no({ type: 'other-system', name: name.value, theirs: system, ours: rules.id });
  return ok({ name: name.value, sheet });
}
