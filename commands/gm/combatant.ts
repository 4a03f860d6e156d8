// Everything that a GM can do about one combatant by tapping.

import { ButtonStyle } from 'discord-api-types/v10';
import { amongOthers, combatantCard } from '../../src/embeds/character.ts';
import { conditionNames, sayOf, stateOf } from '../../src/embeds/meters.ts';
import { component, findMarked, mark } from '../../src/interaction/component.ts';
import * as panel from '../../src/interaction/panel.ts';
import { inPlace, type Reply, whisper } from '../../src/interaction/reply.ts';
import { playFromPanel } from '../../src/posts/deed-reply.ts';
import { myCharacterButton } from '../../src/posts/links.ts';
import type { Deed } from '../../src/rules/core/deed.ts';
import { type Combatant, isOnTurn } from '../../src/rules/core/encounter.ts';
import { playerOf } from '../../src/rules/core/played-by.ts';
import { map } from '../../src/rules/core/refusal.ts';
import { conditionsOf, countsOf } from '../../src/rules/core/ruleset.ts';
import { gm } from '../../src/session/session.ts';
import { autopilot } from '../../src/text/autopilot.ts';
import { gm as words } from '../../src/text/gm.ts';
import { explain } from '../../src/text/refusals.ts';
import { mention, plain, t, unmarked } from '../../src/text/t.ts';
import { playWaitingTurns } from '../autopilot.ts';
import { lootOpener } from '../items/ids.ts';
import { characterAt } from '../me/ids.ts';
import { keepCreatureButton } from '../pack/ids.ts';
import { aboutMenus } from './about-menus.ts';
import { stepped } from './filled.ts';
import {
  backRow,
  combatantButton,
  combatantMeant,
  combatantMenu,
  cureMenu,
  type GmForm,
  gmForm,
  markOf,
  shortName,
  stepButton,
} from './ids.ts';
import { at, drawnAnew, gmPanel, PANEL_NEEDS, type Running } from './panel.ts';

/** The menu of all combatants. It opens the screen of the chosen one. */
export const showCombatant = component({
  id: combatantMenu,
  requires: gm,
  needs: PANEL_NEEDS,
  run(_, session, { chosen: [who = ''] }) {
    const of = combatantMeant(session, who);
    return inPlace(of.ok ? combatantScreen(session, of.value) : gmPanel(session, t('gm-changed')));
  },
});

/** The buttons on a combatant's screen. */
export const changeCombatant = component({
  id: combatantButton,
  requires: gm,
  needs: PANEL_NEEDS,
  run({ press, who }, session) {
    const of = combatantMeant(session, who);
    if (!of.ok) return inPlace(gmPanel(session, t('gm-changed')));
    switch (press) {
      case 'let play':
        return drawnAnew(
          session,
          map(playWaitingTurns(session, of.value), () => t('autopilot-played', { name: plain(of.value.name) })),
        );
      case 'remove':
        return inPlace(removeQuestion(session, of.value));
      case 'sheet':
        return inPlace(
          whisper(combatantCard(of.value, session.encounter), {
            components: backRow(session.version?.encounter ?? 0),
          }),
        );
      default:
        return drawnAnew(session, playFromPanel(session, deedOf(press, of.value)));
    }
  },
});

/** Raises or lowers a resource, and shows the screen again. */
export const stepCount = component({
  id: stepButton,
  requires: gm,
  needs: PANEL_NEEDS,
  run({ who, count, way, by }, session) {
    const of = combatantMeant(session, who);
    if (!of.ok) return inPlace(gmPanel(session, t('gm-changed')));
    const done = stepped(session, of.value, count, way === 'up' ? by : -by);
    return inPlace(stillThere(session, who, done.ok ? done.value : explain(done.why, session.encounter)));
  },
});

/** The menu of a combatant's conditions. It removes the chosen one. */
export const takeOffCondition = component({
  id: cureMenu,
  requires: gm,
  needs: PANEL_NEEDS,
  run({ who }, session, { chosen: [condition = ''] }) {
    const of = combatantMeant(session, who);
    if (!of.ok) return inPlace(gmPanel(session, t('gm-changed')));
    const borne = findMarked(condition, conditionsOf(session.rules, of.value), ({ key }) => key);
    if (!borne) return inPlace(combatantScreen(session, of.value, t('gm-changed')));
    const done = playFromPanel(session, { type: 'cure', subject: of.value.id, key: borne.key });
    return inPlace(stillThere(session, who, done.ok ? done.value : explain(done.why, session.encounter)));
  },
});

/**
 * The largest maximum of a resource that changes by one per tap, and the largest for one that changes by five. Others
 * change by ten.
 */
const BY_ONES = 25;
const BY_FIVES = 150;

/** Everything that a GM can do about a combatant. `said` is at the top: what was just done, or why it wasn't. */
function combatantScreen(session: Running, of: Combatant, said?: string): Reply {
  const { encounter } = session;
  const hidden = encounter.hidden?.includes(of) ?? false;
  return panel.gmScreen(
    said,
    panel.paragraph(aboutText(session, of, hidden)),
    ...(hidden
      ? hiddenRows(session, of)
      : [...stepRows(session, of), ...conditionMenu(session, of), ...rows(session, of), ...aboutMenus(session, of)]),
    ...backRow(at(session).encounter),
  );
}

/** Asks before a combatant is removed for good. */
function removeQuestion(session: Running, of: Combatant): Reply {
  return panel.gmScreen(
    undefined,
    panel.paragraph(t('gm-sure-to-remove', { name: plain(of.name) })),
    ...panel.buttonRow(press(session, of, 'remove now', t('gm-remove', { name: shortName(of) }), ButtonStyle.Danger)),
    ...backRow(at(session).encounter),
  );
}

function aboutText({ encounter, rules }: Running, of: Combatant, hidden: boolean): string {
  const { state } = stateOf(of, amongOthers(of, encounter), rules, { view: 'gm', detail: 'status' });
  const player = playerOf(of);
  const { lent } = of;
  const played = player === undefined ? t('gm-played-by-you') : t('gm-played-by', { user: mention(player) });
  const who = hidden
    ? t('gm-hidden-about')
    : lent
      ? words.lent(plain(of.name), player, lent.owner, lent.until)
      : played;
  // Only the player knows the plan.
  const plans = of.plan && player !== undefined ? `, ${t('plan-has')}` : '';
  const { phase, turnOrder } = encounter;
  const isNew = phase === 'fighting' && !hidden && of.vitality !== 'dead' && !turnOrder.flat().includes(of.id);
  const later = isNew ? `\n-# ${t('gm-joins-later')}` : '';
  const how = of.auto === undefined ? who : autopilot.playsAs(of.auto);
  return `### ${plain(of.name)}\n${state}\n-# ${how}${plans}${later}`;
}

/** Buttons for each resource that attacks and spells change. Points of a turn come back anyway. */
function stepRows(session: Running, of: Combatant): readonly panel.Part[] {
  const { encounter, rules } = session;
  const counts = countsOf(rules, of);
  const stepping = Object.entries(rules.resourceKinds)
    .toSorted(([, a], [, b]) => Number(b.main ?? false) - Number(a.main ?? false))
    .flatMap(([name, { turn }]) => {
      const count = Object.hasOwn(counts, name) ? counts[name] : undefined;
      return turn || !count || count.max === 0 ? [] : [{ name, ...count }];
    });
  return stepping.flatMap(({ name, value, max }) => {
    const by = stepOf(max ?? value);
    const amount = unmarked(sayOf(encounter).amount(by, name));
    const id = { ...at(session), who: markOf(of), count: mark(name), by };
    return panel.buttonRow(
      { ...panel.button(`−${amount}`, stepButton.write({ ...id, way: 'down' })), disabled: value === 0 },
      { ...panel.button(`+${amount}`, stepButton.write({ ...id, way: 'up' })), disabled: value === max },
    );
  });
}

/** By how much a resource with that maximum changes per tap. */
function stepOf(most: number): number {
  if (most <= BY_ONES) return 1;
  return most <= BY_FIVES ? 5 : 10;
}

function hiddenRows(session: Running, of: Combatant): readonly panel.Part[] {
  return panel.buttonRow(
    press(session, of, 'reveal', t('gm-reveal', { name: shortName(of) }), ButtonStyle.Primary),
    press(session, of, 'sheet', t('gm-sheet')),
    ...lootOpener(session, of),
    ...keepCreatureButton(session, of),
    press(session, of, 'dismiss', t('gm-remove', { name: shortName(of) }), ButtonStyle.Danger),
  );
}

function rows(session: Running, of: Combatant): readonly panel.Part[] {
  const { encounter } = session;
  const creature = playerOf(of) === undefined;
  const orders = Object.keys(session.rules.standingOrders).length > 0;
  return [
    panel.buttonRow(
      form(session, of, 'adjust', t('gm-adjust'), ButtonStyle.Primary),
      form(session, of, 'condition', t('gm-condition')),
      press(session, of, 'sheet', t('gm-sheet')),
      ...lootOpener(session, of),
      ...keepCreatureButton(session, of),
      ...(creature ? [] : [form(session, of, 'whisper', t('gm-whisper'))]),
    ),
    panel.buttonRow(
      ...(isOnTurn(encounter, of.id) ? [press(session, of, 'skip', t('gm-skip', { name: shortName(of) }))] : []),
      ...(of.vitality === 'up' ? [] : [press(session, of, 'revive', t('gm-revive'))]),
      ...(creature ? [press(session, of, 'hide', t('gm-hide'))] : []),
      ...(creature && orders
        ? [panel.button(t('gm-reactions'), myCharacterButton.write({ ...characterAt(session, of), view: 'answers' }))]
        : []),
      press(session, of, 'remove', t('gm-removing'), ButtonStyle.Danger),
    ),
  ].flat();
}

/** A menu to remove one of the combatant's conditions. */
function conditionMenu(session: Running, of: Combatant): readonly panel.Part[] {
  const { encounter, rules } = session;
  const borne = conditionsOf(rules, of);
  if (borne.length === 0) return [];
  const options = borne.map((each) =>
    panel.entry(
      t('gm-remove-this-condition', {
        condition: unmarked(conditionNames([each], encounter, rules, 'status')[0] ?? each.name),
      }),
      mark(each.key),
    ),
  );
  return [panel.menuRow(cureMenu.write({ ...at(session), who: markOf(of) }), t('gm-remove-condition'), options)];
}

function press(
  session: Running,
  who: Combatant,
  what: Parameters<typeof combatantButton.write>[0]['press'],
  label: string,
  style?: ButtonStyle.Primary | ButtonStyle.Danger,
) {
  return panel.button(label, combatantButton.write({ ...at(session), press: what, who: markOf(who) }), style);
}

function form(session: Running, who: Combatant, what: GmForm, label: string, style?: ButtonStyle.Primary) {
  return panel.button(label, gmForm.write({ ...at(session), form: what, who: markOf(who) }), style);
}

function deedOf(press: 'skip' | 'reveal' | 'hide' | 'dismiss' | 'remove now' | 'revive', { id }: Combatant): Deed {
  switch (press) {
    case 'skip':
      return { type: 'end-turn', subject: id, passedOver: true };
    case 'reveal':
      return { type: 'reveal', subjects: [id] };
    case 'remove now':
      return { type: 'remove', subject: id };
    default:
      return { type: press, subject: id };
  }
}

function stillThere(session: Running, who: string, said: string) {
  const of = combatantMeant(session, who);
  return of.ok ? combatantScreen(session, of.value, said) : gmPanel(session, said);
}
