import type { TileName } from '../../src/field/tile.ts';
import { movesOf } from '../../src/interaction/moves/choices.ts';
import { tileTyped } from '../../src/interaction/moves/go.ts';
import { type Option, resolved } from '../../src/interaction/option.ts';
import { type OptionValues, typedIn } from '../../src/interaction/option-values.ts';
import type { Choice, Choices } from '../../src/interaction/suggestion.ts';
import { seenTiles } from '../../src/rules/core/field-sight.ts';
import { offersOf } from '../../src/rules/core/play.ts';
import { viewOf } from '../../src/rules/core/secrecy.ts';
import { actor as actingFor } from '../../src/session/authorize.ts';
import type { Session } from '../../src/session/session.ts';
import { placeLabel, wayAbout } from './screen.ts';

/**
 * A tile of the field, in small letters too. What is suggested is what the action offers, that of the option `action` where
 * none is named here; else the places where whoever acts can go.
 */
export function tile(description: string, action?: string): Option<TileName> {
  return resolved(description, {
    suggest: (session, typed, values) => tilesOffered(session, values, action) ?? whereToGo(session, typed, values),
    resolve: (typed, session) => tileTyped(session, typed),
  });
}

function tilesOffered(session: Session, values: OptionValues, named: string | undefined) {
  const { encounter, rules, caller } = session;
  const action = named ?? typedIn(values, 'action').toLowerCase();
  const who = action === '' ? undefined : actingFor(session, typedIn(values, 'as') || undefined);
  // In the dark what is offered would tell of those whom nobody sees.
  if (!encounter || !who?.ok || seenTiles(rules, encounter, viewOf(caller.user, encounter))) return undefined;
  return offersOf(rules, encounter, who.value.id, action)?.tiles;
}

/** The places by what they are good for, then all others, the nearest first. */
const whereToGo: Choices = (session, _, values): readonly Choice[] => {
  const { encounter } = session;
  const who = actingFor(session, typedIn(values, 'as') || undefined);
  if (!encounter || !who.ok) return [];
  const { rules, caller } = session;
  const { places, ways } = movesOf({ rules, caller, encounter }, who.value);
  const named = places.map((place) => ({ name: placeLabel(encounter, place), value: place.way.to }));
  const others = ways.filter(({ to }) => !named.some(({ value }) => value === to));
  return [...named, ...others.map((way) => ({ name: `${way.to}: ${wayAbout(encounter, way)}`, value: way.to }))];
};
