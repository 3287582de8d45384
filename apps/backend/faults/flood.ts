/**
 * Floods a site: each connection sends thirty requests at once, and thirty more after the answers. A closed
 * connection is opened again after a second. `node flood.ts PORT CONNECTIONS`; runs until it is killed.
 */
import { once } from 'node:events';
import { connect } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';

const [port, connections] = process.argv.slice(2).map(Number) as [number, number];
const atOnce = 30;
let asked = 0;

/**
 * A cached page is not rate-limited and takes a millisecond without compression; the other pages are not
 * cached.
 */
const cachedPath = () => '/articles';
const cold = [
  () => `/blog?page=${1_000 + asked}`,
  () => `/search?q=sleep${asked}`,
  () => `/articles?q=sleep${asked}`,
];

function many(isCold: boolean): string {
  return Array.from({ length: atOnce }, () => {
    asked += 1;
    const path = isCold ? cold[asked % cold.length]! : cachedPath;
    return `GET ${path()} HTTP/1.1\r\nHost: localhost\r\n\r\n`;
  }).join('');
}

async function client(isCold: boolean) {
  for (;;) {
    const socket = connect(port, '127.0.0.1').on('error', () => undefined);
    let answered = 0;
    socket.on('data', (bytes: Buffer) => {
      for (let at = bytes.indexOf('HTTP/1.1 '); at >= 0; at = bytes.indexOf('HTTP/1.1 ', at + 1)) {
        answered += 1;
        if (answered % atOnce === 0) socket.write(many(isCold));
      }
    });
    socket.write(many(isCold));
    await once(socket, 'close');
    await pause(1_000);
  }
}

for (let number = 0; number < connections; number += 1) void client(number % 5 === 0);
