import type { Deed } from '../../rules/core/deed.ts';
import type {
  ActiveCondition,
  Combatant,
  Encounter,
  PersonalIn,
  PlayedField,
  System,
} from '../../rules/core/encounter.ts';
import type { Event } from '../../rules/core/event.ts';
import type { Reason, Roll } from '../../rules/core/reason.ts';
import type { Question } from '../../rules/core/resolution.ts';
import type { Ruleset } from '../../rules/core/ruleset.ts';
import type * as registered from '../../rules/registered.ts';

/**
 * How a value is redacted, field by field. Every field that holds a user's id, their words, or a reason, which may hold
 * words, has to be listed here, however deep it is; a missing one doesn't compile.
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
/** The member of a union with that type. */
type Of<All, Type> = All extends { readonly type: infer Is } ? (Type extends Is ? All : never) : never;
/** `How` at run time: what happens to a value. */
export type Done =
  | 'user'
  | 'words'
  | 'note'
  | 'dice'
  | 'key'
  | 'character'
  | 'reasons'
  | 'own state'
  | { readonly [field: string]: Done };

type SystemOf<Rules> = Rules extends Ruleset<infer S> ? S : never;
/** Everything a system stores in its own places: sheets, and the state of combatants and encounters. */
type OwnOf<S extends System> = S['sheet'] & S['state']['combatant'] & S['state']['encounter'];
const OWN: { readonly [Name in keyof typeof registered]: Fields<OwnOf<SystemOf<(typeof registered)[Name]>>> } = {
  dungeoneers: {},
  mastery: {},
  sol: { marks: 'words', wounds: { from: 'reasons', words: 'words' } },
  tdgs: {},
};
/** The fields of all systems together. */
export const OWN_STATE: Done = Object.assign({}, ...Object.values(OWN));

const CONDITION: Fields<ActiveCondition> = { key: 'key', note: 'note' };

const COMBATANT: Fields<Combatant> = {
  controller: 'user',
  character: 'character',
  sheet: 'own state',
  own: 'own state',
  conditions: CONDITION,
  lent: { owner: 'user' },
};
const FIELD: Fields<PlayedField> = { words: { why: 'words' } };
export const ENCOUNTER: Fields<Encounter> = {
  gms: 'user',
  combatants: COMBATANT,
  hidden: COMBATANT,
  field: FIELD,
  own: 'own state',
};
export const QUESTION: Fields<Question> = { note: 'reasons' };
const ROLL = 'reasons';

export const EVENTS: { readonly [Type in Event['type']]: Fields<Of<Event, Type>> } = {
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
  'condition-gained': { condition: CONDITION },
  'condition-changed': { why: 'reasons', before: CONDITION, after: CONDITION },
  'condition-ended': { why: 'reasons', condition: CONDITION },
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
  'field-set': { before: FIELD, after: FIELD },
  'field-look-set': {},
  'tiles-changed': {},
  placed: {},
  moved: { forced: 'reasons' },
  overruled: { before: { why: 'words' }, after: { why: 'words' } },
  remarked: { what: 'reasons', dice: ROLL },
};

export const DEEDS: { readonly [Type in Deed['type']]: Fields<Of<Deed, Type>> } = {
  intent: { intent: { words: 'words' } },
  join: { combatants: COMBATANT },
  reveal: {},
  hide: {},
  dismiss: {},
  initiative: {},
  roll: { dice: 'dice' },
  'end-turn': {},
  'stop-rounds': {},
  'end-scene': {},
  'standing-order': {},
  afflict: { affliction: { note: 'note' } },
  cure: { key: 'key' },
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
  field: {},
  'field-look': {},
  tiles: {},
  place: {},
  door: {},
  overrule: { why: 'words' },
  reorder: {},
};
