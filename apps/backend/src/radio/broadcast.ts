/**
 * How far behind a listener may fall, in bytes on our side of the connection (the system's buffers come on top):
 * half a minute at 128 kbit/s. The bytes are shared by all listeners, so even a slow one costs little.
 */
const farthestBehind = 512 * 1024;

export interface Broadcast {
  readonly listeners: number;
  /** Hands the same bytes to everybody. Who is too far behind is dropped. */
  send(chunk: Uint8Array): void;
  /** Adds a listener, who first gets what the others heard last. */
  listen(burst: readonly Uint8Array[], hangUp?: () => void): ReadableStream<Uint8Array>;
  /** Ends every listener's stream. */
  end(): void;
}

/** One source, many listeners. `onEmpty` is called when the last one has left; never when `end` was the reason. */
export function createBroadcast(onEmpty: () => void, limit = farthestBehind): Broadcast {
  const listeners = new Map<ReadableStreamDefaultController<Uint8Array>, (() => void) | undefined>();

  function leave(listener: ReadableStreamDefaultController<Uint8Array>) {
    if (listeners.delete(listener) && listeners.size === 0) onEmpty();
  }

  return {
    get listeners() {
      return listeners.size;
    },
    send(chunk) {
      for (const [listener, hangUp] of listeners) {
        if ((listener.desiredSize ?? 0) > 0) {
          listener.enqueue(chunk);
          continue;
        }
        leave(listener);
        // Ending the connection frees what waits for it; without one, the stream itself is broken off.
        if (hangUp) hangUp();
        else listener.error(new Error('The listener reads too slowly.'));
      }
    },
    listen(burst, hangUp) {
      let own: ReadableStreamDefaultController<Uint8Array> | undefined;
      return new ReadableStream<Uint8Array>(
        {
          start(controller) {
            own = controller;
            listeners.set(controller, hangUp);
            for (const chunk of burst) controller.enqueue(chunk);
          },
          cancel() {
            if (own) leave(own);
          },
        },
        { highWaterMark: limit, size: (chunk) => chunk.byteLength },
      );
    },
    end() {
      const leaving = [...listeners.keys()];
      listeners.clear();
      for (const listener of leaving) listener.close();
    },
  };
}
