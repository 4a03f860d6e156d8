// The one entry for rule systems: `import … from 'fray/rules'`. A system imports from here and from its own folder, and
// from nothing else. docs/a-new-system.md explains it step by step, and docs/rules-api.md lists everything.

// ## The system

export { entriesIn, entryNamed, fromPack } from '../rules/core/book-pack.ts';
export type { PersonalFields, RedactedFields, RedactionOf } from '../rules/core/personal-fields.ts';
export type { Changes, OwnState, ResourceKinds } from '../rules/core/resource-kind.ts';
export type * from '../rules/core/ruleset.ts';
export { ruleset } from '../rules/core/ruleset.ts';
export type { BookName } from '../rules/core/template.ts';
export { API, defineSystem, type FraySystem, refusals, type SystemWords } from './system.ts';

// ## The sheet

export {
  type ItemList,
  type ItemRules,
  itemList,
  type KeepReason,
  type PlainItem,
  plainItems,
  plainItemsField,
} from '../rules/core/items.ts';
export type { Expectation, PlainExpectation } from '../rules/core/schema.ts';
export * as schema from '../rules/core/schema.ts';
export type { NamedEntry } from '../rules/core/sheet-fields.ts';
export type { FieldChange, Template, TemplateChange, TemplateName, Templates } from '../rules/core/template.ts';

// ## The encounter

export { depart } from '../rules/core/departure.ts';
export {
  type ActiveCondition,
  type AtTheEnd,
  type Block,
  type CharacterId,
  type Combatant,
  type CombatantId,
  type ConditionForm,
  type ConditionKey,
  type ConditionNote,
  combatant,
  DEPARTURES,
  type Delay,
  type Departure,
  type Duration,
  type Encounter,
  type EventCondition,
  type EventEffect,
  type EventPlace,
  type EventTargets,
  type FieldLook,
  find,
  findCondition,
  hasLeftFight as hasLeft,
  type ItemPart,
  isInFight,
  isOnTurn,
  type LabeledDice,
  type LoanToPlayer,
  type OwnConditionName,
  type OwnWords,
  onTurn,
  ownerOf,
  type PackEntryName,
  type PersonalIn,
  type Phase,
  PLAYERS,
  type Plan,
  type PlanCondition,
  type PlanLine,
  type PlannedAction,
  type PlayedField,
  type PlayedZones,
  type Preference,
  type Proposal,
  pair,
  type Resource,
  resource,
  type Scene,
  type SceneCondition,
  type Setting,
  type SheetEntry,
  type Situation,
  type SituationOverride,
  type Style,
  type System,
  type TileState,
  type TimedEvent,
  type Timeline,
  type TurnTimer,
  type UserId,
  type Vitality,
  type Zone,
  type ZoneId,
} from '../rules/core/encounter.ts';

// ## Actions

export { type Action, type ActionCategory, type ActionCommand, action, type Resolve } from '../rules/core/action.ts';
export type { Deed, ItemDeed, PackSource, ToldInWords } from '../rules/core/deed.ts';
export type { Event, EventOf, FieldEvent, OrderReason, Spent, TimerSet } from '../rules/core/event.ts';
export { cachedPerObject as once, given } from '../rules/core/given.ts';
export {
  type ActionMethod,
  type ActionWay,
  type Affliction,
  type Amount,
  CONDITION_ENDS as UNTILS,
  type Intent,
  type LikelyAction,
  type Limit,
  type MethodChoice,
  type MultipleTargets,
  type Offers,
  type SituationChoices,
  type Until,
  type WordsFor,
} from '../rules/core/intent.ts';
export { oneTarget } from '../rules/core/play.ts';
export type { EarlyAnswer, Question } from '../rules/core/question.ts';
export { ASK_EACH_TIME as ASK, declare, endCondition, Resolution } from '../rules/core/resolution.ts';

// ## Refusals

export type * from '../rules/core/refusal.ts';
export { choose, chooseByBeginning, closestName, map, no, ok, suggestion, unknownName } from '../rules/core/refusal.ts';
export type { Noun, RefusalTopic } from '../rules/core/refusal-topics.ts';

// ## Reasons and numbers

export { addedTerm, type CheckRules, sameName } from '../rules/core/check.ts';
export {
  type DiceReading,
  type Die,
  FATE_DICE,
  type FacedDice,
  type Faces,
  type Notation,
  type Parts,
  valueOfDie,
} from '../rules/core/dice.ts';
export type { DiceFault, DiceFaults } from '../rules/core/notation/expression.ts';
export { safeLabel as calledSafely, scoreLabel } from '../rules/core/notation/parse-dice.ts';
export type * from '../rules/core/reason.ts';
export { isSameReason, marginOf, nonZero, ownedBy, reasons, sum } from '../rules/core/reason.ts';

// ## Conditions

export { type ConditionEntry, displayName, entryIn, isOwnCondition as isOwn, ownKey } from '../rules/core/condition.ts';
export type { KnownCondition, Viewer } from '../rules/core/secrecy.ts';

// ## Turns

export { isSameOrder, orderBySide } from '../rules/core/blocks.ts';
export { DELAY_SETTING, DELAY_SETTING_NAME as DELAY } from '../rules/core/delay.ts';
export { AUTO_END, isOrderedEachRound, ORDER_SETTING, ORDER_SETTING_NAME as ORDER } from '../rules/core/turns.ts';

// ## Autopilot

export { type ActorView, type Health, isEnemy, type SeenCombatant, visibleAmong } from '../rules/core/actor-view.ts';
export {
  isCostAllowed as isAllowed,
  type Mind,
  type OptionKind,
  PATIENCE,
  type PointsByResource,
  type TacticOption,
} from '../rules/core/mind.ts';

// ## Practice

export {
  attackDummy,
  dummyDoes,
  HERO,
  HERO_IS_DONE,
  heroDoes,
  type Practice,
  TRAINING_DUMMY,
} from '../rules/core/practice.ts';

// ## The map

export {
  type Body,
  bodyAt,
  type CoverHeight,
  DIRECTIONS,
  type Direction,
  directionTo,
  type Field,
  type GroundName,
  groundAt,
  indexOf,
  isBetween,
  isInside,
  isSameTile,
  LONGEST_SIDE,
  levelAt,
  metersBetween,
  oppositeOf,
  type Sign,
  squaresBetween,
  type Tile,
  type TileName,
  tileName,
  tileNamed,
  tilesOf,
  tilesUnder,
  tileTowards,
} from '../field/field.ts';
export { burst, type Cover, cone, isOnOpenLine, line, sightBetween, sightBetweenTiles } from '../field/sight.ts';
export { type ForcedMove, forcedMove, stepCost, type Way } from '../field/ways.ts';
export { cannotStand, tileOn } from '../rules/core/field-deeds.ts';
export { forceMove, type MovementRules, pathTo, recordMove, waysOf } from '../rules/core/field-moves.ts';
export {
  cachedPerCombatant,
  type FieldRules,
  type FieldSituation,
  type KnownAttackers,
  type MoveWay,
  type NamedPlace,
  type OpportunityAttacker as StrikeOnTheWay,
  type PlaceMeaning,
} from '../rules/core/field-rules.ts';
export { seenTiles } from '../rules/core/field-sight.ts';
export {
  type Bodies,
  bodyOf,
  canStand,
  combatantsOn,
  overrideOn as wordOn,
  squaresApart,
  standsAt,
} from '../rules/core/map-positions.ts';
export { pathToward, placeToward } from '../rules/core/visible-state.ts';

// ## The scene

export {
  afflictScene,
  endSceneCondition,
  sceneConditions,
  sceneResources,
  setSceneResource as countScene,
} from '../rules/core/scene.ts';

// ## Offers and joined actions

export { askToJoin } from '../rules/core/blocks.ts';
export { type ProposalKinds, type ProposalRules, propose } from '../rules/core/proposals.ts';

// ## Zones

export {
  borderBetween,
  combatantsIn,
  recordZone,
  type ZoneRules,
  type ZoneWay,
  zoneNamed,
  zoneOf,
  zonesApart,
  zonesBetween,
} from '../rules/core/zones.ts';

// ## Words

export type { BookParts, RefusalWords } from '../text/core/book.ts';
export { mapWords } from '../text/map.ts';
export { nameAmong, nameOf, type SideFacts } from '../text/names.ts';
export type * from '../text/reference.ts';
export { thingsText } from '../text/reference.ts';
export type { ResourceNames } from '../text/resource-names.ts';
export type { Signs } from '../text/signs.ts';
export { and, capital, count, type Grammar, mention, number, or, type PluralForms, plain } from '../text/t.ts';
export { messages, type SystemMessages } from '../text/texts.ts';
export type {
  ActionFacts,
  ActionLabels,
  ActionWords,
  AmountWords,
  Answering,
  Asking,
  AskingWording,
  LessonWords,
  PracticeFacts,
  PracticeRoll,
  PracticeWords,
  QuestionWords,
  ReasonDetails,
  Wording,
  Words,
} from '../text/words.ts';
