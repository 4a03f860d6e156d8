import { isDeletedUser, playerOf } from '../rules/core/deleted-user.ts';
import type { Combatant } from '../rules/core/encounter.ts';
import { plain } from '../text/markdown.ts';
import { hands as handsWords, mention } from '../text/spoken.ts';

/** A name on the board, with whose they are while another plays them: "Kira (for Ana)". */
export function playedName(of: Combatant, longest?: number): string {
  const name = plain(of.name, longest);
  return of.lent ? handsWords.for(name, knownOwner(of)) : name;
}

/** Who plays somebody, and for whom: "Bo for Ana". Absent: the GM, for nobody else. */
export function whoPlays(of: Combatant): string | undefined {
  const player = playerOf(of);
  if (of.lent) return handsWords.playerFor(player, knownOwner(of));
  return player === undefined ? undefined : mention(player);
}

/** Absent: the GM's, as is that of one who has been forgotten. */
function knownOwner({ lent }: Combatant) {
  return lent?.owner === undefined || isDeletedUser(lent.owner) ? undefined : lent.owner;
}
