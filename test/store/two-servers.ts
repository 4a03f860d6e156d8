import { commands, components } from '../../commands/all.ts';
import { Host } from '../../src/app/host.ts';
import { fullText, type Reply } from '../../src/interaction/reply.ts';
import { BUILT_IN_IDS, rulesNamed } from '../../src/rules/systems.ts';
import type { Caller } from '../../src/session/caller.ts';
import { storeCharacter } from '../../src/session/own-characters.ts';
import type { Store } from '../../src/store/store.ts';
import { readLine } from '../../src/terminal/line.ts';
import { ONE_PIXEL_PNG } from '../session/pictures.ts';
import { act } from './act.ts';

const [GWEN, ANA, BO] = ['111111111111111111', '222222222222222222', '333333333333333333'];
const [TAVERN, CASTLE] = ['900000000000000001', '900000000000000002'];
const DUEL_CHANNEL = '800000000000000009';

/** A channel for each system, spread over two servers. */
const CHANNELS = BUILT_IN_IDS.map((system, index) => ({
  system,
  server: index % 2 === 0 ? TAVERN : CASTLE,
  channel: `80000000000000000${index}`,
}));

type Where = { readonly server: string; readonly channel: string };

/** Two servers with a fight in every system. They work with any store. The test controls the clock and the dice. */
export class TwoServers {
  readonly #store: Store;
  readonly #host: Host;
  #sent: number;

  /** `sent` is the number of earlier interactions. */
  constructor(store: Store, sent = 0) {
    this.#store = store;
    this.#sent = sent;
    const log = {
      error: (about: object) => {
        throw new Error('It failed', { cause: 'error' in about ? about.error : about });
      },
    };
    this.#host = new Host(store, commands, components, log, {
      chance: { newSeed: () => String(this.#sent).padStart(64, '0'), newId: () => `id-${this.#sent}` },
    });
  }

  get sent(): number {
    return this.#sent;
  }

  /**
   * Plays fights with a hidden enemy, a turn timer, undone deeds and an open question, and ends one of them. Also makes
   * characters, portraits, packs, players' quiet hours, saved actions and an image for a map.
   */
  async play(): Promise<void> {
    for (const { system, ...where } of CHANNELS) await this.#fight(system, where);
    await this.#duel();
    for (const user of [ANA, BO]) await this.#keep(user);
    await this.#store.setGone('800000000000000010', 0);
    await this.#say(GWEN, '/gm timer turn:"2 days" default:yes', {
      server: TAVERN,
      channel: CHANNELS[0]?.channel ?? '',
    });
  }

  /** Plays another round in every fight, and resolves with all replies. */
  async playOn(): Promise<readonly string[]> {
    const messages: string[] = [];
    for (const { server, channel } of CHANNELS)
      for (const line of ['/roll dice:5d20', '/turn skip', '/attack target:Ana', '/undo', '/encounter status'])
        messages.push(await this.#told(GWEN, line, { server, channel }));
    messages.push(await this.#told(BO, '/answer answer:dodge', { server: TAVERN, channel: DUEL_CHANNEL }));
    return messages;
  }

  /** The exported records, the posts that must be shown, and what users export about themselves. */
  async exports(): Promise<readonly unknown[]> {
    const reports: unknown[] = [];
    for (const place of [...CHANNELS, { server: TAVERN, channel: DUEL_CHANNEL }]) {
      reports.push(await this.#told(GWEN, '/log export as:json', place), await this.#store.postsToShow(place));
    }
    for (const place of CHANNELS.slice(0, 2))
      for (const user of [GWEN, ANA, BO]) reports.push(await this.#told(user, '/privacy export', place));
    return reports;
  }

  async #fight(system: string, where: Where): Promise<void> {
    const rules = rulesNamed(system);
    const [hero, enemy] = ['character', 'creature'].map(
      (kind) => rules?.archetypes.find((each) => each.kind === kind)?.name ?? '',
    );
    const lines = [
      [GWEN, `/encounter start ruleset:${system} name:"Before ${system}"`],
      [GWEN, `/add creature:"${enemy}"`],
      [GWEN, '/encounter end'],
      [GWEN, `/encounter start ruleset:${system} name:"The “old” bridge, 𝔘nicode \\u0000"`],
      [ANA, `/join character:"${hero}" name:Ana`],
      [BO, `/join character:"${hero}" name:Bo`],
      [GWEN, `/add creature:"${enemy}" count:2`],
      [GWEN, `/add creature:"${enemy}" count:1 hidden:true`],
      [GWEN, '/gm timer turn:"1 day"'],
      [GWEN, '/initiative'],
      [GWEN, '/turn skip'],
      [GWEN, '/turn skip'],
      [GWEN, '/undo'],
      [GWEN, `/condition add condition:"${Object.keys(rules?.conditions ?? {})[0]}" who:Bo`],
      [ANA, '/roll dice:60d6'],
      [ANA, `/attack target:"${enemy} 1" say:"Have at you!"`],
      [GWEN, '/turn skip'],
    ] as const;
    for (const [user, line] of lines) await this.#say(user, line, where);
  }

  /** Plays a duel that waits for an answer. */
  async #duel(): Promise<void> {
    const place = { server: TAVERN, channel: DUEL_CHANNEL };
    const lines = [
      [GWEN, '/encounter start ruleset:mastery name:"The duel"'],
      [GWEN, `/map new image:"data:;base64,${Buffer.from(ONE_PIXEL_PNG).toString('base64')}"`],
      [ANA, '/join character:Bryn'],
      [BO, '/join character:Bryn name:Bo'],
      [BO, '/reactions about:defense answer:ask'],
      [GWEN, '/gm group who:"Bryn, Bo"'],
      [GWEN, '/initiative'],
      [ANA, '/attack target:Bo'],
    ] as const;
    for (const [user, line] of lines) await this.#say(user, line, place);
  }

  async #keep(user: string): Promise<void> {
    const caller = () => this.#caller(user, { server: TAVERN, channel: DUEL_CHANNEL });
    const id = await act(this.#store, caller(), (session) => {
      const { id } = storeCharacter(session, `${user}’s own`, 'tdgs', rulesNamed('tdgs')?.archetypes[0]?.sheet ?? {});
      return id;
    });
    await act(this.#store, caller(), (session) => {
      session.add({ type: 'said' });
      session.add({ type: 'share-changed', encounter: session.version?.encounter ?? 0, token: `${user}’s token` });
      session.add({ type: 'portrait-changed', character: id, portrait: { type: 'png', bytes: ONE_PIXEL_PNG } });
      session.add({
        type: 'saved',
        saved: { name: 'Opening', system: '', what: { type: 'roll', dice: '2d6 “fire”' } },
      });
      const pack = { id: `${user}-bog`, revision: 1, system: 'tdgs', title: 'The Bog', bytes: 2, by: user, at: 1 };
      session.add({ type: 'pack-kept', pack: { ...pack, digest: 'f00d', current: true, file: '{}' } });
      const packEntry = { pack: pack.id, entry: 'Bog Hag' };
      session.add({ type: 'pack-portrait-changed', of: packEntry, portrait: { type: 'png', bytes: ONE_PIXEL_PNG } });
      session.add({
        type: 'person-changed',
        person: { hours: { zone: 'Europe/Berlin', quiet: { from: 1320, until: 480 }, off: [0, 6] }, direct: true },
      });
      return null;
    });
  }

  async #told(user: string, line: string, where: Where): Promise<string> {
    const { files = [], ...reply } = await this.#say(user, line, where);
    return [JSON.stringify(reply), ...files.map((file) => `${file.name}: ${fullText(file)}`)].join('\n');
  }

  async #say(user: string, line: string, where: Where): Promise<Reply> {
    const parsed = readLine(line, commands);
    if (!parsed.ok) throw new Error(`${line}: ${parsed.why}`);
    return await this.#host.handle({ ...parsed.value, caller: this.#caller(user, where) });
  }

  #caller(user: string, where: Where): Caller {
    this.#sent += 1;
    const now = Date.UTC(2026, 10, 21) + this.#sent * 1000;
    return { user, name: user, ...where, interaction: `i${this.#sent}`, now, keepsPosts: true };
  }
}
