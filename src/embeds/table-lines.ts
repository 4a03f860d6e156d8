import { find, haveSameTimes } from '../rules/core/encounter.ts';
import type { Event, TimerSet } from '../rules/core/event.ts';
import { currentSettingName } from '../rules/core/former-settings.ts';
import { isEventShown } from '../rules/core/secrecy.ts';
import { autopilotWords } from '../text/autopilot.ts';
import { groupAndPositionWords } from '../text/board.ts';
import { nameOf } from '../text/names.ts';
import { and, plain, t } from '../text/t.ts';
import { timerWords } from '../text/times.ts';
import { settingValueText } from './card.ts';
import { fieldLines } from './field-lines.ts';
import type { Outcome, Visibility } from './meters.ts';
import { zoneLine } from './positions.ts';

/** Lines for events that neither the story, the math nor the meters show: settings, groups, positions. */
export function tableText(outcome: Outcome, visibility: Visibility): string {
  return outcome.events.flatMap((event) => tableLinesOf(event, outcome, visibility)).join('\n');
}

function tableLinesOf(event: Event, { events, after }: Outcome, visibility: Visibility): readonly string[] {
  const { name, optionName, user, detailOf } = visibility;
  switch (event.type) {
    case 'setting-changed': {
      const setting = plain(nameOf(after.system, 'setting', currentSettingName(event.setting)));
      return [
        event.after === undefined
          ? t('table-setting-gone', { name: setting })
          : t('gm-setting-set', { setting, value: plain(settingValueText(after.system, event.after)) }),
      ];
    }
    case 'grouped': {
      const groupEvents = events.filter((each) => each.type === 'grouped' && each.after === event.after);
      if (groupEvents[0] !== event) return [];
      const names = groupEvents.flatMap((each) =>
        'subject' in each && each.subject !== undefined ? [name(each.subject)] : [],
      );
      if (event.after === undefined) return [groupAndPositionWords.alone(names)];
      // If `after` isn't a combatant's id, it is the group's name.
      if (!find(after, event.after)) return [groupAndPositionWords.together(names, plain(event.after))];
      const members = after.combatants.filter(({ group }) => group === event.after);
      return [
        members.length > 1
          ? t('gm-act-together', { names: and(members.map(({ id }) => name(id))) })
          : groupAndPositionWords.alone(names),
      ];
    }
    case 'auto-set': {
      const autopilotEvents = events.flatMap((each) =>
        each.type === 'auto-set' && each.after === event.after && isEventShown(each, detailOf) ? [each] : [],
      );
      if (autopilotEvents[0] !== event) return [];
      const names = autopilotEvents.map(({ subject }) => name(subject));
      return [autopilotWords.told(names, event.after !== undefined)];
    }
    case 'gms-changed':
      return [t('table-gms', { users: and(event.after.map(user)) })];
    case 'positioned':
      return [
        groupAndPositionWords.apart(name(event.subject), name(event.other), event.after && optionName(event.after)),
      ];
    case 'turn-order-set':
      return [t('table-order', { names: event.turnOrder.flat().map(name).join(', ') })];
    case 'event-set':
      if ((event.after ?? event.before)?.hidden) return [];
      return event.after
        ? [t('event-planned', { mark: plain(event.after.mark) })]
        : [t('event-removed', { mark: plain(event.before?.mark ?? '') })];
    case 'pace-set':
      return [timerLine(event)];
    case 'zones-set':
      return [
        event.after
          ? t('zones-named', { zones: and(event.after.all.map(({ name: zone }) => plain(zone))) })
          : t('zones-removed'),
      ];
    case 'zone-entered': {
      // The board shows where everyone starts.
      const isStartPlacement = events.some(({ type }) => type === 'zones-set' || type === 'joined');
      return isStartPlacement ? [] : zoneLine(event, visibility);
    }
    case 'field-set':
    case 'field-look-set':
    case 'tiles-changed':
    case 'placed':
    case 'moved':
    case 'overruled':
      return fieldLines(event, events, visibility);
    default:
      return [];
  }
}

/** Says that the timer was stopped or resumed, or that its times changed. */
function timerLine({ before, after }: TimerSet): string {
  if (after === undefined) return t('timer-none');
  const { stopped: isStopped } = after;
  const clockTexts = isStopped === before?.stopped ? [] : [isStopped ? t('timer-stopped') : t('timer-runs')];
  return [...(haveSameTimes(before, after) ? [] : [timerWords.wholeTimer(after)]), ...clockTexts].join(' ');
}
