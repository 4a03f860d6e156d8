import { countsOf, type FieldId, howMark, NONE } from '../../../commands/act/form.ts';
import { type TileName, tileName, tileNamed } from '../../field/tile.ts';
import { type FormValues, fillIn, type OpenForm } from '../../rules/core/act-form.ts';
import type { CombatantId } from '../../rules/core/encounter.ts';
import { given } from '../../rules/core/given.ts';
import type { Intent } from '../../rules/core/intent.ts';
import type { WholeAct } from '../../rules/core/whole-acts.ts';
import type { ComponentInput } from '../component.ts';
import { marked } from '../posts/mark.ts';

/** What was written into the field of a form. Absent: it was not asked. */
type Read = (id: FieldId) => string | undefined;

/**
 * The act as its form was filled in. What was not asked is as it usually is. Nothing: something was chosen that is not
 * offered any more.
 */
export function filledIn({ form, intent }: WholeAct, { fields }: Pick<ComponentInput, 'fields'>): Intent | undefined {
  const read: Read = (id) => fields.get(id);
  const said = read('words')?.trim();
  const words = said === '' ? undefined : said;
  const tile = read('tile');
  const to = tile === undefined ? undefined : tileIn(tile);
  if (!form) return fillIn(intent, given({ words, to }));
  const chosen = {
    ...targetsIn(form, read),
    ...howIn(form, read),
    ...amountIn(form, read),
    ...situationIn(form, read),
  };
  if ('gone' in chosen) return undefined;
  return fillIn(intent, { ...form.usual, ...chosen, ...given({ words, to }) });
}

/** Something was chosen that is not among what is offered now. */
interface Gone {
  readonly gone: true;
}
const GONE: Gone = { gone: true };

function targetsIn({ targets, firsts }: OpenForm, read: Read): Pick<FormValues, 'targets'> | Gone {
  const [named, first] = [read('targets'), read('first')];
  if (named === undefined && first === undefined) return {};
  const marks = (named ?? '').split('\n').filter((each) => each !== '' && each !== NONE);
  const before = first === undefined ? firsts?.slice(0, 1) : [marked(first, firsts ?? [], String)];
  const chosen = [...(before ?? []), ...marks.map((each) => marked(each, targets, String))];
  const found = chosen.filter((each): each is CombatantId => each !== undefined);
  return found.length === chosen.length ? { targets: found } : GONE;
}

/** The name of a tile as it was typed; what is none is the rules’ to refuse. */
function tileIn(typed: string): TileName {
  const tile = tileNamed(typed);
  return tile ? tileName(tile) : typed.trim();
}

function howIn({ hows = [] }: OpenForm, read: Read): Pick<FormValues, 'how'> | Gone {
  const wanted = read('how');
  if (wanted === undefined) return {};
  const how = hows.find((each) => howMark(each) === wanted);
  return how ? { how } : GONE;
}

function amountIn({ amounts }: OpenForm, read: Read): Pick<FormValues, 'amount'> | Gone {
  const wanted = read('amount');
  if (wanted === undefined) return given({ amount: amounts?.needed && amounts.lines[0] });
  const amount = amounts?.lines.find((each) => String(each) === wanted);
  return amount === undefined ? GONE : { amount };
}

function situationIn({ situation = {} }: OpenForm, read: Read): Pick<FormValues, 'situation'> | Gone {
  const wanted = read('range');
  const range = situation.ranges?.find((each) => each === wanted);
  if (wanted !== undefined && wanted !== NONE && range === undefined) return GONE;
  const ticked = (read('counts') ?? '').split('\n');
  const counts = countsOf(situation).filter(({ value }) => ticked.includes(value));
  const said = Object.assign(given({ range }), ...counts.map(({ says }) => says));
  return Object.keys(said).length > 0 ? { situation: said } : {};
}
