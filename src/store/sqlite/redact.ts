import type { Roll } from '../../rules/core/check.ts';
import type { Deed } from '../../rules/core/deed.ts';
import type { Combatant, Encounter } from '../../rules/core/encounter.ts';
import type { Event } from '../../rules/core/event.ts';
import type { PersonalIn } from '../../rules/core/personal.ts';
import type { Reason } from '../../rules/core/reason.ts';
import type { Question } from '../../rules/core/resolution.ts';

/** Whose id is replaced, and by which; `words`: what they wrote is removed too. */
interface Redaction {
  readonly user: string;
  readonly former: string;
  readonly words: boolean;
}

/**
 * How a value is redacted, field by field. A field that holds a user's id, their words, or a reason, which may hold them,
 * has to be named here, however deep it stands: one that is not does not compile.
 */
type How<T> = T extends string
  ? PersonalIn<T, Reason | Roll>
  : [PersonalIn<T, Reason | Roll>] extends ['reasons']
    ? 'reasons'
    : T extends readonly (infer Each)[]
      ? How<Each>
      : keyof T extends never
        ? 'own state'
        : Fields<T>;
type Fields<T> = {
  readonly [Field in keyof T as [PersonalIn<NonNullable<T[Field]>, Reason | Roll>] extends [never]
    ? never
    : Field]-?: How<NonNullable<T[Field]>>;
};
/** The one of a union that is of that type. */
type Of<All, Type> = All extends { readonly type: infer Is } ? (Type extends Is ? All : never) : never;
/** `How` as it is read: what is done with a value. */
type Done = 'user' | 'words' | 'character' | 'reasons' | 'own state' | { readonly [field: string]: Done };

const COMBATANT: Fields<Combatant> = {
  controller: 'user',
  character: 'character',
  sheet: 'own state',
  own: 'own state',
  lent: { owner: 'user' },
};
const ENCOUNTER: Fields<Encounter> = { gms: 'user', combatants: COMBATANT, hidden: COMBATANT, own: 'own state' };
const QUESTION: Fields<Question> = { note: 'reasons' };
const ROLL = 'reasons';

const EVENTS: { readonly [Type in Event['type']]: Fields<Of<Event, Type>> } = {
  joined: { combatant: COMBATANT },
  left: { combatant: COMBATANT },
  concealed: { combatant: COMBATANT },
  emerged: { combatant: COMBATANT },
  'phase-begun': {},
  'turn-order-set': { reasons: 'reasons' },
  'round-started': {},
  'turn-started': {},
  'turn-ended': { skipped: 'reasons' },
  declared: { words: 'words' },
  rolled: { purpose: 'reasons', roll: ROLL },
  checked: { purpose: 'reasons', check: ROLL },
  contested: { purpose: 'reasons', contest: ROLL },
  struck: { manner: 'reasons' },
  harmed: { from: 'reasons', came: 'reasons', steps: 'reasons' },
  healed: { from: 'reasons', came: 'reasons', steps: 'reasons' },
  spent: { why: 'reasons' },
  regained: { why: 'reasons' },
  'limit-changed': { why: 'reasons' },
  'condition-gained': {},
  'condition-changed': { why: 'reasons' },
  'condition-ended': { why: 'reasons' },
  fell: { as: 'reasons' },
  rose: { as: 'reasons' },
  'sheet-changed': { why: 'reasons', before: 'own state', after: 'own state' },
  'state-changed': { before: 'own state', after: 'own state' },
  'standing-order-set': {},
  positioned: {},
  'setting-changed': {},
  'handed-over': { before: 'user', after: 'user' },
  lent: { before: { owner: 'user' }, after: { owner: 'user' } },
  'auto-set': {},
  'plan-set': {},
  'pace-set': {},
  grouped: {},
  'gms-changed': { before: 'user', after: 'user' },
  remarked: { what: 'reasons', dice: ROLL },
};

const DEEDS: { readonly [Type in Deed['type']]: Fields<Of<Deed, Type>> } = {
  intent: { intent: { words: 'words' } },
  join: { combatants: COMBATANT },
  reveal: {},
  hide: {},
  dismiss: {},
  initiative: {},
  roll: {},
  'end-turn': {},
  'stop-rounds': {},
  'end-scene': {},
  'standing-order': {},
  afflict: {},
  cure: {},
  adjust: { why: 'words' },
  'change-sheet': { sheet: 'own state' },
  set: {},
  remove: {},
  revive: {},
  'hand-over': { to: 'user' },
  lend: { to: 'user' },
  'give-back': {},
  auto: {},
  plan: {},
  pace: {},
  group: {},
  gms: { gms: 'user' },
  reorder: {},
};

/** An event without the user's id, and without their words. */
export function redactedEvent(event: Event, redaction: Redaction): Event {
  return redacted(event, EVENTS[event.type], redaction);
}

/** A deed without the user's id, and without their words. */
export function redactedDeed(deed: Deed, redaction: Redaction): Deed {
  return redacted(deed, DEEDS[deed.type], redaction);
}

/** An encounter as it opened, without the user's id. */
export function redactedEncounter(encounter: Encounter, redaction: Redaction): Encounter {
  return redacted(encounter, ENCOUNTER, redaction);
}

/** What is kept of a question's note, without the user's words. */
export function redactedQuestion(question: Question, redaction: Redaction): Question {
  return redacted(question, QUESTION, redaction);
}

/** Whose a combatant is, and from which character it was made. */
export function redactedCombatant<T extends object>(row: T, redaction: Redaction): T {
  return redacted(row, { controller: 'user', character: 'character', lent: { owner: 'user' } }, redaction);
}

/** The edge of the store: what comes out has the shape of what went in. */
function redacted<T>(kept: T, how: Done, redaction: Redaction): T {
  return done(kept, how, redaction) as T;
}

function done(kept: unknown, how: Done, redaction: Redaction): unknown {
  const { user, former, words } = redaction;
  if (kept === undefined || kept === null) return kept;
  if (Array.isArray(kept)) return kept.map((each) => done(each, how, redaction));
  switch (how) {
    case 'user':
      return kept === user ? former : kept;
    case 'character':
      // A ready-made character is known by whose it is: "ready:USER:tdgs:kira".
      return String(kept).startsWith(`ready:${user}:`) ? String(kept).replace(user, () => former) : kept;
    case 'words':
      return words ? undefined : kept;
    case 'reasons':
      return words ? withoutWords(kept, BLANK) : kept;
    case 'own state':
      return words ? withoutWords(kept, undefined) : kept;
    default:
      return fieldsDone(kept, how, redaction);
  }
}

function fieldsDone(kept: object, how: Exclude<Done, string>, redaction: Redaction): object {
  const fields = Object.entries(kept).map(([name, value]) => {
    const declared = Object.hasOwn(how, name) ? how[name] : undefined;
    return [name, declared === undefined ? value : done(value, declared, redaction)] as const;
  });
  return Object.fromEntries(fields.filter(([, value]) => value !== undefined));
}

/** What stands for words that a reason cannot do without. */
const BLANK = '…';

/** Reasons, and a system's own state, name a player's own words `words`, at any depth. */
function withoutWords(kept: unknown, blank: string | undefined): unknown {
  if (Array.isArray(kept)) return kept.map((each) => withoutWords(each, blank));
  if (typeof kept !== 'object' || kept === null) return kept;
  const fields = Object.entries(kept).map(([name, value]) => [
    name,
    name === 'words' ? blank : withoutWords(value, blank),
  ]);
  return Object.fromEntries(fields.filter(([, value]) => value !== undefined));
}
