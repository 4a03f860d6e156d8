import { type APIEmbed, ButtonStyle } from 'discord-api-types/v10';
import { cutToLimits } from '../src/embeds/limits.ts';
import { turnText } from '../src/embeds/my-character.ts';
import { command, oneOf, optional } from '../src/interaction/command.ts';
import { component, componentId, idOneOf } from '../src/interaction/component.ts';
import * as panel from '../src/interaction/panel.ts';
import { asUpdate, type Reply, whisper } from '../src/interaction/reply.ts';
import { joinButtonId, myCharacterButtonId, panelButtonId } from '../src/posts/card-buttons.ts';
import { turnButtonId } from '../src/posts/turn-buttons.ts';
import { type Combatant, type Encounter, onTurn, type UserId } from '../src/rules/core/encounter.ts';
import { actionName } from '../src/rules/core/ruleset.ts';
import { rulesNamed } from '../src/rules/systems.ts';
import { turnKey } from '../src/session/encounter-state.ts';
import { isGm, ownCombatants, type Session } from '../src/session/session.ts';
import { and, plain, shorten, t } from '../src/text/t.ts';
import { makeCharacterButton } from './character/ids.ts';
import { myCharacters } from './me/ids.ts';
import { startPracticeButton } from './practice.ts';
import { ruleFormId } from './rules.ts';
import { startFightButton } from './start.ts';

/** Who the help is for. */
const HELP_ROLES = ['player', 'gm', 'admin'] as const;

type Role = (typeof HELP_ROLES)[number];

export const help = command({
  name: 'help',
  storeless: true,
  options: { role: optional(oneOf(HELP_ROLES)) },
  run: ({ role }, session) => (role ? helpPage(session, role) : helpPanel(session)),
});

const helpButtonId = componentId('help', { page: idOneOf('now', ...HELP_ROLES, 'player more', 'gm more') });

/** The buttons of /help: a role's commands, more of them, or back. */
export const showHelpPage = component({
  id: helpButtonId,
  run: ({ page }, session) => {
    switch (page) {
      case 'now':
        return asUpdate(helpPanel(session));
      case 'player more':
        return asUpdate(helpPage(session, 'player', 'more'));
      case 'gm more':
        return asUpdate(helpPage(session, 'gm', 'more'));
      default:
        return asUpdate(helpPage(session, page));
    }
  },
});

/** What a newcomer must know in this channel right now, with buttons. */
export function helpPanel(session: Session): Reply {
  const { encounter } = session;
  const isUnderWay = encounter !== undefined && encounter.phase !== 'ended';
  const shownRoles = HELP_ROLES.filter((role) => role !== 'admin' || session.caller.admin === true);
  const roleButtons = shownRoles.map((page) => panel.button(t(`help-for-${page}`), helpButtonId.write({ page })));
  return panel.whisper(
    panel.box(
      { accent: panel.PRIVATE_PANEL_COLOR },
      panel.paragraph(helpHeading(encounter, myCharacters(session)[0], session.caller.user)),
      ...(isUnderWay
        ? fightLines(session, encounter)
        : [
            panel.line(t('help-to-start'), startFightButton(ButtonStyle.Success)),
            panel.line(t('help-own-character'), makeCharacterButton()),
          ]),
      ruleLookupLine(),
      practiceLine(session),
      panel.paragraph(helpCommands(encounter, isGm(session))),
      panel.buttonRow(...roleButtons, panel.closeButton()),
    ),
  );
}

/** A role's most important commands with a button for the others, or the other commands. */
function helpPage(session: Session, role: Role, part: HelpPart = 'most'): Reply {
  const moreButtons =
    part === 'most' && role !== 'admin'
      ? [panel.button(t('help-more'), helpButtonId.write({ page: `${role} more` }))]
      : [];
  const backButton = panel.button(t('help-back'), helpButtonId.write({ page: part === 'more' ? role : 'now' }));
  return whisper(helpEmbed(session.encounter, role, part), {
    components: panel.buttonRow(...moreButtons, backButton, panel.closeButton()),
  });
}

/** One of the two pages of a role's commands: the most important ones, or the others. Each fits on a phone. */
type HelpPart = 'most' | 'more';

/** The commands of a role. An admin has only one page. */
export function helpEmbed(encounter: Encounter | undefined, role: Role, part: HelpPart = 'most'): APIEmbed {
  const title = t(`help-${role}-title`);
  if (role === 'admin') return cutToLimits({ title, description: t('help-admin') });
  if (part === 'more') {
    const diceField = { name: t('help-dice-title'), value: t('help-dice') };
    return cutToLimits({
      title,
      description: t(`help-${role}-more`),
      fields: [...actionsOf(encounter, role), diceField],
    });
  }
  const playedRules = encounter && encounter.phase !== 'ended' ? rulesNamed(encounter.system) : undefined;
  const canCast = !playedRules || actionName(playedRules, 'cast') !== undefined;
  return cutToLimits({
    title,
    description: role === 'player' ? t('help-player', { casts: canCast ? 'yes' : 'no' }) : t('help-gm'),
  });
}

/** The maximum length of a list of actions, in characters. */
const MAX_LIST_LENGTH = 900;

/** What a player can do with `/act` in this system, or what only a GM can do. */
function actionsOf(encounter: Encounter | undefined, role: 'player' | 'gm') {
  const rules = encounter && encounter.phase !== 'ended' ? rulesNamed(encounter.system) : undefined;
  const actions = Object.entries(rules?.actions ?? {}).filter(([, { gm }]) => (gm === true) === (role === 'gm'));
  if (actions.length === 0) return [];
  const value = shorten(actions.map(([name]) => `\`${name}\``).join(', '), MAX_LIST_LENGTH);
  return [{ name: t(`help-actions-${role}`), value }];
}

/** Which system is played, whose turn it is, and when the user's own turn comes. */
function helpHeading(encounter: Encounter | undefined, combatant: Combatant | undefined, user: UserId): string {
  if (!encounter || encounter.phase === 'ended') return `### ${t('help-title')}\n${t('help-nothing')}`;
  const title = t('help-in-fight', {
    name: plain(encounter.name),
    ruleset: rulesNamed(encounter.system)?.title ?? encounter.system,
  });
  const namesOnTurn = onTurn(encounter).map(({ name }) => `**${plain(name)}**`);
  const isOwnTurn = combatant !== undefined && onTurn(encounter).includes(combatant);
  const othersTurnText =
    namesOnTurn.length === 0 || (isOwnTurn && namesOnTurn.length === 1)
      ? ''
      : t('help-turn-of', { names: and(namesOnTurn) });
  const turnNote = combatant ? turnText(combatant, encounter, user) : '';
  const placeText = turnNote === '' || namesOnTurn.length === 0 ? '' : `${turnNote}.`;
  return [`### ${title}`, [othersTurnText, placeText].filter((part) => part !== '').join(' ')]
    .filter((part) => part !== '')
    .join('\n');
}

/** The commands that matter here and now, in small print. Those that the system doesn't have are left out. */
function helpCommands(encounter: Encounter | undefined, gm: boolean): string {
  const rules = encounter && encounter.phase !== 'ended' ? rulesNamed(encounter.system) : undefined;
  if (!encounter || !rules) return t('help-typed-outside');
  const hasAction = (command: 'attack' | 'defend' | 'cast' | 'rest') => actionName(rules, command) !== undefined;
  const actionCommands = (['attack', 'defend', 'cast'] as const).filter(hasAction);
  const commandNames =
    encounter.phase === 'fighting' ? [...actionCommands, 'act', 'turn end', 'undo'] : ['join', 'rest', 'undo'];
  const commandList = (all: readonly string[]) => all.map((each) => `\`/${each}\``).join(' ');
  const commands = commandList(commandNames);
  const gmCommandNames = gm ? GM_COMMANDS[encounter.phase] : [];
  return gmCommandNames.length === 0
    ? t('help-typed', { commands })
    : t('help-typed-gm', { commands, gm: commandList(gmCommandNames) });
}

const GM_COMMANDS = {
  gathering: ['add', 'initiative', 'gm panel'],
  fighting: ['gm panel', 'turn skip', 'encounter pause'],
  aftermath: ['initiative', 'encounter end', 'gm panel'],
  ended: [],
} as const;

function fightLines(session: Session, encounter: Encounter): readonly panel.Part[] {
  const id = session.version?.encounter ?? 0;
  const playerCombatants = ownCombatants(session);
  const myCharacterId = (view: 'open' | 'answers') => myCharacterButtonId.write({ encounter: id, view, who: '' });
  const isOwnTurn = onTurn(encounter).some((each) => playerCombatants.includes(each));
  const moreButtonId = turnButtonId.write({ encounter: id, what: 'more', turn: turnKey(encounter), actor: '' });
  const joinButton = panel.button(t('help-join'), joinButtonId.write({ encounter: id }), ButtonStyle.Success);
  return [
    ...(playerCombatants.length === 0 && !isGm(session) ? [panel.line(t('help-to-join'), joinButton)] : []),
    ...(isOwnTurn
      ? [panel.line(t('help-to-act'), panel.button(t('help-what-now'), moreButtonId, ButtonStyle.Primary))]
      : []),
    ...(playerCombatants.length > 0
      ? [
          panel.line(t('help-to-see'), panel.button(t('help-my-character'), myCharacterId('open'))),
          panel.line(t('help-to-answer'), panel.button(t('help-reactions'), myCharacterId('answers'))),
        ]
      : []),
    ...(isGm(session)
      ? [
          panel.line(
            t('help-to-run'),
            panel.button(t('help-panel'), panelButtonId.write({ encounter: id, press: 'open', key: '' })),
          ),
        ]
      : []),
  ];
}

function ruleLookupLine(): panel.Part {
  return panel.line(t('help-to-look-up'), panel.button(t('help-rules'), ruleFormId.write({})));
}

/** A line about practice in the system that is being played, or in one to choose. */
function practiceLine(session: Session): panel.Part {
  return panel.line(t('help-to-practice'), startPracticeButton(session));
}
