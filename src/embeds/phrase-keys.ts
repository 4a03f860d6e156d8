import type { Harm } from '../rules/core/blow.ts';
import type { CombatantId } from '../rules/core/encounter.ts';
import type { Event, EventOf } from '../rules/core/event.ts';
import type { BlowFacts } from '../text/blow-lines.ts';
import { linesOf } from '../text/en/phrases/systems.ts';
import { type Blows, blowsIn, isStruck } from './blows.ts';
import { guessedManner, type Manner } from './guessed-manner.ts';
import { phraseKeys } from './say.ts';
import type { Outcome } from './visibility.ts';

/** By what something is told: by the first of `general` that a book has; a blow by its facts. */
export type PhraseKey =
  | {
      readonly general: readonly string[];
      /** What it is told as, where that is not the event's own tool: a spell, a blow. */
      readonly as?: 'spell';
    }
  | { readonly blow: BlowFacts | EventOf<'struck'> };

/** By what an event is told; nothing for what is only bookkeeping, or is told by another event of the happening. */
export function keysOf(
  event: Event,
  at: number,
  happening: Outcome,
  blows: Blows = blowsIn(happening.events),
): PhraseKey | undefined {
  const { events, after } = happening;
  const blow = blows.at.get(event);
  if (blow) return { blow };
  if (blows.rolls.has(event)) return undefined;
  switch (event.type) {
    case 'checked':
    case 'contested':
      return struggle(event, at, happening);
    case 'declared':
      return declared(event, at, happening);
    case 'harmed':
    case 'healed':
      return ofItself(event, happening);
    case 'fell':
      return { general: [...phraseKeys(event.as).map((as) => `fell/${as}`), `fell/${event.after}`] };
    case 'rose':
      return { general: [...phraseKeys(event.as).map((as) => `rose/${as}`), 'rose'] };
    case 'condition-gained':
      return isBorne(event, happening) || event.condition.name === 'wound'
        ? { general: [...byDeed(event, events), `gained/${event.condition.name}`] }
        : undefined;
    case 'condition-ended':
      return after.phase === 'ended' || isGone(event.subject, events) || isRenewed(event, at, events)
        ? undefined
        : { general: ended(event) };
    case 'joined':
    case 'left':
    case 'handed-over':
      return { general: [event.type] };
    case 'phase-begun':
      return { general: [`phase/${event.before}-${event.phase}`, `phase/${event.phase}`] };
    case 'turn-ended':
      return event.skipped === undefined || phraseKeys(event.skipped).includes('dead')
        ? undefined
        : { general: [...phraseKeys(event.skipped).map((why) => `skipped/${why}`), 'skipped'] };
    case 'standing-order-set':
      return events.some(({ type }) => type === 'declared')
        ? undefined
        : { general: [event.after === undefined ? 'order-taken' : 'standing-order-set'] };
    case 'sheet-changed':
      return events.some(({ type }) => type === 'declared') ? undefined : { general: ['sheet-changed'] };
    case 'remarked':
      return { general: phraseKeys(event.what).map((what) => `remarked/${what}`) };
    default:
      return undefined;
  }
}

function ended({ condition: { name }, why }: EventOf<'condition-ended'>): readonly string[] {
  return [...phraseKeys(why).map((each) => `ended/${name}/${each}`), `ended/${name}`];
}

type Struggle = EventOf<'checked'> | EventOf<'contested'>;

const ATTACKS = ['attack', 'opportunity attack', 'pierce'];
const SPELLS = ['spell', 'spell attack', 'spell save', 'spell pierce'];

/** A roll: an attack by what came of it in the end, a spell likewise, all else by its purpose. */
function struggle(event: Struggle, at: number, { events }: Outcome): PhraseKey | undefined {
  const [purpose = ''] = phraseKeys(event.purpose).slice(-1);
  const { degree, tier } = event.type === 'checked' ? event.check : event.contest;
  const blow = ATTACKS.includes(purpose);
  const spell = SPELLS.includes(purpose);
  if (!blow && !spell) {
    const passed = tier === 'success' || tier === 'critical success' ? 'success' : 'failure';
    const [kind] = purpose.split(' ');
    const own = phraseKeys(event.purpose).flatMap((key) => [`${key}/${degree}`, `${key}/${tier}`, `${key}/${passed}`]);
    return { general: [...own, `${kind}/${passed}`] };
  }
  // The first of two steps; the second one tells both.
  const second = spell ? 'spell pierce' : 'pierce';
  const goesOn = events
    .slice(at + 1)
    .some(
      (next) => next.type === 'checked' && phraseKeys(next.purpose).includes(second) && next.target === event.target,
    );
  if (purpose !== second && goesOn) return undefined;
  const went = cameTo(event, at, events, tier, degree);
  const manner = guessedManner(event.tool);
  const landed = went === 'success' || went === 'critical success';
  const harm = landed ? hitBy(harmOf(event, at, events)?.kinds ?? [], manner, spell) : [];
  const facts: BlowFacts = {
    way: spell ? 'spell' : manner === 'shot' ? 'ranged' : 'melee',
    outcome: tier,
    degree,
    answer: 'none',
    result:
      went === 'stopped' ? 'stopped' : landed ? (spell && !harmOf(event, at, events) ? 'nothing' : 'hurt') : 'nothing',
    ...(harm.length > 0 && { harm }),
  };
  return { blow: facts };
}

/** How it ended: by the rung, or stopped by what the target wears. */
function cameTo(event: Struggle, at: number, events: readonly Event[], rung: string, degree: string): string {
  if (degree === 'deflects' || degree === 'resisted') return 'stopped';
  if (rung !== 'success' && rung !== 'critical success') return rung;
  const grazed = events
    .slice(at + 1)
    .some((next) => next.type === 'remarked' && phraseKeys(next.what).includes('grazing hit'));
  const harm = harmOf(event, at, events);
  return grazed || (harm !== undefined && harm.amount <= 0) ? 'stopped' : rung;
}

/** What a blow did to the one it was aimed at, before the next blow. */
function harmOf(event: Struggle, at: number, events: readonly Event[]) {
  for (const next of events.slice(at + 1)) {
    if ((next.type === 'checked' || next.type === 'contested') && next.tool !== undefined) return undefined;
    if (next.type === 'harmed' && next.target === event.target) return { kinds: next.kinds, amount: next.amount };
    if (next.type === 'healed' && next.target === event.target) return { kinds: [], amount: 0 };
  }
  return undefined;
}

/** How damage types are told, whatever a book calls them. A type that is not here is told as any blow. */
const KINDS: Readonly<Record<string, Harm>> = {
  slashing: 'slash',
  piercing: 'stab',
  bludgeoning: 'crush',
  fire: 'fire',
  heat: 'fire',
  cold: 'cold',
  ice: 'cold',
  lightning: 'lightning',
  electric: 'lightning',
  acid: 'acid',
  melt: 'acid',
  poison: 'poison',
  toxic: 'poison',
  necrotic: 'dark',
  shadow: 'dark',
  erase: 'dark',
  radiant: 'light',
  holy: 'light',
  psychic: 'mind',
  force: 'force',
  sonic: 'force',
  thunder: 'force',
};
const BODILY: readonly Harm[] = ['slash', 'stab', 'crush'];

/** How a hit does harm: by its magic first, then by how the weapon does harm. */
function hitBy(kinds: readonly string[], manner: Manner | undefined, spell: boolean): readonly Harm[] {
  const told = kinds.flatMap((kind) => {
    const name = kind.toLowerCase();
    const harm = Object.hasOwn(KINDS, name) ? KINDS[name] : undefined;
    return harm === undefined ? [] : [harm];
  });
  const magic = told.filter((kind) => !BODILY.includes(kind));
  const bodily = manner === 'bite' ? 'bite' : (told.find((kind) => BODILY.includes(kind)) ?? manner);
  return [...magic, ...(spell || bodily === 'shot' || manner === 'shot' || bodily === undefined ? [] : [bodily])];
}

/** What somebody sets out to do: before its roll where that is worth a line, else instead of one. */
function declared(event: EventOf<'declared'>, at: number, { events, unfinished }: Outcome): PhraseKey | undefined {
  const { action, manner } = event;
  const rolled = events
    .slice(at + 1)
    .some((next) => (next.type === 'checked' || next.type === 'contested') && isOf(next, event));
  const self = event.targets?.length === 1 && event.targets[0] === event.actor ? [`done/${action}/self`] : [];
  if (rolled || unfinished || isStruck(event, events))
    return { general: [...(manner === undefined ? [] : [`begun/${action}/${manner}`]), `begun/${action}`, 'begun'] };
  const at_ = event.targets === undefined || event.targets.length === 0 ? [`done/${action}/alone`] : [];
  const done = manner === undefined ? [] : [`done/${action}/${manner}`];
  return {
    general: [...self, ...at_, ...done, `done/${action}`, 'done'],
    ...(action === 'cast' && { as: 'spell' as const }),
  };
}

/** Was it rolled for this deed? By the doer, or by somebody because of it; another’s blow that it draws is not. */
function isOf(roll: Struggle, { actor, targets, action }: EventOf<'declared'>): boolean {
  // A guard against a blow is part of that exchange.
  if (action === 'defend') return targets?.includes(roll.actor) === true;
  return (
    roll.actor === actor ||
    (targets?.includes(roll.actor) === true && !phraseKeys(roll.purpose).some((purpose) => ATTACKS.includes(purpose)))
  );
}

/** Harm and healing that no deed of the moment brings: a burning, a poison, a GM’s hand; or that has words of its own. */
function ofItself(
  { type, from, actor, target }: EventOf<'harmed'> | EventOf<'healed'>,
  { events, after }: Outcome,
): PhraseKey | undefined {
  if (actor !== undefined && (type === 'harmed' || isHealing(events, target))) return undefined;
  const own = phraseKeys(from)
    .map((key) => `${type}/${key}`)
    .filter((key) => linesOf(after.system, 'plain', key) !== undefined);
  if (own.length > 0) return { general: own };
  return events.some((event) => event.type === 'declared') ? undefined : { general: [type] };
}

/** Is it told already that a blow or a spell healed them? */
function isHealing(events: readonly Event[], target: CombatantId): boolean {
  return events.some((event) => event.type === 'struck' && event.target === target && event.result === 'healed');
}

/** The same as it comes of a deed: who drops to the ground on purpose is not knocked down. */
function byDeed({ condition }: EventOf<'condition-gained'>, events: readonly Event[]): readonly string[] {
  return events.flatMap((event) => (event.type === 'declared' ? [`gained/${condition.name}/${event.action}`] : []));
}

/** Does the bearer still bear it when all is done? */
function isBorne({ subject, condition }: EventOf<'condition-gained'>, { after }: Outcome): boolean {
  const who = after.combatants.find(({ id }) => id === subject);
  return who?.conditions.some(({ key }) => key === condition.key) === true && who.vitality !== 'dead';
}

/** Is the bearer dead or gone with the same deed? Then nothing more is told of what ends with them. */
function isGone(bearer: CombatantId, events: readonly Event[]): boolean {
  return events.some(
    (event) =>
      (event.type === 'fell' && event.subject === bearer) || (event.type === 'left' && event.combatant.id === bearer),
  );
}

function isRenewed({ subject, condition }: EventOf<'condition-ended'>, at: number, events: readonly Event[]): boolean {
  return events
    .slice(at + 1)
    .some(
      (next) => next.type === 'condition-gained' && next.subject === subject && next.condition.name === condition.name,
    );
}
