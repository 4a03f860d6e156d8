import type { APIButtonComponent, APISelectMenuOption } from 'discord-api-types/v10';
import { OWN_COLOUR, toCorner } from '../../posts/links.ts';
import type { Caller } from '../../session/caller.ts';
import type { Person } from '../../session/person.ts';
import type { Session } from '../../session/session.ts';
import { hours as words } from '../../text/spoken.ts';
import { type Quiet, WEEKDAYS } from '../../time/quiet-hours.ts';
import { DAY, MINUTE } from '../../time/span.ts';
import { cityOf, wallTime } from '../../time/zone.ts';
import { zoneGuesses } from '../../time/zone-guesses.ts';
import { button, buttonRow } from '../buttons.ts';
import { closeButton } from '../close-button.ts';
import { entry, menuRow, someRow } from '../menus.ts';
import { line, type PanelPart, panel, words as paragraph, whisperPanel } from '../panel.ts';
import type { Reply } from '../reply.ts';
import { absenceText } from './away-screen.ts';
import { hoursButton, NONE, offId, quietId, zoneId } from './ids.ts';

/** Quiet hours that many keep. */
const USUAL_QUIET: readonly Quiet[] = [
  { from: 22 * 60, until: 7 * 60 },
  { from: 22 * 60, until: 8 * 60 },
  { from: 23 * 60, until: 7 * 60 },
  { from: 23 * 60, until: 8 * 60 },
  { from: 23 * 60, until: 9 * 60 },
  { from: 0, until: 8 * 60 },
  { from: 1 * 60, until: 9 * 60 },
];

/** When the caller plays, with a menu or a button for each part of it. `said` stands above it: what was just done, or why not. */
export function hoursScreen(
  { caller, loaded }: Session<'person'>,
  person: Person = loaded.person,
  said?: string,
): Reply {
  const { direct } = person;
  const nudge = direct ? does(words.notDirect, 'not-direct') : does(words.directly, 'direct');
  return whisperPanel(
    panel(
      { accent: OWN_COLOUR },
      ...(said === undefined ? [] : [paragraph(said)]),
      paragraph(`### ${words.title}\n${words.how}`),
      ...clockParts(person, caller),
      line(`**${words.nudges}**\n${direct ? words.direct : words.inChannel}`, nudge),
      line(`**${words.absence}**\n${absenceText(person, caller.now)}`, does(words.away, 'away')),
      buttonRow(toCorner(), closeButton()),
    ),
  );
}

/** The zone, and what goes by its clocks: nothing else is asked before it is known. */
function clockParts({ hours }: Person, caller: Caller): readonly PanelPart[] {
  const { zone, quiet, off = [] } = hours;
  const zones = menuRow(zoneId.write({}), words.zone, zoneEntries(zone, caller));
  const other = does(words.otherZone, 'zone');
  if (zone === undefined) return [line(`**${words.zone}**\n${words.noZone}`, other), zones];
  const days = [...WEEKDAYS.slice(1), ...WEEKDAYS.slice(0, 1)].map((weekday) =>
    entry(words.weekday(weekday), String(weekday), { usual: off.includes(weekday) }),
  );
  return [
    line(`**${words.zone}**`, other),
    zones,
    line(`**${words.quiet}**`, does(words.otherQuiet, 'quiet')),
    menuRow(quietId.write({}), words.noQuiet, quietEntries(quiet)),
    paragraph(`**${words.off}**`),
    someRow(offId.write({}), words.noOff, days, WEEKDAYS.length - 1),
  ];
}

function does(label: string, what: Parameters<typeof hoursButton.write>[0]['does']): APIButtonComponent {
  return button(label, hoursButton.write({ does: what }));
}

function zoneEntries(zone: string | undefined, { now, locale }: Caller): readonly APISelectMenuOption[] {
  const guesses = zoneGuesses(locale);
  const zones = zone === undefined || guesses.includes(zone) ? guesses : [zone, ...guesses];
  const minutes = (where: string) => Math.floor((wallTime(where, now) % DAY) / MINUTE);
  return zones.map((each) => entry(words.clock(cityOf(each), minutes(each)), each, { usual: each === zone }));
}

function quietEntries(quiet: Quiet | undefined): readonly APISelectMenuOption[] {
  const known = USUAL_QUIET.some(({ from, until }) => from === quiet?.from && until === quiet.until);
  const spans = quiet && !known ? [quiet, ...USUAL_QUIET] : USUAL_QUIET;
  return [
    ...spans.map(({ from, until }) =>
      entry(words.span(from, until), `${from}-${until}`, { usual: from === quiet?.from && until === quiet.until }),
    ),
    entry(words.noQuiet, NONE, { usual: !quiet }),
  ];
}
