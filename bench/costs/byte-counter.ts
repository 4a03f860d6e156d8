import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Server } from 'node:net';

/** A proxy that counts the bytes between a bot and its database, in both directions. */
export class ByteCounter {
  /** The database's address through this proxy. */
  readonly url: string;
  bytes = 0;
  readonly #server: Server;

  private constructor(server: Server, url: string) {
    this.#server = server;
    this.url = url;
  }

  static async of(url: string): Promise<ByteCounter> {
    const { hostname, port } = new URL(url);
    const server = createServer((clientSocket) => {
      const serverSocket = connect(Number(port), hostname);
      for (const [from, to] of [
        [clientSocket, serverSocket],
        [serverSocket, clientSocket],
      ] as const) {
        from.on('data', (chunk) => {
          counter.bytes += chunk.length;
        });
        from.on('error', () => to.destroy());
        from.pipe(to);
      }
    }).listen(0, '127.0.0.1');
    await once(server, 'listening');
    const proxyUrl = new URL(url);
    proxyUrl.port = String((server.address() as AddressInfo).port);
    const counter = new ByteCounter(server, proxyUrl.href);
    return counter;
  }

  close(): void {
    this.#server.close();
  }
}
