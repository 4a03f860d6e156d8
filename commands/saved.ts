import type { APIModalInteractionResponseCallbackData } from 'discord-api-types/v10';
import { button, buttonRow } from '../src/interaction/buttons.ts';
import { closeButton } from '../src/interaction/close-button.ts';
import { formOf, textField } from '../src/interaction/forms.ts';
import { entry, menuRow } from '../src/interaction/menus.ts';
import { line, type PanelPart, panel, words as paragraph, whisperPanel } from '../src/interaction/panel.ts';
import { mark } from '../src/interaction/posts/mark.ts';
import type { Reply } from '../src/interaction/reply.ts';
import { cornerAt, cornerButton, OWN_COLOUR } from '../src/posts/links.ts';
import type { Combatant } from '../src/rules/core/encounter.ts';
import { actionName, actionOf } from '../src/rules/core/ruleset.ts';
import type { InEncounter } from '../src/session/authorize.ts';
import { LONGEST_NAME } from '../src/session/new-combatant.ts';
import type { Saved, SavedAct } from '../src/session/saved.ts';
import { fittingActs, fittingIntent, lastDone } from '../src/session/saving.ts';
import type { Session } from '../src/session/session.ts';
import { plain, shorten } from '../src/text/markdown.ts';
import { corner as words } from '../src/text/spoken.ts';
import { removeMenu, savedButton, saveId } from './me/ids.ts';

/** The field of the form that asks for a name. */
export const SAVED_NAME = 'name';
/** The longest title of what is saved. */
const LONGEST_TEXT = 200;
/** Most acts that are offered beside others. */
const MOST_OFFERED = 5;
/** Most that is shown: a panel has 40 components. */
const MOST = 9;

/** What a player has saved for these rules, then their rolls. */
export function savedHere({ loaded, encounter }: Session<'saved'>): readonly Saved[] {
  const own = loaded.saved.filter(({ system }) => system === encounter?.system);
  return [...own, ...loaded.saved.filter(({ system }) => system === '')];
}

/** What identifies something saved in an id. */
export function savedKey({ system, name }: Saved): string {
  return mark(`${system}/${name}`);
}

/** What the caller has saved: each to be done or thrown where it fits now, to be removed, and the last act to be saved. */
export function savedScreen(
  session: Session<'saved' | 'history'> & InEncounter,
  of: Combatant,
  saved: readonly Saved[] = savedHere(session),
): Reply {
  const at = cornerAt(session, of);
  const last = lastDone(session);
  const save = last ? [button(words.save(shorten(titleOf(session, last), 40)), saveId.write(at))] : [];
  const options = saved.map((each) => entry(each.name, savedKey(each)));
  return whisperPanel(
    panel(
      { accent: OWN_COLOUR },
      paragraph(`### ${words.savedTitle}\n${saved.length === 0 ? words.nothingSaved : ''}`),
      ...saved.slice(0, MOST).map((each) => savedLine(session, of, each)),
      ...(saved.length > 0 ? [menuRow(removeMenu.write(at), words.remove, options)] : []),
      buttonRow(...save, button(words.back, cornerButton.write({ ...at, view: 'back' })), closeButton()),
    ),
  );
}

/** What the caller has saved that somebody can do now, a button each. */
export function savedRow(session: Session<'saved'>, of: Combatant): readonly PanelPart[] {
  const fitting = new Set(fittingActs(session, of.id).map(({ name }) => name));
  const acts = savedHere(session).filter(({ name, what }) => what.type === 'act' && fitting.has(name));
  return buttonRow(
    ...acts
      .slice(0, MOST_OFFERED)
      .map((each) => button(each.name, savedButton.write({ ...cornerAt(session, of), saved: savedKey(each) }))),
  );
}

/** The form that asks under which name the last act or roll is to be kept. */
export function savingForm(session: Session & InEncounter, of: Combatant): APIModalInteractionResponseCallbackData {
  const name = textField(SAVED_NAME, { label: words.saveName }, { required: true, longest: LONGEST_NAME });
  return formOf(saveId.write(cornerAt(session, of)), words.saveTitle, [name]);
}

/** "2d6+3", "Fire Bolt at Goblin 1". */
function titleOf(session: InEncounter & Pick<Session, 'rules'>, { what }: Omit<Saved, 'name'>): string {
  return what.type === 'roll' ? what.dice : actTitle(session, what.act);
}

function actTitle({ rules }: Pick<Session, 'rules'>, { action, targets = [], tool, manner }: SavedAct): string {
  const title = actionOf(rules, action)?.title ?? action;
  const names = targets.map(({ name }) => name);
  const isAttack = action === actionName(rules, 'attack');
  const act = isAttack ? words.savedAttack(title, names, tool) : words.savedAct(tool ?? title, names);
  return manner === undefined ? act : words.inManner(act, manner);
}

function savedLine(session: Session & InEncounter, of: Combatant, saved: Saved): PanelPart {
  const { name, what } = saved;
  const text = `**${plain(name)}**\n-# ${plain(titleOf(session, saved), LONGEST_TEXT)}`;
  if (what.type === 'act' && !fittingIntent(session.encounter, of.id, what.act)) return paragraph(text);
  const label = what.type === 'roll' ? words.rollSaved(name) : words.doSaved(name);
  const id = savedButton.write({ ...cornerAt(session, of), saved: savedKey(saved) });
  return line(text, button(label, id));
}
