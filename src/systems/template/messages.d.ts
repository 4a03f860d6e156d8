// Written by `npm run words` from locales/en.

export interface Messages {
  readonly 'newsystem-about': Record<never, never>;
  readonly 'newsystem-reason-attack': Record<never, never>;
  readonly 'newsystem-reason-armor': Record<never, never>;
  readonly 'newsystem-reason-armor-of': { readonly whose: string | number };
  readonly 'newsystem-reason-one-side': { readonly side: string | number };
  readonly 'newsystem-reason-no-one': Record<never, never>;
  readonly 'newsystem-refused-already-acted': { readonly name: string | number };
  readonly 'newsystem-refused-already-guarding': { readonly name: string | number };
  readonly 'newsystem-degree-hit': Record<never, never>;
  readonly 'newsystem-degree-miss': Record<never, never>;
  readonly 'newsystem-result-hit': Record<never, never>;
  readonly 'newsystem-result-miss': Record<never, never>;
  readonly 'newsystem-hp': Record<never, never>;
  readonly 'newsystem-damage': Record<never, never>;
  readonly 'newsystem-brief-attack': Record<never, never>;
  readonly 'newsystem-brief-guard': Record<never, never>;
  readonly 'newsystem-brief-guarding': Record<never, never>;
  readonly 'newsystem-brief-fighter': Record<never, never>;
  readonly 'newsystem-brief-wolf': Record<never, never>;
  readonly 'newsystem-name-action-attack': Record<never, never>;
  readonly 'newsystem-name-action-defend': Record<never, never>;
  readonly 'newsystem-name-condition-guarding': Record<never, never>;
  readonly 'newsystem-name-archetype-fighter': Record<never, never>;
  readonly 'newsystem-name-archetype-wolf': Record<never, never>;
  readonly 'newsystem-name-thing-sword': Record<never, never>;
  readonly 'newsystem-name-thing-dagger': Record<never, never>;
  readonly 'newsystem-name-thing-teeth': Record<never, never>;
  readonly 'newsystem-name-field-hp': Record<never, never>;
  readonly 'newsystem-name-field-armor': Record<never, never>;
  readonly 'newsystem-name-field-attack': Record<never, never>;
  readonly 'newsystem-name-field-weapons': Record<never, never>;
  readonly 'newsystem-name-field-entry-name': Record<never, never>;
  readonly 'newsystem-name-field-entry-damage': Record<never, never>;
  readonly 'newsystem-name-option-d-4': Record<never, never>;
  readonly 'newsystem-name-option-d-6': Record<never, never>;
  readonly 'newsystem-name-option-d-8': Record<never, never>;
  readonly 'newsystem-name-option-d-10': Record<never, never>;
}
