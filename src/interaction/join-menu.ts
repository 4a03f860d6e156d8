import { ButtonStyle, ComponentType } from 'discord-api-types/v10';
import type { Refusal } from '../rules/core/refusal.ts';
import { no, ok, type Result } from '../rules/core/result.ts';
import type { InEncounter } from '../session/authorize.ts';
import { combatantFor, type Joiner, wayIn } from '../session/joining.ts';
import type { Session } from '../session/session.ts';
import { plain } from '../text/markdown.ts';
import { and, mention, buttons as words } from '../text/spoken.ts';
import { button, buttonRow } from './buttons.ts';
import { componentId, escaped, type IdField, LONGEST_ID, oneOf, text, thisEncounter } from './component.ts';
import { play } from './deed-reply.ts';
import { joinButton } from './join-button.ts';
import { joiners } from './options/characters.ts';
import { gmsOf } from './pings.ts';
import { type Reply, show, whisper } from './reply.ts';

/** Most entries of a select menu. */
const MOST = 25;

/** Who asks: with their characters, once the button is pressed. */
const asker: IdField<string, 'asker'> = { ...text, needs: (user) => ({ asker: user }) };

/** Let in, or Not now, under a player's wish to join. */
export const admitButton = componentId('admit', {
  encounter: thisEncounter,
  answer: oneOf('yes', 'no'),
  user: asker,
  /** The id of the player's character; of a ready-made one nothing. */
  character: text,
  /** The name of a ready-made one, and what they are to be called. */
  ready: escaped,
  name: escaped,
});

/** Asks with whom the caller joins. */
export function joinMenu(session: Session<'characters'>, at: { readonly encounter: number }): Reply {
  const options = [...new Set(joiners(session))].slice(0, MOST).map((name) => ({ label: name, value: name }));
  const select = {
    type: ComponentType.StringSelect,
    custom_id: joinButton.write(at),
    placeholder: words.withWhom,
    options,
  } as const;
  return whisper(words.withWhomElse, {
    components: [{ type: ComponentType.ActionRow, components: [select] }],
  });
}

/** The caller comes in, or asks the GM to. */
export function join(
  session: Session<'characters' | 'lastSelves'> & InEncounter,
  from: Joiner,
  as: { readonly name?: string | undefined; readonly side?: string | undefined },
): Result<Reply, Refusal> {
  const { encounter, caller, loaded } = session;
  const way = wayIn(encounter, caller.user);
  if (!way.ok) return way;
  const combatant = combatantFor(encounter, caller.user, loaded, from, as);
  if (!combatant.ok) return combatant;
  if (way.value === 'open') return play(session, { type: 'join', combatants: [combatant.value] });
  return request(session, from, combatant.value.name);
}

function request(session: Session & InEncounter, { id, name: ready }: Joiner, name: string): Result<Reply, Refusal> {
  const { encounter, caller, version } = session;
  const asked = {
    encounter: version?.encounter ?? 0,
    user: caller.user,
    character: id ?? '',
    ready: id === undefined ? ready : '',
    name: name === ready ? '' : name,
  };
  const room = LONGEST_ID - admitButton.write({ ...asked, name: '', answer: 'yes' }).length;
  if (escaped.write(asked.name).length > room) return no({ type: 'text-unfit', what: 'name', longest: room });
  const gms = gmsOf(encounter);
  const reply = show(
    { description: words.asksIn(mention(caller.user), plain(name)) },
    {
      content: words.youDecide(and(gms.map(mention))),
      ping: gms,
      components: buttonRow(
        button(words.letIn, admitButton.write({ ...asked, answer: 'yes' }), ButtonStyle.Success),
        button(words.notNow, admitButton.write({ ...asked, answer: 'no' })),
      ),
    },
  );
  return ok(reply);
}
