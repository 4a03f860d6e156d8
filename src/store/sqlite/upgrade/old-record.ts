import type { ChronicleLine } from '../../../session/chronicle-line.ts';
import { type OldEvent, type OldResource, rollText, stepText } from './old-event.ts';

/** An encounter's record of version 0.1, as its chronicle needs it. */
export interface OldRecord {
  readonly name: string;
  readonly system: string;
  readonly settings: Readonly<Record<string, unknown>>;
  readonly openedAt: number;
  readonly endedAt: number | undefined;
  readonly deeds: readonly OldDeed[];
  readonly seeds: readonly { readonly firstThrow: number; readonly commitment: string; readonly seed: string }[];
}

export interface OldDeed {
  readonly kind: string;
  readonly title: string;
  readonly user: string;
  readonly undone: boolean;
  readonly type: string;
  readonly events: readonly OldEvent[];
}

/** The resources whose number stands for how somebody does. */
const MAIN = ['hp', 'wounds', 'stamina'];

/**
 * Tells a record of version 0.1 once, for good: its events are of a form that nothing else reads any more. It shows of
 * creatures as much as players were shown.
 */
export function oldChronicle(record: OldRecord): readonly ChronicleLine[] {
  const { openedAt, endedAt } = record;
  const days = endedAt === undefined ? `begun ${day(openedAt)}` : `${day(openedAt)} to ${day(endedAt)}`;
  const teller = new Teller(record.settings.secrecy === 'words' || record.settings.secrecy === 'hidden');
  return [
    { text: `# ${plain(record.name)}` },
    { text: `${record.system}, ${days} (UTC). Told from a record of version 0.1.` },
    ...record.deeds.flatMap((deed) => teller.tell(deed)),
    { text: '## The dice' },
    ...record.seeds.map(({ firstThrow, commitment, seed }) => ({
      text: `From throw ${firstThrow} on, counted from 0: sealed with SHA-256 \`${commitment}\`. The seed, shown since: \`${seed}\`.`,
    })),
  ];
}

class Teller {
  readonly #secret: boolean;
  readonly #names = new Map<string, string>();
  readonly #played = new Set<string>();
  #section = '';
  #round = 0;

  constructor(secret: boolean) {
    this.#secret = secret;
  }

  tell({ kind, title, user, undone, type, events }: OldDeed): readonly ChronicleLine[] {
    if (kind !== 'done') return [];
    if (!undone) for (const event of events) this.#follow(event);
    const heading = this.#round === 0 ? 'Before the rounds' : `Round ${this.#round}`;
    const section = heading === this.#section ? [] : [{ text: `## ${heading}` }];
    this.#section = heading;
    // The title of a change by the GM's hand has the number in it.
    const named = this.#secret && type === 'adjust' ? 'a change by the GM' : title;
    const called = plain(named.charAt(0).toUpperCase() + named.slice(1));
    if (undone) return [...section, { text: `~~${called}~~ (undone)` }];
    return [...section, { text: `### ${called}`, user }, ...events.flatMap((event) => this.#line(event, user))];
  }

  #follow(event: OldEvent): void {
    if (event.type === 'joined') {
      this.#names.set(event.combatant.id, event.combatant.name);
      if (event.combatant.controller !== undefined) this.#played.add(event.combatant.id);
    }
    if (event.type === 'round-started') this.#round = event.round;
    if (event.type === 'handed-over' && event.after === undefined) this.#played.delete(event.combatant);
    if (event.type === 'handed-over' && event.after !== undefined) this.#played.add(event.combatant);
  }

  #line(event: OldEvent, user: string): readonly ChronicleLine[] {
    if (event.type === 'declared') return event.words === undefined ? [] : [{ text: '', user, words: event.words }];
    const text = this.#text(event);
    return text === undefined ? [] : [{ text }];
  }

  /** What happened, in a line; nothing where it is bookkeeping, or a secret of a creature's. */
  #text(event: OldEvent): string | undefined {
    switch (event.type) {
      case 'joined':
        return this.#open(event.combatant.id)
          ? `**${plain(event.combatant.name)}** ${state(event.combatant.tracks)}`
          : undefined;
      case 'rolled':
        return this.#open(event.by) ? `- ${event.purpose}: ${plain(rollText(event.roll))}` : undefined;
      case 'checked': {
        const { roll, against, degree } = event.check;
        return !this.#secret
          ? `- ${event.purpose}: ${plain(rollText(roll))} against ${plain(against.name)} ${against.value} → **${degree}**`
          : `- ${event.purpose}: **${degree}**`;
      }
      case 'contested': {
        const { own, theirs, degree } = event.contest;
        return !this.#secret
          ? `- ${event.purpose}: ${plain(rollText(own))} against ${plain(rollText(theirs))} → **${degree}**`
          : `- ${event.purpose}: **${degree}**`;
      }
      case 'harmed':
      case 'healed': {
        if (!this.#open(event.target)) return undefined;
        const { from, steps, amount, before, after, max, track } = event;
        const sum = steps.length === 0 || this.#secret ? '' : `: ${plain(steps.map(stepText).join(', '))}`;
        return `- ${this.#name(event.target)}, ${plain(from)}${sum} = ${amount}; ${plain(track)} ${before} → ${after}${max === undefined ? '' : `/${max}`}`;
      }
      case 'condition-gained':
      case 'condition-ended': {
        if (!this.#open(event.bearer)) return undefined;
        const { name, note } = event.condition;
        const gained = event.type === 'condition-gained';
        return `${this.#name(event.bearer)}: ${gained ? '' : 'no longer '}${plain(name)}${gained && note !== undefined ? ` “${plain(note)}”` : ''}`;
      }
      case 'fell':
      case 'rose':
        return `**${this.#name(event.combatant)}** is ${plain(event.as)}.`;
      case 'order-set':
        return event.order
          .map((block, index) => `${index + 1}. ${block.map((id) => this.#name(id)).join(', ')}`)
          .join('\n');
      case 'remarked':
        if (event.note === undefined || this.#secret) return undefined;
        return `- ${plain(event.what)}: ${plain(event.note)}`;
      default:
        return undefined;
    }
  }

  /** Whether players were told somebody's numbers. */
  #open(id: string): boolean {
    return !this.#secret || this.#played.has(id);
  }

  #name(id: string): string {
    return plain(this.#names.get(id) ?? id);
  }
}

function state(tracks: Readonly<Record<string, OldResource>>): string {
  return MAIN.flatMap((name) => {
    const track = Object.hasOwn(tracks, name) ? tracks[name] : undefined;
    return track
      ? [`${track.value}${track.max === undefined ? '' : `/${track.max}`} ${name === 'hp' ? 'HP' : name}`]
      : [];
  }).join(', ');
}

/** What was typed, so that Markdown shows it as it is. */
function plain(text: string): string {
  return text.replace(/[\\`*_~|<>#[\]]/g, '\\$&');
}

function day(at: number): string {
  return new Date(at).toISOString().slice(0, 16).replace('T', ' ');
}
