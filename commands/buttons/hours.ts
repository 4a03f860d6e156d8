import { component } from '../../src/interaction/component.ts';
import { awayScreen } from '../../src/interaction/hours/away-screen.ts';
import { awayForm, quietForm, zoneForm } from '../../src/interaction/hours/forms.ts';
import { hoursScreen } from '../../src/interaction/hours/hours-screen.ts';
import {
  awayId,
  HOURS_FIELDS,
  hoursButton,
  meanwhileId,
  NONE,
  offId,
  quietId,
  zoneId,
} from '../../src/interaction/hours/ids.ts';
import { backAndPlaying } from '../../src/interaction/lend/while-away.ts';
import { inPlace, type Reply } from '../../src/interaction/reply.ts';
import type { Refusal } from '../../src/rules/core/refusal.ts';
import { map, no, ok, type Result } from '../../src/rules/core/result.ts';
import { MEANWHILE, type Person, withDirect, withHours } from '../../src/session/person.ts';
import type { Session } from '../../src/session/session.ts';
import { awayUntil, fitDaysOff, fitQuiet, quietTyped, zoneTyped } from '../../src/session/typed-times.ts';
import { explain } from '../../src/text/spoken.ts';

type PersonSession = Session<'person'>;

const needs = { person: true } as const;

/** The buttons of one's hours. */
export const hours = component({
  id: hoursButton,
  needs,
  run({ does }, session) {
    const { person } = session.loaded;
    switch (does) {
      case 'hours':
        return inPlace(hoursScreen(session));
      case 'away':
        return inPlace(awayScreen(session));
      case 'back':
        return redrawn(session, awayScreen, backAndPlaying(session, person));
      case 'direct':
      case 'not-direct':
        return redrawn(session, hoursScreen, ok(withDirect(person, does === 'direct')));
      case 'zone':
        return { form: zoneForm() };
      case 'quiet':
        return { form: quietForm(person) };
      case 'day':
        return { form: awayForm() };
      default:
        return does satisfies never;
    }
  },
});

/** The time zone, chosen or typed. */
export const zone = component({
  id: zoneId,
  needs,
  run(_, session, { chosen: [chosen = ''], fields }) {
    const typed = zoneTyped(fields.get(HOURS_FIELDS.zone) ?? chosen);
    return redrawn(
      session,
      hoursScreen,
      map(typed, (name) => withHours(session.loaded.person, { zone: name })),
    );
  },
});

/** Quiet hours, chosen or typed. */
export const quiet = component({
  id: quietId,
  needs,
  run(_, session, { chosen: [chosen = ''], fields }) {
    const { person } = session.loaded;
    if (chosen === NONE) return redrawn(session, hoursScreen, ok(withHours(person, { quiet: undefined })));
    const [, from, until] = /^(\d{1,4})-(\d{1,4})$/.exec(chosen) ?? [];
    const wanted =
      until === undefined
        ? quietTyped(fields.get(HOURS_FIELDS.from) ?? '', fields.get(HOURS_FIELDS.until) ?? '')
        : fitQuiet({ from: Number(from), until: Number(until) });
    return redrawn(
      session,
      hoursScreen,
      map(wanted, (span) => withHours(person, { quiet: span })),
    );
  },
});

/** The days off. */
export const daysOff = component({
  id: offId,
  needs,
  run(_, session, { chosen }) {
    const wanted = map(fitDaysOff(chosen), (off) =>
      withHours(session.loaded.person, { off: off.length === 0 ? undefined : off }),
    );
    return redrawn(session, hoursScreen, wanted);
  },
});

/** How long one is away, chosen or typed. */
export const absence = component({
  id: awayId,
  needs,
  run(_, session, { chosen: [chosen], fields }) {
    const until = chosen === NONE ? undefined : (chosen ?? fields.get(HOURS_FIELDS.until));
    const from = fields.get(HOURS_FIELDS.from) || undefined;
    return redrawn(session, awayScreen, awayUntil(session.loaded.person, { from, until }, session.caller.now));
  },
});

/** What is done while one is away. */
export const meanwhile = component({
  id: meanwhileId,
  needs,
  run(_, session, { chosen: [chosen] }) {
    const way = MEANWHILE.find((each) => each === chosen);
    if (way === undefined) return no({ type: 'stale' });
    return redrawn(session, awayScreen, ok({ ...session.loaded.person, meanwhile: way }));
  },
});

/** Keeps what was changed, and shows the screen anew in its place: where it was refused, with why on top. */
function redrawn(
  session: PersonSession,
  screen: (session: PersonSession, person?: Person, said?: string) => Reply,
  changed: Result<Person, Refusal>,
): Reply {
  if (!changed.ok) return inPlace(screen(session, undefined, explain(changed.why)));
  session.add({ type: 'person-changed', person: changed.value });
  return inPlace(screen(session, changed.value));
}
