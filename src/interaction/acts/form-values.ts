import { type FormValues, fillIn, type OpenForm } from '../../rules/core/act-form.ts';
import type { CombatantId } from '../../rules/core/encounter.ts';
import { given } from '../../rules/core/given.ts';
import type { Intent } from '../../rules/core/intent.ts';
import type { WholeAct } from '../../rules/core/whole-acts.ts';
import type { ComponentInput } from '../component.ts';
import { marked } from '../posts/mark.ts';
import { countsOf, type FieldId, howMark, NONE } from './form.ts';

/** The act as its form was filled in. What was not asked is as it usually is; nothing but what was asked for counts. */
export function filledIn({ form, intent }: WholeAct, { fields }: Pick<ComponentInput, 'fields'>): Intent {
  const read = (id: FieldId) => fields.get(id);
  const said = read('words')?.trim();
  const words = said === '' ? undefined : said;
  if (!form) return fillIn(intent, given({ words }));
  return fillIn(intent, { ...form.usual, ...valuesOf(form, read), ...given({ words }) });
}

function valuesOf(form: OpenForm, read: (id: FieldId) => string | undefined): FormValues {
  const { hows = [], amounts, situation = {} } = form;
  const how = hows.find((each) => howMark(each) === read('how'));
  const amount = amounts?.lines.find((each) => String(each) === read('amount'));
  const range = situation.ranges?.find((each) => each === read('range'));
  const ticked = (read('counts') ?? '').split('\n');
  const counts = countsOf(situation).filter(({ value }) => ticked.includes(value));
  const stands = Object.assign(given({ range }), ...counts.map(({ says }) => says));
  return {
    ...given({ targets: targetsIn(form, read), how, amount: amount ?? amounts?.lines.find(() => amounts.needed) }),
    ...(Object.keys(stands).length > 0 && { situation: stands }),
  };
}

function targetsIn(
  { targets, firsts }: OpenForm,
  read: (id: FieldId) => string | undefined,
): readonly CombatantId[] | undefined {
  const [named, first] = [read('targets'), read('first')];
  const chosen = named?.split('\n').flatMap((each) => (each === NONE ? [] : (marked(each, targets, String) ?? [])));
  const before = firsts && first !== undefined ? (marked(first, firsts, String) ?? []) : [];
  return chosen && [before, chosen].flat();
}
