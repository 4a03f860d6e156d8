// Who acts after this turn, on the turn's message, and who is pinged for it.

import { playedName } from '../embeds/turn.ts';
import { type CombatantId, type Encounter, find, onTurn, type UserId } from '../rules/core/encounter.ts';
import { type NextUp, nextUp } from '../rules/core/next-up.ts';
import { isDeletedUser, playerOf } from '../rules/core/played-by.ts';
import { rulesOf } from '../rules/systems.ts';
import type { Posts } from '../session/posts.ts';
import type { Session } from '../session/session.ts';
import { and, mention, t } from '../text/t.ts';
import { creaturesInARow } from './turn-buttons.ts';

/** The longest name, in characters. */
const LONGEST_NAME = 40;
/** The most names. */
const MAX_NAMES = 4;

/** Who acts after this turn, or after the creatures whose turns follow each other. */
function nextToAct(encounter: Encounter): NextUp | undefined {
  return nextUp(rulesOf(encounter), encounter, creaturesInARow(encounter));
}

/** "Next: Mira". Mentions the players of `warns`, who are pinged as next. Undefined if no one knows who is. */
export function nextLine(encounter: Encounter, warns: readonly CombatantId[] = []): string | undefined {
  const next = nextToAct(encounter);
  if (!next) return undefined;
  const names = next.who.map((each) => {
    const [name, player] = [playedName(each, LONGEST_NAME), playerOf(each)];
    return warns.includes(each.id) && player !== undefined
      ? t('board-next-player', { name, user: mention(player) })
      : name;
  });
  return t('board-next', { names: and(names, MAX_NAMES) });
}

/** The players to ping for `warns`. */
export function warnedPlayers(encounter: Encounter, warns: readonly CombatantId[] = []): readonly UserId[] {
  return warns.flatMap((id) => {
    const who = find(encounter, id);
    return (who && playerOf(who)) ?? [];
  });
}

/**
 * The combatants who come next and whose players want to be pinged, with a note in `posts` that they were. Each is
 * pinged once a turn, even if turns are undone.
 */
export function warnNext(
  posts: Posts,
  { people, caller }: Session,
  encounter: Encounter,
): { readonly posts: Posts; readonly warns?: readonly CombatantId[] } {
  const next = nextToAct(encounter);
  if (!next) return { posts };
  const before = posts.warned?.round === next.round ? posts.warned.of : [];
  // A player who also has this turn, or who just acted, needs no ping.
  const usersWhoKnow = [...onTurn(encounter).map(playerOf), caller.user];
  const warns = next.who.flatMap((each) => {
    const user = playerOf(each);
    if (user === undefined || isDeletedUser(user) || people.of.get(user)?.next !== true) return [];
    return each.auto !== undefined || usersWhoKnow.includes(user) || before.includes(each.id) ? [] : each.id;
  });
  if (warns.length === 0) return { posts };
  return { posts: { ...posts, warned: { round: next.round, of: [...before, ...warns] } }, warns };
}
