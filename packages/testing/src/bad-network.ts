import { request as ask } from 'node:http';
import { serveLocally } from './local-server.ts';

/** A network's fault for an answer. */
export interface Fate {
  /** The connection ends before the first byte of the answer. */
  lost?: boolean;
  /** The connection ends after that many bytes of the body. */
  cutAfter?: number;
  /** The answer starts that many milliseconds late. */
  lateBy?: number;
}

const untroubled = (): Fate => ({});

/**
 * Starts a bad network between a browser and a site: a local proxy that passes everything on until a test
 * sets a fault.
 */
export async function startBadNetwork(site: string) {
  const target = new URL(site);
  let fateOf: (path: string) => Fate = untroubled;
  const { port, close } = await serveLocally((incoming, outgoing) => {
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
              // Sends the written bytes first.
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
  return {
    url: `http://localhost:${port}`,
    /** Sets the fault of answers whose path matches; others have none. */
    does: (fate: Fate, paths: RegExp) => {
      fateOf = (path) => (paths.test(path) ? fate : {});
    },
    isBack: () => {
      fateOf = untroubled;
    },
    stop: close,
  };
}
