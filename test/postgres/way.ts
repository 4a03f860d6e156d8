import { once } from 'node:events';
import { connect, createServer, type Server, type Socket } from 'node:net';

/**
 * When a connection is cut. "unsent": before the server gets a statement. "unheard": after the server has run it, so
 * that the answer is lost.
 */
export type CutMoment = 'unsent' | 'unheard';

/** A proxy to a PostgreSQL server that lets a test cut its connections. */
export class CuttableProxy {
  /** The address of the server through the proxy. */
  readonly url: string;
  readonly #server: Server;
  readonly #sockets: Set<Socket>;
  #armed: { readonly marker: string; readonly cut: CutMoment; done(): void } | undefined;
  #isAway = false;

  private constructor(url: string, server: Server, sockets: Set<Socket>) {
    this.url = url;
    this.#server = server;
    this.#sockets = sockets;
  }

  static async to(url: string): Promise<CuttableProxy> {
    const proxiedUrl = new URL(url);
    const [host, port] = [proxiedUrl.hostname, Number(proxiedUrl.port)];
    const sockets = new Set<Socket>();
    const server = createServer((client) => proxy.#join(client, connect(port, host))).listen(0, '127.0.0.1');
    await once(server, 'listening');
    const address = server.address();
    if (address === null || typeof address === 'string') throw new Error('No port of 127.0.0.1 is free');
    proxiedUrl.port = String(address.port);
    const proxy = new CuttableProxy(proxiedUrl.href, server, sockets);
    return proxy;
  }

  /** Cuts the connection that sends this text next. Resolves when it is cut. */
  cutAt(marker: string, cut: CutMoment): Promise<void> {
    const { promise, resolve } = Promise.withResolvers<void>();
    this.#armed = { marker, cut, done: resolve };
    return promise;
  }

  /** Cuts every connection, and accepts none until `accept` is called. */
  cutAll(): void {
    this.#isAway = true;
    for (const socket of this.#sockets) socket.destroy();
  }

  accept(): void {
    this.#isAway = false;
  }

  async close(): Promise<void> {
    this.cutAll();
    this.#server.close();
    await once(this.#server, 'close');
  }

  #join(client: Socket, server: Socket): void {
    const end = () => {
      client.destroy();
      server.destroy();
    };
    for (const socket of [client, server]) {
      this.#sockets.add(socket);
      socket.setNoDelay(true);
      socket.on('error', end);
      socket.on('close', () => {
        this.#sockets.delete(socket);
        end();
      });
    }
    if (this.#isAway) end();
    let sentText = '';
    let unheard: (() => void) | undefined;
    client.on('data', (bytes) => {
      const armed = this.#armed;
      // The marker may arrive in two pieces.
      sentText = `${sentText.slice(-(armed?.marker.length ?? 0))}${bytes.toString('latin1')}`;
      const hasMarker = armed !== undefined && sentText.includes(armed.marker);
      if (hasMarker) this.#armed = undefined;
      if (hasMarker && armed.cut === 'unsent') {
        end();
        armed.done();
        return;
      }
      if (hasMarker) unheard = armed.done;
      server.write(bytes);
    });
    server.on('data', (bytes) => {
      if (!unheard) {
        client.write(bytes);
        return;
      }
      end();
      unheard();
    });
  }
}
