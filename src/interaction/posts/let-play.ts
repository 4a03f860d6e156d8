import type { APIButtonComponent } from 'discord-api-types/v10';
import { playTactic } from '../../posts/autopilot.ts';
import type { Combatant, Encounter } from '../../rules/core/encounter.ts';
import { given } from '../../rules/core/given.ts';
import type { Refusal } from '../../rules/core/refusal.ts';
import { no, ok, type Result } from '../../rules/core/result.ts';
import type { Session } from '../../session/session.ts';
import { turnKey } from '../../session/turn-key.ts';
import { auto as words } from '../../text/spoken.ts';
import { button } from '../buttons.ts';
import { componentId, idText, thisEncounter } from '../component.ts';
import { heldBack } from './alone.ts';

/** Those on turn who were held back play by themselves after all. */
export const letPlay = componentId('let-play', { encounter: thisEncounter, turn: idText });

/** The button for it, under a turn in which so many are held back. */
export function letPlayButton(encounter: Encounter, id: number, held: number): APIButtonComponent {
  return button(words.letPlay(held), letPlay.write({ encounter: id, turn: turnKey(encounter) }));
}

/** Plays the turns of those who are held back, or of one, by the word of a GM. Refused where nobody is. */
export function playHeldBack(session: Session, only?: Combatant): Result<unknown, Refusal> {
  const { state, caller } = session;
  const held = (state ? heldBack(state) : []).filter((each) => !only || each.id === only.id);
  if (held.length === 0) return no({ type: 'stale' });
  for (const { id: subject, auto: style, lent } of held) {
    if (style === undefined) continue;
    const leave = lent ? {} : undefined;
    const played = playTactic(session, { subject, style, ...given({ leave }) }, caller.user);
    if (!played.ok || played.value === 'asked') return played;
  }
  return ok();
}
