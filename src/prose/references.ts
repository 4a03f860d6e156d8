// Finds who a text means: by name, number, place, state, what they did, or a pronoun.

import { type Combatant, type CombatantId, type Encounter, find, isInFight } from '../rules/core/encounter.ts';
import { standsAt } from '../rules/core/map-positions.ts';
import { mainMeterOf, type Ruleset } from '../rules/core/ruleset.ts';
import { healthOf } from '../rules/core/visible-state.ts';
import type { Hit, Lexicon } from './lexicon.ts';
import { beginningOf, calledAt, namedAt, nameStems } from './named-combatants.ts';
import type { Token } from './words.ts';

/** What happened lately, as the author of the text knows it. */
export interface Recent {
  /** The attacks since the actor's last turn, the oldest first. */
  readonly attacks: readonly { readonly by: CombatantId; readonly on: CombatantId; readonly hit: boolean }[];
  /** The last target of the actor. */
  readonly lastTarget?: CombatantId | undefined;
}

/** The fight as the author of the text knows it. */
export interface Situated {
  readonly rules: Ruleset;
  readonly encounter: Encounter;
  readonly actor: CombatantId;
  readonly recent: Recent;
  /** The combatants that the author knows of. */
  readonly seen: readonly Combatant[];
  /** Other names of a combatant, such as the book's name in another language. */
  otherNames?(who: Combatant): readonly string[];
  /** Whether the author may know how hurt a combatant is. */
  mayKnowHealth(who: Combatant): boolean;
}

/** The combatants that some words of a text may mean, likeliest first. */
export interface Mention {
  readonly ids: readonly CombatantId[];
  /** True if all of them are meant, not just the likeliest. */
  readonly all: boolean;
  readonly from: number;
  readonly to: number;
  /** True for "him" and "it", which may also be the actor. */
  readonly pronoun?: true;
  readonly self?: true;
  /** True for a word for oneself that is never the subject: “me” in “le loup me mord”. */
  readonly object?: true;
}

/**
 * Finds everyone whom a text refers to. A pronoun may refer to someone in `spokenOf`: combatants that a character
 * speaks to or about.
 */
export function mentionsIn(
  tokens: readonly Token[],
  hits: readonly Hit[],
  lexicon: Lexicon,
  situated: Situated,
  spokenOf: readonly CombatantId[] = [],
): readonly Mention[] {
  const { encounter, actor, seen } = situated;
  const byKind = Map.groupBy(hits, ({ kind }) => kind);
  const at = (position: number, kind: Hit['kind']) =>
    byKind.get(kind)?.find(({ from, to }) => from <= position && position <= to);
  const names = seen.flatMap((who) =>
    [who.name, ...(situated.otherNames?.(who) ?? [])].map((name) => ({ who, stems: nameStems({ name }, lexicon) })),
  );
  const nameWords = new Set(names.flatMap(({ stems }) => stems.words));
  const beginnings = new Map(
    tokens.map(({ stem, text }) => [stem, nameWords.has(stem) ? undefined : beginningOf(text, stem, names, lexicon)]),
  );
  const side = find(encounter, actor)?.side;
  const enemies = seen.filter((who) => who.side !== side && isInFight(who.vitality));
  const allies = seen.filter((who) => who.side === side && who.id !== actor);
  const mentions: Mention[] = [];
  const likely = (who: readonly Combatant[]) => inLikelyOrder(who, situated, mentions);
  for (let index = 0; index < tokens.length; index++) {
    const stem = tokens[index]?.stem ?? '';
    const isCommonNoun =
      at(index, 'articles') === undefined &&
      at(index - 1, 'articles') !== undefined &&
      tokens[index]?.isLower === true &&
      !(lexicon.common.articledNames && !lexicon.isWord(stem));
    const named = nameWords.has(stem)
      ? namedAt(tokens, index, isCommonNoun ? names.filter(({ who }) => who.side !== side) : names)
      : (calledAt(tokens, index, hits, names, actor) ?? beginnings.get(stem));
    const doerWord = at(index, 'doers');
    const doer = doerWord?.from === index && attackerAfter(tokens, doerWord.to, { at, situated, lexicon }, enemies);
    const isEnemyWord = at(index, 'enemies');
    const isAllyWord = at(index, 'allies');
    const isSelf = at(index, 'me');
    const isPronoun = at(index, 'pronouns');
    const plural = at(index, 'plurals');
    const isNounNext = nameWords.has(tokens[index + 1]?.stem ?? '') || at(index + 1, 'kinds') !== undefined;
    const numbered = numberedAt(tokens, index, at, seen);
    const standing = standingAt(tokens, index, situated);
    if (standing) {
      // “The novice at C4” is one mention, not two.
      const before = mentions.findLast(({ self }) => !self);
      const isPlaceOfBefore =
        before !== undefined && index - before.to <= 2 && (before.pronoun || before.ids.includes(standing.id));
      if (isPlaceOfBefore) mentions.splice(mentions.indexOf(before), 1);
      mentions.push({ ids: [standing.id], all: false, from: isPlaceOfBefore ? before.from : index, to: index });
    } else if (numbered) {
      mentions.push({ ids: likely(numbered.who), all: false, from: index, to: numbered.to });
      index = numbered.to;
    } else if (named && named.who.length > 0) {
      const chosen = narrowed(named.who, tokens, index, named.to ?? index, { at, situated, lexicon });
      const isActor = chosen.ids.length === 1 && chosen.ids[0] === actor;
      mentions.push({
        ...chosen,
        ids: chosen.isExact ? chosen.ids : likely(seen.filter(({ id }) => chosen.ids.includes(id))),
        ...(isActor && { self: true }),
      });
      index = chosen.to;
    } else if (doer) {
      mentions.push({ ids: [doer.who.id], all: false, from: index, to: doer.to });
      index = doer.to;
    } else if (isEnemyWord || isAllyWord) {
      const to = isEnemyWord?.to ?? isAllyWord?.to ?? index;
      const chosen = narrowed(isEnemyWord ? enemies : allies, tokens, index, to, { at, situated, lexicon });
      mentions.push({
        ...chosen,
        ids: chosen.isExact ? chosen.ids : likely(seen.filter(({ id }) => chosen.ids.includes(id))),
      });
      index = Math.max(index, chosen.to);
    } else if (plural || (!isNounNext && isClitic(tokens, hits, mentions, index, at, 'pluralClitics'))) {
      const before = mentions.findLast((each) => !each.self && each.ids.length > 1);
      const ids = before ? before.ids : likely(enemies);
      const to = plural?.to ?? index;
      mentions.push({ ids, all: true, from: index, to, pronoun: true });
      index = to;
    } else if (isSelf) {
      const isObject = at(index, 'objects') !== undefined;
      mentions.push({
        ids: [actor],
        all: false,
        from: index,
        to: index,
        self: true,
        ...(isObject && { object: true }),
      });
    } else if (isPronoun || (!isNounNext && isClitic(tokens, hits, mentions, index, at, 'clitics'))) {
      const before = mentions.findLast((each) => !each.self && !each.pronoun);
      const ids = [...new Set([...(before?.ids ?? spokenOf), ...likely(enemies)])];
      mentions.push({ ids, all: before?.all ?? false, from: index, to: index, pronoun: true });
    } else if (isAlone(tokens, index, at)) {
      const chosen = narrowed(enemies, tokens, index, index, { at, situated, lexicon });
      mentions.push({
        ...chosen,
        ids: chosen.isExact ? chosen.ids : likely(seen.filter(({ id }) => chosen.ids.includes(id))),
      });
      index = Math.max(index, chosen.to);
    }
  }
  return withoutExcluded(mentions, tokens, at);
}

/**
 * Leaves out combatants that a text excludes, and makes them less likely in its other mentions: “the other, not the
 * hurt one”.
 */
function withoutExcluded(mentions: readonly Mention[], tokens: readonly Token[], at: At): readonly Mention[] {
  const isExcluded = ({ from, self, pronoun }: Mention) => {
    if (self || pronoun) return false;
    let before = from - 1;
    while (before >= 0 && tokens[before + 1]?.after === '' && at(before, 'articles')) before--;
    return tokens[before + 1]?.after === '' && at(before, 'not')?.to === before;
  };
  const excluded = mentions.filter(isExcluded);
  if (excluded.length === 0 || excluded.length === mentions.length) return mentions;
  const ids = new Set(excluded.flatMap((each) => each.ids.slice(0, 1)));
  const isOut = (id: CombatantId) => ids.has(id);
  return mentions
    .filter((each) => !excluded.includes(each))
    .map((each) => ({ ...each, ids: [...each.ids.filter((id) => !isOut(id)), ...each.ids.filter(isOut)] }));
}

type At = (position: number, kind: Hit['kind']) => Hit | undefined;

/** Who stands on the square that a word names. The actor's own square means no one. */
function standingAt(
  tokens: readonly Token[],
  index: number,
  { encounter, actor, seen }: Situated,
): Combatant | undefined {
  const square = tokens[index]?.text.toUpperCase() ?? '';
  if (!/^[A-Z]\d{1,2}$/.test(square)) return undefined;
  return seen.find(({ id }) => id !== actor && encounter.field?.standing[id] === square);
}

/** Everyone with the number that a text gives instead of a name: “#2”, “number two”. */
function numberedAt(
  tokens: readonly Token[],
  index: number,
  at: At,
  seen: readonly Combatant[],
): { readonly who: readonly Combatant[]; readonly to: number } | undefined {
  const next = tokens[index + 1];
  const isAfterWord =
    at(index, 'numbered')?.from === index && (next?.after === '' || (next?.after === '.' && /^\d/.test(next.text)));
  const to = tokens[index]?.isNumbered ? index : isAfterWord ? index + 1 : undefined;
  const token = to === undefined ? undefined : tokens[to];
  const number = to !== undefined && token && numberOf(token, at(to, 'numbers'));
  const who = number === undefined ? [] : seen.filter(({ name }) => name.endsWith(` ${number}`));
  return to !== undefined && who.length > 0 ? { who, to } : undefined;
}

/** Whether an article is a pronoun, like “le” in “je le frappe”, because it is between the subject and a verb. */
function isClitic(
  tokens: readonly Token[],
  hits: readonly Hit[],
  mentions: readonly Mention[],
  index: number,
  at: At,
  kind: 'clitics' | 'pluralClitics',
): boolean {
  if (at(index, kind)?.from !== index || tokens[index + 1]?.after !== '') return false;
  const isVerbNext = hits.some((each) => each.kind === 'action' && each.from === index + 1);
  const isBehindActor =
    tokens[index]?.after === '' &&
    (mentions.some(({ to }) => to === index - 1) ||
      (['me', 'not', 'joints', 'conditions'] as const).some((each) => at(index - 1, each) !== undefined));
  return isVerbNext && isBehindActor;
}

/** Whether a word such as "nearest" or "wounded" stands for someone without a name after it: "I shoot the nearest". */
function isAlone(tokens: readonly Token[], index: number, at: At): boolean {
  const kinds = ['nearest', 'farthest', 'wounded', 'unhurt', 'fallen', 'biggest', 'other', 'ordinals'] as const;
  const isOne = at(index, 'numbers')?.id === '1' && at(index, 'enemies') === undefined;
  return (
    kinds.some((kind) => at(index, kind)?.from === index || (isOne && at(index + 1, kind)?.from === index + 1)) &&
    at(index - 1, 'articles') !== undefined &&
    at(index - 1, 'indefinite') === undefined &&
    !isNameNext(tokens, index, at)
  );
}

function isNameNext(tokens: readonly Token[], index: number, at: At): boolean {
  return tokens[index + 1] !== undefined && at(index + 1, 'enemies') !== undefined;
}

interface Narrowing {
  readonly at: At;
  readonly situated: Situated;
  readonly lexicon: Lexicon;
}

/** The maximum number of words before a name that can say which combatant is meant. */
const MAX_WORDS_BEFORE = 3;

/**
 * Chooses among several combatants by the words around their name: "the second goblin", "goblin 2", "the goblin that
 * hit me".
 */
function narrowed(
  group: readonly Combatant[],
  tokens: readonly Token[],
  from: number,
  to: number,
  { at, situated, lexicon }: Narrowing,
): Mention & { readonly isExact: boolean } {
  const { rules, encounter, actor, recent } = situated;
  const only = (who: readonly Combatant[], last = to) => ({
    ids: who.map(({ id }) => id),
    all: false,
    from,
    to: last,
    isExact: true,
  });
  const numberAt = at(to + 1, 'numbered')?.from === to + 1 ? to + 2 : to + 1;
  const next = tokens[numberAt];
  // The “one” in “the wounded one” isn't a number.
  const isNumber = /^\d/.test(next?.text ?? '') || ![...STATES].some((kind) => at(to, kind));
  const numberAfter = next?.after === '' && isNumber ? numberOf(next, at(numberAt, 'numbers')) : undefined;
  if (numberAfter !== undefined) {
    const numbered = group.filter(({ name }) => name.endsWith(` ${numberAfter}`));
    if (numbered.length > 0) return only(numbered.slice(0, 1), numberAt);
  }
  const before = Array.from({ length: MAX_WORDS_BEFORE }, (_, back) => from - 1 - back).filter(
    (position) => position >= 0 && tokens.slice(position + 1, from + 1).every(({ after }) => after === ''),
  );
  const own = [from, ...before];
  const later = statePlaces(tokens, to, at, lexicon.common.statesFollow === true);
  const found = (kind: Hit['kind']) =>
    [...own, ...(STATES.has(kind) ? later : [])]
      .map((position) => at(position, kind))
      .find((each) => each !== undefined);
  const alive = group.filter(({ vitality }) => isInFight(vitality));
  const candidates = alive.length > 0 ? alive : group;
  if (candidates.length > 1) {
    const relative = attackerAfter(tokens, to, { at, situated, lexicon }, candidates);
    if (relative) return only([relative.who], relative.to);
    const armed = armedAt(tokens, from, to, { at, situated, lexicon }, candidates);
    if (armed.length > 0) return { ...only(armed), isExact: armed.length === 1 };
    const ordinal = found('ordinals');
    const nth = ordinal && candidates[Number(ordinal.id) - 1];
    if (nth) return only([nth]);
    const last = candidates.at(-1);
    if (found('last') && last) return only([last]);
    if (found('other')) {
      const others = candidates.filter(({ id }) => id !== recent.lastTarget);
      if (others.length > 0) return { ...only(others), isExact: others.length === 1 };
    }
    const isHurt = (who: Combatant) =>
      situated.mayKnowHealth(who) &&
      ['bloodied', 'near death', 'hurt', 'down'].includes(healthOf(rules, who, encounter));
    const negation = found('not');
    if (found('wounded') && !negation) {
      const hurtCombatants = candidates
        .filter(isHurt)
        .toSorted((one, other) => hurtRank(situated, other) - hurtRank(situated, one));
      if (hurtCombatants.length > 0) return only(hurtCombatants);
    }
    if (found('fallen')) {
      const fallen = candidates.filter(({ vitality }) => vitality !== 'up');
      if (fallen.length > 0) return { ...only(fallen), isExact: fallen.length === 1 };
    }
    if (found('unhurt')) {
      const unhurtCombatants = candidates.filter((who) => !isHurt(who));
      if (unhurtCombatants.length > 0) return { ...only(unhurtCombatants), isExact: unhurtCombatants.length === 1 };
    }
    if (found('biggest')) {
      const size = (who: Combatant) =>
        situated.mayKnowHealth(who) ? (mainMeterOf(rules, who, encounter)?.max ?? 0) : 0;
      return only(candidates.toSorted((one, other) => size(other) - size(one)));
    }
    const isNear = found('nearest');
    if (isNear || found('farthest')) {
      const byDistance = candidates
        .map((who) => ({ who, distance: distanceTo(situated, actor, who.id) }))
        .toSorted((one, other) => (isNear ? one.distance - other.distance : other.distance - one.distance));
      return only(byDistance.map(({ who }) => who));
    }
  }
  const isPlural =
    (found('plurals') !== undefined ||
      isPluralForm(tokens[to], tokens.slice(Math.max(0, from - 2), from), group, lexicon)) &&
    candidates.length > 1;
  return { ids: candidates.map(({ id }) => id), all: isPlural, from, to, isExact: candidates.length === 1 };
}

/** States that can also come after a name: “the bandit that's already bleeding”, “goblin, the wounded one”. */
const STATES: ReadonlySet<Hit['kind']> = new Set([
  ...(['wounded', 'unhurt', 'fallen', 'nearest', 'farthest', 'biggest', 'ordinals'] as const),
]);

/** The positions after a name where a word for the combatant's state can be. */
function statePlaces(tokens: readonly Token[], to: number, at: At, statesFollow: boolean): readonly number[] {
  const next = tokens[to + 1];
  if (!next || next.after === '.') return [];
  const isRelative =
    at(to + 1, 'relatives') !== undefined || at(to, 'relatives') !== undefined || /^(?:who|that)'?s$/.test(next.text);
  const isApposition = next.after === ',' && at(to + 1, 'articles') !== undefined;
  // “The one on the ground” is down, but in “knock the goblin on the ground” the goblin isn't.
  const isOneFallen = at(to, 'numbers')?.id === '1' && at(to + 1, 'fallen')?.from === to + 1;
  const isBeside = isOneFallen || at(to + 1, 'nearest')?.from === to + 1;
  if (!isRelative && !isApposition && !isBeside && !(statesFollow && next.after === '')) return [];
  const places: number[] = [];
  for (let index = to + 1; index <= Math.min(tokens.length - 1, to + 5); index++) {
    if (index > to + 1 && tokens[index]?.after !== '') break;
    places.push(index);
  }
  return places;
}

const HURT_ORDER = ['hale', 'hurt', 'bloodied', 'near death', 'down', 'dead'];

function hurtRank({ rules, encounter }: Situated, who: Combatant): number {
  return HURT_ORDER.indexOf(healthOf(rules, who, encounter));
}

/** Whether a name is plural, because its form differs from the name itself. */
function isPluralForm(
  token: Token | undefined,
  before: readonly Token[],
  group: readonly Combatant[],
  lexicon: Lexicon,
): boolean {
  if (!token || group.length < 2) return false;
  const { pluralArticles } = lexicon.common;
  if (pluralArticles && !before.some(({ text }) => pluralArticles.includes(text))) return false;
  const { stems } = lexicon;
  const forms = group.flatMap(({ name }) => stems.plain(name.toLowerCase()).split(/[^\p{L}\p{N}]+/u));
  return (
    !forms.includes(stems.plain(token.text)) &&
    !token.text.includes("'") &&
    forms.some((each) => stems.of(each) === token.stem)
  );
}

function numberOf({ text: written }: Token, hit: Hit | undefined): number | undefined {
  const text = written.replace(/'?s$/, '');
  return /^\d{1,3}$/.test(text) ? Number(text) : hit ? Number(hit.id) : undefined;
}

/** Finds who holds the weapon that is named next to a word for someone: “the axe man”, “the man with the long gun”. */
function armedAt(
  tokens: readonly Token[],
  from: number,
  to: number,
  { at, situated: { rules, encounter, actor }, lexicon }: Narrowing,
  among: readonly Combatant[],
): readonly Combatant[] {
  const me = find(encounter, actor);
  const holds = (who: Combatant, position: number) => {
    const thing = at(position, 'things')?.id;
    const stem = tokens[position]?.stem ?? '';
    return (rules.inHand?.(who) ?? []).some(
      (weapon) =>
        (thing !== undefined && weapon.toLowerCase().includes(thing)) || lexicon.stemsOfName(weapon).includes(stem),
    );
  };
  const places = [from - 1];
  for (let index = to + 1; index <= Math.min(tokens.length - 1, to + MAX_WORDS_TO_WEAPON); index++) {
    if (tokens[index]?.after !== '' || at(index, 'me')) break;
    if (index > to + 1) places.push(index);
  }
  for (const position of places) {
    // If the actor holds this weapon, the text says what the actor attacks with.
    if (position < 0 || (me && holds(me, position))) continue;
    const armed = among.filter((who) => holds(who, position));
    if (armed.length > 0 && armed.length < among.length) return armed;
  }
  return [];
}

/** The maximum number of words from a word for someone (“the man”) to the weapon that says which one is meant. */
const MAX_WORDS_TO_WEAPON = 4;

/** Finds who made the attack that a relative clause describes: "the one that hit me", "the goblin who shot at Mira". */
function attackerAfter(
  tokens: readonly Token[],
  to: number,
  { at, situated: { recent, seen, actor }, lexicon }: Narrowing,
  among: readonly Combatant[],
): { readonly who: Combatant; readonly to: number } | undefined {
  const { relativesLater = 0 } = lexicon.common;
  const later = Array.from({ length: relativesLater }, (_, more) => to + 2 + more).find(
    (position) =>
      at(position, 'relatives') &&
      (position === to + 2 || tokens[position]?.after === ',') &&
      isSameSentence(tokens, to, position),
  );
  const start = at(to, 'relatives')
    ? to + 1
    : at(to + 1, 'relatives')
      ? to + 2
      : later === undefined
        ? undefined
        : later + 1;
  if (start === undefined) return undefined;
  const isSeparated = start > to + 2;
  for (let index = start; index < Math.min(tokens.length, start + 4); index++) {
    const isHit = at(index, 'hits') !== undefined;
    if (!isHit && at(index, 'misses') === undefined) continue;
    const namedIn = (words: readonly Token[]) =>
      seen.find((who) => nameStems(who, lexicon).words.some((word) => words.some(({ stem }) => stem === word)));
    const victim = namedIn(tokens.slice(index + 1, index + 4)) ?? namedIn(tokens.slice(start, index));
    // “The one that's hurt” hit no one.
    const isState = at(index, 'wounded') !== undefined;
    const namesActor = [tokens[index - 1], ...tokens.slice(index + 1, index + 3)].some(
      (token) => token !== undefined && lexicon.isReflexive(token.text),
    );
    if (isState && !victim && !namesActor) continue;
    const on = victim?.id ?? actor;
    const relevantAttacks = recent.attacks.filter((each) => each.on === on && among.some(({ id }) => id === each.by));
    // “The one who swung at Mira” may have hit or missed.
    const attack = relevantAttacks.findLast(({ hit }) => hit === isHit) ?? (isHit ? relevantAttacks.at(-1) : undefined);
    const who = attack && among.find(({ id }) => id === attack.by);
    if (who) return { who, to: isSeparated ? to : index + 1 };
  }
  return isSeparated
    ? undefined
    : attackerByVictim(tokens, start, { situated: { recent, seen, actor }, lexicon }, among);
}

/**
 * The maximum number of words before the victim in a relative clause whose verb isn't known: “who just now speared me”.
 */
const MAX_WORDS_TO_VICTIM = 3;

/** Finds who last hit the victim in a relative clause, whatever its verb is: “the one that speared me”. */
function attackerByVictim(
  tokens: readonly Token[],
  start: number,
  {
    situated: { recent, seen, actor },
    lexicon,
  }: { readonly situated: Pick<Situated, 'recent' | 'seen' | 'actor'>; readonly lexicon: Lexicon },
  among: readonly Combatant[],
): { readonly who: Combatant; readonly to: number } | undefined {
  for (let index = start + 1; index <= Math.min(tokens.length - 1, start + MAX_WORDS_TO_VICTIM); index++) {
    const token = tokens[index];
    if (token?.after !== '') return undefined;
    const victim = lexicon.isReflexive(token.text)
      ? actor
      : seen.find((who) => nameStems(who, lexicon).words.includes(token.stem))?.id;
    if (victim === undefined) continue;
    const attack = recent.attacks.findLast(
      ({ by, on, hit }) => hit && on === victim && among.some(({ id }) => id === by),
    );
    const who = attack && among.find(({ id }) => id === attack.by);
    return who && { who, to: index };
  }
  return undefined;
}

function isSameSentence(tokens: readonly Token[], from: number, to: number): boolean {
  return tokens.slice(from + 1, to + 1).every(({ after }) => after !== '.');
}

/** How far away someone is: in squares on a map, otherwise by whether they are near. */
function distanceTo({ rules, encounter, recent }: Situated, actor: CombatantId, other: CombatantId): number {
  const [here, there] = [standsAt(encounter, actor), standsAt(encounter, other)];
  if (here && there) return Math.max(Math.abs(here.x - there.x), Math.abs(here.y - there.y));
  const near = rules.isNear?.(encounter, actor, other) ?? true;
  // A combatant that attacked the actor is closer than one that didn't.
  const attacked = recent.attacks.some(({ by, on }) => by === other && on === actor);
  return (near ? 0 : 100) + (attacked ? 0 : 1) + (recent.lastTarget === other ? -0.5 : 0);
}

/**
 * Sorts combatants: those mentioned before, the actor's last target, the actor's latest attackers, others who are up,
 * then the rest.
 */
function inLikelyOrder(
  who: readonly Combatant[],
  { recent, actor }: Situated,
  mentions: readonly Mention[],
): readonly CombatantId[] {
  const rank = ({ id, vitality }: Combatant): number => {
    if (vitality !== 'up') return 9;
    if (mentions.some(({ ids, self }) => !self && ids[0] === id)) return 0;
    if (recent.lastTarget === id) return 1;
    const lastAttack = recent.attacks.findLast(({ by, on }) => by === id && on === actor);
    return lastAttack ? (lastAttack.hit ? 2 : 3) : 4;
  };
  return who.toSorted((one, other) => rank(one) - rank(other)).map(({ id }) => id);
}
