import { sayOf } from '../../embeds/meters.ts';
import { stateText } from '../../embeds/state-word.ts';
import type { OpenForm } from '../../rules/core/act-form.ts';
import { type Combatant, type CombatantId, combatant, type Encounter } from '../../rules/core/encounter.ts';
import { isSeen } from '../../rules/core/field-sight.ts';
import { given } from '../../rules/core/given.ts';
import type { How } from '../../rules/core/offers.ts';
import { touchedBy } from '../../rules/core/plan-trial.ts';
import { commandOf } from '../../rules/core/ruleset.ts';
import type { WholeAct } from '../../rules/core/whole-acts.ts';
import { rulesOf } from '../../rules/systems.ts';
import { shorten } from '../../text/markdown.ts';
import { acts as actsWords, and, moves } from '../../text/spoken.ts';

const PARTS = ['several', 'amount', 'ranges', 'flanked', 'cover', 'behind', 'highGround'] as const;
/** The longest name in the label of an act. The verb is never cut. */
const LONGEST_IN_MENU = 32;

/** An act in a few words: "Fire Bolt at Goblin 1". What it is done with is left out where that is as usual. */
export function labelOf(
  { name, action, intent, form, tiles, helps, way }: WholeAct,
  encounter: Encounter,
  isUsual = false,
): string {
  const { actor, targets = [] } = intent;
  const [only, another] = targets;
  const target = only === undefined || another !== undefined ? undefined : nameOf(only, encounter);
  const label = actsWords.label(encounter.system, name, {
    title: action.title,
    self: only === actor,
    helps,
    asks: form !== undefined || tiles !== undefined,
    ...given({
      command: commandOf(rulesOf(encounter), name),
      tool: isUsual ? undefined : way.tool,
      manner: way.manner,
      target,
    }),
  });
  return intent.to === undefined ? label : moves.at(label, intent.to);
}

/** What goes with an act: how its target is doing, as players may know it, what it costs, how often it may be done. */
export function aboutOf(act: WholeAct, encounter: Encounter): string {
  const { action, intent, way, form } = act;
  const say = sayOf(encounter);
  const touched = touchedAt(act, encounter);
  const targets = intent.targets ?? [];
  const costs = (way.costs ?? []).filter(({ points }) => points > 0);
  return [
    ...targets.map((id) => aboutTarget(id, action.gm ? undefined : intent.actor, encounter)),
    ...(touched.length === 0 ? [] : [moves.touches(and(touched.map(({ id }) => nameOf(id, encounter))))]),
    ...(form?.several && form.needed ? [actsWords.severalTargets] : []),
    ...(form && !form.needed ? [actsWords.moreToSay(moreOf(form))] : []),
    ...costs.map(({ resource, points }) => actsWords.costs(say.amount(points, resource))),
    ...(way.limit ? [actsWords.limit(way.limit)] : []),
  ]
    .filter((part) => part !== '')
    .join(say.signs.joint);
}

/** Those whom an act at a tile would touch and whom players see, where it is aimed at nobody by name. */
export function touchedAt({ intent, harms, helps }: WholeAct, encounter: Encounter): readonly Combatant[] {
  if (intent.to === undefined || intent.targets || !(harms || helps)) return [];
  const rules = rulesOf(encounter);
  const touched = touchedBy(rules, encounter, intent).map((id) => combatant(encounter, id));
  return touched.filter((who) => isSeen(rules, encounter, who));
}

/** What a form asks that need not be said. */
function moreOf({ several, amounts, situation = {} }: OpenForm) {
  const { ranges, flanked, cover, behind, highGround } = situation;
  const asked = { several, amount: amounts, ranges, flanked, cover, behind, highGround };
  return PARTS.filter((part) => asked[part] !== undefined);
}

/** How somebody is doing, as players may know it, and whether they are a friend of whoever acts, if anybody does. */
export function aboutTarget(id: CombatantId, actor: CombatantId | undefined, encounter: Encounter): string {
  const who = combatant(encounter, id);
  const state = stateText(who, encounter);
  if (actor === undefined) return state;
  if (id === actor) return [actsWords.yourself, state].filter((part) => part !== '').join(', ');
  const isFriend = who.side === combatant(encounter, actor).side;
  return [...(isFriend ? [actsWords.yourFriend] : []), state].filter((part) => part !== '').join(', ');
}

/** With what and how, where that is chosen in a form; what is settled already is not said again. */
export function howLabel(system: string, { tool, manner }: How, settled: How): string {
  const said = [manner === settled.manner ? undefined : manner, tool === settled.tool ? undefined : tool];
  return actsWords.how(system, said.filter((each) => each !== undefined).join(' '));
}

/** A combatant’s name on a button or in a menu, where nothing is markdown. */
export function nameOf(id: CombatantId, encounter: Encounter): string {
  return shorten(combatant(encounter, id).name, LONGEST_IN_MENU);
}
