import { DEPARTURES, type Encounter } from '../rules/core/encounter.ts';
import { isDeletedUser } from '../rules/core/played-by.ts';
import type { Reason } from '../rules/core/reason.ts';
import { type ItemRefusal, OUT_OF_FIGHT_STATES, type PackRefusal, type Refusal } from '../rules/core/refusal.ts';
import type { RefusalTopic } from '../rules/core/refusal-topics.ts';
import { rulesNamed } from '../rules/systems.ts';
import { books } from './books.ts';
import { questionName } from './names.ts';
import { diceFaultText, explainCharacterRefusal } from './refusals/characters.ts';
import {
  explainFieldRefusal,
  explainJoiningRefusal,
  explainPlayerRefusal,
  explainTimeRefusal,
  explainUndoRefusal,
} from './refusals/encounter.ts';
import { actionTitle, bookName, choiceName, topicAsSubject, topicText, wordingIn } from './refusals/topics.ts';
import { and, gmsToAskText, mention, or, plain, t } from './t.ts';

/** Whether combat hasn't begun, is paused or is over, by the encounter's phase. */
const COMBAT_STATE_BY_PHASE = {
  gathering: 'gathering',
  fighting: 'paused',
  aftermath: 'paused',
  ended: 'over',
} as const;

/** Puts any refusal into plain words, and says what to do instead. */
export function explain(why: Refusal, encounter?: Encounter): string {
  switch (why.type) {
    case 'no-encounter':
      return t('refused-no-encounter');
    case 'may-not-post':
      return t('refused-may-not-post', { lacking: and(why.lacking.map((each) => `**${each}**`)) });
    case 'may-not-open-thread':
      return t('refused-may-not-open-thread', { lacking: and(why.lacking.map((each) => `**${each}**`)) });
    case 'no-threads-here':
      return t(why.isThread ? 'refused-thread-in-thread' : 'refused-no-threads-here');
    case 'thread-not-opened':
      return t('refused-thread-not-opened');
    case 'encounter-running':
      return t('refused-encounter-running', { name: plain(why.name) });
    case 'no-such-ruleset':
      return t('refused-no-such-ruleset', {
        typed: plain(why.typed),
        meant: suggestionText(why.near),
        known: namesText(why.known),
      });
    case 'system-not-loaded':
      return t('refused-system-not-loaded', { system: plain(why.system) });
    case 'wrong-phase':
      return t(`refused-wrong-phase-${why.phase}`);
    case 'not-the-gm':
      return why.gms.every(isDeletedUser)
        ? t('refused-no-gm-left')
        : t('refused-not-the-gm', { gms: gmsToAskText(why.gms) });
    case 'last-gm':
      return t('refused-last-gm');
    case 'no-one-of-yours':
      return t('refused-no-character-here');
    case 'which-of-yours': {
      const callersCombatantNames = or(why.yours.map((name) => plain(name)));
      return why.turn === undefined
        ? t('refused-which-of-yours', { known: namesText(why.yours) })
        : t('refused-which-of-yours-turn', {
            turn: or(why.turn.map((name) => plain(name))),
            known: callersCombatantNames,
          });
    }
    case 'nothing-cast':
      return why.instead === undefined
        ? t('refused-nothing-cast', { ruleset: why.ruleset })
        : t('refused-nothing-cast-instead', { ruleset: why.ruleset, instead: why.instead, tool: plain(why.tool) });
    case 'no-defending':
      return t('refused-no-defending', { ruleset: why.ruleset });
    case 'not-yours':
      return t('refused-not-yours', { name: plain(why.name) });
    case 'not-your-button':
      return t('refused-not-your-button', {
        name: plain(why.name),
        yours: or(why.yours.map((name) => plain(name))),
      });
    case 'no-one-of-that-name':
      return why.known.length === 0
        ? t('refused-no-such-combatant-yet', { typed: plain(why.typed) })
        : t('refused-no-such-combatant', {
            typed: plain(why.typed),
            meant: suggestionText(why.near),
            known: namesText(why.known),
          });
    case 'not-for-you':
      return t('refused-not-for-you', { user: mention(why.user) });
    case 'no-one-to-check':
      return t('refused-no-one-to-check');
    case 'nothing-to-roll':
      return t('refused-nothing-to-roll', { names: and(why.waits.map((name) => plain(name))) });
    case 'sharing-off':
      return t('refused-sharing-off');
    case 'opener':
      return t('refused-opener');
    case 'no-one-to-fight':
      return t('refused-no-one-to-fight');
    case 'decided-already':
      return t('refused-decided-already', { why: reasonText(why.how, encounter) });
    case 'has-condition': {
      const condition = topicText({ condition: why.condition }, encounter);
      const name = why.name === undefined ? t('refused-the-scene') : plain(why.name);
      return t('refused-has-condition', { name, condition, note: why.stacks ? 'yes' : 'no' });
    }
    case 'too-many':
      return t('refused-too-many', { what: topicText(why.what, encounter), most: why.most });
    case 'no-such': {
      const facts = {
        what: topicText(why.what, encounter),
        typed: plain(why.typed),
        meant: suggestionText(why.near && choiceName(why.what, why.near, encounter)),
      };
      const isValueOfOption = typeof why.what === 'object' && 'option' in why.what;
      if (why.known.length === 0) return t(isValueOfOption ? 'refused-no-such-value' : 'refused-no-such', facts);
      const knownChoicesText = choicesText(why, encounter);
      return t(isValueOfOption ? 'refused-no-such-value-known' : 'refused-no-such-known', {
        ...facts,
        known: knownChoicesText,
      });
    }
    case 'no-delay':
      return why.why === 'off'
        ? t('refused-no-delay-off')
        : t(`refused-no-delay-${why.why}`, { name: plain(why.name) });
    case 'no-event':
      return why.why === 'over'
        ? t('refused-no-event-over', { mark: plain(why.mark) })
        : t('refused-no-event-no-number', { mark: plain(why.mark) });
    case 'act-together':
      return t('refused-act-together', { names: and(why.names.map((name) => plain(name))) });
    case 'nothing-changes':
      return t(why.inCommand ? 'refused-nothing-changes-command' : 'refused-nothing-changes', {
        what: topicAsSubject(why.what, encounter),
        value: why.value,
      });
    case 'no-order':
      return t('refused-no-order');
    case 'joins-order-later':
      if (why.delaying) return t('refused-delaying', { name: plain(why.name) });
      return why.fighting
        ? t('refused-joins-order-next-round', { name: plain(why.name) })
        : t('refused-joins-order-on-continuing', { name: plain(why.name) });
    case 'not-your-turn':
      if (why.skips !== undefined)
        return t('refused-no-turn-this-round', { name: plain(why.name), why: reasonText(why.skips, encounter) });
      return why.turn.length === 0
        ? t('refused-not-on-turn', { name: plain(why.name) })
        : t('refused-not-your-turn', {
            turn: and(why.turn.map((name) => plain(name))),
            name: plain(why.name),
          });
    case 'takes-no-turns':
      return t('refused-takes-no-turns', { name: plain(why.name) });
    case 'not-now':
      return t(`refused-not-now-${COMBAT_STATE_BY_PHASE[why.phase]}`, { action: actionTitle(why.action, encounter) });
    case 'rounds-run':
      return t('refused-rounds-run');
    case 'out-of-the-fight': {
      const departure = DEPARTURES.find((each) => each === why.as);
      if (departure) return t('refused-has-left', { name: plain(why.name), how: departure });
      const state = OUT_OF_FIGHT_STATES.find((each) => each === why.as) ?? 'down';
      return state === 'dead'
        ? t('refused-out-of-the-fight-dead', { name: plain(why.name) })
        : t('refused-out-of-the-fight', { name: plain(why.name), state: t(`state-${state}`) });
    }
    case 'cannot':
      return why.instead
        ? t('refused-cannot-instead', {
            name: plain(why.name),
            action: actionTitle(why.action, encounter),
            because: bookName(why.because, encounter),
            instead: why.instead,
          })
        : t('refused-cannot', {
            name: plain(why.name),
            action: actionTitle(why.action, encounter),
            because: bookName(why.because, encounter),
          });
    case 'missing':
      return why.known.length > 0
        ? t('refused-missing-known', { what: topicText(why.what, encounter), known: choicesText(why, encounter) })
        : t('refused-missing', { what: topicText(why.what, encounter) });
    case 'on-their-feet':
      return t('refused-on-their-feet', { name: plain(why.name) });
    case 'not-at-self':
      return t('refused-not-at-self');
    case 'has-left':
      return t('refused-has-left', { name: plain(why.name), how: why.as });
    case 'target-dead':
      return t('refused-target-dead', { name: plain(why.name) });
    case 'out-of-range':
      return t('refused-out-of-range', {
        weapon: plain(bookName(why.weapon, encounter)),
        band: distanceText(why.band, encounter),
        reaches: distanceText(why.reaches, encounter),
      });
    case 'nothing-left':
      return 'thing' in why.what
        ? t('refused-thing-used-up', { name: plain(why.name), thing: plain(bookName(why.what.thing, encounter)) })
        : t('refused-nothing-left', {
            name: plain(why.name),
            left: wordingIn(encounter).amount(why.left, why.what.resource),
            need: why.need,
          });
    case 'question-open':
      return t('refused-question-open', {
        name: plain(why.name),
        about: plain(questionName(encounter?.system ?? '', why.about)),
      });
    case 'gm-decides':
      return t('refused-gm-decides', { gms: gmsToAskText(why.gms) });
    case 'no-question':
      return t('refused-no-question');
    case 'nothing-to-save':
      return t('refused-nothing-to-save');
    case 'nothing-recorded':
      return t('refused-nothing-recorded', { name: plain(why.name) });
    case 'record-kept':
      return t('refused-record-kept', { gms: gmsToAskText(why.gms) });
    case 'luck-kept':
      return t('refused-luck-kept', { gms: gmsToAskText(why.gms) });
    case 'dice-unreadable':
      return t('refused-dice-unreadable', {
        typed: plain(why.typed),
        fault: diceFaultText(why.because),
        at: why.at + 1,
      });
    case 'roll-needs-numbers':
      return t('refused-roll-needs-numbers', {
        name: plain(why.name),
        missing: and(why.missing),
        example: `${plain(why.name)} ${why.missing.map(() => 3).join(' ')}`,
      });
    case 'roll-shows-hidden':
      return t('refused-roll-shows-hidden', { name: plain(why.name) });
    case 'not-a-roll-sharer':
      return t('refused-not-a-roll-sharer');
    case 'roll-quota':
      return t('refused-roll-quota', { most: why.most });
    case 'dice-too-many':
      return t(`refused-too-many-${why.what}`, { most: why.most });
    case 'out-of-bounds':
      return t('refused-out-of-bounds', {
        what: topicAsSubject(why.what, encounter),
        least: why.least,
        most: why.most,
      });
    case 'text-unfit':
      return t('refused-text-unfit', { what: topicAsSubject(why.what, encounter), longest: why.longest });
    case 'stale':
      return t('refused-stale');
    case 'not-for-defaults':
      return t(`refused-not-for-defaults-${why.of}`);
    case 'plays-no-one':
      return t('refused-plays-no-one', { user: mention(why.user) });
    case 'hidden-speaker':
      return t('refused-hidden-speaker', { name: plain(why.name) });
    case 'said-by-no-one':
      return t('refused-said-by-no-one');
    case 'said-is-the-gms':
      return why.gms.length === 0
        ? t('refused-said-is-the-admins')
        : t('refused-said-is-the-gms', { gms: gmsToAskText(why.gms) });
    case 'already-joined':
    case 'creature-is-the-gms':
    case 'not-a-creature':
    case 'asked-already':
    case 'not-let-in':
    case 'join-closed':
    case 'enough-of-yours':
    case 'name-taken':
    case 'name-unfit':
      return explainJoiningRefusal(why);
    case 'no-character':
    case 'character-gone':
    case 'character-changed':
    case 'character-exists':
    case 'file-unfit':
    case 'sheet-unfit':
    case 'other-system':
    case 'nothing-to-add':
    case 'template-and-strength':
    case 'template-of-file':
    case 'no-templates':
    case 'strength-unfit':
      return explainCharacterRefusal(why);
    case 'pack-not-newer':
    case 'packs-too-big':
    case 'not-a-pack-keeper':
    case 'scene-before-encounter':
    case 'no-packs':
    case 'pack-of-the-host':
    case 'pack-of-other-system':
    case 'pack-not-in-use':
    case 'pack-fits-no-more':
    case 'nothing-to-keep':
    case 'nothing-to-start-from':
    case 'no-pack-entry':
      return explainPackRefusal(why);
    case 'lent-already':
    case 'theirs-already':
    case 'owners-answers':
    case 'is-a-bot':
    case 'has-a-player':
    case 'not-lent':
      return explainPlayerRefusal(why);
    case 'nothing-to-undo':
    case 'words-read':
    case 'nothing-to-redo':
    case 'not-your-deed':
    case 'undo-is-the-gms':
    case 'tells-nothing':
    case 'post-not-yours':
    case 'post-empty':
    case 'done-since':
      return explainUndoRefusal(why, encounter);
    case 'no-such-zone':
    case 'time-unreadable':
    case 'quiet-all-day':
    case 'quiet-too-long':
    case 'off-all-week':
    case 'absence-over':
    case 'absence-too-far':
    case 'not-away':
    case 'pace-unfit':
    case 'nudge-too-early':
    case 'no-pace':
    case 'hands-later':
      return explainTimeRefusal(why);
    case 'no-field':
    case 'no-zones':
    case 'zones-unreadable':
    case 'offered-already':
    case 'not-on-the-field':
    case 'no-tile':
    case 'tile-taken':
    case 'someone-in-the-way':
    case 'no-footing':
    case 'over-the-edge':
    case 'too-far':
    case 'where-to':
    case 'no-door':
    case 'door-once':
    case 'not-seen':
    case 'nothing-overruled':
    case 'field-size':
    case 'map-corner':
    case 'field-own-size':
    case 'against-the-field':
      return explainFieldRefusal(why, encounter);
    case 'no-items':
    case 'item-natural':
    case 'item-worn':
    case 'items-too-few':
    case 'items-full':
    case 'item-full':
    case 'items-by-gm':
    case 'beyond-hands':
    case 'not-fallen':
    case 'looting-off':
    case 'no-looting':
    case 'not-an-ally':
    case 'nothing-on-the-ground':
    case 'owns-nothing':
      return explainItemRefusal(why, encounter);
    case 'rule':
      return explainerFor(encounter?.system)(
        why.rule,
        Object.fromEntries(Object.entries(why.facts).map((fact) => factForDisplay(fact, encounter))),
      );
    default:
      return why satisfies never;
  }
}

function suggestionText(suggestion: string | undefined): string {
  return suggestion === undefined ? '' : t('refused-meant', { near: plain(suggestion) });
}

function namesText(names: readonly string[]): string {
  return and(names.map((name) => plain(name)));
}

/** Lists the possible choices, in the book's words. */
function choicesText(
  { what, known: ids }: { readonly what: RefusalTopic; readonly known: readonly string[] },
  encounter: Encounter | undefined,
): string {
  return or(ids.map((id) => choiceName(what, id, encounter)));
}

/** A distance in words: "Near", "3 squares". */
function distanceText(away: string | number, encounter: Encounter | undefined): string {
  return typeof away === 'number' ? t('refused-squares-away', { count: away }) : bookName(away, encounter);
}

/** Says in the words of the encounter's rules why a number applies or why something happened. */
function reasonText(reason: Reason, encounter: Encounter | undefined): string {
  return wordingIn(encounter).word(reason);
}

/** The facts whose values are names from the book, which are shown in the reader's language. */
const BOOK_NAME_FACTS: readonly string[] = ['condition', 'weapon', 'item', 'spell'];

/** Prepares a fact of a system's refusal for its sentence: translates names from the book, and escapes text. */
function factForDisplay(
  [key, fact]: [string, string | number],
  encounter: Encounter | undefined,
): [string, string | number] {
  if (typeof fact !== 'string') return [key, fact];
  return [key, plain(BOOK_NAME_FACTS.includes(key) ? bookName(fact, encounter) : fact)];
}

/**
 * Returns a function that puts a system's own refusals into words. If a refusal has no words, the text only says that
 * the rules don't allow it.
 */
function explainerFor(system: string | undefined) {
  const explanations = system === undefined ? undefined : books[system]?.refusals;
  return (rule: string, facts: Readonly<Record<string, string | number>>): string => {
    const name = rule.slice(rule.indexOf('/') + 1);
    const explanation = explanations && Object.hasOwn(explanations, name) ? explanations[name] : undefined;
    return explanation?.(facts) ?? t('refused-by-the-rules');
  };
}

/** Says why an item can't be given or taken, and what to do instead. */
function explainItemRefusal(why: ItemRefusal, encounter: Encounter | undefined): string {
  switch (why.type) {
    case 'no-items':
      return t('refused-no-items');
    case 'item-natural':
      return t('refused-item-natural', { name: plain(why.name), item: plain(bookName(why.item, encounter)) });
    case 'item-worn':
      return t('refused-item-worn', { name: plain(why.name), item: plain(bookName(why.item, encounter)) });
    case 'items-too-few':
      return t('refused-items-too-few', {
        name: plain(why.name),
        item: plain(bookName(why.item, encounter)),
        left: why.left,
      });
    case 'items-full':
      return t('refused-items-full', { name: plain(why.name), most: why.most });
    case 'item-full':
      return t('refused-item-full', {
        name: plain(why.name),
        item: plain(bookName(why.item, encounter)),
        most: why.most,
      });
    case 'items-by-gm':
      return t('refused-items-by-gm', { gms: gmsToAskText(why.gms) });
    case 'beyond-hands':
      return t('refused-beyond-hands', { name: plain(why.name), squares: why.squares });
    case 'not-fallen':
      return t('refused-not-fallen', { name: plain(why.name) });
    case 'looting-off':
      return t('refused-looting-off', { name: plain(why.name) });
    case 'no-looting':
      return t('refused-no-looting', { name: plain(why.name), gms: gmsToAskText(why.gms) });
    case 'not-an-ally':
      return t('refused-not-an-ally', { name: plain(why.name) });
    case 'nothing-on-the-ground':
      return t('refused-nothing-on-the-ground');
    case 'owns-nothing':
      return t('refused-owns-nothing', { name: plain(why.name) });
    default:
      return why satisfies never;
  }
}

/** Says why a change to content packs is refused, and what to do instead. */
function explainPackRefusal(why: PackRefusal): string {
  switch (why.type) {
    case 'pack-not-newer':
      return t('refused-pack-not-newer', {
        title: plain(why.title),
        kept: String(why.kept),
        id: why.id,
        revision: String(why.revision),
      });
    case 'packs-too-big':
      return t('refused-packs-too-big', { megabytes: why.most / 1_000_000 });
    case 'not-a-pack-keeper':
      return t(`refused-not-a-pack-keeper-${why.keepers}`);
    case 'scene-before-encounter':
    case 'no-packs':
    case 'nothing-to-start-from':
      return t(`refused-${why.type}`);
    case 'pack-of-the-host':
      return t('refused-pack-of-the-host', { title: plain(why.title) });
    case 'pack-of-other-system': {
      const { title, theirs, ours } = why;
      const systemTitle = (system: string) => rulesNamed(system)?.title ?? system;
      return t('refused-pack-of-other-system', {
        title: plain(title),
        theirs: systemTitle(theirs),
        ours: systemTitle(ours),
      });
    }
    case 'pack-not-in-use':
    case 'pack-fits-no-more':
      return t(`refused-${why.type}`, { title: plain(why.title) });
    case 'nothing-to-keep':
      return t(`refused-nothing-to-keep-${why.what}`);
    case 'no-pack-entry': {
      const { title, typed, near } = why;
      const hint = near === undefined ? '' : t('pack-fault-meant', { near: plain(near, 60) });
      return t('refused-no-pack-entry', { title: plain(title), typed: plain(typed, 60), meant: hint });
    }
    default:
      return why satisfies never;
  }
}
