import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Server } from 'node:net';

/** A proxy that counts the bytes between a bot and its database, in both directions. */
export class Wire {
  /** The database's address through this proxy. */
  readonly url: string;
  bytes = 0;
  readonly #server: Server;

  private constructor(server: Server, url: string) {
    this.#server = server;
    this.url = url;
  }

  static async of(url: string): Promise<Wire> {
    const { hostname, port } = new URL(url);
    const server = createServer((near) => {
      const far = connect(Number(port), hostname);
      for (const [from, to] of [
        [near, far],
        [far, near],
      ] as const) {
        from.on('data', (chunk) => {
          wire.bytes += chunk.length;
        });
        from.on('error', () => to.destroy());
        from.pipe(to);
      }
    }).listen(0, '127.0.0.1');
    await once(server, 'listening');
    const by = new URL(url);
    by.port = String((server.address() as AddressInfo).port);
    const wire = new Wire(server, by.href);
    return wire;
  }

  close(): void {
    this.#server.close();
  }
}
