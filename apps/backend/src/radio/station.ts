/** The current title, as far as the stream says. */
export interface NowPlaying {
  title: string | null;
  artist: string | null;
  /** Whether something plays. */
  live: boolean;
}

/** The endless answer for a listener. */
export interface Listening {
  headers: Record<string, string>;
  body: ReadableStream<Uint8Array>;
}

/** The built-in music, or the relay of an Icecast. */
export interface Station {
  /** The headers of a listener's answer. Rejects with an OffAirError if nothing plays. */
  headers(): Promise<Record<string, string>>;
  /** Adds a listener. `hangUp` is called if it reads too slowly, and should close its connection. */
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
