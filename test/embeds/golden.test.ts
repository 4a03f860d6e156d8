import type { APIEmbed } from 'discord-api-types/v10';
import { describe, expect, test } from 'vitest';
import { openingCardEmbed } from '../../src/embeds/card.ts';
import type { Outcome } from '../../src/embeds/meters.ts';
import { outcomeEmbed } from '../../src/embeds/outcome.ts';
import { questionEmbed } from '../../src/embeds/question.ts';
import { statusEmbed } from '../../src/embeds/status.ts';
import { storyOf } from '../../src/embeds/story.ts';
import { undoEmbed } from '../../src/embeds/undo-embed.ts';
import { carryOut } from '../../src/rules/core/carry-out.ts';
import type { Deed } from '../../src/rules/core/deed.ts';
import { onTurn, type Setting } from '../../src/rules/core/encounter.ts';
import type { Intent } from '../../src/rules/core/intent.ts';
import { actionOffers } from '../../src/rules/core/play.ts';
import type { Ruleset } from '../../src/rules/core/ruleset.ts';
import { SECRECY_SETTING_NAME } from '../../src/rules/core/secrecy.ts';
import { rulesNamed } from '../../src/rules/systems.ts';
import { seededDice } from '../rules/core/seeded-dice.ts';
import { onPhone } from './phone.ts';
import { openingEncounter, premadeCombatant, TestTable } from './random-fight.ts';

/** An embed with "…" in place of each story line, so that a new phrase changes no golden file. */
function withoutStory(outcome: Outcome, embed: APIEmbed = outcomeEmbed(outcome)): APIEmbed {
  const story = storyOf(outcome);
  const lines = (embed.description ?? '').split('\n').map((line) => (story.includes(line) ? '…' : line));
  return { ...embed, description: lines.join('\n') };
}

/** What players of a system see, embed by embed, as a phone 360 pixels wide shows it. */
class Album {
  readonly play: TestTable;
  readonly rules: Ruleset;
  readonly #pages: string[] = [];

  constructor(system: string, seed: number, settings: Readonly<Record<string, Setting>> = {}) {
    const rules = rulesNamed(system);
    if (!rules) throw new Error(`No rules ${system}`);
    this.rules = rules;
    const dice = seededDice(seed);
    this.play = new TestTable(rules, openingEncounter(rules, settings), () => dice);
  }

  /** Lets a new combatant of this archetype join. */
  join(archetype: string, more: Parameters<typeof premadeCombatant>[3] = {}): this {
    this.play.do({ type: 'join', combatants: [premadeCombatant(this.rules, archetype, this.play.encounter, more)] });
    return this;
  }

  /** Does the deed and adds its embed under a heading. Returns whether the deed was possible. */
  show(heading: string, deed: Deed): boolean {
    if (!this.play.do(deed)) return false;
    const outcome = this.play.outcomes.at(-1);
    if (outcome) this.keep(heading, onPhone(withoutStory(outcome)));
    return true;
  }

  /** Plays this many turns. The acting combatant does what `intent` returns, and ends the turn if that is refused. */
  turns(count: number, intent: (actor: string, turn: number) => Intent): this {
    for (let turn = 1; turn <= count; turn++) {
      const [actor] = onTurn(this.play.encounter);
      if (!actor) break;
      const plannedIntent = intent(actor.id, turn);
      const wasPossible = this.play.do({ type: 'intent', intent: plannedIntent });
      if (!wasPossible) this.play.do({ type: 'end-turn', subject: actor.id });
      const outcome = this.play.outcomes.at(-1);
      if (outcome)
        this.keep(
          `Turn ${turn}, ${actor.name}: ${wasPossible ? plannedIntent.action : 'ends the turn'}`,
          onPhone(withoutStory(outcome)),
        );
    }
    return this;
  }

  /** The first of these combatants that isn't down, or the first one if all are down. */
  enemy(...ids: readonly string[]): string {
    const standingCombatants = this.play.encounter.combatants.filter(({ vitality }) => vitality === 'up');
    return ids.find((id) => standingCombatants.some((each) => each.id === id)) ?? ids[0] ?? '';
  }

  keep(heading: string, text: string): this {
    this.#pages.push(`=== ${heading}\n${text}\n`);
    return this;
  }

  status(heading = 'Status'): this {
    return this.keep(heading, onPhone(statusEmbed(this.play.encounter)));
  }

  text(): string {
    return this.#pages.join('\n');
  }
}

const initiative = { type: 'initiative' } as const;
const attack = (by: string, at: string, more: Partial<Intent> = {}): Intent => ({
  action: 'attack',
  actor: by,
  targets: [at],
  ...more,
});

const HEROES = ['kira', 'mira', 'freya', 'suori', 'bryn', 'wren', 'soldier', 'blade', 'one'];
const isHero = (id: string) => HEROES.includes(id);

/** Two combatants of a system on different sides. */
function pair(system: string, settings: Readonly<Record<string, Setting>>): Album {
  const album = new Album(system, 3, settings);
  const [hero] = album.rules.archetypes;
  const creature = album.rules.archetypes.find(({ kind }) => kind === 'creature');
  return album.join(hero?.name ?? '', { id: 'one' }).join(creature?.name ?? '', { id: 'other' });
}

const SYSTEMS = ['tdgs', 'dungeoneers', 'mastery', 'sol'];

describe('embeds on a phone', () => {
  test('tdgs', async () => {
    const album = new Album('tdgs', 21);
    album.keep(
      'Opening',
      onPhone(openingCardEmbed('The old bridge', album.rules, 'gm', {}, 'c0ffee'.repeat(10), undefined)),
    );
    album.join('Kira').join('Mira').join('Goblin').join('Archer').show('Initiative', initiative);
    album.turns(12, (actor, turn) => ({
      ...attack(actor, isHero(actor) ? album.enemy('goblin', 'archer') : 'kira'),
      ...(actor === 'archer' && { situation: { range: 'Near' } }),
      ...(turn === 1 && { words: 'For the bridge!' }),
    }));
    await expect(album.status().text()).toMatchFileSnapshot('golden/tdgs.txt');
  });

  test('tdgs, with spells and conditions', async () => {
    const album = new Album('tdgs', 7);
    album.join('Brother Anselm').join('Wizard').join('Witch').join('Flame Dancer').show('Initiative', initiative);
    album.turns(12, (actor, turn) => {
      const spells =
        actionOffers(album.rules, album.play.encounter, actor).find(({ action }) => action === 'cast')?.offers.tools ??
        [];
      const spell = spells[turn % Math.max(1, spells.length)];
      const target = actor === 'brother-anselm' ? album.enemy('wizard', 'witch') : 'brother-anselm';
      return spell === undefined ? attack(actor, target) : { action: 'cast', actor, targets: [target], tool: spell };
    });
    await expect(album.status().text()).toMatchFileSnapshot('golden/tdgs-spells.txt');
  });

  test('dungeoneers', async () => {
    const album = new Album('dungeoneers', 5);
    album.join('Freya').join('Suori').join('Skeleton', { name: 'Skeleton 1' }).join('Skeleton', { name: 'Skeleton 2' });
    album.show('Initiative', initiative);
    album.status().turns(14, (actor, turn) => ({
      ...attack(actor, isHero(actor) ? album.enemy('skeleton-1', 'skeleton-2') : album.enemy('freya', 'suori')),
      ...(turn % 3 === 0 && { amount: 1 }),
    }));
    await expect(album.status().text()).toMatchFileSnapshot('golden/dungeoneers.txt');
  });

  test('mastery', async () => {
    const album = new Album('mastery', 12, { win: 'first to 3 hits' });
    album.join('Bryn').join('Opponent').show('Initiative', initiative);
    album.turns(10, (actor, turn) => ({
      ...attack(actor, isHero(actor) ? 'opponent' : 'bryn'),
      manner: ['quick', 'focused', 'powerful'][turn % 3] ?? 'quick',
    }));
    const lastAlbum = new Album('mastery', 8).join('Wren').join('Opponent');
    lastAlbum.show('To the last: initiative', initiative);
    lastAlbum.turns(12, (actor) => ({ ...attack(actor, isHero(actor) ? 'opponent' : 'wren'), manner: 'powerful' }));
    await expect(`${album.status().text()}\n${lastAlbum.text()}`).toMatchFileSnapshot('golden/mastery.txt');
  });

  test('sol', async () => {
    const album = new Album('sol', 4);
    album.join('Soldier').join('Blade').join('Ganger', { name: 'Ganger 1' }).join('Ganger', { name: 'Ganger 2' });
    album.show('Initiative', initiative);
    album.turns(16, (actor, turn) => {
      if (turn % 5 === 4) return { action: 'aim', actor };
      return attack(actor, isHero(actor) ? album.enemy('ganger-1', 'ganger-2') : album.enemy('soldier', 'blade'));
    });
    await expect(album.status().text()).toMatchFileSnapshot('golden/sol.txt');
  });

  test.each(['words', 'hidden'])('creatures’ numbers hidden: %s', async (secrecy) => {
    const parts = SYSTEMS.map((system) => {
      const album = pair(system, { [SECRECY_SETTING_NAME]: secrecy });
      album.show(`${system}: initiative`, initiative);
      album.turns(3, (actor) => attack(actor, isHero(actor) ? 'other' : 'one'));
      const gm = onPhone(statusEmbed(album.play.encounter, 'gm'));
      return album.status().keep('The GM, in private', gm).text();
    });
    await expect(parts.join('\n')).toMatchFileSnapshot(`golden/secrecy-${secrecy}.txt`);
  });

  test('a crowd, a question, and an undone deed', async () => {
    const album = new Album('tdgs', 2).join('Kira');
    for (let number = 1; number <= 25; number++) album.join('Goblin', { name: `Goblin ${number}` });
    album.show('Initiative of 26', initiative);
    album.status('Status of 26');
    const blow = attack('kira', 'goblin-1');
    const before = album.play.encounter;
    if (album.show('A blow', { type: 'intent', intent: blow }))
      album.keep(
        'Undone',
        onPhone(undoEmbed({ deeds: [{ type: 'intent', intent: blow }], before: album.play.encounter, after: before })),
      );

    const bout = new Album('mastery', 2, { defense: 'ask' }).join('Bryn').join('Opponent');
    bout.play.do(initiative);
    const [actor] = onTurn(bout.play.encounter);
    const intent = attack(actor?.id ?? '', actor?.id === 'bryn' ? 'opponent' : 'bryn');
    const result = carryOut(bout.rules, bout.play.encounter, { type: 'intent', intent }, seededDice(1));
    if (!result.ok || result.value.type !== 'asked') throw new Error('Nothing was asked');
    const outcomeInBout = { ...result.value, before: bout.play.encounter, phraseSeed: { encounter: 1, deed: 9 } };
    album.keep('Question', onPhone(withoutStory(outcomeInBout, questionEmbed(outcomeInBout, [result.value.question]))));
    await expect(album.text()).toMatchFileSnapshot('golden/others.txt');
  });
});
