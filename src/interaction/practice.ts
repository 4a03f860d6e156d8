import { type APIButtonComponent, ButtonStyle } from 'discord-api-types/v10';
import { makeId } from '../../commands/character/ids.ts';
import { sayOf } from '../embeds/meters.ts';
import { practiceBoard, practiceFacts, practiceStory } from '../embeds/practice.ts';
import { combatant, type Encounter } from '../rules/core/encounter.ts';
import { HERO, STRAW_MAN } from '../rules/core/practice.ts';
import type { Ruleset } from '../rules/core/ruleset.ts';
import { rulesNamed, SYSTEM_IDS } from '../rules/systems.ts';
import { type PracticeOption, type Practised, practiceSeed, practise } from '../session/practice.ts';
import type { Session } from '../session/session.ts';
import { capital, plain } from '../text/markdown.ts';
import { practiceOf, board as turnWords, practice as words } from '../text/spoken.ts';
import { button, buttonRow } from './buttons.ts';
import { closeId } from './close-button.ts';
import { componentId, idInteger, idText } from './component.ts';
import { joinButton } from './join-button.ts';
import { divider, type PanelPart, panel, words as paragraph, whisperPanel } from './panel.ts';
import { actLabel } from './posts/act-labels.ts';
import { mark } from './posts/mark.ts';
import type { Reply } from './reply.ts';

/** A tap in a practice fight: the whole fight so far. No system: which is to be chosen. No taps: it begins. */
export const practiceButton = componentId('practice', { system: idText, seed: idInteger, taps: idText });

/** The edge of a practice fight. */
const COLOUR = 0x5865f2;
const MARKS = 36;

/** The practice fights there are, to choose from. */
export function practiceChoice({ caller }: Pick<Session, 'caller'>): Reply {
  const seed = seedOf(caller.interaction);
  const systems = SYSTEM_IDS.flatMap((id) => rulesNamed(id) ?? []).filter(({ practice }) => practice !== undefined);
  const buttons = systems.map(({ id, title }) => button(title, practiceButton.write({ system: id, seed, taps: '' })));
  return whisperPanel(
    panel({ accent: COLOUR }, paragraph(words.choose), buttonRow(...buttons), buttonRow(stopButton())),
  );
}

/** A practice fight from its beginning: a number of its own for the dice comes from the interaction. */
export function practiceBegun(rules: Ruleset, session: Session): Reply {
  return (
    practiceScreen(rules, session, { seed: seedOf(session.caller.interaction), taps: '' }) ?? practiceChoice(session)
  );
}

/** A practice fight after the taps, each a digit. Absent: there is no such fight. */
export function practiceScreen(
  rules: Ruleset,
  session: Session,
  at: { readonly seed: number; readonly taps: string },
): Reply | undefined {
  const { practice } = rules;
  if (!practice || !/^\d{0,9}$/.test(at.taps)) return undefined;
  const pupil = {
    user: session.caller.user,
    names: { encounter: words.encounter, strawMan: words.strawMan },
  };
  const seed = at.taps === '' ? practiceSeed(rules, practice, pupil, at.seed) : at.seed;
  const taps = [...at.taps].map(Number);
  const now = practise(rules, practice, pupil, { seed, taps });
  if (!now) return undefined;
  const screen = { rules, session, now, seed, taps: at.taps };
  return whisperPanel(panel({ accent: COLOUR }, ...(now.next ? lesson(screen) : over(screen))));
}

interface Screen {
  readonly rules: Ruleset;
  readonly session: Session;
  readonly now: Practised;
  readonly seed: number;
  readonly taps: string;
}

/** A step: what has happened, how things stand, what there is to know, what can be tapped. */
function lesson({ rules, now, seed, taps }: Screen): readonly PanelPart[] {
  const { encounter, next } = now;
  const lessons = rules.practice?.lessons ?? [];
  const said = practiceOf(rules.id)?.lessons[lessons[next?.lesson ?? 0]?.teaches ?? ''];
  const write = (place: number) => practiceButton.write({ system: rules.id, seed, taps: `${taps}${place}` });
  const tapped = (next?.options ?? []).map((option, place) => {
    const style = place === 0 ? ButtonStyle.Primary : ButtonStyle.Secondary;
    return button(said?.buttons?.[place] ?? labelOf(option, encounter), write(place), style);
  });
  const before = told(rules, now, taps);
  const hero = words.hero(plain(combatant(encounter, HERO).name));
  return [
    paragraph(words.title((next?.lesson ?? 0) + 1, lessons.length, said?.title ?? '')),
    paragraph(before === '' ? hero : before),
    divider(),
    paragraph(practiceBoard(encounter)),
    paragraph(said?.before ?? ''),
    buttonRow(...tapped),
    divider(),
    buttonRow(anotherButton(seed), stopButton()),
  ];
}

/** The end: what has happened, what was learned, what to tap next. */
function over({ rules, session, now, seed, taps }: Screen): readonly PanelPart[] {
  const { encounter } = now;
  const why = encounter.phase === 'fighting' ? [] : [fellEarly(encounter)];
  const { encounter: here, version } = session;
  const runs = here !== undefined && here.phase !== 'ended';
  const at = { encounter: version?.encounter ?? 0 };
  const join = runs ? [button(words.join, joinButton.write(at), ButtonStyle.Success)] : [];
  return [
    paragraph(words.over),
    paragraph(told(rules, now, taps)),
    divider(),
    paragraph([...why, `**${practiceOf(rules.id)?.learned ?? ''}**`, runs ? words.next : words.nextAlone].join('\n')),
    buttonRow(
      ...join,
      button(words.makeCharacter, makeId.write({}), runs ? ButtonStyle.Secondary : ButtonStyle.Success),
    ),
    buttonRow(
      button(words.again, practiceButton.write({ system: rules.id, seed: seed + 1, taps: '' })),
      anotherButton(seed),
      stopButton(),
    ),
    paragraph(words.nothingKept),
  ];
}

/** What the last tap came to: the story with its sums, and in a sentence what they mean. */
function told(rules: Ruleset, { outcomes, done }: Practised, taps: string): string {
  if (done === undefined) return '';
  const { teaches = '' } = rules.practice?.lessons[done] ?? {};
  const after = practiceOf(rules.id)?.lessons[teaches]?.after(practiceFacts(outcomes, Number(taps.at(-1)))) ?? '';
  return practiceStory(outcomes, after);
}

function fellEarly(encounter: Encounter): string {
  return combatant(encounter, STRAW_MAN).vitality === 'up' ? words.stopped : words.fallen;
}

function labelOf(option: PracticeOption, encounter: Encounter): string {
  if ('answer' in option) return capital(sayOf(encounter).named(option.answer));
  if (option.deed.type === 'intent') return actLabel(encounter, { intent: option.deed.intent }, undefined);
  return turnWords.endTurn;
}

function anotherButton(seed: number): APIButtonComponent {
  return button(words.another, practiceButton.write({ system: '', seed, taps: '' }));
}

function stopButton(): APIButtonComponent {
  return button(words.stop, closeId.write({}));
}

/** A number of its own for each that begins. */
function seedOf(interaction: string): number {
  return Number.parseInt(mark(interaction), MARKS);
}
