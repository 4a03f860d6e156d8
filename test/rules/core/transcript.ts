import { expect } from 'vitest';
import { applyEvent } from '../../../src/rules/core/apply.ts';
import type { Encounter, System } from '../../../src/rules/core/encounter.ts';
import type { Event, EventOf } from '../../../src/rules/core/event.ts';
import type { Intent } from '../../../src/rules/core/intent.ts';
import { type PlayResult, playDeed, prepareIntent } from '../../../src/rules/core/play.ts';
import type { EarlyAnswer } from '../../../src/rules/core/question.ts';
import type { MathStep, Reason, Roll } from '../../../src/rules/core/reason.ts';
import { ok, type Refusal, type Result } from '../../../src/rules/core/refusal.ts';
import type { Resolution } from '../../../src/rules/core/resolution.ts';
import type { Ruleset } from '../../../src/rules/core/ruleset.ts';
import { reasonText } from './said.ts';
import { type ScriptedDie, scriptedDice } from './scripted-dice.ts';

/** A player's intent, or any deed at the table (initiative, the end of a turn, a GM's change). */
export type Deed<S extends System> = Intent | ((resolution: Resolution<S>) => unknown);

/**
 * Plays one deed with scripted dice. If the deed isn't refused, also expects that all dice were used, that the events
 * alone rebuild the fight, and that they survive being stored as JSON. Throws if the deed changes the earlier state.
 */
export function playScripted<S extends System>(
  rules: Ruleset<S>,
  before: Encounter<S>,
  deed: Deed<S>,
  script: readonly ScriptedDie[] = [],
  answers: readonly string[] = [],
  early: readonly EarlyAnswer[] = [],
): Result<PlayResult<S>, Refusal> {
  const dice = scriptedDice(script);
  const frozen = deepFreeze(structuredClone(before));
  const result = playDeed(rules, frozen, asDeed(rules, frozen, deed), dice, answers, undefined, early);
  if (!result.ok) return result;
  expect(dice.left(), 'unused dice').toEqual([]);
  const { events, after } = result.value;
  expect(events.reduce<Encounter<S>>(applyEvent, before), 'rebuilt from the record').toEqual(after);
  expect(JSON.parse(JSON.stringify(events)), 'stored and loaded').toEqual(events);
  return result;
}

/** The fight after one deed. Throws if the deed is refused or asks a question. */
export function after<S extends System>(
  rules: Ruleset<S>,
  before: Encounter<S>,
  deed: Deed<S>,
  ...script: ScriptedDie[]
) {
  const result = playScripted(rules, before, deed, script);
  if (!result.ok) throw new Error(`refused: ${JSON.stringify(result.why)}`);
  if (result.value.type === 'asked') throw new Error(`asked: ${JSON.stringify(result.value.question)}`);
  return result.value.after as Encounter<S>;
}

/**
 * The events, one per line. If the deed is refused, the line is `refused: …`. If it stops at a question, the last line
 * is `asked: …`.
 */
export function transcript<S extends System>(
  rules: Ruleset<S>,
  before: Encounter<S>,
  deed: Deed<S>,
  ...script: ScriptedDie[]
): string[] {
  const result = playScripted(rules, before, deed, script);
  if (!result.ok) return [`refused: ${result.why.type === 'rule' ? result.why.rule : result.why.type}`];
  const { events } = result.value;
  const lines = (events as readonly Event[]).flatMap((event) => eventLines(event, rules.id));
  return result.value.type === 'asked'
    ? [...lines, `asked: ${result.value.question.subject}, ${result.value.question.about}`]
    : lines;
}

function asDeed<S extends System>(rules: Ruleset<S>, before: Encounter<S>, deed: Deed<S>) {
  if (typeof deed === 'function') {
    return (resolution: Resolution<S>): Result<unknown, Refusal> => {
      const outcome = deed(resolution);
      return isRefusal(outcome) ? outcome : ok();
    };
  }
  const startResult = prepareIntent(rules, before, deed);
  return (resolution: Resolution<S>) => (startResult.ok ? ok(startResult.value(resolution)) : startResult);
}

function isRefusal(value: unknown): value is { readonly ok: false; readonly why: Refusal } {
  return typeof value === 'object' && value !== null && 'ok' in value && value.ok === false;
}

/** One event as a line, without the story. Bookkeeping is included: turns, ticks, payments. */
export function eventLines(event: Event, system: string): string[] {
  const inWords = (why: Reason) => reasonText(why, system);
  const amountText = ({ resource, came: word, before, after: newValue }: EventOf<'harmed'> | EventOf<'healed'>) =>
    word === undefined ? `${resource} ${before} → ${newValue}` : inWords(word);
  switch (event.type) {
    case 'declared':
    // A `struck` event only repeats facts from earlier lines.
    case 'struck':
      return [];
    case 'checked': {
      const { actor: by, target: at, purpose, tool, check } = event;
      const actorAndTarget = at === undefined ? by : `${by} → ${at}`;
      const purposeText = tool === undefined ? inWords(purpose) : `${inWords(purpose)} with ${tool}`;
      return [
        `${actorAndTarget}, ${purposeText}: ${rollText(check.roll, system)} vs ${goalText(check.against.name, system)}${check.against.value}: ${check.degree}${check.decided ? ` (${inWords(check.decided)})` : ''}`,
      ];
    }
    case 'contested': {
      const { actor, target, purpose, tool, contest } = event;
      const purposeText = tool === undefined ? inWords(purpose) : `${inWords(purpose)} with ${tool}`;
      return [
        `${actor} → ${target}, ${purposeText}: ${rollText(contest.own, system)} vs ${rollText(contest.theirs, system)}: ${contest.degree}`,
      ];
    }
    case 'rolled':
      return [`${event.actor}, ${inWords(event.purpose)}: ${rollText(event.roll, system)}`];
    case 'harmed': {
      const kinds = event.kinds.length > 0 ? ` ${event.kinds.join('/')}` : '';
      return [
        `${event.target} takes ${event.amount}${kinds} (${inWords(event.from)}): ${event.steps.map((each) => stepText(each, system)).join('; ')}; ${amountText(event)}`,
      ];
    }
    case 'healed':
      return [`${event.target} recovers ${event.amount} (${inWords(event.from)}): ${amountText(event)}`];
    case 'spent':
    case 'regained':
      return [
        `${event.subject} ${event.type} ${event.resource} ${event.before} → ${event.after} (${inWords(event.why)})`,
      ];
    case 'limit-changed':
      return [
        `${event.subject} ${event.resource} ${resourceText(event.before)} → ${resourceText(event.after)} (${inWords(event.why)})`,
      ];
    case 'condition-gained':
      return [
        `${event.subject} gains ${event.condition.key}${event.condition.value === undefined ? '' : ` ${event.condition.value}`}`,
      ];
    case 'condition-changed':
      return [`${event.subject} keeps ${event.after.key} (${inWords(event.why)})`];
    case 'condition-ended':
      return [`${event.subject} loses ${event.condition.key} (${inWords(event.why)})`];
    case 'fell':
    case 'rose':
      return [`${event.subject} ${event.type}: ${inWords(event.as)}`];
    case 'turn-started':
      return [`turn: ${event.block.join(', ')}`];
    case 'turn-ended':
      return [
        `${event.subject} ${event.skipped === undefined ? 'ends its turn' : `is skipped (${inWords(event.skipped)})`}`,
      ];
    case 'round-started':
      return [`round ${event.round}`];
    case 'turn-order-set':
      return [`order: ${event.turnOrder.map((block) => block.join(' + ')).join(', ')}`];
    case 'phase-begun':
      return [`phase: ${event.phase}`];
    case 'joined':
      return [`${event.combatant.id} joins`];
    case 'left':
      return [`${event.combatant.id} leaves`];
    case 'concealed':
      return [`${event.combatant.id} is hidden`];
    case 'emerged':
      return [`${event.combatant.id} waits no longer`];
    case 'sheet-changed':
      return [`${event.subject}'s sheet: ${inWords(event.why)}`];
    case 'state-changed':
      return [`${event.subject ?? 'encounter'}: ${fieldsOf(event)}`];
    case 'standing-order-set':
      return [`${event.subject} orders ${event.about}: ${event.after ?? 'nothing'}`];
    case 'positioned':
      return [`${event.subject} and ${event.other}: ${event.after ?? 'as by default'}`];
    case 'setting-changed':
      return [`setting ${event.setting}: ${event.after ?? 'default'}`];
    case 'handed-over':
      return [`${event.subject} is played by ${event.after ?? 'the GM'}`];
    case 'lent':
      return [`${event.subject} is ${event.after ? 'lent' : 'given back'}`];
    case 'auto-set':
      return [`${event.subject} plays ${event.after ?? 'by hand'}`];
    case 'plan-set':
      return [`${event.subject}: ${event.after ? 'a plan' : 'no plan'}`];
    case 'pace-set':
      return [`pace: ${JSON.stringify(event.after)}`];
    case 'grouped':
      return [`${event.subject} acts with ${event.after ?? 'nobody'}`];
    case 'gms-changed':
      return [`GMs: ${event.after.join(', ')}`];
    case 'field-set':
      return [`field: ${event.after ? `${event.after.ground.width} × ${event.after.ground.height}` : 'none'}`];
    case 'field-look-set':
      return [`look: ${JSON.stringify(event.after)}`];
    case 'tiles-changed':
      return event.tiles.map(({ at, after }) => `${at}: ${after.sign} ${after.level}`);
    case 'placed':
      return [`${event.subject} at ${event.after ?? 'no tile'}`];
    case 'moved':
      return [`${event.subject} moves ${event.path.join(' ')}${event.forced ? `: ${inWords(event.forced)}` : ''}`];
    case 'overruled':
      return [`${event.actor} to ${event.target}: ${JSON.stringify(event.after?.situation ?? 'as shown')}`];
    case 'proposed':
      return [`${event.proposal.to} is offered ${event.proposal.kind}`];
    case 'proposal-answered':
      return [`${event.proposal.to}: ${event.answer} ${event.proposal.kind}`];
    case 'zones-set':
      return [`zones: ${event.after?.all.map(({ name }) => name).join(', ') ?? 'none'}`];
    case 'zone-entered':
      return [`${event.subject} in ${event.after ?? 'no zone'}`];
    case 'turn-delayed':
      return [`${event.subject} delays: ${event.after?.state ?? 'no longer'}`];
    case 'turn-used':
      return [`${event.subject} has done something`];
    case 'event-set':
      return [`event ${event.after?.mark ?? 'none'}`];
    case 'event-came':
      return [`event ${event.before.mark} comes`];
    case 'departed':
      return [`${event.subject}: ${event.before} → ${event.after}`];
    case 'scene-condition-set':
      return [`scene: ${event.after?.key ?? `no ${event.before?.key}`}`];
    case 'scene-counted':
      return [`scene: ${event.resource} ${event.after.value}`];
    case 'remarked':
      return [remarkText(event, system)];
    default:
      return event satisfies never;
  }
}

function fieldsOf({ before, after }: { readonly before: object; readonly after: object }): string {
  const [oldFields, newFields] = [before, after].map((state) => new Map<string, unknown>(Object.entries(state)));
  // Only the length of a list of objects, such as wounds, is shown. Tests that need more look at the state itself.
  const valueText = (value: unknown) => {
    if (value === undefined) return 'none';
    if (Array.isArray(value) && value.every((each) => isThing(each))) return value.length;
    return typeof value === 'object' ? JSON.stringify(value) : value;
  };
  return [...new Set([...oldFields!.keys(), ...newFields!.keys()])]
    .map((field) => `${field} ${valueText(oldFields!.get(field))} → ${valueText(newFields!.get(field))}`)
    .join(', ');
}

function isThing(value: unknown): boolean {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function remarkText({ subject, what, dice }: EventOf<'remarked'>, system: string): string {
  const diceFields = dice === undefined ? {} : { dice: rollText(dice, system) };
  // A reason's name doesn't include its facts, so they are added after its id.
  const parts = [subject, what.id, reasonText(what, system, diceFields)];
  return parts.filter((part) => part !== undefined).join(': ');
}

function goalText(name: Reason | undefined, system: string): string {
  return name === undefined ? '' : `${reasonText(name, system)} `;
}

function rollText({ dice, kept, modifiers, total, counting, pool = [] }: Roll, system: string): string {
  const faces = dice.map(({ face }, index) => (kept && !kept.includes(index) ? `(${face})` : String(face))).join(' ');
  const changes = pool.map(
    (each) => ` {${reasonText(each.why, system)}: ${'most' in each ? `at most ${each.most}` : signedText(each.dice)}}`,
  );
  const reasons = modifiers.map(
    ({ value, why, roll }) => ` ${signedText(value)} ${reasonText(why, system)}${rollSuffix(roll)}`,
  );
  return `[${faces}]${changes.join('')}${reasons.join('')} = ${total}${counting === undefined ? '' : ' hits'}`;
}

function stepText(mathStep: MathStep, system: string): string {
  const reasonPart = `${reasonText(mathStep.why, system)}${rollSuffix(mathStep.roll)}`;
  if ('plus' in mathStep) return `${signedText(mathStep.plus)} ${reasonPart} = ${mathStep.left}`;
  if ('percent' in mathStep) return `× ${mathStep.percent}% ${reasonPart} = ${mathStep.left}`;
  if ('times' in mathStep) return `× ${mathStep.times} ${reasonPart} = ${mathStep.left}`;
  return `${reasonPart} ${mathStep.bound} = ${mathStep.left}`;
}

function rollSuffix(roll: Roll | undefined): string {
  return roll === undefined ? '' : ` ${roll.dice.length}d${roll.dice[0]?.sides}`;
}

function signedText(value: number): string {
  return `${value < 0 ? '−' : '+'}${Math.abs(value)}`;
}

function resourceText(track: { readonly value: number; readonly max?: number } | undefined): string {
  return track === undefined ? 'none' : `${track.value}/${track.max ?? '∞'}`;
}

function deepFreeze<T>(value: T): T {
  if (typeof value === 'object' && value !== null && !Object.isFrozen(value)) {
    Object.freeze(value);
    for (const inner of Object.values(value)) deepFreeze(inner);
  }
  return value;
}
