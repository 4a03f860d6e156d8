// The GM's menus about one combatant: who plays it, when and with whom it acts, how autopilot plays it, and how it
// leaves the fight.

import { ButtonStyle } from 'discord-api-types/v10';
import { reorderText } from '../../src/embeds/turn-order.ts';
import * as panel from '../../src/interaction/panel.ts';
import type { Reply } from '../../src/interaction/reply.ts';
import { playFromPanel } from '../../src/posts/deed-reply.ts';
import type { Deed } from '../../src/rules/core/deed.ts';
import { type Combatant, DEPARTURES, isInFight } from '../../src/rules/core/encounter.ts';
import { given } from '../../src/rules/core/given.ts';
import { playerOf } from '../../src/rules/core/played-by.ts';
import { map, ok, type Refusal, type Result } from '../../src/rules/core/refusal.ts';
import { hasBegunTurn, orderAfterMove, turnChanges } from '../../src/rules/core/reorder.ts';
import type { InEncounter, Session } from '../../src/session/session.ts';
import { styleDescription, styleName } from '../../src/text/autopilot.ts';
import { turnWords } from '../../src/text/board.ts';
import { gmWords as words } from '../../src/text/gm.ts';
import { plain, t } from '../../src/text/t.ts';
import { STYLES_OR_OFF } from '../autopilot.ts';
import {
  backButtonRow,
  type CombatantMenuName,
  combatantByHash,
  combatantChoiceMenuId,
  hashOf,
  reorderButtonId,
  shortName,
} from './ids.ts';
import { type GmPanelSession, panelIdFields } from './panel.ts';

/** The menu value that stands for the end of the turn order, for no group, or for the GM. */
export const NO_ONE_CHOICE = '-';
/** The menu value that stands for the owner of a lent combatant. */
export const OWNER_CHOICE = '<';
/** The menu value that stands for a user who plays no one here. */
export const OTHER_USER_CHOICE = '+';

/** The menus about a combatant. A menu that doesn't apply now is left out. */
export function combatantMenus(session: GmPanelSession, combatant: Combatant): readonly panel.Part[] {
  const { encounter } = session;
  const orderedIds = encounter.turnOrder.flat();
  const choiceMenu = (choice: CombatantMenuName, placeholder: string, entries: Parameters<typeof panel.menuRow>[2]) =>
    panel.menuRow(
      combatantChoiceMenuId.write({ ...panelIdFields(session), choice, who: hashOf(combatant) }),
      placeholder,
      entries,
    );
  const otherCombatants = encounter.combatants.filter((each) => each !== combatant);
  const orderedCombatants = orderedIds.flatMap((id) => otherCombatants.filter((each) => each.id === id));
  const combatantEntry = (each: Combatant) => panel.entry(each.name, hashOf(each));
  return [
    ...(orderedIds.includes(combatant.id)
      ? [
          choiceMenu('order', t('gm-order'), [
            panel.entry(t('gm-before-no-one'), NO_ONE_CHOICE),
            ...orderedCombatants.map(combatantEntry),
          ]),
        ]
      : []),
    ...(otherCombatants.length > 0
      ? [
          choiceMenu('group', t('gm-group'), [
            panel.entry(t('gm-with-no-one'), NO_ONE_CHOICE),
            ...otherCombatants.map(combatantEntry),
          ]),
        ]
      : []),
    ...(playerOf(combatant) === undefined ? [choiceMenu('auto', t('autopilot-choose'), styleEntries())] : []),
    ...(isInFight(combatant.vitality)
      ? [
          choiceMenu(
            'leave',
            t('gm-leave'),
            DEPARTURES.map((how) => panel.entry(t('gm-leave-how', { how }), how)),
          ),
        ]
      : []),
    choiceMenu('hand over', t('gm-hand-over'), playerEntries(session, combatant)),
  ];
}

function styleEntries() {
  return STYLES_OR_OFF.map((style) => panel.entry(styleName(style), style, { about: styleDescription(style) }));
}

/** The menu entries for who can play a combatant: the GM, the other players, or any other member. */
function playerEntries({ encounter }: GmPanelSession, combatant: Combatant) {
  const combatantsByPlayer = Map.groupBy(encounter.combatants, (each) => playerOf(each) ?? '');
  const otherPlayers = [...combatantsByPlayer].filter(([user]) => user !== '' && user !== playerOf(combatant));
  return [
    ...(combatant.lent
      ? [
          panel.entry(
            combatant.lent.owner === undefined ? t('gm-give-back-to-you') : t('gm-give-back', { name: combatant.name }),
            OWNER_CHOICE,
          ),
        ]
      : []),
    ...(playerOf(combatant) === undefined ? [] : [panel.entry(t('gm-by-you'), NO_ONE_CHOICE)]),
    panel.entry(t('gm-another-member'), OTHER_USER_CHOICE),
    ...otherPlayers.map(([user, all]) => panel.entry(words.playerOf(all.map(({ name }) => name)), user)),
  ];
}

type ReorderSession = Session & InEncounter;
type ReorderDeed = Extract<Deed, { type: 'reorder' }>;

/**
 * The deed that moves a combatant right before another in the turn order, or to the end. If a combatant is moved during
 * its turn and others now act before it, the next of these others gets the turn.
 */
export function reorderDeed({ id: subject }: Combatant, before: Combatant | undefined): ReorderDeed {
  return { type: 'reorder', subject, passesTurn: true, ...given({ before: before?.id }) };
}

/**
 * The deed that moves a combatant before another, which is identified by the short hash of its id. Refuses if the other
 * combatant is gone.
 */
export function reorderDeedByHash(
  session: ReorderSession,
  combatant: Combatant,
  before: string,
): Result<ReorderDeed, Refusal> {
  if (before === NO_ONE_CHOICE) return ok(reorderDeed(combatant, undefined));
  return map(combatantByHash(session, before), (other) => reorderDeed(combatant, other));
}

/**
 * Asks the GM to confirm a change of the turn order that makes someone lose or repeat a turn. Undefined if no one does.
 */
export function reorderQuestion(session: ReorderSession, deed: ReorderDeed): Reply | undefined {
  const { encounter, rules } = session;
  const newOrderResult = orderAfterMove(encounter, deed);
  if (!newOrderResult.ok) return undefined;
  const { lost, actAgain } = turnChanges(encounter, newOrderResult.value);
  const combatantsWhoseTurnBegan = encounter.combatants.filter(
    ({ id }) => newOrderResult.value.waiting.includes(id) && hasBegunTurn(rules, encounter, id),
  );
  const combatant = encounter.combatants.find(({ id }) => id === deed.subject);
  if (lost.length + actAgain.length + combatantsWhoseTurnBegan.length === 0 || !combatant) return undefined;
  const nextCombatant = encounter.combatants.find(({ id }) => id === deed.before);
  const id = reorderButtonId.write({
    ...panelIdFields(session),
    who: hashOf(combatant),
    before: nextCombatant ? hashOf(nextCombatant) : NO_ONE_CHOICE,
  });
  const namesOf = (combatants: readonly Combatant[]) => combatants.map(({ name }) => plain(name));
  return panel.gmScreen(
    undefined,
    panel.paragraph(
      [
        words.sureToMove(plain(combatant.name), nextCombatant && plain(nextCombatant.name), namesOf(lost)),
        ...(actAgain.length > 0 ? [turnWords.actsAgain(namesOf(actAgain))] : []),
        ...(combatantsWhoseTurnBegan.length > 0 ? [turnWords.wholeTurnAgain(namesOf(combatantsWhoseTurnBegan))] : []),
      ].join('\n'),
    ),
    ...panel.buttonRow(panel.button(t('gm-move', { name: shortName(combatant) }), id, ButtonStyle.Danger)),
    ...backButtonRow(panelIdFields(session).encounter),
  );
}

/**
 * Carries out a change of the turn order that the GM made in the panel. Returns a text that says when the combatant
 * acts now and whose turns the change affects.
 */
export function reorderCombatant(session: ReorderSession, deed: ReorderDeed): Result<string, Refusal> {
  const { encounter: encounterBefore, rules } = session;
  return map(playFromPanel(session, deed), () => reorderText(rules, encounterBefore, session.encounter, deed));
}
