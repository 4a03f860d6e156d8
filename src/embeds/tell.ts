import type { APIEmbed } from 'discord-api-types/v10';
import type { Rung } from '../rules/core/check.ts';
import type { Combatant, Encounter } from '../rules/core/encounter.ts';
import { onTurn } from '../rules/core/encounter.ts';
import type { Event } from '../rules/core/event.ts';
import { rulesOf } from '../rules/systems.ts';
import { conditionName, gauges } from './gauges.ts';
import { within } from './limits.ts';
import type { Named, Way } from './phrases/phrase.ts';
import { waysOf } from './phrases/systems.ts';
import { payments, sums } from './sums.ts';
import { capital, list, mention, plain, shorten } from './text.ts';

/** What happened at a table, with all that its telling needs. */
export interface Happening {
  readonly before: Encounter;
  readonly after: Encounter;
  readonly events: readonly Event[];
  readonly place: { readonly fight: number; readonly deed: number };
}

/** The colours of an outcome. They say nothing that the words do not. */
const COLOURS: Readonly<Record<Rung, number>> = {
  'critical failure': 0x7a2e2e,
  failure: 0x8a8f98,
  success: 0x2e7d4f,
  'critical success': 0xc9971c,
};

/** What happened, as an embed: the story, the sums in small print, how they are doing now, and whose turn is next. */
export function tell(happening: Happening): APIEmbed {
  const { events, after } = happening;
  const story = storyOf(happening);
  const name = namer(happening);
  const small = [...events.flatMap((event) => sums(event, name)), ...payments(events, name)].map(
    (line) => `-# ${line}`,
  );
  const rung = events.flatMap((event) =>
    event.type === 'checked' ? [event.check.rung] : event.type === 'contested' ? [event.contest.rung] : [],
  )[0];
  const state = touched(happening).map((combatant) => gauges(combatant, after, rulesOf(after)));
  const turn = nextTurn(happening.before, after);
  return within({
    ...(rung && { color: COLOURS[rung] }),
    description: [story.join('\n'), small.join('\n'), state.join('\n'), turn]
      .filter((part) => part !== '')
      .join('\n\n'),
  });
}

/** The story line of everything that is worth one, in order. */
export function storyOf({ events, before, after, place }: Happening): readonly string[] {
  const name = namer({ before, after });
  const declared = events.find((event) => event.type === 'declared');
  const words = declared?.words === undefined ? [] : [`> “${plain(declared.words, 300)}”`];
  const lines = events.flatMap((event, at) => {
    const key = keyOf(event, events);
    const ways = key === undefined ? undefined : waysOf(after.system, key);
    if (!ways) return [];
    const way = ways[chosen(place, at, ways.length)] ?? ways[0];
    return [capital((way satisfies Way)(namedIn(event, name)))];
  });
  return [...words, ...lines];
}

/** By what an event is told, from the special to the general; nothing for what is only bookkeeping. */
function keyOf(event: Event, all: readonly Event[]): readonly string[] | undefined {
  switch (event.type) {
    case 'checked':
      return [`${event.purpose}/${event.check.degree}`, `${event.purpose}/${event.check.rung}`];
    case 'contested':
      return [`${event.purpose}/${event.contest.degree}`, `${event.purpose}/${event.contest.rung}`];
    case 'declared': {
      const rolled = all.some(({ type }) => type === 'checked' || type === 'contested');
      return rolled ? undefined : [`done/${event.action}`, 'done'];
    }
    case 'fell':
      return [`fell/${event.as}`, `fell/${event.after}`];
    case 'rose':
      return ['rose'];
    case 'condition-gained':
      return [`gained/${event.condition.name}`, 'gained'];
    case 'condition-ended':
      return [`ended/${event.condition.name}`, 'ended'];
    case 'harmed':
      return [`harmed/${event.from}`];
    case 'joined':
    case 'left':
      return [event.type];
    case 'turn-ended':
      return event.skipped === undefined || event.skipped === 'dead' ? undefined : ['skipped'];
    case 'remarked':
      return event.what === 'decided' ? ['decided'] : [`remarked/${event.what}`];
    default:
      return undefined;
  }
}

function namedIn(event: Event, name: (id: string) => string): Named {
  const none = { by: '', at: '', tool: 'blow', kind: '', what: '' };
  switch (event.type) {
    case 'checked':
    case 'contested':
      return {
        ...none,
        by: name(event.by),
        at: event.at === undefined ? 'the foe' : name(event.at),
        tool: plain(event.with ?? 'blow').toLowerCase(),
      };
    case 'declared':
      return {
        ...none,
        by: name(event.by),
        at: event.at ? list(event.at.map(name)) : '',
        tool: plain(event.with ?? ''),
        what: plain(event.how ?? event.action),
      };
    case 'harmed':
    case 'healed':
      return {
        ...none,
        by: event.by === undefined ? '' : name(event.by),
        at: name(event.target),
        what: plain(event.from),
      };
    case 'fell':
    case 'rose':
      return { ...none, at: name(event.combatant), what: event.as };
    case 'condition-gained':
      return { ...none, at: name(event.bearer), what: conditionName(event.condition) };
    case 'condition-ended':
      return { ...none, at: name(event.bearer), what: event.condition.name };
    case 'joined':
    case 'left':
      return { ...none, by: plain(event.combatant.name) };
    case 'turn-ended':
      return { ...none, by: name(event.combatant), what: plain(event.skipped ?? '') };
    case 'remarked':
      return {
        ...none,
        by: event.combatant === undefined ? '' : name(event.combatant),
        at: event.other === undefined ? '' : name(event.other),
        what: plain(event.note ?? event.what),
      };
    default:
      return none;
  }
}

/** Which of `count` ways, by the place in the record: the same whenever it is told, and another at the next deed. */
function chosen({ fight, deed }: Happening['place'], at: number, count: number): number {
  let stride = 1 + ((fight * 7) % Math.max(1, count - 1));
  while (divisor(stride, count) !== 1) stride += 1;
  return (fight * 31 + (deed + at) * stride) % count;
}

function divisor(a: number, b: number): number {
  return b === 0 ? a : divisor(b, a % b);
}

/** The names of all who are or were in the fight, safe to show. */
function namer({ before, after }: Pick<Happening, 'before' | 'after'>): (id: string) => string {
  const all = [...before.combatants, ...after.combatants];
  return (id) => plain(all.find((combatant) => combatant.id === id)?.name ?? id);
}

/** Those on whom something has changed, in the order of the fight. */
function touched({ before, after }: Happening): readonly Combatant[] {
  const was = new Map(before.combatants.map((combatant) => [combatant.id, combatant]));
  return after.combatants.filter((combatant) => {
    const old = was.get(combatant.id);
    return old === undefined || shown(old, before) !== shown(combatant, after);
  });
}

function shown(combatant: Combatant, encounter: Encounter): string {
  return gauges(combatant, encounter, rulesOf(encounter));
}

/** Whose turn it is now, and whom the fight waits for; "" when nothing has changed in that. */
export function nextTurn(before: Encounter, after: Encounter): string {
  if (after.phase !== 'fighting') return '';
  const now = onTurn(after);
  const same = before.phase === 'fighting' && before.round === after.round && before.turn === after.turn;
  const waiting = list(
    now.map((each) => `**${plain(each.name)}**${each.controller ? ` (${mention(each.controller)})` : ''}`),
  );
  return now.length === 0 ? '' : shorten(`Round ${after.round} · ${same ? 'Still' : 'Next'}: ${waiting}`, 1000);
}

/** The players to ping: those whose turn has come with this happening. */
export function pinged({ before, after }: Pick<Happening, 'before' | 'after'>): readonly string[] {
  const same = before.phase === after.phase && before.round === after.round && before.turn === after.turn;
  if (same) return [];
  return [...new Set(onTurn(after).flatMap(({ controller }) => (controller === undefined ? [] : [controller])))];
}
