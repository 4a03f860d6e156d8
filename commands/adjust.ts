import { command, refuse } from '../src/interaction/command.ts';
import { outcome } from '../src/interaction/deed-reply.ts';
import { optional, text, whole } from '../src/interaction/option.ts';
import { everybody, tracksOf } from '../src/interaction/suggestions.ts';
import { near } from '../src/rules/core/refusal.ts';
import { asGm, named } from '../src/session/authorize.ts';

/** The tracks that a GM most likely means, where none is named. */
const MAIN = ['hp', 'stamina', 'wounds'];

export const adjust = command({
  name: 'adjust',
  description: 'Set or change somebody’s hit points, stress, stamina or any other track (GM)',
  options: {
    who: text('Whose', everybody),
    by: optional(whole('By how much: −5 takes 5, 5 gives 5', -100_000, 100_000)),
    to: optional(whole('Or to what', 0, 1_000_000)),
    track: optional(text('Which track; the main one, unless you say', tracksOf)),
    why: optional(text('Why, for all to read', undefined, 200)),
  },
  run({ who, by, to, track: typed, why }, table) {
    const encounter = asGm(table);
    if (!encounter.ok) return refuse(encounter.why, table);
    const meant = named(encounter.value, who);
    if (!meant.ok) return refuse(meant.why, table);
    if ((by === undefined) === (to === undefined))
      return refuse({ type: 'missing', what: 'of the two: by or to', known: ['by', 'to'] }, table);

    const { id, name, tracks } = meant.value;
    const known = Object.keys(tracks);
    const track =
      typed === undefined
        ? MAIN.find((each) => known.includes(each))
        : known.find((each) => each.toLowerCase() === typed.toLowerCase());
    const now = track === undefined ? undefined : tracks[track];
    if (track === undefined || now === undefined) {
      const like = near(typed ?? '', known);
      return refuse({ type: 'no-such', what: 'track', typed: typed ?? '', known, ...(like && { near: like }) }, table);
    }
    const value = to ?? Math.max(0, Math.min(now.max ?? 1_000_000, now.value + (by ?? 0)));
    const reason = why ?? 'the GM’s word';
    return outcome(
      table,
      table.do(`${name}’s ${track} to ${value}`, { type: 'adjust', who: id, track, to: value, why: reason }),
    );
  },
});
