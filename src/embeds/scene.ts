// The conditions and resources of the scene itself, which belong to no combatant, and how they change.

import type { Encounter } from '../rules/core/encounter.ts';
import type { EventOf } from '../rules/core/event.ts';
import { isGmReason, knownScene, type Viewer } from '../rules/core/secrecy.ts';
import { rulesOf } from '../rules/systems.ts';
import { capital, number, plain, t } from '../text/t.ts';
import { conditionText, meterText, type Outcome, type Visibility, wordingOf } from './meters.ts';

/**
 * The scene's conditions and resources that a viewer may know, on one line: "Scene: on fire · doom 3/6". "" if there
 * are none.
 */
export function sceneText(encounter: Encounter, view: Viewer = 'players'): string {
  if (!encounter.scene) return '';
  const rules = rulesOf(encounter);
  const { conditions, resources } = knownScene(encounter, rules.scene?.secret, view);
  const sceneTexts = [
    ...conditions.map((each) => conditionText(each, encounter, rules)),
    ...Object.entries(resources).map(([resource, count]) => meterText({ resource, ...count, bad: 'empty' }, encounter)),
  ];
  return sceneTexts.length === 0 ? '' : t('board-scene', { names: sceneTexts.join(wordingOf(encounter).signs.joint) });
}

/** A change of the scene's conditions or resources as a sentence. A condition that continues gets no sentence. */
export function sceneLines(
  event: EventOf<'scene-condition-set' | 'scene-counted'>,
  { after: encounter }: Pick<Outcome, 'after'>,
  { resource, signs, word }: Visibility,
): readonly string[] {
  if (event.type === 'scene-counted') {
    const change = signs.became(number(event.before.value), number(event.after.value));
    return [t('scene-counted', { resource: capital(plain(resource(event.resource))), change, why: word(event.why) })];
  }
  const { before, after } = event;
  const changedCondition = after ?? before;
  if (!changedCondition || (before && after)) return [];
  const { duration: _, ...conditionWithoutDuration } = changedCondition;
  const condition = conditionText(conditionWithoutDuration, encounter, rulesOf(encounter));
  if (!after) return [t('scene-ended', { condition })];
  const reasonText = isGmReason(event.why) ? '' : word(event.why);
  return [reasonText === '' ? t('scene-gained', { condition }) : t('scene-gained-why', { condition, why: reasonText })];
}
