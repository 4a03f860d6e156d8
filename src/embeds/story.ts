import type { Event } from '../rules/core/event.ts';
import { isTold } from '../rules/core/secrecy.ts';
import { capital, plain } from '../text/markdown.ts';
import { areSome, type Lines, tellable, UNTOLD } from '../text/phrase.ts';
import { chosenLine } from '../text/phrase-choice.ts';
import { and, phrases, table } from '../text/spoken.ts';
import { type Tone, toneOf } from '../text/tone.ts';
import { blowsIn } from './blows.ts';
import { fieldLines } from './field-lines.ts';
import { namedIn } from './naming.ts';
import { keysOf, type PhraseKey } from './phrase-keys.ts';
import { type Outcome, type Visibility, visibilityOf } from './visibility.ts';

/** The longest story of one happening, in lines. What is past it is left to the gauges. */
const MOST = 30;
/** The story of a happening, a line for everything worth one, in order; the player's own words first. */
export function storyOf(happening: Outcome, sight = visibilityOf(happening)): readonly string[] {
  const { events } = happening;
  const declared = events.find((event) => event.type === 'declared');
  const words = declared?.words === undefined ? [] : [`> “${plain(declared.words, 300)}”`];
  return [...words, ...told(happening, sight)].slice(0, MOST);
}

function told(happening: Outcome, sight: Visibility): readonly string[] {
  const { events, after, phraseSeed } = happening;
  const tone = toneOf(after);
  const before = new Map<string, number>();
  const blows = blowsIn(events);
  const skipped = skippedTogether(events, sight);
  return events.flatMap((event, at) => {
    const together = skipped.get(event);
    if (together !== undefined) return together === '' ? [] : [together];
    if (event.type === 'moved' || (event.type === 'tiles-changed' && event.by !== undefined))
      return fieldLines(event, events, sight);
    const key = isTold(event, sight.detailOf) ? keysOf(event, at, happening, blows) : undefined;
    if (!key) return [];
    const pools = poolsOf(after.system, tone, key, after.field !== undefined);
    const first = 'blow' in key ? `${key.blow.way}/${key.blow.outcome}` : key.general[0];
    if (pools.length === 0 || first === undefined) return [];
    const nth = before.get(first) ?? 0;
    before.set(first, nth + 1);
    const way = chosenLine(pools, phraseSeed, nth);
    return way ? [capital(way(namedIn('blow' in key ? key.blow : event, sight, isSpell(key))))] : [];
  });
}

/** From how many turns on that are skipped for one reason they are told in one line. */
const A_CROWD = 4;

/** The turns that many lose for the same reason: the line for the first of them, "" for the others. */
function skippedTogether(events: readonly Event[], sight: Visibility): ReadonlyMap<Event, string> {
  const skipped = events.flatMap((event) =>
    event.type === 'turn-ended' && event.skipped !== undefined && event.skipped.id !== 'dead'
      ? [{ event, who: event.subject, why: sight.word(event.skipped) }]
      : [],
  );
  const told = new Map<Event, string>();
  if (skipped.length < A_CROWD) return told;
  for (const [why, those] of Map.groupBy(skipped, (each) => each.why)) {
    if (those.length < A_CROWD) continue;
    const names = and([...new Set(those.map(({ who }) => sight.name(who)))], A_CROWD);
    for (const [at, { event }] of those.entries()) told.set(event, at === 0 ? table.noTurn(names, why) : '');
  }
  return told;
}

/** The pools of ways for something, the most special first, with a map none that names scenery. None: it is not told. */
export function poolsOf(system: string, tone: Tone, key: PhraseKey, hasMap: boolean): readonly Lines[] {
  if ('blow' in key) return phrases.blowLines(system, tone, key.blow, hasMap);
  const told = (ways: Lines | typeof UNTOLD | undefined) => {
    const lines = ways === undefined || ways === UNTOLD ? [] : tellable(ways, hasMap);
    return areSome(lines) ? lines : undefined;
  };
  const ownWays = firstOf(key.general, (each) => phrases.ownLines(system, tone, each));
  if (ownWays === UNTOLD) return [];
  const own = told(ownWays);
  const pools = own ? [own] : [];
  if (own && own.length >= phrases.enough) return pools;
  const common = told(firstOf(key.general, (each) => phrases.commonLines(tone, each)));
  if (common && !(own && isRare(own, common))) pools.push(common);
  return pools;
}

function firstOf<Ways>(keys: readonly string[], ways: (key: string) => Ways | undefined): Ways | undefined {
  for (const key of keys) {
    const found = ways(key);
    if (found !== undefined) return found;
  }
  return undefined;
}

/** A system's own words for something rare need no others beside them. */
function isRare(own: Lines, common: Lines): boolean {
  return own.length >= common.length || common.length < phrases.enough;
}

function isSpell(key: PhraseKey): 'spell' | undefined {
  return 'blow' in key ? (key.blow.way === 'spell' ? 'spell' : undefined) : key.as;
}
