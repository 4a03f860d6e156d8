import { randomBytes } from 'node:crypto';
import type { Server } from 'node:http';
import { GatewayCloseCodes, GatewayIntentBits, GatewayOpcodes } from 'discord-api-types/v10';
import { type RawData, type WebSocket, WebSocketServer } from 'ws';
import { Bell } from './bell.ts';
import { isJson, type Json } from './form.ts';
import type { Platform } from './platform.ts';

/**
 * Who gets an event: the connections with this intent, or no one for `none`. Without an audience, all connections get
 * the event.
 */
export type Audience = keyof typeof GatewayIntentBits | 'none';

/** An IDENTIFY that the bot has sent. */
export interface IdentifyMessage {
  readonly at: number;
  readonly token: string;
  readonly intents: number;
  /** The index of the connection, and how many there are. */
  readonly shard: Shard;
  readonly accepted: boolean;
}

interface SentEvent {
  readonly sequence: number;
  readonly frame: string;
}

type Shard = readonly [id: number, of: number];

interface Session {
  readonly id: string;
  readonly intents: number;
  readonly shard: Shard;
  sequence: number;
  sent: SentEvent[];
  socket: WebSocket | undefined;
}

const { GuildMembers, GuildPresences, MessageContent } = GatewayIntentBits;
const PRIVILEGED_INTENTS = GuildMembers | GuildPresences | MessageContent;
const ALL_INTENTS = Object.values(GatewayIntentBits).reduce<number>(
  (bits, bit) => (typeof bit === 'number' ? bits | bit : bits),
  0,
);

/** Tells the bot to identify again. */
const INVALID_SESSION = JSON.stringify({ op: GatewayOpcodes.InvalidSession, d: false });

/** How many events a session stores, to send them again after a RESUME. */
const MAX_KEPT_EVENTS = 1000;

/** The gateway that sends events to the bot. */
export class Gateway {
  /** Every IDENTIFY that was received, even if it was refused. */
  readonly identified: IdentifyMessage[] = [];
  /** For each accepted RESUME, how many events were sent again. */
  readonly resumes: number[] = [];
  heartbeats = 0;
  /** True to refuse new connections with 503, as in an outage. */
  refusesConnections = false;
  /** How many connections were refused. */
  refusedCount = 0;
  /** True to ignore heartbeats, like a dead connection. */
  ignoresHeartbeats = false;
  /** Rings when a bot connects or disconnects. */
  readonly bell = new Bell();
  readonly #platform: Platform;
  readonly #sockets = new WebSocketServer({ noServer: true, maxPayload: 4096 });
  readonly #sessions = new Map<string, Session>();

  constructor(platform: Platform) {
    this.#platform = platform;
  }

  /** Accepts connections to a server. */
  attach(server: Server): void {
    server.on('upgrade', (request, socket, head) => {
      if (this.refusesConnections) {
        this.refusedCount++;
        socket.end('HTTP/1.1 503 Service Unavailable\r\nConnection: close\r\n\r\n');
        return;
      }
      this.#sockets.handleUpgrade(request, socket, head, (connection) => this.#greet(connection));
    });
  }

  /** True if a bot is logged in and listens. */
  get isConnected(): boolean {
    for (const session of this.#sessions.values()) if (session.socket) return true;
    return false;
  }

  /** The intents from the bot's last IDENTIFY. */
  get intents(): number | undefined {
    return this.identified.at(-1)?.intents;
  }

  /** Sends an event to all bots that have the intent. A disconnected bot gets the event when it resumes. */
  dispatch(name: string, data: () => object, audience?: Audience): void {
    if (audience === 'none') return;
    for (const session of this.#sessions.values()) {
      if (audience && !(session.intents & GatewayIntentBits[audience])) continue;
      const event = data();
      if (isRecipient(session.shard, name, event)) this.#tell(session, name, event);
    }
  }

  /** Breaks all connections without a close frame. */
  drop(): void {
    for (const socket of this.#sockets.clients) socket.terminate();
  }

  /** Closes all connections with a code. */
  close(code: number): void {
    for (const socket of this.#sockets.clients) socket.close(code);
  }

  /** Asks all bots to reconnect and resume. */
  reconnect(): void {
    this.#send({ op: GatewayOpcodes.Reconnect, d: null });
  }

  /**
   * Says that the session is invalid. Unless it is `resumable`, the session is dropped and the bot must identify again.
   */
  invalidate(resumable: boolean): void {
    if (!resumable) this.#sessions.clear();
    this.#send({ op: GatewayOpcodes.InvalidSession, d: resumable });
  }

  /** Drops all sessions. Bots that come back must identify again. */
  forget(): void {
    this.#sessions.clear();
  }

  stop(): void {
    this.drop();
    this.#sockets.close();
  }

  #send(payload: object): void {
    for (const socket of this.#sockets.clients) socket.send(JSON.stringify(payload));
  }

  #greet(socket: WebSocket): void {
    let session: Session | undefined;
    socket.on('error', () => socket.terminate());
    socket.on('close', () => {
      if (session?.socket === socket) session.socket = undefined;
      this.bell.ring();
    });
    socket.on('message', (data) => {
      const payload = parse(data);
      if (!payload) return socket.close(GatewayCloseCodes.DecodeError);
      switch (payload.op) {
        case GatewayOpcodes.Heartbeat:
          this.heartbeats++;
          if (!this.ignoresHeartbeats) socket.send(JSON.stringify({ op: GatewayOpcodes.HeartbeatAck }));
          return;
        case GatewayOpcodes.Identify:
          if (session && this.#sessions.has(session.id)) return socket.close(GatewayCloseCodes.AlreadyAuthenticated);
          session = this.#identify(socket, isJson(payload.d) ? payload.d : {});
          return;
        case GatewayOpcodes.Resume:
          session = this.#resume(socket, isJson(payload.d) ? payload.d : {});
          return;
        case GatewayOpcodes.PresenceUpdate:
        case GatewayOpcodes.VoiceStateUpdate:
        case GatewayOpcodes.RequestGuildMembers:
          if (!session) socket.close(GatewayCloseCodes.NotAuthenticated);
          return;
        default:
          socket.close(GatewayCloseCodes.UnknownOpcode);
      }
    });
    const hello = { heartbeat_interval: this.#platform.settings.heartbeat };
    socket.send(JSON.stringify({ op: GatewayOpcodes.Hello, d: hello }));
  }

  #identify(socket: WebSocket, { token, intents, shard: askedShard }: Json): Session | undefined {
    const intentBits = typeof intents === 'number' ? intents : 0;
    const shard: Shard = Array.isArray(askedShard) ? [Number(askedShard[0]), Number(askedShard[1])] : [0, 1];
    const refusal = this.#refusal(token, intentBits, shard);
    const isEarly = !refusal && this.#isEarly(shard);
    this.identified.push({
      at: Date.now(),
      token: String(token),
      intents: intentBits,
      shard,
      accepted: !refusal && !isEarly,
    });
    if (isEarly) socket.send(INVALID_SESSION);
    if (refusal) socket.close(refusal);
    if (refusal || isEarly) return undefined;
    const session: Session = {
      id: randomBytes(16).toString('hex'),
      intents: intentBits,
      shard,
      sequence: 0,
      sent: [],
      socket,
    };
    this.#sessions.set(session.id, session);
    const guilds = [...this.#platform.guilds.values()].filter(({ id }) => shardOf(id, shard[1]) === shard[0]);
    this.#tell(session, 'READY', {
      v: 10,
      user: { ...this.#platform.bot.payload(), verified: true, mfa_enabled: false, email: null, flags: 0 },
      guilds: guilds.map(({ id }) => ({ id, unavailable: true })),
      session_id: session.id,
      resume_gateway_url: this.#platform.origin.replace('http', 'ws'),
      session_type: 'normal',
      private_channels: [],
      relationships: [],
      shard,
      application: { id: this.#platform.applicationId, flags: 0 },
    });
    if (intentBits & GatewayIntentBits.Guilds)
      for (const guild of guilds) this.#tell(session, 'GUILD_CREATE', guild.payload());
    this.bell.ring();
    return session;
  }

  #refusal(token: unknown, intents: number, [id, of]: Shard): GatewayCloseCodes | undefined {
    if (token !== this.#platform.settings.token) return GatewayCloseCodes.AuthenticationFailed;
    if (!(id >= 0 && id < of)) return GatewayCloseCodes.InvalidShard;
    if (of < this.#platform.settings.shards) return GatewayCloseCodes.ShardingRequired;
    if (intents & ~ALL_INTENTS) return GatewayCloseCodes.InvalidIntents;
    return intents & PRIVILEGED_INTENTS ? GatewayCloseCodes.DisallowedIntents : undefined;
  }

  /** True if another connection in the same bucket identified too recently. */
  #isEarly([id]: Shard): boolean {
    const { maxConcurrency, identifyEvery } = this.#platform.settings;
    const lastIdentified = this.identified.findLast(
      ({ shard, accepted }) => accepted && (shard[0] - id) % maxConcurrency === 0,
    );
    return lastIdentified !== undefined && Date.now() - lastIdentified.at < identifyEvery;
  }

  #resume(socket: WebSocket, { token, session_id: id, seq }: Json): Session | undefined {
    if (token !== this.#platform.settings.token) {
      socket.close(GatewayCloseCodes.AuthenticationFailed);
      return undefined;
    }
    const session = this.#sessions.get(String(id));
    const lastSequence = typeof seq === 'number' ? seq : 0;
    if (!session || session.sequence - lastSequence > session.sent.length) {
      socket.send(INVALID_SESSION);
      return undefined;
    }
    if (lastSequence > session.sequence) {
      socket.close(GatewayCloseCodes.InvalidSeq);
      return undefined;
    }
    session.socket = socket;
    const missedEvents = session.sent.filter(({ sequence }) => sequence > lastSequence);
    for (const { frame } of missedEvents) socket.send(frame);
    this.#tell(session, 'RESUMED', {});
    this.resumes.push(missedEvents.length);
    this.bell.ring();
    return session;
  }

  #tell(session: Session, name: string, data: object): void {
    const sequence = ++session.sequence;
    const frame = JSON.stringify({ op: GatewayOpcodes.Dispatch, t: name, s: sequence, d: data });
    session.sent.push({ sequence, frame });
    if (session.sent.length > 2 * MAX_KEPT_EVENTS) session.sent = session.sent.slice(-MAX_KEPT_EVENTS);
    session.socket?.send(frame);
  }
}

/** The index of the connection that gets a server's events, out of `of` connections. */
function shardOf(guild: string, of: number): number {
  return Number((BigInt(guild) >> 22n) % BigInt(of));
}

/** True if a connection gets an event. A server's events go to one connection, and others to the first. */
function isRecipient([id, of]: Shard, name: string, event: object): boolean {
  if (of === 1) return true;
  const { guild_id: inGuild, id: ownId }: { guild_id?: unknown; id?: unknown } = event;
  const guild = name.startsWith('GUILD_') && inGuild === undefined ? ownId : inGuild;
  return (typeof guild === 'string' ? shardOf(guild, of) : 0) === id;
}

function parse(data: RawData): Json | undefined {
  try {
    const payload: unknown = JSON.parse(data.toString());
    return isJson(payload) ? payload : undefined;
  } catch {
    return undefined;
  }
}
