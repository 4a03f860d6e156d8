import { ButtonStyle } from 'discord-api-types/v10';
import { amongOthers } from '../../embeds/combatant-card.ts';
import { sayOf, stateOf } from '../../embeds/meters.ts';
import { whoDecides } from '../../embeds/question.ts';
import { roundName } from '../../embeds/turn.ts';
import { playerOf } from '../../rules/core/deleted-user.ts';
import { type Combatant, type Encounter, onTurn } from '../../rules/core/encounter.ts';
import { rulesOf } from '../../rules/systems.ts';
import type { InEncounter } from '../../session/authorize.ts';
import type { Session } from '../../session/session.ts';
import { turnKey } from '../../session/turn-key.ts';
import { plain } from '../../text/markdown.ts';
import { auto, balance, drawing, pace as paceWords, gm as words } from '../../text/spoken.ts';
import { button, buttonRow } from '../buttons.ts';
import { closeButton } from '../close-button.ts';
import { fieldButton } from '../field/ids.ts';
import { entry, menuRow } from '../menus.ts';
import { playedByTheGm } from '../options/of-the-gms.ts';
import { line, type PanelPart, words as paragraph } from '../panel.ts';
import { heldBack } from '../posts/alone.ts';
import type { Reply } from '../reply.ts';
import { type GmForm, gmForm, panelButton, somebodyButton, somebodyMenu } from './ids.ts';
import { requestLines } from './requests.ts';
import { everybody, gmScreen, markOf, shortName } from './screen.ts';
import { undoLabel, wordsKey } from './undo.ts';
import { lastWords } from './whispering.ts';

/** Most lines of those who are waited for, and of those who wait unseen: a message has 40 components, a line takes three. */
const MOST_LINES = 3;
/** Most who have a button of their own. */
const MOST_NAMED = 6;
/** Most words that wait to be read that are shown. */
const MOST_UNREAD = 2;

/** What is loaded for the panel. */
export const PANEL_NEEDS = { history: true, characters: true, person: true } as const;

/** What the panel is drawn from. */
export type Running = Session<keyof typeof PANEL_NEEDS> & InEncounter;

/**
 * The GM's panel: who is waited for, who asks to join, who waits unseen, the creatures with their numbers, and all that a
 * GM can do. `said` stands on top: what has just been done, or why not.
 */
export function gmPanel(session: Running, said?: string): Reply {
  const { encounter } = session;
  return gmScreen(
    said,
    paragraph(headOf(session)),
    ...waitedFor(session),
    ...requestLines(session),
    ...unreadWords(session),
    ...unseen(session),
    ...creatures(encounter),
    ...somebody(session),
    ...rows(session),
  );
}

function headOf({ encounter, waiting, posts }: Running): string {
  const { phase, name } = encounter;
  const state = phase === 'fighting' ? roundName(encounter) : words.phases[phase];
  const names = onTurn(encounter).map((each) => `**${plain(each.name)}**`);
  // The message of a turn that has just come is not written yet.
  const since = posts.turn?.turn === turnKey(encounter) ? posts.turn.begun : undefined;
  const open = waiting ? `\n${whoDecides(encounter, waiting.question, 'gm')}` : '';
  return `### ${plain(name)}\n${words.stands(state, names, since)}${open}`;
}

/** Whoever is on turn, with the button to pass them over, or to let them play who are held back. */
function waitedFor(session: Running): readonly PanelPart[] {
  const { encounter, waiting, state } = session;
  if (waiting) return [];
  const held = state ? heldBack(state) : [];
  const next = (each: Combatant) =>
    held.includes(each)
      ? about(session, each, 'let play', auto.letPlayNamed(shortName(each)))
      : about(session, each, 'skip', words.skip(shortName(each)));
  return onTurn(encounter)
    .slice(0, MOST_LINES)
    .map((each) => line(numbersOf(each, encounter), next(each)));
}

/** Words that nobody has read yet: they can be taken back, the last by Undo as long as nothing was done since. */
function unreadWords(session: Running): readonly PanelPart[] {
  const last = lastWords(session);
  return session.pending.whispers
    .filter((each) => each !== last)
    .slice(-MOST_UNREAD)
    .map(({ to, post }) =>
      line(words.unreadWord(to), press(session, 'undo', words.takeItBack, undefined, wordsKey(post))),
    );
}

function unseen(session: Running): readonly PanelPart[] {
  const { hidden = [] } = session.encounter;
  const lines = hidden
    .slice(0, MOST_LINES)
    .map((each) =>
      line(
        `${numbersOf(each, session.encounter)}\n-# ${words.unseen}`,
        about(session, each, 'reveal', words.reveal(shortName(each))),
      ),
    );
  const all = press(session, 'reveal all', words.revealAll(hidden.length));
  return [...lines, ...(hidden.length > 1 ? buttonRow(all) : [])];
}

/** How those are whom the GM plays, with every number. */
function creatures(encounter: Encounter): readonly PanelPart[] {
  const now = onTurn(encounter);
  const others = encounter.combatants.filter((each) => playerOf(each) === undefined && !now.includes(each));
  if (others.length === 0) return [];
  return [paragraph(others.map((each) => numbersOf(each, encounter)).join('\n'))];
}

function numbersOf(of: Combatant, encounter: Encounter): string {
  const rules = rulesOf(encounter);
  const { state, joined } = stateOf(of, amongOthers(of, encounter), rules, { view: 'gm' });
  const numbers = `**${plain(of.name)}**${state === '' ? '' : `${joined}${state}`}`;
  const style = of.auto && auto.inPanel(auto.styles[of.auto].label);
  return style === undefined ? numbers : `${numbers}${sayOf(encounter).signs.joint}${style}`;
}

/** All there are, a button each; of many the likeliest, and a menu of the others. */
function somebody(session: Running): readonly PanelPart[] {
  const { encounter } = session;
  const { hidden = [] } = encounter;
  const now = onTurn(encounter);
  const all = everybody(encounter).toSorted((a, b) => Number(now.includes(b)) - Number(now.includes(a)));
  const named = all.length > MOST_NAMED ? all.slice(0, MOST_NAMED - 1) : all;
  const options = all
    .slice(named.length)
    .map((each) => entry(each.name, markOf(each), { about: hidden.includes(each) ? words.unseen : undefined }));
  const buttons = named.map((each) => about(session, each, 'show', words.change(shortName(each))));
  return [
    // Of six, three and three: a phone has room for three short names in a line.
    buttonRow(...buttons.slice(0, buttons.length > 5 ? 3 : 5)),
    buttonRow(...buttons.slice(buttons.length > 5 ? 3 : 5)),
    ...(options.length === 0 ? [] : [menuRow(somebodyMenu.write(at(session)), words.somebody, options)]),
  ].flat();
}

function rows(session: Running): readonly PanelPart[] {
  const { encounter } = session;
  const fights = encounter.phase === 'fighting';
  const begins = fights
    ? press(session, 'pause', words.pause)
    : press(session, 'begin', words.begin, ButtonStyle.Success);
  const undo = undoLabel(session);
  const back = fights ? [press(session, 'round start', words.roundStart)] : [];
  return [
    buttonRow(
      form(session, 'add', words.add, ButtonStyle.Primary),
      press(session, 'balance', balance.inPanel),
      ...(fights ? [press(session, 'act', words.actFor)] : []),
      begins,
    ),
    buttonRow(
      form(session, 'roll', words.roll),
      ...(hasPlayers(encounter) ? [form(session, 'whisper', words.whisper)] : []),
      ...(playedByTheGm(encounter).length > 0 ? [press(session, 'auto', auto.menu)] : []),
    ),
    buttonRow(...(undo ? [press(session, 'undo', words.undo(undo.title), undefined, undo.key)] : []), ...back),
    buttonRow(
      button(drawing.button, fieldButton.write({ ...at(session), press: 'open' })),
      form(session, 'pace', paceWords.button),
      ...clockButton(session),
    ),
    buttonRow(
      press(session, 'settings', words.settings),
      press(session, 'end', words.end, ButtonStyle.Danger),
      closeButton(),
    ),
  ].flat();
}

/** The clock can be stopped where there is one. */
function clockButton(session: Running) {
  const { pace } = session.encounter;
  if (!pace) return [];
  return [pace.stopped ? press(session, 'run clock', paceWords.run) : press(session, 'stop clock', paceWords.stop)];
}

function hasPlayers({ combatants }: Encounter): boolean {
  return combatants.some((each) => playerOf(each) !== undefined);
}

/** What the ids of the panel begin with. */
export function at({ version }: Pick<Session, 'version'>) {
  return { encounter: version?.encounter ?? 0 };
}

function press(
  session: Running,
  what: Parameters<typeof panelButton.write>[0]['press'],
  label: string,
  style?: ButtonStyle.Success | ButtonStyle.Danger,
  key = '',
) {
  return button(label, panelButton.write({ ...at(session), press: what, key }), style);
}

function about(session: Running, who: Combatant, what: 'show' | 'skip' | 'reveal' | 'let play', label: string) {
  return button(label, somebodyButton.write({ ...at(session), press: what, who: markOf(who) }));
}

function form(session: Running, what: GmForm, label: string, style?: ButtonStyle.Primary) {
  return button(label, gmForm.write({ ...at(session), form: what, who: '' }), style);
}
