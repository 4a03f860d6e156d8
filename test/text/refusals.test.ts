import { describe, expect, test } from 'vitest';
import type { Refusal } from '../../src/rules/core/refusal.ts';
import { because } from '../../src/rules/mastery/reasons.ts';
import { inLanguage } from '../../src/text/languages.ts';
import { masteryRefusals } from '../../src/text/mastery/book.ts';
import { explain } from '../../src/text/refusals.ts';
import { situation } from '../prose/situations.ts';

const HOSTILE_NAME = '**@everyone** <@1> `x`';
const names = ['Goblin 1', HOSTILE_NAME];

/** One refusal of every kind. If one is missing, the test doesn't compile. */
const REFUSALS: { readonly [T in Refusal['type']]: Extract<Refusal, { type: T }> } = {
  'system-not-loaded': { type: 'system-not-loaded', system: HOSTILE_NAME },
  'no-items': { type: 'no-items' },
  'post-not-yours': { type: 'post-not-yours' },
  'post-empty': { type: 'post-empty' },
  'item-natural': { type: 'item-natural', name: HOSTILE_NAME, item: HOSTILE_NAME },
  'item-worn': { type: 'item-worn', name: HOSTILE_NAME, item: HOSTILE_NAME },
  'items-too-few': { type: 'items-too-few', name: HOSTILE_NAME, item: HOSTILE_NAME, left: 2 },
  'items-full': { type: 'items-full', name: HOSTILE_NAME, list: 'weapons', most: 12 },
  'item-full': { type: 'item-full', name: HOSTILE_NAME, item: HOSTILE_NAME, most: 99 },
  'items-by-gm': { type: 'items-by-gm', gms: ['1'] },
  'beyond-hands': { type: 'beyond-hands', name: HOSTILE_NAME, squares: 4 },
  'not-fallen': { type: 'not-fallen', name: HOSTILE_NAME },
  'looting-off': { type: 'looting-off', name: HOSTILE_NAME },
  'no-looting': { type: 'no-looting', name: HOSTILE_NAME, gms: ['1'] },
  'not-an-ally': { type: 'not-an-ally', name: HOSTILE_NAME },
  'nothing-on-the-ground': { type: 'nothing-on-the-ground' },
  'owns-nothing': { type: 'owns-nothing', name: HOSTILE_NAME },
  'not-for-defaults': { type: 'not-for-defaults', of: 'channel' },
  'no-encounter': { type: 'no-encounter' },
  'encounter-running': { type: 'encounter-running', name: HOSTILE_NAME },
  'may-not-post': { type: 'may-not-post', lacking: ['Send Messages'] },
  'may-not-open-thread': { type: 'may-not-open-thread', lacking: ['Create Public Threads'] },
  'no-threads-here': { type: 'no-threads-here', isThread: false },
  'thread-not-opened': { type: 'thread-not-opened' },
  'no-such-ruleset': { type: 'no-such-ruleset', typed: HOSTILE_NAME, known: ['tdgs'], near: 'tdgs' },
  'wrong-phase': { type: 'wrong-phase', wants: 'fighting', phase: 'gathering' },
  'luck-kept': { type: 'luck-kept', gms: ['gm'] },
  'not-the-gm': { type: 'not-the-gm', gms: ['1', '2'] },
  'last-gm': { type: 'last-gm' },
  'sharing-off': { type: 'sharing-off' },
  'no-one-of-yours': { type: 'no-one-of-yours' },
  'which-of-yours': { type: 'which-of-yours', yours: names },
  'not-yours': { type: 'not-yours', name: HOSTILE_NAME },
  'not-your-button': { type: 'not-your-button', name: HOSTILE_NAME, yours: ['Blade', HOSTILE_NAME] },
  'creature-is-the-gms': { type: 'creature-is-the-gms', name: HOSTILE_NAME },
  'not-a-creature': { type: 'not-a-creature', name: 'Kira' },
  'not-for-you': { type: 'not-for-you', user: 'ana' },
  'asked-already': { type: 'asked-already', name: 'Kira', gms: ['gwen'] },
  'not-let-in': { type: 'not-let-in', gms: ['gwen'] },
  'has-condition': { type: 'has-condition', name: HOSTILE_NAME, condition: HOSTILE_NAME, stacks: true },
  'decided-already': { type: 'decided-already', how: because({ id: 'draw' }) },
  'join-closed': { type: 'join-closed', gms: ['1'] },
  'enough-of-yours': { type: 'enough-of-yours', most: 3 },
  'nothing-to-save': { type: 'nothing-to-save' },
  'tells-nothing': { type: 'tells-nothing' },
  'done-since': { type: 'done-since', gms: ['1'] },
  'plays-no-one': { type: 'plays-no-one', user: '1' },
  'hidden-speaker': { type: 'hidden-speaker', name: HOSTILE_NAME },
  'said-by-no-one': { type: 'said-by-no-one' },
  'said-is-the-gms': { type: 'said-is-the-gms', gms: ['1'] },
  'no-field': { type: 'no-field' },
  'no-zones': { type: 'no-zones' },
  'offered-already': { type: 'offered-already', name: HOSTILE_NAME },
  'zones-unreadable': { type: 'zones-unreadable', line: HOSTILE_NAME },
  'not-on-the-field': { type: 'not-on-the-field', name: HOSTILE_NAME },
  'no-tile': { type: 'no-tile', typed: HOSTILE_NAME, last: 'L10' },
  'tile-taken': { type: 'tile-taken', tile: 'D7', name: HOSTILE_NAME },
  'someone-in-the-way': { type: 'someone-in-the-way', tile: 'D7', name: HOSTILE_NAME, ground: 'wall' },
  'no-footing': { type: 'no-footing', tile: 'D7', name: HOSTILE_NAME, ground: 'wall' },
  'over-the-edge': { type: 'over-the-edge', tile: 'J2', name: HOSTILE_NAME, width: 4 },
  'too-far': { type: 'too-far', tile: 'D7', name: HOSTILE_NAME, left: 3, cost: 5 },
  'where-to': { type: 'where-to', name: HOSTILE_NAME },
  'no-door': { type: 'no-door', tile: 'D7', name: HOSTILE_NAME },
  'door-once': { type: 'door-once', name: HOSTILE_NAME },
  'not-seen': { type: 'not-seen', tile: 'D7' },
  'nothing-overruled': { type: 'nothing-overruled' },
  'map-corner': { type: 'map-corner', typed: HOSTILE_NAME },
  'field-size': { type: 'field-size', typed: '99x99' },
  'field-own-size': { type: 'field-own-size', kind: 'bridge' },
  'against-the-field': { type: 'against-the-field', option: 'cover', said: HOSTILE_NAME, shows: 'half' },
  opener: { type: 'opener' },
  'no-one-to-check': { type: 'no-one-to-check' },
  'nothing-to-roll': { type: 'nothing-to-roll', waits: [HOSTILE_NAME] },
  'no-defending': { type: 'no-defending', ruleset: 'Cairn' },
  'nothing-cast': { type: 'nothing-cast', ruleset: 'Project Sol', tool: HOSTILE_NAME },
  'no-one-of-that-name': { type: 'no-one-of-that-name', typed: HOSTILE_NAME, known: names, near: 'Goblin 1' },
  'name-taken': { type: 'name-taken', name: HOSTILE_NAME },
  'name-unfit': { type: 'name-unfit', typed: HOSTILE_NAME, longest: 40 },
  'already-joined': { type: 'already-joined', name: HOSTILE_NAME },
  'no-one-to-fight': { type: 'no-one-to-fight' },
  'too-many': { type: 'too-many', what: 'combatants', most: 60 },
  'no-such': { type: 'no-such', what: 'weapon', typed: HOSTILE_NAME, known: names, near: 'Goblin 1' },
  'not-your-turn': { type: 'not-your-turn', name: HOSTILE_NAME, turn: names },
  'not-now': { type: 'not-now', action: 'Attack', phase: 'gathering' },
  'rounds-run': { type: 'rounds-run' },
  'out-of-the-fight': { type: 'out-of-the-fight', name: HOSTILE_NAME, as: 'dead' },
  cannot: { type: 'cannot', name: HOSTILE_NAME, action: 'move', because: 'Grappled', instead: 'Escape first.' },
  missing: { type: 'missing', what: 'spell', known: names },
  'on-their-feet': { type: 'on-their-feet', name: HOSTILE_NAME },
  'lent-already': { type: 'lent-already', name: HOSTILE_NAME },
  'has-a-player': { type: 'has-a-player', name: HOSTILE_NAME },
  'theirs-already': { type: 'theirs-already', name: HOSTILE_NAME },
  'owners-answers': { type: 'owners-answers', name: HOSTILE_NAME },
  'is-a-bot': { type: 'is-a-bot', user: 'u1' },
  'not-lent': { type: 'not-lent', name: HOSTILE_NAME },
  'no-such-zone': { type: 'no-such-zone', typed: HOSTILE_NAME, near: 'Berlin' },
  'time-unreadable': { type: 'time-unreadable', typed: HOSTILE_NAME, as: 'day' },
  'quiet-all-day': { type: 'quiet-all-day' },
  'quiet-too-long': { type: 'quiet-too-long', quiet: 1005, most: 960 },
  'off-all-week': { type: 'off-all-week' },
  'absence-over': { type: 'absence-over', until: 0 },
  'absence-too-far': { type: 'absence-too-far', days: 366 },
  'hands-later': { type: 'hands-later' },
  'not-away': { type: 'not-away' },
  'pace-unfit': { type: 'pace-unfit', what: 'turn', least: 5, most: 86_400 },
  'nudge-too-early': { type: 'nudge-too-early', nudge: 120, turn: 60 },
  'no-pace': { type: 'no-pace' },
  'not-at-self': { type: 'not-at-self' },
  'has-left': { type: 'has-left', name: HOSTILE_NAME, as: 'fled' },
  'target-dead': { type: 'target-dead', name: HOSTILE_NAME },
  'out-of-range': { type: 'out-of-range', weapon: HOSTILE_NAME, band: 'Far', reaches: 'Near' },
  'no-order': { type: 'no-order' },
  'takes-no-turns': { type: 'takes-no-turns', name: HOSTILE_NAME },
  'nothing-changes': { type: 'nothing-changes', what: { resource: HOSTILE_NAME }, value: 2 },
  'joins-order-later': { type: 'joins-order-later', name: HOSTILE_NAME, fighting: true, delaying: true },
  'no-event': { type: 'no-event', mark: HOSTILE_NAME, why: 'over' },
  'no-delay': { type: 'no-delay', name: HOSTILE_NAME, why: 'begun' },
  'act-together': { type: 'act-together', names: [HOSTILE_NAME, 'Bo'] },
  'nothing-left': { type: 'nothing-left', name: HOSTILE_NAME, what: { resource: 'action points' }, need: 2, left: 1 },
  'question-open': { type: 'question-open', subject: 'x', name: HOSTILE_NAME, about: 'defense' },
  'gm-decides': { type: 'gm-decides', gms: ['1'] },
  'words-read': { type: 'words-read' },
  'no-question': { type: 'no-question' },
  'nothing-to-undo': { type: 'nothing-to-undo' },
  'nothing-to-redo': { type: 'nothing-to-redo' },
  'nothing-recorded': { type: 'nothing-recorded', name: HOSTILE_NAME },
  'record-kept': { type: 'record-kept', gms: ['1'] },
  'roll-needs-numbers': { type: 'roll-needs-numbers', name: 'sneak', missing: ['n'] },
  'roll-shows-hidden': { type: 'roll-shows-hidden', name: 'Goblin 1' },
  'not-a-roll-sharer': { type: 'not-a-roll-sharer' },
  'roll-quota': { type: 'roll-quota', most: 40 },
  'undo-is-the-gms': { type: 'undo-is-the-gms', because: 'dice', gms: ['1'] },
  'not-your-deed': { type: 'not-your-deed', deed: { type: 'roll', dice: HOSTILE_NAME } },
  'dice-unreadable': { type: 'dice-unreadable', typed: HOSTILE_NAME, at: 3, because: { id: 'no term' } },
  'dice-too-many': { type: 'dice-too-many', most: 100, what: 'dice' },
  'text-unfit': { type: 'text-unfit', what: { option: 'name' }, longest: 40 },
  'out-of-bounds': { type: 'out-of-bounds', what: 'rounds', least: 1, most: 100 },
  stale: { type: 'stale' },
  'no-character': { type: 'no-character', typed: HOSTILE_NAME, known: names, near: 'Goblin 1' },
  'character-gone': { type: 'character-gone' },
  'character-changed': { type: 'character-changed', name: HOSTILE_NAME },
  'character-exists': { type: 'character-exists', name: HOSTILE_NAME },
  'pack-not-newer': {
    type: 'pack-not-newer',
    title: HOSTILE_NAME,
    kept: 3,
    id: 'the-bog',
    revision: 2,
  },
  'packs-too-big': { type: 'packs-too-big', most: 5_000_000 },
  'not-a-pack-keeper': { type: 'not-a-pack-keeper', keepers: 'managers' },
  'scene-before-encounter': { type: 'scene-before-encounter' },
  'no-packs': { type: 'no-packs' },
  'pack-of-the-host': { type: 'pack-of-the-host', title: HOSTILE_NAME },
  'pack-of-other-system': { type: 'pack-of-other-system', title: HOSTILE_NAME, theirs: 'sol', ours: 'tdgs' },
  'pack-not-in-use': { type: 'pack-not-in-use', title: HOSTILE_NAME },
  'pack-fits-no-more': { type: 'pack-fits-no-more', title: HOSTILE_NAME },
  'nothing-to-keep': { type: 'nothing-to-keep', what: 'creature' },
  'nothing-to-start-from': { type: 'nothing-to-start-from' },
  'no-pack-entry': { type: 'no-pack-entry', title: HOSTILE_NAME, typed: HOSTILE_NAME, near: 'Goblin' },
  'file-unfit': { type: 'file-unfit', because: 'too big' },
  'sheet-unfit': {
    type: 'sheet-unfit',
    problems: [{ path: ['STR'], wants: { kind: 'integer', least: 0, most: 30 } }],
    more: 2,
  },
  'other-system': { type: 'other-system', name: HOSTILE_NAME, theirs: 'tdgs', ours: 'sol' },
  'template-and-strength': { type: 'template-and-strength' },
  'template-of-file': { type: 'template-of-file' },
  'no-templates': { type: 'no-templates', system: 'tdgs' },
  'strength-unfit': { type: 'strength-unfit', least: 0.05, most: 20 },
  'nothing-to-add': { type: 'nothing-to-add' },
  rule: { type: 'rule', rule: 'tdgs/unknown', facts: { name: HOSTILE_NAME } },
};

/** Something to do instead: a command, an option, a number that fits, a user to ask. */
const NEXT_STEP =
  /`[^`]+`|\b(Act|Add|Answer|Ask|Choose|Did you mean|Do|Finish|Fix|Get|Give|Healing|I play|Look|Move|Name|Names have|Remove|Say|Move closer|Open|Press|Save|Send|Shoot|Take|Try|Type|Use|Wait|at most|doesn’t fit|must be|answer)\b/;

describe('every refusal', () => {
  test.each(Object.values(REFUSALS).map((why) => [why.type, why] as const))(
    '%s: plain words, with what to do instead',
    (_, why) => {
      const words = explain(why);
      expect(words).toMatch(/^([“\p{Lu}*\\]|`[a-z-]+` must be)/u);
      expect(words).toMatch(/[.?)”]$/);
      expect(words).toMatch(NEXT_STEP);
      expect(words.length).toBeLessThan(900);
      expect(words).not.toMatch(/undefined|\[object|NaN/);
      // A player's text pings no one and can't use markdown.
      expect(words).not.toContain('@everyone');
      expect(words).not.toContain(HOSTILE_NAME);
    },
  );

  test.each(['gathering', 'fighting', 'aftermath', 'ended'] as const)('the wrong moment, in the phase %s', (phase) => {
    expect(explain({ type: 'wrong-phase', wants: 'fighting', phase })).toMatch(/`\/[a-z ]+`/);
    expect(explain({ type: 'not-now', action: 'Attack', phase })).toMatch(/`\/[a-z ]+`/);
  });

  test('a value that an option can’t have is named before the option', () => {
    expect(explain({ type: 'no-such', what: { option: 'who' }, typed: 'Ana', known: ['Bo', 'Cy'] })).toBe(
      '“Ana” isn’t an option for `who`. Choose Bo or Cy.',
    );
  });

  test('a situation that contradicts the map is told in the reader’s words', () => {
    const { encounter: tdgsEncounter } = situation('tdgs', 'yard');
    const texts = inLanguage('de', () => [
      explain({ type: 'against-the-field', option: 'cover', said: 'none', shows: 'half' }, tdgsEncounter),
      explain({ type: 'against-the-field', option: 'range', said: '2', shows: { tiles: 3 } }),
      explain({ type: 'against-the-field', option: 'behind', said: true, shows: { facing: 'west' } }),
    ]);
    expect(texts[0]).toContain('Du hast „keine“ für `cover` gewählt, die Karte zeigt aber „halb“.');
    expect(texts[1]).toContain('„3 Felder entfernt“');
    expect(texts[2]).toMatch(/„ja“ .* „.*Westen“/u);
  });

  test('names with a thousand others stay short', () => {
    const manyNames = Array.from({ length: 1000 }, (_, i) => `Goblin ${i}`);
    expect(explain({ type: 'no-one-of-that-name', typed: 'x', known: manyNames }).length).toBeLessThan(600);
  });
});

test('every refusal has a sentence with the facts it is given', () => {
  const facts = { name: 'Bryn', number: 12, least: 2, condition: 'Stunned' };
  for (const explain of Object.values(masteryRefusals)) {
    const sentence = explain(facts);
    expect(sentence).toMatch(/^[A-Z].*[.]$/);
    expect(sentence).not.toContain('undefined');
  }
});
