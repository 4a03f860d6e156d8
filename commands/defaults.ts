// `/setup defaults`: what new encounters begin with, on this server and in this channel.

import { type APIButtonComponent, ButtonStyle } from 'discord-api-types/v10';
import { type Answer, command } from '../src/interaction/command.ts';
import { component, componentId, idOneOf, idText } from '../src/interaction/component.ts';
import { withChangedDefaults } from '../src/interaction/defaults.ts';
import { formOf, textField } from '../src/interaction/forms.ts';
import * as panel from '../src/interaction/panel.ts';
import { MAP_KINDS, RANDOM_MAP } from '../src/interaction/premade-maps.ts';
import { asUpdate, type Reply } from '../src/interaction/reply.ts';
import { readSettings, settingInputText } from '../src/interaction/settings.ts';
import type { Setting } from '../src/rules/core/encounter.ts';
import { given } from '../src/rules/core/given.ts';
import { no, ok, type Refusal, type Result } from '../src/rules/core/refusal.ts';
import { SECRECY_LEVELS, SECRECY_SETTING_NAME } from '../src/rules/core/secrecy.ts';
import { rulesNamed, systemIds } from '../src/rules/systems.ts';
import {
  DEFAULT_LEVELS,
  type DefaultLevel,
  type DefaultName,
  type Defaults,
  defaultsChannel,
  FIGHT_PLACES,
  mergedDefaults,
  NO_DEFAULT,
  type StoredDefaults,
  WHOLE_SERVER,
} from '../src/session/defaults.ts';
import { isGm, type Session } from '../src/session/session.ts';
import { drawingWords } from '../src/text/map.ts';
import { explain } from '../src/text/refusals.ts';
import { plain, t } from '../src/text/t.ts';
import { timerWords } from '../src/text/times.ts';
import { timerFields, timerFromFields } from './timer/timer.ts';

type DefaultsSession = Session<'defaults'>;

const DEFAULTS_NEEDS = { defaults: true } as const;

/** The defaults on the panel. Secrecy is a setting of every system, but has its own line. */
const SHOWN_DEFAULTS = ['system', 'settings', 'pace', 'secrecy', 'map', 'place'] as const;
type ShownDefault = (typeof SHOWN_DEFAULTS)[number];

/** A button of the panel. `what` is the default, and `value` is its new value. */
const defaultsButtonId = componentId('defaults', {
  press: idOneOf('show', 'choose', 'set', 'unset', 'form', 'reset'),
  of: idOneOf(...DEFAULT_LEVELS),
  what: idOneOf(...SHOWN_DEFAULTS),
  value: idText,
});

const TYPED_DEFAULTS = ['settings', 'pace'] as const;
const defaultsFormId = componentId('defaults-form', {
  of: idOneOf(...DEFAULT_LEVELS),
  what: idOneOf(...TYPED_DEFAULTS),
});

/** The field of typed settings. */
const SETTINGS_FIELD = 'settings';
const MAX_SETTINGS_LENGTH = 300;

export const defaults = command({
  name: 'defaults',
  needs: DEFAULTS_NEEDS,
  options: {},
  run: (_, session) => defaultsScreen(session, session.caller.admin ? 'server' : 'channel', session.loaded.defaults),
});

export const useDefaults = component({
  id: defaultsButtonId,
  needs: DEFAULTS_NEEDS,
  run({ press, of: level, what, value }, session): Answer {
    const permission = changePermission(session, level);
    if (!permission.ok) return permission;
    switch (press) {
      case 'show':
        return screenReply(session, level, session.loaded.defaults);
      case 'choose':
        return asUpdate(choicesScreen(session, level, what));
      case 'form':
        return what === 'pace' || what === 'settings'
          ? { form: defaultsForm(session, level, what) }
          : no({ type: 'stale' });
      case 'set':
        if (!valuesOfDefault(what).includes(value)) return no({ type: 'stale' });
        return screenReply(session, level, withDefaultSet(session, level, what, value));
      case 'unset':
        return screenReply(session, level, withDefaultSet(session, level, what, undefined));
      case 'reset':
        session.add({ type: 'defaults-removed', channel: defaultsChannelOf(session, level) });
        return screenReply(session, level, { ...session.loaded.defaults, [level]: {} });
      default:
        return press satisfies never;
    }
  },
});

export const fillDefaultsForm = component({
  id: defaultsFormId,
  needs: DEFAULTS_NEEDS,
  run({ of: level, what }, session, { fields }): Answer {
    const permission = changePermission(session, level);
    if (!permission.ok) return permission;
    const defaultsBefore = session.loaded.defaults;
    if (what === 'pace') {
      const timerResult = timerFromFields(undefined, fields);
      if (!timerResult.ok) return screenReply(session, level, defaultsBefore, explain(timerResult.why));
      return screenReply(
        session,
        level,
        storeDefault(session, level, 'pace', { pace: given({ timer: timerResult.value }) }),
      );
    }
    const settingsResult = typedSettings(defaultsBefore, fields.get(SETTINGS_FIELD) ?? '');
    if (!settingsResult.ok) return screenReply(session, level, defaultsBefore, explain(settingsResult.why));
    const { [SECRECY_SETTING_NAME]: secrecy } = defaultsBefore[level].settings ?? {};
    const settings = { ...(secrecy !== undefined && { [SECRECY_SETTING_NAME]: secrecy }), ...settingsResult.value };
    return screenReply(session, level, storeDefault(session, level, 'settings', { settings }));
  },
});

function screenReply(
  session: DefaultsSession,
  level: DefaultLevel,
  stored: StoredDefaults,
  notice?: string,
): Result<Reply, Refusal> {
  const screenResult = defaultsScreen(session, level, stored, notice);
  return screenResult.ok ? ok(asUpdate(screenResult.value)) : screenResult;
}

/** Managers of the server may change all defaults. A GM may change the defaults of the encounter's channel. */
function changePermission(session: Session, level: DefaultLevel): Result<undefined, Refusal> {
  const { admin = false } = session.caller;
  return admin || (level === 'channel' && isGm(session)) ? ok() : no({ type: 'not-for-defaults', of: level });
}

function defaultsChannelOf({ caller }: Session, level: DefaultLevel): string {
  return level === 'server' ? WHOLE_SERVER : defaultsChannel(caller);
}

/** The defaults of the server or the channel, each with a button that changes it. */
function defaultsScreen(
  session: DefaultsSession,
  level: DefaultLevel,
  stored: StoredDefaults,
  notice?: string,
): Result<Reply, Refusal> {
  const permission = changePermission(session, level);
  if (!permission.ok) return permission;
  const buttonId = (what: 'show' | 'reset', whose: DefaultLevel) =>
    defaultsButtonId.write({ press: what, of: whose, what: 'system', value: '' });
  const otherLevel = level === 'server' ? 'channel' : 'server';
  const hasDefaults = Object.keys(stored[level]).length > 0;
  return ok(
    panel.whisper(
      panel.box(
        { accent: panel.PRIVATE_PANEL_COLOR },
        ...(notice === undefined ? [] : [panel.paragraph(notice)]),
        panel.paragraph(t(`defaults-title-${level}`)),
        ...SHOWN_DEFAULTS.map((what) =>
          panel.line(
            `**${t(`defaults-name-${what}`)}**\n${valueLine(stored, level, what)}`,
            panel.button(t('defaults-change'), defaultsButtonId.write({ press: 'choose', of: level, what, value: '' })),
          ),
        ),
        panel.buttonRow(
          ...(session.caller.admin ? [panel.button(t(`defaults-to-${otherLevel}`), buttonId('show', otherLevel))] : []),
          ...(hasDefaults ? [panel.button(t('defaults-reset'), buttonId('reset', level), ButtonStyle.Danger)] : []),
          panel.closeButton(),
        ),
      ),
    ),
  );
}

/** A default's current value, and whether the channel has it from the server. */
function valueLine(stored: StoredDefaults, level: DefaultLevel, what: ShownDefault): string {
  const effectiveDefaults = level === 'server' ? stored.server : mergedDefaults(stored);
  const value = valueText(what, effectiveDefaults);
  const isFromServer = level === 'channel' && !isChosen(stored.channel, what) && isChosen(stored.server, what);
  return isFromServer ? t('defaults-of-server', { value }) : value;
}

function isChosen(values: Defaults, what: ShownDefault): boolean {
  if (what === 'secrecy') return values.settings?.[SECRECY_SETTING_NAME] !== undefined;
  return what === 'settings' ? settingsAsTyped(values) !== '' : values[what] !== undefined;
}

/** A default's value in words. */
function valueText(what: ShownDefault, values: Defaults): string {
  switch (what) {
    case 'settings':
      return plain(settingsAsTyped(values), MAX_SETTINGS_LENGTH) || t('defaults-as-in-book');
    case 'pace':
      return values.pace?.timer ? timerWords.short(values.pace.timer) : valueLabel('pace', NO_DEFAULT);
    case 'secrecy':
      return valueLabel('secrecy', String(values.settings?.[SECRECY_SETTING_NAME] ?? SECRECY_LEVELS[0]));
    default:
      return valueLabel(what, values[what] ?? NO_DEFAULT);
  }
}

/** The settings as a user would type them, without secrecy. */
function settingsAsTyped({ settings = {} }: Defaults): string {
  return Object.entries(settings)
    .flatMap(([name, value]) => (name === SECRECY_SETTING_NAME ? [] : [`${name}=${settingInputText(value)}`]))
    .join(', ');
}

/** The values of a default that are chosen with a button. */
function valuesOfDefault(what: ShownDefault): readonly string[] {
  switch (what) {
    case 'system':
      return [...systemIds(), NO_DEFAULT];
    case 'secrecy':
      return SECRECY_LEVELS;
    case 'map':
      return [NO_DEFAULT, ...MAP_KINDS];
    case 'place':
      return FIGHT_PLACES;
    case 'pace':
      return [NO_DEFAULT];
    case 'settings':
      return [];
    default:
      return what satisfies never;
  }
}

function valueLabel(what: ShownDefault, value: string): string {
  switch (what) {
    case 'system':
      return rulesNamed(value)?.title ?? t('defaults-ask-system');
    case 'secrecy':
      return t(`defaults-secrecy-${SECRECY_LEVELS.find((each) => each === value) ?? SECRECY_LEVELS[0]}`);
    case 'map': {
      const kind = MAP_KINDS.find((each) => each === value);
      if (kind === undefined) return t('defaults-no-map');
      return kind === RANDOM_MAP ? t('drawing-random') : drawingWords.kind(kind).label;
    }
    case 'place':
      return t(`defaults-place-${FIGHT_PLACES.find((each) => each === value) ?? FIGHT_PLACES[0]}`);
    case 'pace':
      return t('defaults-no-timer');
    case 'settings':
      return value;
    default:
      return what satisfies never;
  }
}

/**
 * The stored value of a default, if a button can set that value. Undefined if nothing is stored, or if the value can
 * only be typed.
 */
function chosenValue({ system, settings, pace, map, place }: Defaults, what: ShownDefault): Setting | undefined {
  const timer = pace && !pace.timer ? NO_DEFAULT : undefined;
  return { system, settings: undefined, pace: timer, secrecy: settings?.[SECRECY_SETTING_NAME], map, place }[what];
}

/** The values of a default. The chosen one is blue. */
function choicesScreen(session: DefaultsSession, level: DefaultLevel, what: ShownDefault): Reply {
  const ownDefaults = session.loaded.defaults[level];
  const currentValue = chosenValue(ownDefaults, what);
  const buttonId = (press: 'show' | 'set' | 'unset' | 'form', value = '') =>
    defaultsButtonId.write({ press, of: level, what, value });
  const buttons: APIButtonComponent[] = valuesOfDefault(what).map((value) =>
    panel.button(
      valueLabel(what, value),
      buttonId('set', value),
      value === currentValue ? ButtonStyle.Primary : ButtonStyle.Secondary,
    ),
  );
  if (what === 'pace' || what === 'settings')
    buttons.unshift(panel.button(t(`defaults-form-${what}`), buttonId('form')));
  const unsetLabel = level === 'channel' ? t('defaults-as-server') : t('defaults-as-in-book');
  if (level === 'channel' || what === 'settings') buttons.push(panel.button(unsetLabel, buttonId('unset')));
  return panel.whisper(
    panel.box(
      { accent: panel.PRIVATE_PANEL_COLOR },
      panel.paragraph(`### ${t(`defaults-name-${what}`)}\n${t(`defaults-about-${what}`)}`),
      ...panel.buttonRow(...buttons),
      panel.buttonRow(panel.button(t('defaults-back'), buttonId('show')), panel.closeButton()),
    ),
  );
}

function defaultsForm({ loaded }: DefaultsSession, level: DefaultLevel, what: (typeof TYPED_DEFAULTS)[number]) {
  const ownDefaults = loaded.defaults[level];
  const title = t(`defaults-name-${what}`);
  const id = defaultsFormId.write({ of: level, what });
  if (what === 'pace') return formOf(id, title, timerFields(ownDefaults.pace?.timer));
  const fieldLabel = { label: title, hint: t('defaults-settings-hint') };
  const fieldOptions = {
    required: false,
    longest: MAX_SETTINGS_LENGTH,
    value: settingsAsTyped(ownDefaults),
    example: 'auto-end=off, tone=plain',
  };
  return formOf(id, title, [textField(SETTINGS_FIELD, fieldLabel, fieldOptions)]);
}

/** Reads settings of the default system, or of any system if there is no default. */
function typedSettings(stored: StoredDefaults, input: string): Result<Readonly<Record<string, Setting>>, Refusal> {
  const { system = NO_DEFAULT } = mergedDefaults(stored);
  const systems = system === NO_DEFAULT ? systemIds() : [system];
  const settingsResults = systems.flatMap((id) => {
    const rules = rulesNamed(id);
    return rules ? [readSettings(rules, input)] : [];
  });
  return settingsResults.find((each) => each.ok) ?? settingsResults[0] ?? ok({});
}

/** Sets a default to the value of a button. Without `value`, removes the default. */
function withDefaultSet(
  session: DefaultsSession,
  level: DefaultLevel,
  what: ShownDefault,
  value: string | undefined,
): StoredDefaults {
  const ownDefaults = session.loaded.defaults[level];
  switch (what) {
    case 'system':
      return storeDefault(session, level, what, value === undefined ? {} : { system: value });
    case 'map':
      return storeDefault(session, level, what, value === undefined ? {} : { map: value });
    case 'place':
      return storeDefault(session, level, what, given({ place: FIGHT_PLACES.find((each) => each === value) }));
    case 'pace':
      return storeDefault(session, level, what, value === undefined ? {} : { pace: {} });
    case 'secrecy': {
      const { [SECRECY_SETTING_NAME]: _, ...others } = ownDefaults.settings ?? {};
      return storeDefault(session, level, 'settings', {
        settings: { ...others, ...(value !== undefined && { [SECRECY_SETTING_NAME]: value }) },
      });
    }
    case 'settings': {
      const { [SECRECY_SETTING_NAME]: secrecy } = ownDefaults.settings ?? {};
      return storeDefault(
        session,
        level,
        what,
        secrecy === undefined ? {} : { settings: { [SECRECY_SETTING_NAME]: secrecy } },
      );
    }
    default:
      return what satisfies never;
  }
}

/** Stores a default. Returns all defaults with this change. */
function storeDefault(session: DefaultsSession, level: DefaultLevel, what: DefaultName, to: Defaults): StoredDefaults {
  const settings = to.settings && Object.keys(to.settings).length > 0 ? to.settings : undefined;
  const value: Defaults = what === 'settings' ? (settings ? { settings } : {}) : to;
  session.add({ type: 'default-changed', channel: defaultsChannelOf(session, level), what, to: value });
  return withChangedDefaults(session.loaded.defaults, level, { [what]: value[what] });
}
