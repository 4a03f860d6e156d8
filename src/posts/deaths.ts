import { type Combatant, type CombatantId, find, ownerOf } from '../rules/core/encounter.ts';
import { given } from '../rules/core/given.ts';
import { isDeletedUser, playerOf } from '../rules/core/hands.ts';
import type { EncounterState } from '../session/encounter-state.ts';
import type { Session } from '../session/session.ts';
import { plain } from '../text/markdown.ts';
import { corner as words } from '../text/spoken.ts';
import type { Drafted } from './turn-post.ts';

/**
 * Tells players that their character has died. It is a message of its own, as an edit of the turn's would ping no one, and goes
 * when the character is brought back or the death is undone.
 */
export function keepDeaths(draft: Drafted, session: Session, { encounter }: EncounterState): void {
  const before = draft.posts.deaths ?? [];
  const isAlive = (id: CombatantId) => (find(encounter, id)?.vitality ?? 'dead') !== 'dead';
  for (const { subject, number } of before)
    if (isAlive(subject)) draft.changes.push({ kind: 'told', state: 'gone', number, version: 2 });
  const deaths = before.filter(({ subject }) => !isAlive(subject));
  let { next } = draft.posts;
  for (const who of diedIn(session, encounter.combatants)) {
    const users = [...new Set([ownerOf(who) ?? [], playerOf(who) ?? []].flat())].filter((user) => !isDeletedUser(user));
    if (users.length === 0 || deaths.some(({ subject }) => subject === who.id)) continue;
    const view = { content: words.died(users, plain(who.name)), ping: users };
    draft.changes.push({ kind: 'told', state: 'closed', number: next, version: 1, view });
    deaths.push({ subject: who.id, number: next });
    next++;
  }
  const { deaths: _, ...posts } = draft.posts;
  draft.posts = { ...posts, next, ...given({ deaths: deaths.length > 0 ? deaths : undefined }) };
}

/** Those who died by what was done in this session, and are dead at its end. */
function diedIn({ outcomes }: Session, combatants: readonly Combatant[]): readonly Combatant[] {
  const died = outcomes.flatMap(({ events, question }) =>
    question ? [] : events.flatMap((event) => (event.type === 'fell' && event.after === 'dead' ? [event.subject] : [])),
  );
  return combatants.filter(({ id, vitality }) => vitality === 'dead' && died.includes(id));
}
