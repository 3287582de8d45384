/**
 * A program that floods a site: so many connections, each of which sends thirty requests at once and, when they are answered,
 * thirty more. Whoever is hung up on comes again after a second. `node flood.ts PORT CONNECTIONS`; it goes on until it is ended.
 */
import { once } from 'node:events';
import { connect } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';

const [port, connections] = process.argv.slice(2).map(Number) as [number, number];
const atOnce = 30;
let asked = 0;

/** A kept page costs the address nothing and, sent without compression, the server a millisecond; the others nobody has read. */
const kept = () => '/articles';
const cold = [
  () => `/blog?page=${1_000 + asked}`,
  () => `/search?q=sleep${asked}`,
  () => `/articles?q=sleep${asked}`,
];

function many(isCold: boolean): string {
  return Array.from({ length: atOnce }, () => {
    asked += 1;
    const path = isCold ? cold[asked % cold.length]! : kept;
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
