/** The nouns that a refusal can be about. Each has its message, such as `what-hidden-creature`. */
export const NOUNS = [
  'ability',
  'action',
  'action-to-hold',
  'amount',
  'answer',
  'armor',
  'attack-type',
  'auto-reaction',
  'character',
  'character-or-creature',
  'characters',
  'check',
  'combatant',
  'combatants',
  'condition',
  'cover',
  'creature',
  'damage-type',
  'defense',
  'difficulty',
  'encounter',
  'entry',
  'fall-length',
  'field',
  'gear',
  'hazard',
  'hidden-creature',
  'hours',
  'item',
  'item-or-ability',
  'kind',
  'moment',
  'number',
  'by-or-to',
  'pack',
  'packs',
  'percent',
  'pool',
  'pool-parts',
  'portraits',
  'position',
  'range',
  'resource',
  'rest',
  'rounds',
  'rounds-or-until',
  'ruleset',
  'scene',
  'saved',
  'score',
  'sense',
  'setting',
  'skill',
  'source',
  'spell',
  'stamina-cost',
  'stat',
  'steps-or-to',
  'style',
  'suggestion',
  'target',
  'targets',
  'template',
  'threshold',
  'turn',
  'ward',
  'way',
  'way-to-shove',
  'weapon',
  'wound',
] as const;
export type Noun = (typeof NOUNS)[number];

/** What a refusal is about: a noun, or something with a name. */
export type RefusalTopic =
  | Noun
  /** A resource or a condition, by its id. */
  | { readonly resource: string }
  | { readonly condition: string }
  /** A value of a setting, by the setting's id. */
  | { readonly settingValue: string }
  /** The option of a command. */
  | { readonly option: string }
  /** An entry of a ruleset's book, by the ruleset's title. */
  | { readonly entryIn: string };
