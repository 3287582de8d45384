import { createServer, type IncomingMessage, type Server } from 'node:http';
import { Server as NetServer, type Socket } from 'node:net';
import { setImmediate as nextTurn, setTimeout as pause } from 'node:timers/promises';
import { mostBody } from './bodies.ts';
import { Connection, type SharedState, type Listener } from './connection.ts';
import { stalledConnections, type StallRule } from './stalled.ts';
import { Turns } from './turns.ts';

/** Node's own limits on one connection, in milliseconds and bytes. */
const limits = {
  /** How often the two timeouts below are looked at; Node's default of half a minute would triple them. */
  connectionsCheckingInterval: 1_000,
  headersTimeout: 10_000,
  requestTimeout: 30_000,
  /** Longer than a proxy in front keeps its connections, so that it never sends into a closing one. */
  keepAliveTimeout: 65_000,
  maxHeaderSize: 16 * 1024,
};

/** Of one client, which may be a whole school; a browser has six at a time. The machine makes as many pages in half a second. */
const maxOfClient = 32;

const fullNoticeMs = 60_000;
const stalledSweepMs = 200;
const idleSweepMs = 50;

/**
 * After so much time, for whoever has just been answered to come back, and so many turns of the event loop without a new connection, none
 * waits to be accepted.
 */
const quietMs = 50;
const quietTurns = 3;
const acceptWaitingMs = 500;

/** How long a stopping server waits for the first request of a connection that it has just accepted; a busy client may be late. */
const firstRequestMs = 2_000;

export interface HttpServerOptions extends StallRule {
  /** How many connections may be open. Of more, the server takes none: it closes them unanswered, and idle ones too. */
  maxConnections: number;
  /** Called when connections had to be refused, at most once a minute. */
  onFull?: () => void;
  /**
   * Whose request it is, where that can be told: clients take turns, and of one at most 32 answers are under way. Without it
   * connections take turns.
   */
  clientOf?: (request: IncomingMessage) => string;
  /** The most bytes that a request may bring. @default 16 kB for each */
  mostBodyOf?: (request: IncomingMessage) => number;
  /** How long the server goes on taking connections after it was asked to stop, in ms. @default 1 000 */
  graceMs?: number;
  /** How long after that question all that is still open is cut off, in ms. @default 8 000 */
  cutOffMs?: number;
}

export interface HttpServer {
  /** Node's server, to listen with. */
  server: Server;
  /**
   * Stops without losing a request: answers from now on say `Connection: close`; after the grace no connection is
   * taken and idle ones are ended; answers under way are finished. Resolves when no connection is left.
   */
  stop: () => Promise<void>;
}

/** Node's HTTP server with bounds on what one client, and all of them together, can make it hold. */
export function createHttpServer(
  listener: Listener,
  {
    maxConnections,
    onFull,
    clientOf,
    mostBodyOf = () => mostBody,
    graceMs = 1_000,
    cutOffMs = 8_000,
    ...stallRule
  }: HttpServerOptions,
): HttpServer {
  const connections = new Map<Socket, Connection>();
  // The radio goes on for hours: its listeners are counted as connections alone.
  const isLive = stallRule.isLive ?? (() => false);
  const shared: SharedState = {
    waiting: 0,
    turns: new Turns(maxOfClient),
    mostBodyOf,
    clientOf: (request) => (isLive(request) ? undefined : clientOf?.(request)),
  };
  let stopping = false;
  let fullSaidAt = -Infinity;
  let accepted = 0;

  const server = createServer(limits, (request, response) =>
    connections.get(request.socket)?.receive({ request, response }),
  );
  server.maxConnections = maxConnections;

  server.on('connection', (socket) => {
    accepted += 1;
    const connection = new Connection(socket, listener, shared);
    if (stopping) connection.close();
    connections.set(socket, connection);
    socket.once('close', () => connections.delete(socket));
  });

  server.on('drop', () => {
    // Whoever comes next finds room.
    for (const connection of connections.values()) connection.endIfIdle();
    if (performance.now() - fullSaidAt < fullNoticeMs) return;
    fullSaidAt = performance.now();
    onFull?.();
  });

  const stalledSweep = setInterval(() => {
    for (const connection of stalledConnections(connections.values(), stallRule)) connection.destroy();
  }, stalledSweepMs).unref();
  server.once('close', () => clearInterval(stalledSweep));

  /**
   * Accepts the connections that wait in the system's queue, which resets them when the port is closed. Node accepts one a turn of its
   * event loop. No answer begins meanwhile: whoever is answered comes back, so under load the queue would never be empty.
   */
  async function acceptWaiting() {
    shared.turns.hold();
    const end = performance.now() + acceptWaitingMs;
    let before;
    do {
      before = accepted;
      await pause(quietMs);
      for (let turn = 0; turn < quietTurns; turn += 1) await nextTurn();
    } while (accepted !== before && performance.now() < end);
  }

  async function stop() {
    stopping = true;
    for (const connection of connections.values()) connection.close();
    const cutOff = setTimeout(() => {
      for (const connection of connections.values()) connection.destroy();
    }, cutOffMs);
    await pause(graceMs);
    await acceptWaiting();
    const closed = new Promise<void>((resolve) => {
      // http.Server's own close destroys every connection whose answer was written, also when it is still being sent.
      NetServer.prototype.close.call(server, () => resolve());
    });
    shared.turns.release();
    const idleSweep = setInterval(() => {
      for (const connection of connections.values()) connection.endIfIdle(firstRequestMs);
    }, idleSweepMs);
    await closed;
    clearInterval(idleSweep);
    clearTimeout(cutOff);
  }

  return { server, stop };
}
