import { command, refusalReply } from '../src/interaction/command.ts';
import { deedReply } from '../src/interaction/deed-reply.ts';
import { integer, optional, text } from '../src/interaction/option.ts';
import { everybody, resourcesOf } from '../src/interaction/suggestions.ts';
import { near } from '../src/rules/core/refusal.ts';
import { mainOf } from '../src/rules/core/resource-kind.ts';
import { countsOf } from '../src/rules/core/ruleset.ts';
import { asGm, findCombatant } from '../src/session/authorize.ts';

export const adjust = command({
  name: 'adjust',
  description: 'Set or change somebody’s hit points, stress, stamina or any other track (GM)',
  options: {
    who: text('Whose', everybody),
    by: optional(integer('By how much: −5 takes 5, 5 gives 5', -100_000, 100_000)),
    to: optional(integer('Or to what', 0, 1_000_000)),
    track: optional(text('Which track; the main one, unless you say', resourcesOf)),
    why: optional(text('Why, for all to read', undefined, 200)),
  },
  run({ who, by, to, track: typed, why }, session) {
    const encounter = asGm(session);
    if (!encounter.ok) return refusalReply(encounter.why, session);
    const meant = findCombatant(encounter.value, who);
    if (!meant.ok) return refusalReply(meant.why, session);
    if ((by === undefined) === (to === undefined))
      return refusalReply({ type: 'missing', what: 'of the two: by or to', known: ['by', 'to'] }, session);

    const { id } = meant.value;
    const resources = countsOf(session.rules, meant.value);
    const known = Object.keys(resources);
    const track =
      typed === undefined
        ? mainOf(session.rules.resourceKinds)
        : known.find((each) => each.toLowerCase() === typed.toLowerCase());
    const now = track === undefined ? undefined : resources[track];
    if (track === undefined || now === undefined) {
      const like = near(typed ?? '', known);
      return refusalReply(
        { type: 'no-such', what: 'track', typed: typed ?? '', known, ...(like && { near: like }) },
        session,
      );
    }
    const value = to ?? Math.max(0, Math.min(now.max ?? 1_000_000, now.value + (by ?? 0)));
    return deedReply(
      session,
      session.do({
        type: 'adjust',
        subject: id,
        resource: track,
        to: value,
        ...(why !== undefined && { why }),
      }),
    );
  },
});
