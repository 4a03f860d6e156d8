import { readWinSetting, WIN_BY_LAST_STANDING } from '../../../rules/mastery/winning.ts';
import type { ChronicleLine } from '../../../session/encounter-record.ts';

/** A roll in a record from version 0.1. */
interface OldRoll {
  readonly dice: readonly { readonly face: number }[];
  readonly kept?: readonly number[];
  readonly modifiers: readonly { readonly value: number; readonly why: string }[];
  readonly total: number;
  readonly counting?: 'hits';
}

type OldStep = { readonly why: string; readonly left: number } & (
  | { readonly plus: number }
  | { readonly percent: number }
  | { readonly bound: number }
);

interface OldResource {
  readonly value: number;
  readonly max?: number;
}

interface OldCombatant {
  readonly id: string;
  readonly name: string;
  readonly controller?: string;
  readonly tracks: Readonly<Record<string, OldResource>>;
}

interface OldCondition {
  readonly name: string;
  readonly note?: string;
}

/** The events of version 0.1 that the chronicle tells, as they were stored. */
type OldEvent =
  | { readonly type: 'joined' | 'left'; readonly combatant: OldCombatant }
  | { readonly type: 'declared'; readonly by: string; readonly words?: string }
  | { readonly type: 'rolled'; readonly by: string; readonly purpose: string; readonly roll: OldRoll }
  | {
      readonly type: 'checked';
      readonly by: string;
      readonly purpose: string;
      readonly check: {
        readonly roll: OldRoll;
        readonly against: { readonly name: string; readonly value: number };
        readonly degree: string;
      };
    }
  | {
      readonly type: 'contested';
      readonly by: string;
      readonly at: string;
      readonly purpose: string;
      readonly contest: { readonly own: OldRoll; readonly theirs: OldRoll; readonly degree: string };
    }
  | {
      readonly type: 'harmed' | 'healed';
      readonly target: string;
      readonly from: string;
      readonly track: string;
      readonly steps: readonly OldStep[];
      readonly amount: number;
      readonly before: number;
      readonly after: number;
      readonly max?: number;
    }
  | { readonly type: 'condition-gained' | 'condition-ended'; readonly bearer: string; readonly condition: OldCondition }
  | { readonly type: 'fell' | 'rose'; readonly combatant: string; readonly as: string }
  | { readonly type: 'round-started'; readonly round: number }
  | { readonly type: 'order-set'; readonly order: readonly (readonly string[])[] }
  | { readonly type: 'phase-begun'; readonly phase: string }
  | { readonly type: 'handed-over'; readonly combatant: string; readonly after?: string }
  | { readonly type: 'setting-changed'; readonly setting: string; readonly after?: string | number | boolean }
  | { readonly type: 'remarked'; readonly what: string; readonly combatant?: string; readonly note?: string };

/** Formats a roll as a sum: "d20 14 + 8 STR = 22". */
function rollText({ dice, kept, modifiers, total, counting }: OldRoll): string {
  const faces = dice.map(({ face }, index) => (kept && !kept.includes(index) ? `(${face})` : `${face}`)).join(' ');
  const modifierTexts = modifiers
    .filter(({ value }) => value !== 0)
    .map(({ value, why }) => ` ${value < 0 ? '−' : '+'} ${Math.abs(value)} ${why}`)
    .join('');
  return `${faces}${modifierTexts} = ${total}${counting === 'hits' ? ' hits' : ''}`;
}

function stepText(step: OldStep): string {
  if ('plus' in step) return `${step.plus < 0 ? '−' : '+'}${Math.abs(step.plus)} ${step.why}`;
  return 'percent' in step ? `× ${step.percent}% ${step.why}` : `${step.why} ${step.bound}`;
}

/** The parts of a version 0.1 record that the chronicle needs. */
interface OldRecord {
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

/** The resources that show how hurt a combatant is. */
const SHOWN_RESOURCES = ['hp', 'wounds', 'stamina'];

/**
 * Turns a record from version 0.1 into a chronicle, because nothing else can read its events anymore. The chronicle
 * shows only what players saw of creatures.
 */
export function chronicleOfOldRecord(record: OldRecord): readonly ChronicleLine[] {
  const { openedAt, endedAt } = record;
  const datesText =
    endedAt === undefined ? `begun ${utcTimeText(openedAt)}` : `${utcTimeText(openedAt)} to ${utcTimeText(endedAt)}`;
  const chronicleWriter = new ChronicleWriter(
    record.settings.secrecy === 'words' || record.settings.secrecy === 'hidden',
  );
  return [
    { text: `# ${escapedText(record.name)}` },
    { text: `${record.system}, ${datesText} (UTC). From a record of version 0.1.` },
    ...record.deeds.flatMap((deed) => chronicleWriter.tell(deed)),
    { text: '## The dice' },
    ...record.seeds.map(({ firstThrow, commitment, seed }) => ({
      text: `From roll ${firstThrow} on, sealed with SHA-256 \`${commitment}\`. The seed: \`${seed}\`.`,
    })),
  ];
}

class ChronicleWriter {
  readonly #isSecret: boolean;
  readonly #names = new Map<string, string>();
  readonly #played = new Set<string>();
  #section = '';
  #round = 0;

  constructor(secret: boolean) {
    this.#isSecret = secret;
  }

  tell({ kind, title, user, undone, type, events }: OldDeed): readonly ChronicleLine[] {
    if (kind !== 'done') return [];
    if (!undone) for (const event of events) this.#follow(event);
    const heading = this.#round === 0 ? 'Before combat' : `Round ${this.#round}`;
    const sectionLines = heading === this.#section ? [] : [{ text: `## ${heading}` }];
    this.#section = heading;
    // When the GM changes a combatant's numbers, such as HP, the title contains the amount, which is secret.
    const shownTitle = this.#isSecret && type === 'adjust' ? 'a change by the GM' : title;
    const capitalizedTitle = escapedText(shownTitle.charAt(0).toUpperCase() + shownTitle.slice(1));
    if (undone) return [...sectionLines, { text: `~~${capitalizedTitle}~~ (undone)` }];
    return [
      ...sectionLines,
      { text: `### ${capitalizedTitle}`, user },
      ...events.flatMap((event) => this.#line(event, user)),
    ];
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

  /** The line for an event. Undefined if the event has no line or is a creature's secret. */
  #text(event: OldEvent): string | undefined {
    switch (event.type) {
      case 'joined':
        return this.#showsNumbers(event.combatant.id)
          ? `**${escapedText(event.combatant.name)}** ${resourcesText(event.combatant.tracks)}`
          : undefined;
      case 'rolled':
        return this.#showsNumbers(event.by) ? `- ${event.purpose}: ${escapedText(rollText(event.roll))}` : undefined;
      case 'checked': {
        const { roll, against, degree } = event.check;
        return !this.#isSecret
          ? `- ${event.purpose}: ${escapedText(rollText(roll))} against ${escapedText(against.name)} ${against.value} → **${degree}**`
          : `- ${event.purpose}: **${degree}**`;
      }
      case 'contested': {
        const { own, theirs, degree } = event.contest;
        return !this.#isSecret
          ? `- ${event.purpose}: ${escapedText(rollText(own))} against ${escapedText(rollText(theirs))} → **${degree}**`
          : `- ${event.purpose}: **${degree}**`;
      }
      case 'harmed':
      case 'healed': {
        if (!this.#showsNumbers(event.target)) return undefined;
        const { from, steps, amount, before, after, max, track } = event;
        const sumText = steps.length === 0 || this.#isSecret ? '' : `: ${escapedText(steps.map(stepText).join(', '))}`;
        return `- ${this.#name(event.target)}, ${escapedText(from)}${sumText} = ${amount}; ${escapedText(track)} ${before} → ${after}${max === undefined ? '' : `/${max}`}`;
      }
      case 'condition-gained':
      case 'condition-ended': {
        if (!this.#showsNumbers(event.bearer)) return undefined;
        const { name, note } = event.condition;
        const isGained = event.type === 'condition-gained';
        return `${this.#name(event.bearer)}: ${isGained ? '' : 'no longer '}${escapedText(name)}${isGained && note !== undefined ? ` “${escapedText(note)}”` : ''}`;
      }
      case 'fell':
      case 'rose':
        return `**${this.#name(event.combatant)}** is ${escapedText(event.as)}.`;
      case 'order-set':
        return event.order
          .map((block, index) => `${index + 1}. ${block.map((id) => this.#name(id)).join(', ')}`)
          .join('\n');
      case 'remarked':
        if (event.note === undefined || this.#isSecret) return undefined;
        return `- ${escapedText(event.what)}: ${escapedText(event.note)}`;
      default:
        return undefined;
    }
  }

  /** True if players could see the numbers of the combatant with this id. */
  #showsNumbers(id: string): boolean {
    return !this.#isSecret || this.#played.has(id);
  }

  #name(id: string): string {
    return escapedText(this.#names.get(id) ?? id);
  }
}

function resourcesText(tracks: Readonly<Record<string, OldResource>>): string {
  return SHOWN_RESOURCES.flatMap((name) => {
    const resource = Object.hasOwn(tracks, name) ? tracks[name] : undefined;
    return resource
      ? [`${resource.value}${resource.max === undefined ? '' : `/${resource.max}`} ${name === 'hp' ? 'HP' : name}`]
      : [];
  }).join(', ');
}

/** Escapes typed text, so that Markdown shows it unchanged. */
function escapedText(text: string): string {
  return text.replace(/[\\`*_~|<>#[\]]/g, '\\$&');
}

function utcTimeText(time: number): string {
  return new Date(time).toISOString().slice(0, 16).replace('T', ' ');
}

/** A combatant's state in an encounter from version 0.1. Each condition is a row of the old table. */
interface OldFighter {
  readonly resources: Readonly<Record<string, OldResource>>;
  readonly conditions: readonly OldConditionRow[];
  readonly own: object;
}

export interface OldConditionRow {
  readonly key: string;
  readonly name: string;
  readonly source: string | null;
  readonly value: number | null;
  readonly note: string | null;
  readonly until: string;
  readonly facts: Readonly<Record<string, string | number | boolean>> | null;
}

type OldSettings = Readonly<Record<string, unknown>>;

/** Moves values that a system kept in an encounter's settings into the system's own state. */
export function upgradeEncounter(
  system: string,
  settings: OldSettings,
  ownState: object,
): { settings: OldSettings; own: object } {
  if (system === 'tdgs') {
    const { ties, ...otherSettings } = settings;
    const groups = typeof ties === 'string' && ties !== '' ? ties.split(';').map((group) => group.split(',')) : [];
    return { settings: otherSettings, own: { ...ownState, ties: groups } };
  }
  if (system === 'sol') {
    const { 'enemies-initiative': score, ...otherSettings } = settings;
    return {
      settings: otherSettings,
      own: typeof score === 'number' ? { ...ownState, enemiesScore: score } : ownState,
    };
  }
  if (system === 'mastery' && typeof settings.win === 'string') {
    // If the stored way to win can't be read, the last side standing wins. That was the only way to end a fight in
    // version 0.1.
    return { settings: { ...settings, win: readWinSetting(settings.win) ?? WIN_BY_LAST_STANDING }, own: ownState };
  }
  return { settings, own: ownState };
}

/** Moves values that a system kept in a combatant's resources and conditions into the system's own state. */
export function upgradeFighter(system: string, fighter: OldFighter): OldFighter {
  const fighterUpgrade = Object.hasOwn(FIGHTER_UPGRADES, system) ? FIGHTER_UPGRADES[system] : undefined;
  return fighterUpgrade ? fighterUpgrade(fighter) : fighter;
}

const FIGHTER_UPGRADES: Readonly<Record<string, (fighter: OldFighter) => OldFighter>> = {
  tdgs: upgradeTdgsFighter,
  dungeoneers: upgradeDungeoneersFighter,
  mastery: upgradeMasteryFighter,
  sol: upgradeSolFighter,
};

function upgradeTdgsFighter({ conditions, own, ...otherFields }: OldFighter): OldFighter {
  const declaredAbilities = conditions.flatMap(({ name, note, facts }) => {
    const targets = facts?.at ?? facts?.target;
    return name === 'Declared' && note !== null
      ? [{ ability: note, targets: targets ? String(targets).split(',') : [] }]
      : [];
  });
  return {
    ...otherFields,
    conditions: conditions.filter(({ name }) => name !== 'Declared').map(upgradeCastingCondition),
    own: declaredAbilities.length === 0 ? own : { ...own, declared: declaredAbilities },
  };
}

function upgradeCastingCondition(condition: OldConditionRow): OldConditionRow {
  const { name, note, facts } = condition;
  if (name === 'Concentrating' && note !== null) return { ...condition, facts: { ...facts, spell: note, casting: 0 } };
  return facts?.concentration === true ? { ...condition, facts: { ...facts, casting: 0 } } : condition;
}

/** Moves a creature's readied action and facing from its conditions into its own state. */
function upgradeDungeoneersFighter({ conditions, own, ...otherFields }: OldFighter): OldFighter {
  let upgradedState = own;
  for (const { name, facts, source } of conditions) {
    if (name === 'Readied' && facts) {
      const { act, turn, moment, amount, tool } = facts;
      upgradedState = { ...upgradedState, readied: { act, turn, moment, amount, ...(tool !== undefined && { tool }) } };
    }
    if (name === 'Facing' && source !== null) upgradedState = { ...upgradedState, faces: source };
    if (name === 'Facing' && facts?.behind !== undefined) upgradedState = { ...upgradedState, atItsBack: facts.behind };
  }
  const otherConditions = conditions.filter(({ name }) => name !== 'Readied' && name !== 'Facing');
  return { ...otherFields, conditions: otherConditions, own: upgradedState };
}

function upgradeMasteryFighter({ resources, conditions, own, ...otherFields }: OldFighter): OldFighter {
  const { initiative, hits, ...otherResources } = resources;
  return {
    ...otherFields,
    resources: otherResources,
    conditions: conditions.map(upgradeAdvantageCondition),
    own: { ...own, hits: hits?.value ?? 0, ...(initiative && { initiative: initiative.value }) },
  };
}

/** Moves the source of an advantage from the condition's note to its facts. */
function upgradeAdvantageCondition(condition: OldConditionRow): OldConditionRow {
  const { name, note } = condition;
  return name === 'Advantage' && note !== null ? { ...condition, note: null, facts: { opening: note } } : condition;
}

/** The condition for each kind of cover. Version 0.1 stored the kind as a number. */
const COVER_NAMES: Readonly<Record<number, string>> = { 1: 'partial cover', 2: 'good cover' };

function upgradeSolFighter({ resources, conditions, own }: OldFighter): OldFighter {
  const wounds = conditions
    .filter(({ name }) => name === 'wound')
    .map(({ value, note, facts }) => ({
      level: value ?? 1,
      number: Number(facts?.number ?? 1),
      from: { id: 'said', words: String(facts?.from ?? '') },
      ...(note !== null && { words: note }),
      ...(facts?.medkit === true && { tried: true }),
    }))
    .toSorted((a, b) => a.level - b.level || a.number - b.number)
    // Version 0.1 filled the wound boxes of a level in order, beginning with the first box.
    .map((wound, index, all) => ({ ...wound, box: index - all.findIndex(({ level }) => level === wound.level) }));
  const weaponInHand = conditions.find(({ name }) => name === 'weapon in hand')?.note;
  const otherResources = Object.entries(resources).filter(([name]) => !/^wounds( [123])?$/.test(name));
  return {
    resources: Object.fromEntries(otherResources),
    conditions: conditions.filter(({ name }) => name !== 'wound' && name !== 'weapon in hand').map(upgradeSolCondition),
    own: { ...own, wounds, ...(weaponInHand && { inHand: weaponInHand }) },
  };
}

function upgradeSolCondition(condition: OldConditionRow): OldConditionRow {
  const { name, value } = condition;
  if (name === 'in cover') {
    const cover = COVER_NAMES[value ?? 1] ?? 'partial cover';
    return { ...condition, key: cover, name: cover, value: null, note: null };
  }
  const lastsForCombat = name === 'surprised' || name === 'aiming';
  return lastsForCombat && condition.until === 'scene' ? { ...condition, until: 'rounds-stop' } : condition;
}
