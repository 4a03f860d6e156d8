import type { APIEmbed } from 'discord-api-types/v10';
import { cutToLimits } from '../src/embeds/limits.ts';
import { conditionText } from '../src/embeds/meters.ts';
import { boolean, command, integer, oneOf, optional, subcommands, text } from '../src/interaction/command.ts';
import { activeCondition, combatant } from '../src/interaction/options/combatants.ts';
import { condition } from '../src/interaction/options/rules.ts';
import { ownConditions } from '../src/interaction/packs.ts';
import { whisper } from '../src/interaction/reply.ts';
import { play, playPrivately } from '../src/posts/deed-reply.ts';
import type { Combatant, Encounter } from '../src/rules/core/encounter.ts';
import { given } from '../src/rules/core/given.ts';
import { CONDITION_ENDS } from '../src/rules/core/intent.ts';
import { no, type Refusal, type Result } from '../src/rules/core/refusal.ts';
import { conditionsOf, type Ruleset } from '../src/rules/core/ruleset.ts';
import { sceneConditions } from '../src/rules/core/scene.ts';
import {
  detailOf,
  type KnownCondition,
  knownConditions,
  knownScene,
  type Viewer,
  viewerOf,
} from '../src/rules/core/secrecy.ts';
import { afflictDeed } from '../src/session/pack.ts';
import { anyEncounter, gm } from '../src/session/session.ts';
import { referenceOf } from '../src/text/language.ts';
import { nameOf } from '../src/text/names.ts';
import { briefOf } from '../src/text/reference.ts';
import { linesThatFit, plain, t, withLabel } from '../src/text/t.ts';

/** The refusal if no combatant was named in a system whose scenes can't have conditions. */
function missingCombatantRefusal({ encounter }: { readonly encounter: Encounter }): Result<never, Refusal> {
  return no({ type: 'missing', what: 'combatant', known: encounter.combatants.map(({ name }) => name) });
}

function conditionName({ rules }: { readonly rules: Ruleset }, condition: string): string {
  return plain(nameOf(rules.id, 'condition', condition));
}

const add = command({
  name: 'add',
  requires: gm,
  options: {
    condition: condition(),
    who: optional(combatant()),
    rounds: optional(integer(1, 100)),
    until: optional(oneOf(CONDITION_ENDS)),
    value: optional(integer(0, 1000)),
    source: optional(combatant()),
    note: optional(text()),
    hidden: boolean(),
  },
  run({ who, condition, source, hidden, ...more }, session) {
    if (more.rounds !== undefined && more.until !== undefined)
      return no({ type: 'missing', what: 'rounds-or-until', known: ['rounds', 'until'] });
    const details = given({ ...more, source: source?.id });
    if (!who && !session.rules.scene) return missingCombatantRefusal(session);
    if (!who) {
      const { affliction, from } = afflictDeed('', condition, ownConditions(session), details);
      const deed = { type: 'scene-afflict', affliction, ...given({ from, hidden: hidden || undefined }) } as const;
      if (!hidden) return play(session, deed);
      return playPrivately(
        session,
        deed,
        t('condition-now-on-scene', { condition: conditionName(session, condition) }),
      );
    }
    const deed = afflictDeed(who.id, condition, ownConditions(session), details);
    if (detailOf(who, session.encounter) !== 'hidden') return play(session, deed);
    return playPrivately(
      session,
      deed,
      t('condition-now', { name: plain(who.name), condition: plain(nameOf(session.rules.id, 'condition', condition)) }),
    );
  },
});

const listConditions = command({
  name: 'list',
  requires: anyEncounter,
  options: { who: optional(combatant()) },
  run({ who }, { encounter, rules, caller }) {
    const bearers = who ? [who] : encounter.combatants;
    const view = viewerOf(caller.user, encounter);
    return whisper(conditionsEmbed(bearers, rules, encounter, view, who === undefined));
  },
});

const remove = command({
  name: 'remove',
  requires: gm,
  options: {
    condition: activeCondition('who'),
    who: optional(combatant()),
  },
  run({ who, condition }, session) {
    if (!who) {
      const hidden = sceneConditions(session.encounter).find(({ key }) => key === condition.key)?.hidden;
      const deed = { type: 'scene-cure', key: condition.key, ...given({ hidden }) } as const;
      if (!hidden) return play(session, deed);
      return playPrivately(
        session,
        deed,
        t('condition-off-scene', { condition: conditionName(session, condition.name) }),
      );
    }
    const deed = { type: 'cure', subject: who.id, key: condition.key } as const;
    if (detailOf(who, session.encounter) !== 'hidden') return play(session, deed);
    return playPrivately(
      session,
      deed,
      t('condition-no-longer', {
        name: plain(who.name),
        condition: plain(nameOf(session.rules.id, 'condition', condition.name)),
      }),
    );
  },
});

export const conditions = subcommands('condition', [listConditions, add, remove]);

/** The maximum length of the list of conditions, in characters. The list is cut after a whole line. */
const MAX_LIST_LENGTH = 4000;

/** The conditions of these combatants, and what each does. If they have none, a list of all conditions. */
export function conditionsEmbed(
  bearers: readonly Combatant[],
  rules: Ruleset,
  encounter: Encounter,
  view: Viewer = 'players',
  includesScene = false,
): APIEmbed {
  const reference = referenceOf(rules.id);
  const lineOf = (name: string, condition: KnownCondition) => {
    const ownBrief = condition.form?.brief;
    const brief = ownBrief === undefined ? briefOf(reference, 'conditions', condition.name) : plain(ownBrief);
    return withLabel(`**${name}**`, `${conditionText(condition, encounter, rules)}${brief === '' ? '' : `. ${brief}`}`);
  };
  const sceneLines = includesScene
    ? knownScene(encounter, [], view).conditions.map((each) => lineOf(t('condition-scene'), each))
    : [];
  const bearerLines = bearers.flatMap((bearer) =>
    knownConditions({ ...bearer, conditions: conditionsOf(rules, bearer) }, encounter, view).map((condition) =>
      lineOf(plain(bearer.name), condition),
    ),
  );
  const lines = [...sceneLines, ...bearerLines];
  if (lines.length > 0)
    return cutToLimits({
      description: linesThatFit(lines, MAX_LIST_LENGTH, (count) => t('overview-more-borne', { count })),
    });
  const conditionLines = Object.keys(rules.conditions).map((name) =>
    withLabel(`**${nameOf(rules.id, 'condition', name)}**`, briefOf(reference, 'conditions', name)),
  );
  return cutToLimits({
    title: t('overview-no-conditions', { ruleset: rules.title }),
    description: linesThatFit(conditionLines, MAX_LIST_LENGTH, (count) => t('overview-more-conditions', { count })),
  });
}
