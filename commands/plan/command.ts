import { command } from '../../src/interaction/command.ts';
import { component } from '../../src/interaction/component.ts';
import { actor } from '../../src/interaction/options/combatants.ts';
import { inPlace, type Reply } from '../../src/interaction/reply.ts';
import { outcomesReply } from '../../src/posts/deed-reply.ts';
import { type Combatant, combatant } from '../../src/rules/core/encounter.ts';
import { given } from '../../src/rules/core/given.ts';
import { MOST_LINES, type Plan } from '../../src/rules/core/plan.ts';
import { PRESETS, planOf, presetPlan, withLine } from '../../src/rules/core/plan-choices.ts';
import type { Refusal } from '../../src/rules/core/refusal.ts';
import { map, no, ok, type Result } from '../../src/rules/core/result.ts';
import { type InEncounter, ownCombatants, running } from '../../src/session/authorize.ts';
import type { Session } from '../../src/session/session.ts';
import { plan as words } from '../../src/text/spoken.ts';
import { cornerMeant } from '../me/ids.ts';
import { planInUse, playPlan } from './plan.ts';
import { lineChosen, lineKey, planButton, planMenu, plannableBy, planScreen, presetScreen, tried } from './screen.ts';

export const plan = command({
  name: 'plan',
  description: 'What you will do when your turn comes, so that the fight need not wait for you',
  requires: running,
  options: { as: actor('For whom, if you play several') },
  run({ as }, session) {
    // A GM acts for anybody, but reads nobody's plan.
    if (!ownCombatants(session).includes(as)) return no({ type: 'not-yours', name: as.name });
    return planScreen(session, as);
  },
});

/** My plan, and the buttons of its panel. */
export const planPressed = component({
  id: planButton,
  requires: running,
  run({ press, who, preset: chosen, ...draft }, session) {
    const { rules, encounter, caller } = session;
    const met = planned(session, who);
    if (!met.ok) return met;
    const of = met.value;
    if (press === 'open') return planScreen(session, of);
    if (press === 'back' || of.lent) return inPlace(planScreen(session, of));
    const plan = planInUse(of);
    const plannable = () => plannableBy(rules, encounter, of);
    if (press === 'preset' || press === 'keep') {
      const preset = PRESETS.find((each) => each === chosen);
      const ready = preset && presetPlan(rules, plannable().choices, preset);
      if (!preset || !ready) return no({ type: 'stale' });
      return press === 'keep' ? keepPlan(session, of, ready) : inPlace(presetScreen(session, of, preset, ready));
    }
    if (press === 'add') {
      const offered = plannable();
      const line = lineChosen(draft, offered);
      // Another panel of theirs may have added some meanwhile.
      if (plan && plan.lines.length >= MOST_LINES) return no({ type: 'stale' });
      return line.ok ? keepPlan(session, of, planOf(withLine(plan, line.value), offered.choices, plan)) : line;
    }
    if (!plan) return inPlace(planScreen(session, of));
    if (press === 'try') return inPlace(planScreen(session, of, { said: tried(session, of, plan) }));
    if (press === 'drop') return keepPlan(session, of, undefined);
    const done = playPlan(session, of.id, caller.user);
    if (!done.ok) return done;
    if (session.outcomes.length > 0) return outcomesReply(session);
    return inPlace(planScreen(session, of, { said: done.value === 'unfit' ? words.triedUnfit : undefined }));
  },
});

/** The menus of another line, and of what changes the plan. */
export const planChosen = component({
  id: planMenu,
  requires: running,
  run({ menu, who, ...draft }, session, { chosen }) {
    const met = planned(session, who);
    if (!met.ok) return met;
    const of = met.value;
    if (menu === 'when') return inPlace(planScreen(session, of, { draft: { ...draft, when: chosen.join('.') } }));
    if (menu === 'act') return inPlace(planScreen(session, of, { draft: { ...draft, act: chosen[0] ?? '' } }));
    const plan = planInUse(of);
    if (!plan) return no({ type: 'stale' });
    const [what] = chosen;
    if (what === 'use') return keepPlan(session, of, { ...plan, use: plan.use === 'late' ? 'at once' : 'late' });
    if (what === 'otherwise')
      return keepPlan(session, of, { ...plan, otherwise: plan.otherwise === 'tell me' ? 'end turn' : 'tell me' });
    const lines = plan.lines.filter((each, place) => lineKey(each, place) !== what);
    if (lines.length === plan.lines.length) return no({ type: 'stale' });
    const { choices } = plannableBy(session.rules, session.encounter, of);
    return keepPlan(session, of, lines.length === 0 ? undefined : planOf(lines, choices, plan), words.takenOut);
  },
});

/** The one of the caller's own with that mark, whose plan it is about; without a mark the likeliest. */
export function planned(session: Session, who: string): Result<Combatant, Refusal> {
  const of = cornerMeant(session, who);
  if (!of.ok) return of;
  return of.value ? ok(of.value) : no({ type: 'stale' });
}

/** Keeps a plan from now on, or none, and shows it. Nobody else reads of it. */
export function keepPlan(
  session: Session & InEncounter,
  { id: subject }: Combatant,
  plan: Plan | undefined,
  said = plan ? words.kept : words.dropped,
): Result<Reply, Refusal> {
  return map(session.do({ type: 'plan', subject, ...given({ plan }) }), ({ after }) =>
    inPlace(planScreen(session, combatant(after, subject), { said })),
  );
}
