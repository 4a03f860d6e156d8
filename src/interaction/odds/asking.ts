import {
  bareLabelOf,
  type Choice,
  isForAll,
  labelOfChoice,
  stakesOn,
  unaimedLabelOf,
} from '../../../commands/odds/choices.ts';
import type { ShownAct } from '../../embeds/odds.ts';
import type { TileName } from '../../field/tile.ts';
import { likenessOf, namedIn } from '../../odds/alike.ts';
import { type Asker, encountersAsSeen } from '../../odds/stand-ins.ts';
import type { AskedAct } from '../../odds/work.ts';
import { actMark } from '../../posts/acts.ts';
import { combatant, type Encounter } from '../../rules/core/encounter.ts';
import { given } from '../../rules/core/given.ts';
import type { Ruleset } from '../../rules/core/ruleset.ts';
import { detailOf } from '../../rules/core/secrecy.ts';

/** Where acts are worked out. */
interface There {
  readonly rules: Ruleset;
  readonly encounter: Encounter;
}

/** Acts that differ in nothing but whom of several alike they are aimed at. */
type Alike = readonly [Choice, ...Choice[]];

/** Acts that are the same but for whom of several alike they are aimed at. What is not told of these makes no difference. */
export function alikeAmong(
  choices: readonly Choice[],
  { rules, encounter }: There,
  asker: Required<Asker>,
): readonly Alike[] {
  const likeness = new Map<string, string>();
  let named: ReadonlySet<string> | undefined;
  for (const { target } of choices) {
    if (likeness.has(target)) continue;
    const seen = encountersAsSeen(rules, encounter, target, asker);
    const aiming = seen.map((each) => ({ rules, encounter: each, actor: asker.actor }));
    named ??= aiming[0] && namedIn(aiming[0]);
    likeness.set(target, aiming.map((each) => likenessOf(each, target, named)).join('\n'));
  }
  const same = Map.groupBy(choices, ({ intent: { targets = [], ...intent }, target }) =>
    JSON.stringify([intent, targets.length > 1 ? targets : [], likeness.get(target)]),
  );
  return [...same.values()].flatMap(([first, ...more]): readonly Alike[] => (first ? [[first, ...more]] : []));
}

/** What is to be worked out of an act: with each of the points that may be staked, in each of the encounters as seen. */
export function toAsk(
  alike: Alike,
  there: There & { readonly from?: TileName },
  asker: Asker,
): { readonly asked: readonly AskedAct[]; readonly line: ShownAct } {
  const [choice] = alike;
  const { intent, target } = choice;
  const of = combatant(there.encounter, target);
  const isKnown = detailOf(of, there.encounter, asker.view) === 'exact';
  const seen = encountersAsSeen(there.rules, there.encounter, target, asker);
  // Of somebody whose numbers are kept back all of it would have to be tried with each whom they may be like.
  const stakes = isKnown ? stakesOn(choice, there) : [0];
  const asked = stakes.flatMap((amount) =>
    seen.map(
      (encounter): AskedAct => ({
        encounter,
        deed: { type: 'intent', intent: { ...intent, ...given({ amount: amount || intent.amount }) } },
        target,
        ...given({ rough: seen.length > 1 || amount > 0 || undefined }),
      }),
    ),
  );
  const { action, tool = '', manner = '' } = intent;
  const { from } = there;
  const line: ShownAct = {
    label: labelOfChoice(choice, there.encounter),
    bare: unaimedLabelOf(choice, there.encounter),
    targets: alike.map((each) => combatant(there.encounter, each.target).name),
    way: [action, tool, manner, from].join('\n'),
    // What cannot be done now cannot be chosen either.
    entries: from === undefined ? alike.map((each) => entryOf(each, there)) : [],
    pieces: asked.length,
    ...given({
      from,
      isForAll: isForAll(choice) || undefined,
      likeKind: !isKnown || undefined,
      stakes: stakes.length > 1 ? stakes : undefined,
    }),
  };
  return { asked, line };
}

function entryOf(choice: Choice, { encounter }: There) {
  return { label: bareLabelOf(choice, encounter), value: actMark(choice.act) };
}
