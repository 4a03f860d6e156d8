// Finds what a text means although it isn't possible now: actions that aren't offered, tools that the actor doesn't
// have, and squares that are out of reach.

import { given } from '../rules/core/given.ts';
import type { ActionMethod, Intent } from '../rules/core/intent.ts';
import type { Hit } from './lexicon.ts';
import { type ActionOption, targetsOf } from './options.ts';
import { type Fit, type MeaningCandidate, type MeantAction, unitsOf } from './ranking.ts';
import { isSubject, MIN_EVIDENCE, methodEvidence, type Reader, type Scope, type TextFacts } from './scope.ts';

/**
 * The score of an action that isn't offered is this much lower than the evidence for it. So offered actions come first
 * if the words for both are about equally strong.
 */
const MIN_LEAD_OF_MISSING_ACTION = 0.7;

/** The minimum evidence in a text for a tool or manner that isn't offered. */
const MIN_EVIDENCE_OF_MISSING_ACTION = 1.6;

/** How much the score of a move rises if the text names the square that the move leads to. */
const NAMED_SQUARE_SCORE = 3;

/**
 * The name under which weights are learned for actions that none of the actor's tools can do. Such an action also has
 * this name as a feature.
 */
const BEYOND_TOOLS_UNIT = 'beyond all tools';

function withBeyondToolsUnit(candidate: MeaningCandidate): MeaningCandidate {
  return { ...candidate, units: [...candidate.units, [BEYOND_TOOLS_UNIT, 1]], isBeyondTools: true };
}

/**
 * The name under which weights are learned for moves of a kind that no one here can make, such as flying in “I fly up
 * to the roof”. Such a move also has this name as a feature.
 */
const IMPOSSIBLE_WAY_UNIT = 'impossible way to move';

const uselessToolsByActions = new WeakMap<Reader['acts'], readonly string[]>();

/** The actor's tools that aren't offered, because they would help no one now: a healing spell if no one is wounded. */
function uselessToolsOf({ rules, encounter, actor, acts }: Reader): readonly string[] {
  const cachedTools = uselessToolsByActions.get(acts);
  if (cachedTools) return cachedTools;
  const ways = Object.values(rules.actions).flatMap((action) =>
    action.kind === 'cast' || action.kind === 'use' ? (action.ways?.(encounter, actor) ?? []) : [],
  );
  const tools = ways.flatMap(({ tool, usefulTo }) => (tool !== undefined && usefulTo?.length === 0 ? [tool] : []));
  uselessToolsByActions.set(acts, tools);
  return tools;
}

/** Meanings that aren't possible now: actions that aren't offered, and tools and manners that no offered action has. */
export function missingActionCandidates(facts: TextFacts, scope: Scope): readonly MeaningCandidate[] {
  const { rules, moves, actor, lexicon } = facts.reader;
  const targetIds = scope.mentions.filter((each) => !isSubject(facts, each)).flatMap(({ ids }) => ids.slice(0, 1));
  const missingActionCandidate = (
    action: string,
    method: ActionMethod,
    fits: readonly Fit[],
    targets = targetIds.slice(0, 1),
  ): MeaningCandidate => {
    const wordEvidence = scope.evidence.get(action) ?? 0;
    return {
      meaning: {
        intent: {
          action,
          actor,
          ...method,
          ...given({ targets: targets.length > 0 ? targets : undefined }),
        },
        score: wordEvidence - MIN_LEAD_OF_MISSING_ACTION,
      },
      units: unitsOf(facts.reader, action, method),
      fits: [['own words', Math.min(4, wordEvidence)], ...fits],
      isMissing: true,
    };
  };
  // A spell that can only be readied now, such as “cast: Mend”, isn't offered itself.
  const offeredTools = new Set(facts.options.flatMap(({ method: { tool } }) => tool ?? []));
  const namedTools = [...new Set([...lexicon.tools, ...uselessToolsOf(facts.reader)])].flatMap((tool) => {
    const evidence = offeredTools.has(tool) ? 0 : methodEvidence(facts, scope, 'tool', tool, '');
    return evidence >= MIN_EVIDENCE_OF_MISSING_ACTION ? [{ tool, evidence }] : [];
  });
  const unownedThings = unownedThingsIn(facts, scope);
  const [namedTarget] = targetIds;
  /** The tools that the text names, if they can't be used on the target that it names. */
  const namedToolsThatMissTarget = (own: readonly ActionOption[]) => {
    const namedOptions = own.filter(({ method: { tool } }) => tool !== undefined && scope.named.tools.has(tool));
    const isOffered = namedOptions.some((each) => namedTarget !== undefined && targetsOf(each).includes(namedTarget));
    if (namedTarget === undefined || isOffered) return [];
    return [...new Set(namedOptions.flatMap(({ method: { tool } }) => tool ?? []))];
  };
  const { tile } = scope;
  const canMoveTo = (to: string | undefined) => moves?.ways.some((each) => each.to === to) === true;
  const namesTool = scope.named.tools.size > 0 || namedTools.length > 0;
  const isAimedAtSelf = scope.mentions.some((each) => each.self && !isSubject(facts, each));
  const wayStrength = Math.max(0, ...scope.hits.map(({ kind, weight }) => (kind === 'impossibleWays' ? weight : 0)));
  const impossibleMove = missingActionCandidate(MOVE_ACTION, {}, [[IMPOSSIBLE_WAY_UNIT, wayStrength / 2]]);
  const impossibleMoves: readonly MeaningCandidate[] =
    wayStrength > 0 && rules.actions[MOVE_ACTION]
      ? [{ ...impossibleMove, units: [...impossibleMove.units, [IMPOSSIBLE_WAY_UNIT, 1]], isImpossibleMove: true }]
      : [];
  const missingActions = Object.entries(rules.actions).flatMap(([action, { gm }]): readonly MeaningCandidate[] => {
    if (gm) return [];
    if (moves?.ways.some(({ intent }) => intent.action === action)) {
      if (tile === undefined || canMoveTo(tile)) return [];
      const { meaning, ...candidate } = missingActionCandidate(action, {}, [
        ['place', NAMED_SQUARE_SCORE],
        ['target: square', 1],
        ['square out of reach', 1],
      ]);
      return [
        { ...candidate, meaning: { score: meaning.score + NAMED_SQUARE_SCORE, intent: { action, actor, to: tile } } },
      ];
    }
    const own = facts.byAction.get(action);
    const harmsOnlyOthers = own?.every((each) => each.harms && !targetsOf(each).includes(actor));
    const takesTools = !own || own.some(({ method }) => method.tool !== undefined);
    const manners = lexicon.mannersOf(action).filter((manner) => !own?.some(({ method }) => method.manner === manner));
    return [
      ...(own ? [] : [missingActionCandidate(action, {}, [['not offered', 1]])]),
      ...(own && !namesTool && (takesTools || rules.actions[action]?.kind === 'attack')
        ? [withBeyondToolsUnit(missingActionCandidate(action, {}, [[BEYOND_TOOLS_UNIT, 1]]))]
        : []),
      ...(isAimedAtSelf && harmsOnlyOthers ? [missingActionCandidate(action, {}, [['at oneself', 1]], [actor])] : []),
      ...namedToolsThatMissTarget(own ?? []).map((tool) =>
        missingActionCandidate(action, { tool }, [
          ['tool by name', 1],
          ['target not offered', 1],
        ]),
      ),
      ...(takesTools ? namedTools : []).map(({ tool, evidence }) =>
        missingActionCandidate(action, { tool }, [
          ['tool not offered', 1],
          ['tool', Math.min(3, evidence)],
        ]),
      ),
      ...(takesTools ? unownedThings : []).flatMap(({ thing, fit, actions }) =>
        actions === undefined || actions.has(action)
          ? [missingActionCandidate(action, { tool: thing }, [[fit, 1]])]
          : [],
      ),
      ...(own ? manners : []).flatMap((manner) => {
        const evidence = methodEvidence(facts, scope, 'manner', manner, action);
        if (evidence < MIN_EVIDENCE_OF_MISSING_ACTION) return [];
        return [
          missingActionCandidate(action, { manner }, [
            ['manner not offered', 1],
            ['manner', Math.min(2.5, evidence)],
          ]),
        ];
      }),
    ];
  });
  return [...missingActions, ...impossibleMoves];
}

/** The action for moving, in the systems that have one. */
const MOVE_ACTION = 'move';

/** Something in a text that could be a tool but that the actor doesn't have. */
interface UnownedThing {
  readonly thing: string;
  readonly fit: string;
  /**
   * The actions that the verb before the name of this thing may mean. Undefined for a weapon, which any action may use.
   */
  readonly actions?: ReadonlySet<string>;
}

/**
 * A weapon or item in a text that no book has, and that the actor would use: “katana”. Undefined if someone else has it,
 * as in “I dodge his katana”.
 */
function strangeThingIn(facts: TextFacts, scope: Scope): string | undefined {
  const { reader, tokens, mentions, hits } = facts;
  const ownNames = ownToolNames(facts);
  const hit = scope.hits.find(({ kind, from, to }) => {
    if (kind !== 'strange') return false;
    const belongsToOther =
      mentions.some((each) => !each.self && !each.all && each.from <= from && from - 1 <= each.to) ||
      hits.some((each) => each.kind === 'pronouns' && each.to === from - 1);
    const words = tokens.slice(from, to + 1);
    return (
      !belongsToOther &&
      !ownNames.some((name) => words.some(({ stem }) => reader.lexicon.stemsOfName(name).includes(stem)))
    );
  });
  return (
    hit &&
    tokens
      .slice(hit.from, hit.to + 1)
      .map(({ text }) => text)
      .join(' ')
  );
}

/**
 * An action counts as using a weapon or item that no book has only if its score is at most this much below the best
 * score.
 */
const MAX_LAG_OF_STRANGE_THING = 3;

/** The likeliest action that needs a tool, with a weapon or item that no book has. Undefined if the text names none. */
export function intentWithStrangeThing(
  facts: TextFacts,
  scope: Scope,
  meanings: readonly MeantAction[],
): Intent | undefined {
  const { rules } = facts.reader;
  const tool = scope.named.tools.size === 0 ? strangeThingIn(facts, scope) : undefined;
  if (tool === undefined) return undefined;
  const minScore = (meanings[0]?.score ?? 0) - MAX_LAG_OF_STRANGE_THING;
  const best = meanings.find(
    ({ intent, score }) =>
      score >= minScore && (intent.tool !== undefined || rules.actions[intent.action]?.kind === 'attack'),
  );
  if (!best) return undefined;
  const { manner: _, ...others } = best.intent;
  return { ...others, tool };
}

/** The names of everything that the actor can use now. */
function ownToolNames({ options, reader }: TextFacts): readonly string[] {
  const tools = [...options.flatMap(({ method: { tool } }) => tool ?? []), ...reader.inHand];
  return tools.flatMap((id) => reader.namesOf('tool', id)).map((name) => name.toLowerCase());
}

/** The maximum number of words in a thing's name. */
const MAX_WORDS_IN_THING_NAME = 3;

/** The minimum weight of a verb for an unknown word after it to count as a thing: “I throw a flashbang”. */
const MIN_VERB_WEIGHT = 0.8;

/** Finds weapons that the actor doesn't have, and unknown names after a verb: “ice storm” in “I cast ice storm”. */
function unownedThingsIn(facts: TextFacts, scope: Scope): readonly UnownedThing[] {
  const { reader, tokens, mentions, hits } = facts;
  const { lexicon } = reader;
  const ownNames = ownToolNames(facts);
  const isHitAt = (index: number, kind: Hit['kind']) => hits.some((hit) => hit.from === index && hit.kind === kind);
  const isInMention = (index: number) => mentions.some(({ from, to }) => from <= index && index <= to);
  const thingHitsByStart = Map.groupBy(
    scope.hits.filter(({ kind, from }) => kind === 'things' && !isInMention(from)),
    ({ from }) => from,
  );
  const weapons = [...thingHitsByStart].flatMap(([from, thingHits]): readonly UnownedThing[] => {
    const { stem = '', text = '' } = tokens[from] ?? {};
    const isNoun = thingHits.some(({ id }) => stem === lexicon.stems.of(id));
    // A “blade” can be the actor's sword.
    const isOwned = thingHits.some(({ id }) =>
      ownNames.some((name) => name.split(' ').some((word) => word.endsWith(id))),
    );
    return isNoun && !isOwned ? [{ thing: text, fit: 'strange weapon' }] : [];
  });
  if (scope.named.tools.size > 0) return weapons;
  const verbsByEnd = Map.groupBy(
    scope.hits.filter(({ kind, weight }) => kind === 'action' && weight >= MIN_VERB_WEIGHT),
    ({ to }) => to,
  );
  const thingsAfterVerbs = [...verbsByEnd].flatMap(([to, verbHits]): readonly UnownedThing[] => {
    const wordIndexes: number[] = [];
    for (let index = to + 1; index < tokens.length && wordIndexes.length < MAX_WORDS_IN_THING_NAME; index++) {
      const token = tokens[index];
      if (token?.after !== '') break;
      const isArticle = isHitAt(index, 'articles') || isHitAt(index, 'me');
      if (isArticle && wordIndexes.length === 0) continue;
      if (isArticle || isInMention(index) || lexicon.isSmall(token.stem)) break;
      // In “with a spell I turn him into a toad”, “turn” is a verb.
      if (isHitAt(index - 1, 'me') && isHitAt(index, 'action')) break;
      wordIndexes.push(index);
    }
    if (wordIndexes.length === 0) return [];
    const hasUnknownWord = wordIndexes.some((index) => !lexicon.isWord(tokens[index]?.stem ?? ''));
    const clearVerbHits = verbHits.filter(({ weight }) => hasUnknownWord || weight >= MIN_EVIDENCE);
    if (clearVerbHits.length === 0) return [];
    return [
      {
        thing: wordIndexes.map((index) => tokens[index]?.text ?? '').join(' '),
        fit: hasUnknownWord ? 'strange thing' : 'thing by another name',
        actions: new Set(clearVerbHits.map(({ id }) => id)),
      },
    ];
  });
  return [...weapons, ...thingsAfterVerbs];
}
