// Finds who a text means by an attack that they made: “the one that hit me”, “Mira's attacker”, “he bit me, so I kick
// him”.

import type { Combatant, CombatantId } from '../rules/core/encounter.ts';
import {
  type At,
  areOnSameSide,
  isSameClause,
  isSameSentence,
  type NarrowingContext,
  nameStems,
} from './described-combatants.ts';
import type { Token } from './words.ts';

/**
 * Who “him” or “her” can be as the victim of an attack. It is the friend that the text named last. Otherwise, it is the
 * actor if they were attacked and the text doesn't say “I”. Otherwise, it can be anyone else on the actor's side.
 */
function pronounVictims(
  tokens: readonly Token[],
  { at, fight: { encounter, actor, seen, recent }, namedSoFar }: NarrowingContext,
): readonly CombatantId[] {
  const lastNamedFriend = namedSoFar.findLast((id) => areOnSameSide(encounter, actor, id));
  if (lastNamedFriend !== undefined) return [lastNamedFriend];
  const isFirstPerson = tokens.some((_, index) => at(index, 'me') !== undefined);
  if (!isFirstPerson && recent.attacks.some(({ on }) => on === actor)) return [actor];
  return seen.flatMap(({ id }) => (id !== actor && areOnSameSide(encounter, actor, id) ? [id] : []));
}

/** The last of some attackers who attacked one of these victims, and hit or missed as `hit` says, if it's given. */
function lastAttackerOf(
  victims: readonly CombatantId[],
  { fight: { recent } }: NarrowingContext,
  among: readonly Combatant[],
  hit?: boolean,
): Combatant | undefined {
  const attack = recent.attacks.findLast(
    (each) =>
      victims.includes(each.on) && among.some(({ id }) => id === each.by) && (hit === undefined || each.hit === hit),
  );
  return attack && among.find(({ id }) => id === attack.by);
}

/** The victims that a word names: “me”, “Mira”, “friend”, “dwarf”. A pronoun such as “her” names none. */
function victimsNamedAt(
  tokens: readonly Token[],
  index: number,
  { at, fight: { encounter, actor, seen }, lexicon }: NarrowingContext,
): readonly CombatantId[] {
  const { text = '', stem = '' } = tokens[index] ?? {};
  if (lexicon.isReflexive(text)) return [actor];
  const named = seen.find((who) => nameStems(who, lexicon).words.includes(stem));
  if (named) return [named.id];
  const isFriend = at(index, 'allies') !== undefined || at(index, 'roles') !== undefined;
  return isFriend ? seen.flatMap(({ id }) => (id !== actor && areOnSameSide(encounter, actor, id) ? [id] : [])) : [];
}

/**
 * Finds the attacker that a possessive points to: “Mira's attacker”, “my attacker”. `index` is the position of
 * “attacker”.
 */
export function attackerOwnedBy(
  tokens: readonly Token[],
  index: number,
  context: NarrowingContext,
  among: readonly Combatant[],
): Combatant | undefined {
  const { at, fight, lexicon } = context;
  const owner = tokens[index - 1];
  if (!at(index, 'attackers') || owner?.after === undefined || tokens[index]?.after !== '') return undefined;
  const named = fight.seen.find((who) => nameStems(who, lexicon).words.includes(owner.stem));
  const victims = at(index - 1, 'me')
    ? [fight.actor]
    : named
      ? [named.id]
      : lexicon.isVictimPronoun(owner.text)
        ? pronounVictims(tokens, context)
        : [];
  return lastAttackerOf(victims, context, among);
}

/**
 * Finds who made the attack that a relative clause describes: "the one that hit me", "the goblin who shot at Mira". With
 * `needsKnownVerb`, only a verb for an attack counts: “the story that she told me” is about no attacker.
 */
export function attackerAfter(
  tokens: readonly Token[],
  to: number,
  context: NarrowingContext,
  among: readonly Combatant[],
  needsKnownVerb = false,
): { readonly who: Combatant; readonly to: number } | undefined {
  const { at, fight, lexicon } = context;
  const { recent, seen, actor, encounter } = fight;
  const { relativesLater = 0 } = lexicon.common;
  const relativePronounIndex = Array.from({ length: relativesLater }, (_, more) => to + 2 + more).find(
    (position) =>
      at(position, 'relatives') &&
      (position === to + 2 || tokens[position]?.after === ',') &&
      isSameSentence(tokens, to, position),
  );
  const clauseStart =
    (at(to, 'relatives') ?? at(to, 'doers'))
      ? to + 1
      : at(to + 1, 'relatives')
        ? to + 2
        : relativePronounIndex === undefined
          ? undefined
          : relativePronounIndex + 1;
  if (clauseStart === undefined) return undefined;
  // “Whatever, I strike” is about no attacker.
  if (at(to, 'doers') && tokens[clauseStart]?.after !== '') return undefined;
  const isSeparated = clauseStart > to + 2;
  const endsSentence = (position: number) => (tokens[position + 1]?.after ?? '.') !== '';
  if (at(clauseStart, 'did') && (endsSentence(clauseStart) || endsSentence(clauseStart + 1))) {
    // “Mira bleeds? I go for the one who did that.”
    const lastNamedFriend = context.namedSoFar.findLast((id) => areOnSameSide(encounter, actor, id));
    const victims = [lastNamedFriend ?? actor];
    const doer = lastAttackerOf(victims, context, among, true) ?? lastAttackerOf(victims, context, among);
    if (doer) return { who: doer, to: endsSentence(clauseStart) ? clauseStart : clauseStart + 1 };
  }
  for (let index = clauseStart; index < Math.min(tokens.length, clauseStart + 4); index++) {
    const isHit = at(index, 'hits') !== undefined;
    if (!isHit && at(index, 'misses') === undefined) continue;
    const combatantNamedIn = (words: readonly Token[]) =>
      seen.find((who) => nameStems(who, lexicon).words.some((word) => words.some(({ stem }) => stem === word)));
    const victim =
      combatantNamedIn(tokens.slice(index + 1, index + 4)) ?? combatantNamedIn(tokens.slice(clauseStart, index));
    const saysMiss = isHit && missFollows(tokens, index, at);
    // In “the one that's hurt”, the word says how someone is, not that they attacked anyone.
    const isStateWord = at(index, 'wounded') !== undefined;
    const namesActor = [index - 2, index - 1, index + 1, index + 2].some(
      (position) =>
        position >= clauseStart &&
        (lexicon.isReflexive(tokens[position]?.text ?? '') || at(position, 'objects') !== undefined),
    );
    // True for “the one who hit my friend” and “the one who hit the dwarf”.
    const isAllyVictim =
      !victim &&
      [1, 2, 3].some((later) => at(index + later, 'allies') !== undefined || at(index + later, 'roles') !== undefined);
    // True for “the one who hit her”.
    const isPronounVictim =
      !victim &&
      !namesActor &&
      !isAllyVictim &&
      [...tokens.slice(clauseStart, index), ...tokens.slice(index + 1, index + 3)].some(
        ({ text, after }) => after === '' && lexicon.isVictimPronoun(text),
      );
    if (isStateWord && !victim && !namesActor && !isAllyVictim && !isPronounVictim) continue;
    const possibleVictims = isPronounVictim ? pronounVictims(tokens, context) : [victim?.id ?? actor];
    const isVictim = (id: CombatantId) =>
      isAllyVictim ? id !== actor && areOnSameSide(encounter, actor, id) : possibleVictims.includes(id);
    const relevantAttacks = recent.attacks.filter(
      (each) => isVictim(each.on) && among.some(({ id }) => id === each.by),
    );
    // “The one who swung at Mira” may have hit or missed.
    const attack =
      relevantAttacks.findLast(({ hit }) => hit === (isHit && !saysMiss)) ??
      (isHit && !saysMiss ? relevantAttacks.at(-1) : undefined);
    const who = attack && among.find(({ id }) => id === attack.by);
    if (who) return { who, to: isSeparated ? to : index + 1 };
  }
  // “The one that's next to me” says where someone stands, not that they attacked anyone.
  const saysPlace = [clauseStart, clauseStart + 1].some(
    (position) =>
      !lexicon.common.nearly?.includes(tokens[position]?.text ?? '') &&
      (at(position, 'near') ?? at(position, 'nearest')) !== undefined,
  );
  return isSeparated || saysPlace || needsKnownVerb ? undefined : attackerByVictim(tokens, clauseStart, context, among);
}

/** The maximum number of words from a verb for an attack to the word that says that it missed: “swung at Mira and missed”. */
const MAX_WORDS_TO_MISS = 7;

function missFollows(tokens: readonly Token[], index: number, at: At): boolean {
  for (let position = index + 1; position <= Math.min(tokens.length - 1, index + MAX_WORDS_TO_MISS); position++) {
    if (tokens[position]?.after === '.') return false;
    const miss = at(position, 'misses');
    if (miss?.from === position || miss?.to === position) return true;
  }
  return false;
}

/** The maximum number of words in a relative clause that says what someone hasn't done: “that hasn't hit anybody yet”. */
const MAX_WORDS_OF_IDLE_CLAUSE = 6;

/**
 * Finds the combatants that a relative clause describes as not having attacked: “the one that hasn't hit anybody”, “the
 * goblin that never attacked me”.
 */
export function idleCombatantsAfter(
  tokens: readonly Token[],
  to: number,
  { at, fight: { recent, seen, actor }, lexicon }: NarrowingContext,
  among: readonly Combatant[],
): { readonly who: readonly Combatant[]; readonly to: number } | undefined {
  const start = at(to, 'relatives') ? to + 1 : at(to + 1, 'relatives') ? to + 2 : undefined;
  if (start === undefined) return undefined;
  let [isNegated, attackIndex, last] = [false, -1, start];
  const victims = new Set<CombatantId>();
  for (let index = start; index < Math.min(tokens.length, start + MAX_WORDS_OF_IDLE_CLAUSE); index++) {
    const token = tokens[index];
    if (!token || (index > start && token.after !== '')) break;
    // In “who hit me and I don't let go”, the clause about the attacker ends at “and”, so “don't” isn't about the
    // attacker.
    if (at(index, 'joints')?.from === index || at(index, 'meanwhile')?.from === index) break;
    // “The one who hasn't got a scratch” is unhurt, not idle.
    if (at(index, 'unhurt')) return undefined;
    const isNobody = at(index, 'nobody')?.from === index;
    if (isNobody || (attackIndex === -1 && at(index, 'not')?.from === index)) isNegated = true;
    const isAttack = at(index, 'hits') !== undefined && at(index, 'wounded') === undefined;
    if (isAttack && attackIndex === -1) attackIndex = index;
    const victim = lexicon.isReflexive(token.text)
      ? actor
      : seen.find((who) => nameStems(who, lexicon).words.includes(token.stem))?.id;
    if (victim !== undefined) victims.add(victim);
    if (isNobody || isAttack || victim !== undefined) last = index;
  }
  if (!isNegated || attackIndex === -1) return undefined;
  const idleCombatants = among.filter(
    ({ id }) => !recent.attacks.some(({ by, on, hit }) => by === id && hit && (victims.size === 0 || victims.has(on))),
  );
  return idleCombatants.length > 0 && idleCombatants.length < among.length
    ? { who: idleCombatants, to: last }
    : undefined;
}

/** The maximum number of words from a pronoun to its verb, and from the verb to the victim: “he just shot at Mira”. */
const MAX_WORDS_AROUND_TOLD_VERB = 3;

/** Finds who a pronoun means by the attack that the text tells of: “he bit me, so I kick him”. */
export function attackerTold(
  tokens: readonly Token[],
  index: number,
  context: NarrowingContext,
  among: readonly Combatant[],
): { readonly who: Combatant; readonly to: number } | undefined {
  const { at, lexicon } = context;
  if (!lexicon.isSubjectPronoun(tokens[index]?.text ?? '')) return undefined;
  const nextPositions = (from: number) =>
    Array.from({ length: MAX_WORDS_AROUND_TOLD_VERB }, (_, later) => from + 1 + later).filter((position) =>
      isSameClause(tokens, from + 1, position),
    );
  const verb = nextPositions(index).find((position) => at(position, 'hits') ?? at(position, 'misses'));
  if (verb === undefined) return undefined;
  const to = nextPositions(verb).find((position) => victimsNamedAt(tokens, position, context).length > 0);
  if (to === undefined) return undefined;
  const saysHit = at(verb, 'hits') !== undefined && !missFollows(tokens, verb, at);
  const who = lastAttackerOf(victimsNamedAt(tokens, to, context), context, among, saysHit);
  return who && { who, to };
}

/**
 * The maximum number of words before the victim in a relative clause whose verb isn't known: “who just now speared me”.
 */
const MAX_WORDS_TO_VICTIM = 4;

/** Finds who last attacked the victim in a relative clause, whatever its verb is: “the one that speared me”. */
function attackerByVictim(
  tokens: readonly Token[],
  start: number,
  context: NarrowingContext,
  among: readonly Combatant[],
): { readonly who: Combatant; readonly to: number } | undefined {
  const { at, lexicon } = context;
  for (let index = start + 1; index <= Math.min(tokens.length - 1, start + MAX_WORDS_TO_VICTIM); index++) {
    const token = tokens[index];
    if (token?.after !== '') return undefined;
    const namedVictims = victimsNamedAt(tokens, index, context);
    // “Her” in “who stabbed her friend” isn't the victim.
    const isPronoun = lexicon.isVictimPronoun(token.text) && at(index + 1, 'allies') === undefined;
    const victims = namedVictims.length > 0 || !isPronoun ? namedVictims : pronounVictims(tokens, context);
    if (victims.length === 0) continue;
    // “The one who nearly speared me” missed.
    const hasMissed = tokens.slice(start, index).some(({ text }) => lexicon.common.nearly?.includes(text));
    const who = lastAttackerOf(victims, context, among, !hasMissed);
    return who && { who, to: index };
  }
  return undefined;
}
