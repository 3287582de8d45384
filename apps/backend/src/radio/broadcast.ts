/**
 * How many bytes may wait for a slow listener, besides the system's buffers: half a minute at 128 kbit/s. All
 * listeners share the bytes, so a slow one costs little.
 */
const maxBehind = 512 * 1024;

export interface Broadcast {
  readonly listeners: number;
  /** Sends the same bytes to all listeners. Drops those that are too far behind. */
  send(chunk: Uint8Array): void;
  /** Adds a listener. Its stream starts with the last seconds. */
  listen(burst: readonly Uint8Array[], hangUp?: () => void): ReadableStream<Uint8Array>;
  /** Ends every listener's stream. */
  end(): void;
}

/** Sends one source to many listeners. `onEmpty` is called when the last one has left, but not by `end`. */
export function createBroadcast(onEmpty: () => void, limit = maxBehind): Broadcast {
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
        // Closing the connection frees its buffers. Without one, the stream fails.
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
