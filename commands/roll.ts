// Free rolls: public ones, and secret ones for a GM.

import type { APIEmbed } from 'discord-api-types/v10';
import { within } from '../src/embeds/limits.ts';
import { boolean, type Choice, command, optional, resolved, withNeeds } from '../src/interaction/command.ts';
import { component, componentId, idEscaped } from '../src/interaction/component.ts';
import { name } from '../src/interaction/options/characters.ts';
import * as panel from '../src/interaction/panel.ts';
import { type Reply, show, whisper } from '../src/interaction/reply.ts';
import { parse } from '../src/rules/core/notation/parse.ts';
import { rollDice, show as written } from '../src/rules/core/notation/roll.ts';
import { writtenIn } from '../src/rules/core/reason.ts';
import { map, ok, type Refusal, type Result } from '../src/rules/core/refusal.ts';
import { savable } from '../src/session/saving.ts';
import { looseDice } from '../src/session/sealed-dice.ts';
import { gm, type InEncounter, isInEncounter, type Session } from '../src/session/session.ts';
import { mention, plain, t } from '../src/text/t.ts';

/** The longest dice notation, in characters. */
const LONGEST = 200;

/** The caller's saved rolls first, by name. */
const suggestions = withNeeds({ saved: true }, ({ loaded }): readonly (Choice | string)[] => [
  ...loaded.saved.flatMap(({ name, what }) =>
    what.type === 'roll' ? [{ name: `${name}: ${what.dice}`, value: what.dice }] : [],
  ),
  'd20',
  '2d6+3',
  '4d6kh3',
  '6d6>=5',
  '3d6!',
]);

const dice = resolved({
  longest: LONGEST,
  suggest: suggestions,
  resolve: (typed) => map(parse(typed), () => typed),
});

export const roll = command({
  name: 'roll',
  needs: { saved: true },
  options: {
    dice,
    secret: boolean(),
    save: optional(name()),
  },
  run({ dice, secret, save }, session) {
    const kept =
      save === undefined ? ok(undefined) : savable(session, save, { system: '', what: { type: 'roll', dice } });
    if (!kept.ok) return kept;
    const met = secret ? gm(session) : undefined;
    if (met && !met.ok) return met;
    return map(met ? secretRoll(met.value, dice) : rollReply(session, dice), (reply) => {
      if (!kept.value) return reply;
      session.add({ type: 'saved', saved: kept.value });
      return { ...reply, content: t('me-saved', { name: plain(kept.value.name) }) };
    });
  },
});

/** *Again* under a roll: the same dice, for whoever presses it. */
const againId = componentId('again', { dice: idEscaped });

export const rollAgain = component({ id: againId, run: ({ dice }, session) => rollReply(session, dice) });

/** A free roll: who rolled, every die, and the total. */
function rolled(user: string, written: string, label: string | undefined, sealed: boolean): APIEmbed {
  const where = sealed ? t('roll-sealed') : t('roll-loose');
  const what = label === undefined ? '' : ` · ${plain(label)}`;
  return within({ description: `🎲 ${mention(user)}${what}: ${plain(written, 1500)}\n${where}` });
}

/** Rolls dice for the caller. In an encounter they come from the sealed dice and are recorded. */
export function rollReply(session: Session, typed: string): Result<Reply, Refusal> {
  const { encounter, caller } = session;
  const parsed = parse(typed);
  if (!parsed.ok) return parsed;
  const { label } = parsed.value;
  if (!encounter || encounter.phase === 'ended' || !isInEncounter(session))
    return ok(show(rolled(caller.user, written(rollDice(parsed.value, looseDice)), label, false), again(typed)));
  return map(session.do({ type: 'roll', dice: typed }), ({ events }) => {
    const shown = events.flatMap((event) => (event.type === 'remarked' ? [writtenIn(event.what)] : [])).join('');
    return show(rolled(caller.user, shown, label, true), again(typed));
  });
}

/** No button if the notation is too long for an id. */
function again(dice: string): Pick<Reply, 'components'> {
  return againId.fits({ dice })
    ? { components: panel.buttonRow(panel.button(t('me-roll-again'), againId.write({ dice }))) }
    : {};
}

/** Rolls dice for the GM alone: sealed and recorded like all others, but not in the log until the encounter is over. */
function secretRoll(session: Session & InEncounter, dice: string): Result<Reply, Refusal> {
  return map(thrown(session, dice), (shown) =>
    whisper([rolled(session.caller.user, shown, undefined, true), { description: t('gm-in-secret') }]),
  );
}

/** The same for the panel: the total in a line. */
export function rolledInSecret(session: Session & InEncounter, dice: string): Result<string, Refusal> {
  return map(thrown(session, dice), (shown) => `🎲 ${plain(shown, 1500)}\n-# ${t('gm-in-secret')}`);
}

function thrown(session: Session & InEncounter, dice: string): Result<string, Refusal> {
  return map(session.do({ type: 'roll', dice, secret: true }), ({ events }) =>
    events.flatMap((event) => (event.type === 'remarked' ? [writtenIn(event.what)] : [])).join(''),
  );
}
