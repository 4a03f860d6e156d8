import type { TileName } from '../../field/field.ts';
import type { CombatantId, Situation } from './encounter.ts';
import { given } from './given.ts';
import type {
  ActionMethod,
  ActionWay,
  Amount,
  Intent,
  MethodChoice,
  MultipleTargets,
  SituationChoices,
  WordsFor,
} from './intent.ts';

/** The choices in an action's form. Leaves out choices that would be refused. */
export interface OpenForm {
  /** Whether the action is impossible without the form. */
  readonly needed: boolean;
  readonly targets: readonly CombatantId[];
  /** The default choices. */
  readonly usual: Pick<FormValues, 'targets' | 'how' | 'to'>;
  /** The player chooses one of these combatants before the targets. */
  readonly firsts?: readonly CombatantId[];
  /** Whether the action works without a target. */
  readonly alone: boolean;
  readonly several?: MultipleTargets;
  readonly hows?: readonly MethodChoice[];
  /** `lines` are the amounts that the form lists. Any other amount from `least` to `most` can be entered. */
  readonly amounts?: Omit<Amount, 'usual'> & { readonly lines: readonly number[] };
  /** The player must choose one of these tiles or type another. */
  readonly tiles?: readonly TileName[];
  readonly situation?: SituationChoices;
  readonly words?: WordsFor;
}

/** The values of a filled-in form. */
export interface FormValues {
  readonly targets?: readonly CombatantId[];
  readonly how?: ActionMethod;
  readonly amount?: number;
  readonly to?: TileName;
  readonly situation?: Situation;
  readonly words?: string;
}

/** The maximum number of amounts that the form lists one by one. */
const MAX_LISTED_AMOUNTS = 25;

/** Whether the form must be filled in before the action can be done. */
export function isFormNeeded({ hows, several, amount, words }: ActionWay): boolean {
  return Boolean(hows || words || amount?.needed || (several && !several.singly));
}

/** An action with the values of its form filled in. */
export function withFormValues(intent: Intent, { targets, how, amount, to, situation, words }: FormValues): Intent {
  const chosenTargets = targets && targets.length > 0 ? targets : undefined;
  const method = given({ tool: how?.tool, manner: how?.manner });
  return { ...intent, ...method, ...given({ targets: chosenTargets, amount, to, situation, words }) };
}

/** A placeholder for the player's own words while the form is still open. */
const WORDS_PLACEHOLDER = '…';

/** The default values of a form. */
export function usualValues({ usual, amounts, words }: OpenForm): FormValues {
  return { ...usual, ...given({ amount: amounts?.needed && amounts.lines[0], words: words && WORDS_PLACEHOLDER }) };
}

/** The form of an action, listing only choices that wouldn't be refused. Undefined if all would be refused. */
export function formOfAction(
  way: ActionWay,
  intent: Intent,
  targets: readonly CombatantId[],
  can: (intent: Intent) => boolean,
): OpenForm | undefined {
  const { several, words, hows = [undefined], situation } = way;
  const canHaveNoTarget = way.alone ?? targets.length === 0;
  const amounts = way.amount && { ...way.amount, lines: listedAmounts(way.amount) };
  const defaultFields = given({ words: words && WORDS_PLACEHOLDER, amount: amounts?.needed && amounts.lines[0] });
  const canActWith = (values: FormValues): boolean =>
    way.tiles && values.to === undefined
      ? way.tiles.some((to) => canActWith({ ...values, to }))
      : can(withFormValues(intent, { ...defaultFields, ...values }));
  const targetSets = targetSetsOf(targets, several, canHaveNoTarget);
  const usualChoices = firstDefined(hows, (how) =>
    firstDefined(targetSets, (targetIds) =>
      canActWith(given({ how, targets: targetIds })) ? given({ how, targets: targetIds }) : undefined,
    ),
  );
  if (!usualChoices) return undefined;
  const canActWithUsualChoices = (values: FormValues) => canActWith({ ...usualChoices, ...values });
  const canTarget = (targetIds: readonly CombatantId[]) =>
    hows.some((how) => canActWith(given({ how, targets: targetIds })));
  const possibleTargets = targets.filter((id) =>
    several?.first
      ? targetSets.some((targetIds) => targetIds[1] === id && canTarget(targetIds))
      : canTarget(targetSetIncluding(id, usualChoices.targets ?? [], several)),
  );
  const possibleMethods = way.hows?.filter((how) =>
    targetSets.some((targetIds) => canActWith({ how, targets: targetIds })),
  );
  const tiles = way.tiles?.filter((to) =>
    targetSets.some((targetIds) => canActWithUsualChoices({ to, targets: targetIds })),
  );
  return {
    needed: isFormNeeded(way),
    targets: possibleTargets,
    usual: { ...usualChoices, ...given({ to: way.tiles?.find((to) => canActWithUsualChoices({ to })) }) },
    alone: canHaveNoTarget && (several === undefined || several.least === 0),
    ...given({
      several: several && possibleTargets.length > 1 ? several : undefined,
      firsts: several?.first?.filter((id) =>
        targetSets.some((targetIds) => targetIds[0] === id && canTarget(targetIds)),
      ),
      hows: possibleMethods,
      tiles,
      amounts: amounts && { ...amounts, lines: amounts.lines.filter((amount) => canActWithUsualChoices({ amount })) },
      situation:
        situation &&
        possibleSituations(situation, (givenSituation) =>
          targetSets.some((targetIds) =>
            canActWithUsualChoices({ situation: givenSituation, ...given({ targets: targetIds }) }),
          ),
        ),
      words,
    }),
  };
}

/** The possible sets of targets. The default set comes first. */
function targetSetsOf(
  targets: readonly CombatantId[],
  several: MultipleTargets | undefined,
  alone: boolean,
): readonly CombatantId[][] {
  const emptyTargetSets = alone ? [[]] : [];
  const singleTargetSets = targets.map((id) => [id]);
  if (!several) return [...singleTargetSets, ...emptyTargetSets];
  if (several.first)
    return several.first.flatMap((id) => targets.filter((other) => other !== id).map((other) => [id, other]));
  const usualTargets = several.usual.filter((id) => targets.includes(id));
  const smallestTargetSet = targets.slice(0, Math.max(1, several.least));
  const groupTargetSets =
    usualTargets.length >= several.least ? [usualTargets, smallestTargetSet] : [smallestTargetSet];
  return several.singly
    ? [...emptyTargetSets, ...singleTargetSets, ...groupTargetSets]
    : [...groupTargetSets.filter((targetIds) => targetIds.length > 0), ...singleTargetSets, ...emptyTargetSets];
}

/** One target, plus as many others as the action needs. */
function targetSetIncluding(
  id: CombatantId,
  usual: readonly CombatantId[],
  several: MultipleTargets | undefined,
): readonly CombatantId[] {
  const otherUsualIds = usual.filter((other) => other !== id);
  return [id, ...otherUsualIds.slice(0, Math.max(0, (several?.least ?? 1) - 1))];
}

/** The amounts that a form lists: the usual ones, or all allowed ones if none are usual. At most 25. */
function listedAmounts({ least = 0, most, usual }: Amount): readonly number[] {
  const amounts = usual ?? Array.from({ length: MAX_LISTED_AMOUNTS }, (_, index) => least + index);
  return amounts.filter((amount) => amount >= least && amount <= most).slice(0, MAX_LISTED_AMOUNTS);
}

function possibleSituations(situation: SituationChoices, can: (situation: Situation) => boolean): SituationChoices {
  const { ranges, cover, flanked, behind, highGround } = situation;
  return given({
    ranges: ranges?.filter((range) => can({ range })),
    cover: cover?.filter((each) => can({ cover: each })),
    flanked: flanked?.filter((each) => can({ flanked: each })),
    behind: behind && can({ behind }) ? behind : undefined,
    highGround,
  });
}

/** The first result of `find` that isn't undefined. */
function firstDefined<T, Found>(items: readonly T[], find: (each: T) => Found | undefined): Found | undefined {
  for (const item of items) {
    const match = find(item);
    if (match !== undefined) return match;
  }
  return undefined;
}
