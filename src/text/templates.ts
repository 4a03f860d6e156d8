import type { SheetChange } from '../rules/core/sheet-changes.ts';
import type { FieldChange, Template, TemplateName } from '../rules/core/template.ts';
import { referenceOf } from './language.ts';
import { nameAmong, nameOf } from './names.ts';
import { briefOf } from './reference.ts';
import { plain, t } from './t.ts';

const MAX_LISTED_CHANGES = 30;
const CHANGE_SEPARATOR = ' · ';

/** How a changed creature differs from the original: it has a template, or is weaker or stronger. */
export type VariantName = TemplateName | 'weaker' | 'stronger';

/** Texts about templates: what they would change, and what they changed. */
export const templateWords = {
  name: (template: TemplateName) => t(`template-name-${template}`),
  brief: (template: TemplateName) => t(`template-brief-${template}`),
  about: (template: TemplateName) => t(`template-about-${template}`),
  /** A creature's strength: "As strong as 1.5 characters", or "… 1/4 of a character". */
  asStrong: (characters: number) =>
    characters < 1
      ? t('template-as-strong-part', { part: `1/${Math.round(1 / characters)}` })
      : t('template-as-strong', { characters }),
  /**
   * A text for each of a template's changes. Its first line is the change: "STR, DEX +15%, rounded up". Its second line
   * says, in small print, where the change comes from.
   */
  lines(system: string, template: Template): readonly string[] {
    const reference = referenceOf(system);
    return template.map(({ fields, by, source }) => {
      const fieldNames = [...new Set(fields.map((key) => fieldLabel(system, key)))].join(', ');
      const line = t('template-line', { fields: fieldNames, by: signedAmountText(by) });
      return `${line}\n-# ${briefOf(reference, 'templates', source) || source}`;
    });
  },
  /** Everything that changed, on one line: "HP 40 → 50 · STR 8 → 10". */
  changes(system: string, all: readonly SheetChange[], resource: (name: string) => string): string {
    if (all.length === 0) return t('template-nothing');
    // No-break spaces let lines on a phone break only between changes.
    const changeTexts = all.map((each) => changeText(system, each, resource).replaceAll(' ', '\u00a0'));
    // A resource often has the same name and number as a field. Equal texts are shown once.
    const distinctTexts = [...new Map(changeTexts.map((text) => [text.toLowerCase(), text])).values()];
    const shownChanges = distinctTexts.slice(0, MAX_LISTED_CHANGES);
    const leftOutCount = distinctTexts.length - shownChanges.length;
    return [...shownChanges, ...(leftOutCount > 0 ? [t('template-more-changes', { count: leftOutCount })] : [])].join(
      CHANGE_SEPARATOR,
    );
  },
} as const;

/**
 * A field's name. If the path leads to a field inside another one, it is the outer field's name: "skills.*.rank" gives
 * "Skills".
 */
function fieldLabel(system: string, key: string): string {
  return nameOf(system, 'field', key.replace(/\.\*.*$/, ''));
}

function signedAmountText(by: FieldChange): string {
  if ('becomes' in by) return t(by.becomes ? 'template-by-yes' : 'template-by-no');
  if ('steps' in by) {
    const steps = Math.abs(by.steps);
    return by.steps > 0 ? t('template-by-steps-up', { steps }) : t('template-by-steps-down', { steps });
  }
  const amountText = 'add' in by ? signedNumberText(by.add) : percentText(by.percent);
  return by.from !== undefined && by.from > 1 ? t('template-by-from', { by: amountText, from: by.from }) : amountText;
}

function signedNumberText(by: number): string {
  return `${by > 0 ? '+' : '−'}${Math.abs(by)}`;
}

function percentText(percent: number): string {
  return percent > 0
    ? t('template-by-percent-up', { percent })
    : t('template-by-percent-down', { percent: Math.abs(percent) });
}

function changeText(
  system: string,
  { field, isResource, entry, before, after }: SheetChange,
  resource: (name: string) => string,
): string {
  const fieldName = isResource ? resource(field) : fieldLabel(system, field);
  const fieldText = entry === undefined ? fieldName : plain(nameAmong(system, ['thing', 'skill'], entry), 40);
  if ([before, after].some((each) => typeof each === 'object'))
    return t('template-changed-somehow', { what: fieldText });
  return t('template-changed', { what: fieldText, before: valueText(system, before), after: valueText(system, after) });
}

function valueText(system: string, value: unknown): string {
  if (value === undefined) return t('template-none');
  if (typeof value === 'boolean') return t(value ? 'template-yes' : 'template-no');
  return typeof value === 'string' ? plain(nameOf(system, 'option', value), 40) : String(value).replace('-', '−');
}
