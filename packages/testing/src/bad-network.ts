import { once } from 'node:events';
import { createServer, request as ask } from 'node:http';
import type { AddressInfo } from 'node:net';

/** What a network does to an answer. */
export interface Fate {
  /** The connection ends before a byte of the answer has come. */
  lost?: boolean;
  /** The connection ends after so many bytes of the body. */
  cutAfter?: number;
  /** So many milliseconds pass before the answer begins. */
  lateBy?: number;
}

const untroubled = (): Fate => ({});

/** A bad network between a browser and a site: a proxy on this machine, which passes everything on until a test changes it. */
export async function startBadNetwork(site: string) {
  const target = new URL(site);
  let fateOf: (path: string) => Fate = untroubled;
  const server = createServer((incoming, outgoing) => {
    const { lost, cutAfter, lateBy = 0 } = fateOf(incoming.url ?? '/');
    if (lost) {
      incoming.socket.destroy();
      return;
    }
    const onward = ask(
      {
        hostname: target.hostname,
        port: target.port,
        path: incoming.url,
        method: incoming.method,
        headers: incoming.headers,
      },
      (answer) => {
        setTimeout(() => {
          outgoing.writeHead(answer.statusCode!, answer.headers);
          if (cutAfter === undefined) {
            answer.pipe(outgoing);
            return;
          }
          let left = cutAfter;
          answer.on('data', (bytes: Buffer) => {
            outgoing.write(bytes.subarray(0, left));
            left -= bytes.byteLength;
            if (left <= 0) {
              answer.destroy();
              // What was written goes out first.
              setTimeout(() => outgoing.destroy(), 20);
            }
          });
          answer.on('end', () => outgoing.end());
        }, lateBy);
      },
    );
    onward.on('error', () => outgoing.destroy());
    outgoing.on('close', () => onward.destroy());
    incoming.pipe(onward);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    /** From now on answers whose path matches have this fate, and no others. */
    does: (fate: Fate, paths: RegExp) => {
      fateOf = (path) => (paths.test(path) ? fate : {});
    },
    isBack: () => {
      fateOf = untroubled;
    },
    stop() {
      server.closeAllConnections();
      server.close();
    },
  };
}
