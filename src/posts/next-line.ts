// Who acts next, in the turn's message, and who is pinged about it.

import { playedName } from '../embeds/turn.ts';
import { type CombatantId, type Encounter, find, onTurn, type UserId } from '../rules/core/encounter.ts';
import { type NextUp, nextUp } from '../rules/core/next-up.ts';
import { isDeletedUser, playerOf } from '../rules/core/played-by.ts';
import { rulesOf } from '../rules/systems.ts';
import type { Posts } from '../session/posts.ts';
import type { Session } from '../session/session.ts';
import { and, mention, t } from '../text/t.ts';
import { creaturesInARow } from './turn-buttons.ts';

/** The maximum length of a name, in characters. */
const MAX_NEXT_NAME_LENGTH = 40;
/** The maximum number of names. */
const MAX_NEXT_NAMES = 4;

/** Who acts after this turn, or after a run of creatures' turns. */
function nextToAct(encounter: Encounter): NextUp | undefined {
  return nextUp(rulesOf(encounter), encounter, creaturesInARow(encounter));
}

/**
 * The line about who acts next: "Next: Mira". It mentions the players of the combatants in `warns`, who are pinged.
 * Undefined if it isn't known who is next.
 */
export function nextLine(encounter: Encounter, warns: readonly CombatantId[] = []): string | undefined {
  const nextBlock = nextToAct(encounter);
  if (!nextBlock) return undefined;
  const names = nextBlock.who.map((each) => {
    const [name, player] = [playedName(each, MAX_NEXT_NAME_LENGTH), playerOf(each)];
    return warns.includes(each.id) && player !== undefined
      ? t('board-next-player', { name, user: mention(player) })
      : name;
  });
  return t('board-next', { names: and(names, MAX_NEXT_NAMES) });
}

/** The players to ping because their combatants are next. */
export function warnedPlayers(encounter: Encounter, warns: readonly CombatantId[] = []): readonly UserId[] {
  return warns.flatMap((id) => {
    const foundCombatant = find(encounter, id);
    return (foundCombatant && playerOf(foundCombatant)) ?? [];
  });
}

/**
 * Finds the combatants who are next and whose players want to be pinged about it, and notes them in `posts`. Each is
 * pinged once per round, even if turns are undone.
 */
export function warnNext(
  posts: Posts,
  { people, caller }: Session,
  encounter: Encounter,
): { readonly posts: Posts; readonly warns?: readonly CombatantId[] } {
  const nextBlock = nextToAct(encounter);
  if (!nextBlock) return { posts };
  const warnedBefore = posts.warned?.round === nextBlock.round ? posts.warned.of : [];
  // A player who has this turn too, or who has just acted, needs no ping.
  const usersWhoKnow = [...onTurn(encounter).map(playerOf), caller.user];
  const warns = nextBlock.who.flatMap((each) => {
    const user = playerOf(each);
    if (user === undefined || isDeletedUser(user) || people.of.get(user)?.next !== true) return [];
    return each.auto !== undefined || usersWhoKnow.includes(user) || warnedBefore.includes(each.id) ? [] : each.id;
  });
  if (warns.length === 0) return { posts };
  return { posts: { ...posts, warned: { round: nextBlock.round, of: [...warnedBefore, ...warns] } }, warns };
}
