import { everybody } from '../../../commands/gm/screen.ts';
import { NOWHERE } from '../../../commands/map/ids.ts';
import { gmOfField } from '../../../commands/map/on-field.ts';
import { placesNear } from '../../../commands/map/place.ts';
import { tileChoice } from '../../../commands/map/tiles.ts';
import { choose } from '../../rules/core/choose.ts';
import type { Combatant } from '../../rules/core/encounter.ts';
import { no, ok } from '../../rules/core/result.ts';
import { findCombatant, isGm } from '../../session/authorize.ts';
import { drawing as drawingWords, gm as gmWords } from '../../text/spoken.ts';
import { type Option, resolved, text } from '../option.ts';
import { typedIn } from '../option-values.ts';
import type { Choice, Choices } from '../suggestion.ts';

/** Anybody in the encounter; to a GM also those who wait unseen. */
export function anybody(description: string): Option<Combatant> {
  return resolved(description, {
    suggest: all,
    resolve(typed, session) {
      const { encounter } = session;
      if (!encounter) return no({ type: 'no-encounter' });
      const seen = findCombatant(encounter, typed);
      if (seen.ok || !isGm(session)) return seen;
      const { hidden = [] } = encounter;
      const byId = hidden.find(({ id }) => id === typed.toLowerCase());
      const unseen = byId ? ok(byId) : choose('hidden creature', typed, hidden);
      return unseen.ok ? unseen : seen;
    },
  });
}

const all: Choices = (session) => {
  const { encounter } = session;
  if (!encounter || !isGm(session)) return [];
  return everybody(encounter).map((who): Choice => {
    // Somebody in the fight may have the same name.
    return encounter.hidden?.includes(who)
      ? { name: `${who.name} (${gmWords.unseen})`, value: who.id }
      : { name: who.name, value: who.name };
  });
};

/** A tile for whoever another option names, or nowhere. It is taken as it is typed: the deed refuses what is none. */
export function placeFor(description: string, of: string): Option<string> {
  const places: Choices = (session, _, values) => {
    const on = gmOfField(session);
    if (!on.ok) return [];
    const typed = typedIn(values, of).toLowerCase();
    const { encounter } = on.value;
    const who = everybody(encounter).find(({ id, name }) => name.toLowerCase() === typed || id === typed);
    const near = who ? placesNear(on.value, who) : [];
    return [...near.map((tile) => tileChoice(encounter.field, tile)), { name: drawingWords.offField, value: NOWHERE }];
  };
  return text(description, places);
}
