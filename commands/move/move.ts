import { type TileName, tileName } from '../../src/field/field.ts';
import { command } from '../../src/interaction/command.ts';
import {
  type Choice,
  type Choices,
  type Option,
  type OptionValues,
  optional,
  resolved,
  typedIn,
} from '../../src/interaction/option.ts';
import { actor } from '../../src/interaction/options/combatants.ts';
import type { Reply } from '../../src/interaction/reply.ts';
import { play } from '../../src/posts/deed-reply.ts';
import type { Combatant } from '../../src/rules/core/encounter.ts';
import { tileOn } from '../../src/rules/core/field-deeds.ts';
import { seenTiles } from '../../src/rules/core/field-sight.ts';
import type { Intent } from '../../src/rules/core/intent.ts';
import { offersOf } from '../../src/rules/core/play.ts';
import type { Refusal } from '../../src/rules/core/refusal.ts';
import { no, ok, type Result } from '../../src/rules/core/result.ts';
import { viewOf } from '../../src/rules/core/secrecy.ts';
import { actor as actingFor, type InEncounter, running } from '../../src/session/authorize.ts';
import type { Session } from '../../src/session/session.ts';
import { dangerScreen, movesOf, movesScreen, placeLabel, wayAbout } from './screen.ts';

export const move = command({
  name: 'move',
  description: 'Go to a tile of the field',
  requires: running,
  options: {
    to: optional(tile('A letter and a number, such as D7; without it you choose')),
    as: actor('Who goes, if you play several'),
  },
  run({ to, as }, session) {
    if (!session.encounter.field) return no({ type: 'no-field' });
    return to === undefined ? movesScreen(session, as) : goTo(session, as, to, false);
  },
});

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

type Playing = Session & InEncounter;

/** The action that goes somewhere, where a system offers no way by which it could be told. */
const MOVE = 'move';

/** Somebody goes to a tile. Where others may strike at them on the way, they are asked first, unless they are sure. */
export function goTo(session: Playing, actor: Combatant, to: TileName, sure: boolean): Result<Reply, Refusal> {
  const { places, ways } = movesOf(session, actor);
  const way = places.find((place) => place.way.to === to)?.way ?? ways.find((each) => each.to === to);
  if (way && way.strikes.length > 0 && !sure) return ok(dangerScreen(session, actor, way));
  const intent: Intent = way?.intent ?? { ...(ways[0]?.intent ?? { action: MOVE, actor: actor.id }), to };
  return play(session, { type: 'intent', intent });
}

/** The tile of the field that was typed. Refused: there is none, or it is not seen from where the caller's side stands. */
export function tileTyped({ encounter, rules, caller }: Session, typed: string): Result<TileName, Refusal> {
  if (!encounter) return no({ type: 'no-encounter' });
  if (!encounter.field) return no({ type: 'no-field' });
  const tile = tileOn(encounter.field, typed);
  if (!tile.ok) return tile;
  const name = tileName(tile.value);
  const seen = seenTiles(rules, encounter, viewOf(caller.user, encounter));
  return seen === undefined || seen.has(name) ? ok(name) : no({ type: 'not-seen', tile: name });
}
