import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { endUnlessComplete, isTooLarge, refuseBody } from './bodies.ts';
import { isMalformed, refuseMalformed } from './malformed.ts';
import { sentBytes } from './sent-bytes.ts';
import type { Turns } from './turns.ts';

/**
 * How many pipelined requests may wait behind the one that is being answered. A client that sends more before it reads
 * an answer is cut off; by RFC 9112, 9.3.2, it has to be ready to send them again.
 */
const maxWaiting = 32;

/** How many may wait on all connections together: each takes about 8 kB. */
const maxWaitingOfAll = 2_000;

/** A request may still be on its way on a connection that was opened or answered a moment ago. */
const idleMs = 300;

/** Answers a request. What it returns is not waited for: an answer is over when its response is closed. */
export type Listener = (request: IncomingMessage, response: ServerResponse) => unknown;

interface Exchange {
  request: IncomingMessage;
  response: ServerResponse;
}

/** What the connections of a server share. */
export interface SharedState {
  /** How many pipelined requests wait. */
  waiting: number;
  turns: Turns;
  /** Whose request it is; undefined where only the connection is known. */
  clientOf: (request: IncomingMessage) => string | undefined;
  /** The most bytes that a request may bring. */
  mostBodyOf: (request: IncomingMessage) => number;
}

/**
 * One connection of a client. Its requests are answered one at a time: Node begins all pipelined ones at once and keeps
 * every answer in memory until the client has read those before it.
 */
export class Connection {
  readonly #socket: Socket;
  readonly #listener: Listener;
  readonly #shared: SharedState;
  #current: Exchange | undefined;
  #waiting: Exchange[] = [];
  #closing = false;
  /** How much had been read of the client when its last answer was done, and when that was. */
  #readByThen = 0;
  #idleSince = performance.now();
  #sent = 0;
  #sentAt = performance.now();

  constructor(socket: Socket, listener: Listener, shared: SharedState) {
    this.#socket = socket;
    this.#listener = listener;
    this.#shared = shared;
    socket.once('close', () => this.#dropWaiting());
  }

  /** Answers a request, now or when those before it are answered. */
  receive(exchange: Exchange) {
    if (this.#socket.destroyed) return;
    if (this.#current === undefined) this.#begin(exchange);
    else if (this.#waiting.length >= maxWaiting || this.#shared.waiting >= maxWaitingOfAll) this.destroy();
    else {
      this.#waiting.push(exchange);
      this.#shared.waiting += 1;
      this.#socket.pause();
    }
  }

  #begin(exchange: Exchange) {
    const { turns, clientOf } = this.#shared;
    this.#current = exchange;
    const client = clientOf(exchange.request) ?? this;
    turns.enter(client, () => {
      // The client may have disconnected while it waited.
      if (this.#socket.destroyed) return turns.leave(client);
      exchange.response.once('close', () => turns.leave(client));
      this.#answer(exchange);
    });
  }

  #answer({ request, response }: Exchange) {
    this.#announceClose();
    response.once('close', () => {
      this.#current = undefined;
      this.#readByThen = this.#socket.bytesRead;
      this.#idleSince = performance.now();
      // After an answer that ended the connection, nothing more is answered on it.
      if (this.#socket.destroyed || this.#socket.writableEnded) return this.#dropWaiting();
      endUnlessComplete(request);
      const next = this.#waiting.shift();
      if (next) this.#shared.waiting -= 1;
      if (this.#waiting.length === 0) this.#socket.resume();
      if (next) this.#begin(next);
    });
    if (isMalformed(request)) refuseMalformed(response);
    else if (isTooLarge(request, this.#shared.mostBodyOf(request))) refuseBody(response);
    else this.#listener(request, response);
  }

  /** From now on the last answer that is owed says that the connection ends with it. */
  close() {
    this.#closing = true;
    this.#announceClose();
  }

  #announceClose() {
    if (!this.#closing || this.#waiting.length > 0) return;
    const response = this.#current?.response;
    if (response && !response.headersSent) response.setHeader('Connection', 'close');
  }

  /**
   * Ends a connection on which nothing is under way, not even a request that has arrived in part. `firstMs` is how long the first request
   * of a new one may take to come.
   */
  endIfIdle(firstMs = idleMs) {
    if (this.#current !== undefined || this.#socket.bytesRead !== this.#readByThen) return;
    const patience = this.#readByThen === 0 ? firstMs : idleMs;
    if (performance.now() - this.#idleSince >= patience) this.#socket.destroySoon();
  }

  /** For how long, in ms, the client has taken nothing of what waits for it. One that takes a little is not stalled. */
  stalledFor(now: number): number {
    const sent = sentBytes(this.#socket);
    if (sent !== this.#sent || this.unsent === 0) {
      this.#sent = sent;
      this.#sentAt = now;
    }
    return now - this.#sentAt;
  }

  /** How many bytes wait for the client. */
  get unsent(): number {
    return this.#socket.writableLength;
  }

  /** What is being answered. */
  get request(): IncomingMessage | undefined {
    return this.#current?.request;
  }

  #dropWaiting() {
    this.#shared.waiting -= this.#waiting.length;
    this.#waiting = [];
  }

  destroy() {
    this.#dropWaiting();
    this.#socket.destroy();
  }
}
