import { sayOf } from '../../embeds/meters.ts';
import { stateWord } from '../../embeds/state-word.ts';
import { type Combatant, combatant, type Encounter, find } from '../../rules/core/encounter.ts';
import { given } from '../../rules/core/given.ts';
import type { UsualAct } from '../../rules/core/intent.ts';
import { actionName, commandOf } from '../../rules/core/ruleset.ts';
import { rulesOf } from '../../rules/systems.ts';
import { capital, shorten } from '../../text/markdown.ts';
import { acts, board as boardWords, moves } from '../../text/spoken.ts';

/** The longest name on a button. The verb and the state are never cut. */
const LONGEST_ON_BUTTON = 24;

/** A name as it stands on a button. The number at its end is kept: by that several of a kind are told apart. */
export function nameOn({ name }: Pick<Combatant, 'name'>): string {
  if (name.length <= LONGEST_ON_BUTTON) return name;
  const number = / \d{1,3}$/.exec(name)?.[0] ?? '';
  return `${shorten(name.slice(0, name.length - number.length), LONGEST_ON_BUTTON - number.length)}${number}`;
}

/** "Attack Goblin 1 · bloodied"; where it has to be said who does it, "Goblin 2 attacks Kira · 68/80". */
export function actLabel(encounter: Encounter, act: UsualAct, by: Combatant | undefined): string {
  const { intent, price, again } = act;
  const { action, targets = [], tool, manner, actor } = intent;
  const rules = rulesOf(encounter);
  const title = rules.actions[action]?.title ?? action;
  const { joint } = sayOf(encounter).signs;
  const byName = by && nameOn(by);
  if (price && manner !== undefined) {
    const priced = boardWords.priced(capital(manner), title, price.bonus, price.cost, joint);
    return byName === undefined ? priced : boardWords.actBy(byName, priced);
  }
  const nearer = act.approach === undefined ? undefined : find(encounter, act.approach);
  if (nearer) {
    const approach = moves.approach(nameOn(nearer));
    return byName === undefined ? approach : boardWords.actBy(byName, approach);
  }
  const [target, another] = targets.map((each) => find(encounter, each));
  if (!target) return byName === undefined ? title : boardWords.actBy(byName, title);
  const isAttack = action === actionName(rules, 'attack');
  const isHeld = tool !== undefined && rules.inHand?.(combatant(encounter, actor)).includes(tool) !== false;
  const name = another ? boardWords.several(targets.length) : nameOn(target);
  const plain = acts.label(rules.id, action, {
    title,
    target: name,
    self: target.id === actor,
    helps: target.side === find(encounter, actor)?.side,
    asks: false,
    ...given({ command: commandOf(rules, action), tool: isAttack && isHeld ? undefined : tool, manner }),
  });
  const said = again ? boardWords.again(plain) : plain;
  const isPlain = isAttack && (tool === undefined || isHeld);
  const byThem =
    byName === undefined ? said : isPlain ? boardWords.attackBy(byName, name) : boardWords.actBy(byName, said);
  const state = !another ? stateWord(target, encounter) : '';
  return state === '' ? byThem : boardWords.withState(byThem, state, joint);
}
