import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { AnyCommand, Choice, FileReading } from '../interaction/command.ts';
import type { ComponentHandler } from '../interaction/component.ts';
import type { ContextCommand } from '../interaction/context-command.ts';
import { UnreadPackError } from '../interaction/packs.ts';
import { type Reply, readerLanguage, whisper, withReaderLanguage } from '../interaction/reply.ts';
import { given } from '../rules/core/given.ts';
import { UnknownSystemError } from '../rules/systems.ts';
import type { Caller, RandomSource } from '../session/caller.ts';
import { CLOCK_USER, earliestDueTime } from '../session/clock.ts';
import type { LoadedData, Need, Needs, PartialNeeds } from '../session/loadable.ts';
import { MeasuredStrengths } from '../session/measured-strengths.ts';
import type { StoredPack } from '../session/pack.ts';
import { newSeed } from '../session/sealed-dice.ts';
import { Session, type ShareAddress } from '../session/session.ts';
import type { Shards } from '../shards.ts';
import { type LoadResult, type Store, StoreError } from '../store/store.ts';
import { inLanguage } from '../text/languages.ts';
import { explain } from '../text/refusals.ts';
import { t } from '../text/t.ts';
import { ChannelQueue, HeavyTaskQueue, RateLimiter } from './queues.ts';
import { readInSlices, readPacksAhead } from './read-ahead.ts';
import { type CommandRequest, Handlers, type Job, type Request } from './request.ts';

/** The log for errors. Players never see it. */
export interface Log {
  error(about: object, message: string): void;
}

/**
 * How a command went: answered in public or in private, not written to the store, unknown, sent too fast, or failed
 * with a bug.
 */
export type RequestOutcome = 'shown' | 'whispered' | 'unwritten' | 'unknown' | 'too-fast' | 'failed';

interface JobResult {
  readonly outcome: RequestOutcome;
  readonly reply: Reply;
}

/** Records how each command went, and how many seconds passed until its result was on the disk. */
export interface MetricsSink {
  recordCommand(command: string, outcome: RequestOutcome, seconds: number): void;
}

interface HostOptions {
  readonly commandsPerSecond?: number;
  readonly metrics?: MetricsSink | undefined;
  readonly contextCommands?: readonly ContextCommand[];
  /** Called after each commit with the time when something is next due in the encounter. */
  readonly onDue?: (at: number) => void;
  readonly chance?: RandomSource;
  /** The content packs that the bot's admin provides for every server. */
  readonly packs?: readonly StoredPack[];
  /** Where shared encounters are served. Undefined if sharing is off. */
  readonly shareAddress?: ShareAddress | undefined;
  /** The address of the website with Fray's documentation. Undefined if there is none. */
  readonly docsUrl?: string | undefined;
}

/**
 * Discord requests suggestions for each letter typed, so the rate limit for suggestions is this many times the limit
 * for commands.
 */
const SUGGESTIONS_PER_COMMAND = 5;

/** The id of a channel that has no encounter. */
const NO_CHANNEL = '0';

/** Handles requests from every adapter. If a command fails, the error is logged and the caller still gets a reply. */
export class Host {
  readonly #store: Store;
  readonly #handlers: Handlers;
  readonly #log: Log;
  readonly #metrics: MetricsSink | undefined;
  readonly #chance: RandomSource;
  readonly #onDue: ((at: number) => void) | undefined;
  readonly #resources: HostResources;
  /** The measured strengths of packs' creatures, shared by all servers. */
  readonly strengths = new MeasuredStrengths();
  readonly #limit: RateLimiter;
  readonly #suggestLimit: RateLimiter;
  readonly #queue = new ChannelQueue();
  readonly #heavyQueue = new HeavyTaskQueue();
  readonly #answered = new AnsweredInteractions<JobResult>();
  readonly #missingSystems = new Set<string>();
  #peopleWaiting = 0;
  /** Called with the packs that a request has loaded. */
  #onPacks: ((packs: readonly StoredPack[]) => void) | undefined;

  constructor(
    store: Store,
    commands: readonly AnyCommand[],
    components: readonly ComponentHandler[],
    log: Log,
    {
      commandsPerSecond = 0,
      metrics,
      contextCommands = [],
      onDue,
      chance = RANDOM_SOURCE,
      packs = [],
      shareAddress,
      docsUrl,
    }: HostOptions = {},
  ) {
    this.#store = store;
    this.#handlers = new Handlers(commands, components, contextCommands);
    this.#log = log;
    this.#metrics = metrics;
    this.#onDue = onDue;
    this.#resources = { packs, measured: this.strengths, ...given({ shareAddress, docsUrl }) };
    this.#chance = chance;
    this.#limit = new RateLimiter(commandsPerSecond);
    this.#suggestLimit = new RateLimiter(commandsPerSecond * SUGGESTIONS_PER_COMMAND);
  }

  /** Calls `onPacks` with the packs that requests load from now on. */
  watchPacks(onPacks: (packs: readonly StoredPack[]) => void): void {
    this.#onPacks = onPacks;
  }

  /** How many people are waiting for an answer now. */
  get peopleWaiting(): number {
    return this.#peopleWaiting;
  }

  /** Handles a request, and counts a person as waiting until `deliver` has sent the reply. */
  async handle(request: Request, deliver: (reply: Reply) => Promise<void> = async () => {}): Promise<Reply> {
    if ('due' in request) return this.#handle(request, deliver);
    this.#peopleWaiting++;
    try {
      return await this.#handle(request, deliver);
    } finally {
      this.#peopleWaiting--;
    }
  }

  /**
   * The steps of a request: handler → rate limit → queue → load → decide → commit → deliver. Resolves with the reply,
   * after everything is on the disk and `deliver` has sent it.
   */
  async #handle(request: Request, deliver: (reply: Reply) => Promise<void>): Promise<Reply> {
    const startTime = performance.now();
    const job = this.#handlers.jobOf(request);
    // A request that started a Discord thread is handled again in that thread. The limit has already allowed it.
    const isExemptFromRateLimit = !job || 'due' in request || job.caller.ownThread === true;
    const isWithinRateLimit = isExemptFromRateLimit || this.#limit.allows(job.caller.user, job.caller.now);
    const recordAndDeliver = async ({ reply, outcome }: JobResult): Promise<Reply> => {
      this.#metrics?.recordCommand(job?.name ?? 'unknown', outcome, (performance.now() - startTime) / 1000);
      await deliver(reply);
      return reply;
    };
    const inCallerLanguage = (make: () => Reply) => inLanguage(readerLanguage(request.caller), make);
    if (!job)
      return recordAndDeliver({ outcome: 'unknown', reply: inCallerLanguage(() => unknownRequestReply(request)) });
    const run = async () =>
      recordAndDeliver(await this.#queue.run(job.caller.channel, () => this.#runOnce(job, isWithinRateLimit)));
    if (!isHeavyJob(job)) return run();
    return (
      this.#heavyQueue.run(job.caller.user, run) ??
      recordAndDeliver({ outcome: 'too-fast', reply: inCallerLanguage(() => whisper(t('too-many-heavy'))) })
    );
  }

  /** How a file for an option is read. */
  fileReadingOf(request: Pick<CommandRequest, 'command' | 'subcommand'>, option: string): FileReading {
    return this.#handlers.command(request)?.fileReadingOf(option) ?? {};
  }

  /** Suggestions for an option that is being typed. Empty if anything goes wrong. */
  async suggest(request: CommandRequest, option: string): Promise<readonly Choice[]> {
    const { command, caller, answers } = request;
    if (!this.#suggestLimit.allows(caller.user, caller.now)) return [];
    try {
      const runnableCommand = this.#handlers.command(request);
      if (!runnableCommand) return [];
      const suggestionNeeds = toNeeds(runnableCommand.suggestionNeeds(option));
      const session = await loadSession<Need>(this.#store, caller, suggestionNeeds, this.#resources);
      if (!session) return [];
      this.#tellPacks(session);
      return inLanguage(readerLanguage(caller), () => runnableCommand.suggest(option, answers, session));
    } catch (error) {
      this.#log.error({ error, command, option }, 'Suggestions failed');
      return [];
    }
  }

  /** Ends the encounters in these shards whose channel or server is gone. Returns how many. */
  endAbandoned(
    isGone: (channel: string, server: string) => boolean,
    shards: Shards,
    by: Pick<Caller, 'user' | 'name' | 'now'>,
  ): Promise<number> {
    return endAbandonedEncounters(this.#store, this.#queue, isGone, shards, by);
  }

  /**
   * Runs a job, unless its interaction has been answered. If an interaction is delivered again, its refused or failed
   * job doesn't run again.
   */
  async #runOnce(job: Job, isAllowed: boolean): Promise<JobResult> {
    const { interaction } = job.caller;
    const rememberedResult = this.#answered.get(interaction);
    if (rememberedResult) return rememberedResult;
    return this.#run(isAllowed ? job : { ...job, needs: {}, decide: tooFastReply });
  }

  async #run(job: Job): Promise<JobResult> {
    const { caller, name, needs, storeless, decide } = job;
    const language = readerLanguage(caller);
    const replyWithoutStore = (): JobResult => ({
      outcome: 'whispered',
      reply: inLanguage(language, () => decide(emptySession(caller))),
    });
    try {
      let nextDueAt: number | undefined;
      const decideAndNoteDueTime = (session: Session<Need>) => {
        const reply = inLanguage(language, () => withReaderLanguage(decide(session), language));
        nextDueAt = dueTimeAfter(session);
        this.#tellPacks(session);
        return reply;
      };
      const toStoredReply = (reply: Reply) => inLanguage(language, () => storedReplyOf(reply));
      const transactOptions = { storedPart: toStoredReply, chance: this.#chance, hostResources: this.#resources };
      const { reply, how: commitOutcome } = await transact<Need, Reply>(
        this.#store,
        caller,
        toNeeds(needs),
        decideAndNoteDueTime,
        transactOptions,
      );
      if (commitOutcome === 'committed' && nextDueAt !== undefined) this.#onDue?.(nextDueAt);
      const outcome = decide === tooFastReply ? 'too-fast' : reply.whisper ? 'whispered' : 'shown';
      if (commitOutcome === 'unchanged') this.#remember(caller, { outcome, reply });
      return { outcome, reply };
    } catch (error) {
      const { extent, personalData } = toNeeds(needs);
      // Personal data is exported and deleted even if the channel's own encounter can't be read.
      if (error instanceof UnknownSystemError && (extent || personalData) && caller.channel !== NO_CHANNEL)
        return this.#run({ ...job, caller: { ...caller, channel: NO_CHANNEL } });
      if (error instanceof UnknownSystemError)
        return storeless ? replyWithoutStore() : this.#withoutSystem(caller, error);
      this.#log.error({ error, command: name, channel: caller.channel }, 'A command failed');
      // If the commit might have been written, the job isn't tried again.
      if (storeless && error instanceof StoreError && error.problem !== 'unsure') return replyWithoutStore();
      const failureResult = inLanguage(
        language,
        (): JobResult =>
          error instanceof StoreError
            ? { outcome: 'unwritten', reply: whisper(t(`unstored-${error.problem}`)) }
            : { outcome: 'failed', reply: whisper(t('failed')) },
      );
      // If the clock started the job at a due time, its failure isn't remembered, because it is retried on purpose.
      if (caller.user !== CLOCK_USER) this.#answered.set(caller.interaction, failureResult, performance.now());
      return failureResult;
    }
  }

  /**
   * Refuses a job whose encounter or character uses a system that isn't loaded. If the clock started the job, such as
   * when a turn timer ran out, it stays due, so that the fight goes on when the system is back. The log names each
   * system once.
   */
  #withoutSystem(caller: Caller, { system }: UnknownSystemError): JobResult {
    if (!this.#missingSystems.has(system))
      this.#log.error({ system, channel: caller.channel }, 'An encounter uses a rule system that isn’t loaded');
    this.#missingSystems.add(system);
    const refusalText = inLanguage(readerLanguage(caller), () => explain({ type: 'system-not-loaded', system }));
    return { outcome: 'whispered', reply: whisper(refusalText) };
  }

  /** Calls `onPacks` with the packs in use, and with any pack that someone views or starts using. */
  #tellPacks({ loaded }: Session<Need>): void {
    const { packs = [], packRevision }: Partial<LoadedData<Need>> = loaded;
    if (this.#onPacks && (packs.length > 0 || packRevision))
      this.#onPacks([...(packRevision ? [packRevision] : []), ...packs]);
  }

  /**
   * Remembers the reply to a request that changed nothing: immediately in memory, and soon after on the disk, without
   * making anyone wait. Replies to a flood of commands are not written to the disk.
   */
  #remember(caller: Caller, { outcome, reply }: JobResult): void {
    const storedReply = isTooLongToRemember(reply) ? inLanguage(readerLanguage(caller), alreadyAnsweredReply) : reply;
    this.#answered.set(caller.interaction, { outcome, reply: storedReply }, performance.now());
    if (outcome === 'too-fast') return;
    const noChange = { base: undefined, state: undefined, changes: [] };
    this.#store
      .commit({ ...noChange, key: caller, reply: JSON.stringify(storedReply), now: caller.now })
      .catch((error) => this.#log.error({ error }, 'Could not keep a reply for a second delivery'));
  }
}

/** When something is next due after a session. Returns the current time if the due time has to be computed again. */
function dueTimeAfter({ state, changes, caller }: Session<Need>): number | undefined {
  if (changes.some(({ type }) => type === 'person-changed' || type === 'user-deleted')) return caller.now;
  return state?.clock && earliestDueTime(state.clock);
}

/** The maximum length of a reply that is remembered whole, in characters. */
const MAX_REMEMBERED_CHARACTERS = 4000;
const alreadyAnsweredReply = () => whisper(t('already-answered'));
const tooFastReply = () => whisper(t('too-fast'));

/** The part of a reply that is stored in case its interaction is delivered again. */
function storedReplyOf({ aside: _, ...reply }: Reply): Reply {
  return reply.unkept || reply.files || reply.work ? alreadyAnsweredReply() : reply;
}

/**
 * True if a reply is too long to remember. A reply with files or odds counts as long, because measuring it would mean
 * building it all.
 */
function isTooLongToRemember(reply: Reply): boolean {
  return (
    (reply.files ?? []).length > 0 ||
    reply.work !== undefined ||
    JSON.stringify(reply).length > MAX_REMEMBERED_CHARACTERS
  );
}

/** True if a job loads an encounter's whole record, or all of a user's data. */
function isHeavyJob({ needs }: Job): boolean {
  return needs.record !== undefined || needs.personalData !== undefined || needs.played !== undefined;
}

function unknownRequestReply(request: Request): Reply {
  return whisper('component' in request ? t('unknown-component') : t('unknown-command'));
}

/** Treats partial needs as complete. That is safe, because a handler reads only what its command has declared. */
function toNeeds(needs: PartialNeeds): Needs {
  return needs as Needs;
}

/** How long after an interaction Discord may deliver it again. The interaction's token is valid for the same time. */
const REDELIVERY_PERIOD_MS = 15 * 60 * 1000;
/** The maximum number of interactions that are remembered. The oldest are dropped. */
const MAX_REMEMBERED_INTERACTIONS = 50_000;

/**
 * Replies to interactions that changed nothing, for example because they were refused, failed or came too fast. If
 * Discord delivers such an interaction a second time, it gets the same reply, so that a refused action isn't done later
 * without notice.
 */
class AnsweredInteractions<Reply> {
  readonly #replies = new Map<string, { readonly reply: Reply; readonly at: number }>();

  get(interaction: string): Reply | undefined {
    return this.#replies.get(interaction)?.reply;
  }

  /** `now` is in milliseconds, from a monotonic clock. */
  set(interaction: string, reply: Reply, now: number): void {
    this.#replies.set(interaction, { reply, at: now });
    for (const [oldestInteraction, { at }] of this.#replies) {
      if (now - at < REDELIVERY_PERIOD_MS && this.#replies.size <= MAX_REMEMBERED_INTERACTIONS) return;
      this.#replies.delete(oldestInteraction);
    }
  }
}

/** The maximum number of times that a command is tried. A command that never succeeds has a bug. */
const MAX_TRIES = 10;

/** Cryptographically random seeds and ids. */
export const RANDOM_SOURCE: RandomSource = { newSeed, newId: randomUUID };

/** A session for reading only: changes are not committed. Undefined if the interaction has been answered. */
export async function loadSession<N extends Need>(
  store: Store,
  caller: Caller,
  needs: Needs<N>,
  hostResources?: HostResources,
): Promise<Session<N> | undefined> {
  const loadResult = await withPacks(await store.load(caller, needs), hostResources);
  return loadResult.repeat === undefined ? new Session<N>(loadResult, caller, RANDOM_SOURCE) : undefined;
}

/** A session without an encounter and with nothing loaded. */
export function emptySession<N extends Need>(caller: Caller): Session<N> {
  // Only for handlers that read no loaded data.
  return new Session<N>({ state: undefined, loaded: {} as LoadedData<N> }, caller, RANDOM_SOURCE);
}

/**
 * The result of a command. `'repeat'`: its interaction was already answered. `'unchanged'`: there was nothing to
 * commit.
 */
interface TransactResult<Reply> {
  readonly reply: Reply;
  readonly how: 'committed' | 'unchanged' | 'repeat';
}

/**
 * What every server has: the packs that the bot's admin offers to all servers, the measured strengths of all packs'
 * creatures, and where shared encounters and Fray's pages are served.
 */
interface HostResources {
  readonly packs: readonly StoredPack[];
  readonly measured: MeasuredStrengths;
  readonly shareAddress?: ShareAddress;
  readonly docsUrl?: string;
}

/**
 * If the server's packs were loaded, adds the packs that the bot's admin offers to every server. Also reads the packs
 * that the handler will look into.
 */
async function withPacks<N extends Need>(
  loadResult: LoadResult<N>,
  hostResources: HostResources | undefined,
): Promise<LoadResult<N> & Partial<Pick<HostResources, 'measured'>>> {
  if (loadResult.repeat !== undefined) return loadResult;
  const { packs: serverPacks, packRevision }: Partial<LoadedData<Need>> = loadResult.loaded;
  if (!serverPacks) return loadResult;
  const packs = [...serverPacks, ...(hostResources?.packs ?? [])];
  await readPacksAhead(packs, loadResult.state?.encounter.system);
  if (packRevision) await readInSlices(packRevision);
  return { ...loadResult, loaded: { ...loadResult.loaded, packs }, ...given({ measured: hostResources?.measured }) };
}

/**
 * Where random values come from, which part of a reply is stored (by default, all of it), and what the `Host` provides.
 */
interface TransactOptions<Reply> {
  readonly chance?: RandomSource;
  readonly storedPart?: (reply: Reply) => Reply;
  readonly hostResources?: HostResources;
}

/**
 * Loads, decides and commits: this is how a caller acts on a channel's encounter. Calls `decide` again if something
 * else was committed in the meantime, or if a large pack had to be read first. The reply is stored with its
 * interaction, so that an interaction that Discord delivers a second time gets the same reply and does nothing.
 */
export async function transact<N extends Need, Reply>(
  store: Store,
  caller: Caller,
  needs: Needs<N>,
  decide: (session: Session<N>) => Reply,
  { chance = RANDOM_SOURCE, storedPart = (reply) => reply, hostResources }: TransactOptions<Reply> = {},
): Promise<TransactResult<Reply>> {
  for (let attempt = 0; attempt < MAX_TRIES; attempt++) {
    const loadResult = await withPacks(await store.load(caller, needs), hostResources);
    if (loadResult.repeat !== undefined) return { reply: JSON.parse(loadResult.repeat), how: 'repeat' };
    const addresses = given({ shareAddress: hostResources?.shareAddress, docsUrl: hostResources?.docsUrl });
    const session = new Session<N>({ ...loadResult, ...addresses }, caller, chance);
    let reply: Reply;
    try {
      reply = decide(session);
    } catch (error) {
      if (!(error instanceof UnreadPackError)) throw error;
      await readInSlices(error.pack);
      continue;
    }
    if (!session.hasChanges) return { reply, how: 'unchanged' };
    const { base, recorded: state, changes } = session;
    const commit = { key: caller, base, state, changes, reply: JSON.stringify(storedPart(reply)), now: caller.now };
    const commitResult = await store.commit(commit);
    if (commitResult === 'committed') return { reply, how: 'committed' };
    if (commitResult !== 'conflict') return { reply: JSON.parse(commitResult.repeat), how: 'repeat' };
    // The wait is random. Otherwise, if two processes change the same encounter, the one that has it in its cache would
    // always win.
    await sleep(Math.random() * 2 ** attempt);
  }
  throw new Error(`Decided ${MAX_TRIES} times, and each time something else was committed first`);
}

/**
 * Ends the encounters in these shards that no one can play, because their channel was deleted or the bot has left their
 * server. In the encounters' records, it looks as if the GM had ended them. Returns how many were ended.
 */
async function endAbandonedEncounters(
  store: Store,
  queue: ChannelQueue,
  isGone: (channel: string, server: string) => boolean,
  shards: Shards,
  by: Pick<Caller, 'user' | 'name' | 'now'>,
): Promise<number> {
  const goneChannels = (await store.openEncounters(shards)).filter(({ channel, server }) => isGone(channel, server));
  let endedCount = 0;
  for (const { channel, server } of goneChannels) {
    const caller: Caller = { ...by, channel, server, interaction: `abandoned-${channel}-${by.now}` };
    const endEncounter = () =>
      transact(store, caller, {}, (session) => session.encounter !== undefined && session.do({ type: 'end-scene' }).ok);
    try {
      if ((await queue.run(channel, endEncounter)).reply) endedCount++;
    } catch (error) {
      // The encounter's rule system isn't loaded. The encounter is ended when the bot next starts with that system.
      if (!(error instanceof UnknownSystemError)) throw error;
    }
  }
  return endedCount;
}

export { welcomeMessage } from '../../commands/welcome.ts';
