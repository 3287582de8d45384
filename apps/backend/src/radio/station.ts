/** The current title, if the stream sends one. */
export interface NowPlaying {
  title: string | null;
  artist: string | null;
  /** Whether something plays. */
  live: boolean;
}

/** A listener's answer, which has no end. */
export interface Listening {
  headers: Record<string, string>;
  body: ReadableStream<Uint8Array>;
}

/** The interface of the built-in music and the relay of an Icecast. */
export interface Station {
  /** The headers of a listener's answer. Rejects with an OffAirError if nothing plays. */
  headers(): Promise<Record<string, string>>;
  /** Adds a listener. Calls `hangUp` if it reads too slowly; the caller should close the connection then. */
  tuneIn(hangUp?: () => void): Promise<Listening>;
  nowPlaying(): Promise<NowPlaying>;
  readonly listeners: number;
  /** Ends every listener's answer and the connection to the source. */
  close(): void;
}

/** The source cannot be reached or plays nothing. */
export class OffAirError extends Error {
  override readonly name = 'OffAirError';
}
