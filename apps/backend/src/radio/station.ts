/** What is on the air now, as far as the stream tells. */
export interface NowPlaying {
  title: string | null;
  artist: string | null;
  /** Whether there is anything to listen to. */
  live: boolean;
}

/** A listener's endless answer. */
export interface Listening {
  headers: Record<string, string>;
  body: ReadableStream<Uint8Array>;
}

/** Something that plays: the built-in music, or an Icecast elsewhere. */
export interface Station {
  /** The headers of a listener's answer. Rejects with an OffAirError when there is nothing to hear. */
  headers(): Promise<Record<string, string>>;
  /** Adds a listener. `hangUp` is called for one that reads too slowly; it should end the connection. */
  tuneIn(hangUp?: () => void): Promise<Listening>;
  nowPlaying(): Promise<NowPlaying>;
  readonly listeners: number;
  /** Ends every listener's answer and the connection to the source. */
  close(): void;
}

/** The source cannot be reached or does not play. */
export class OffAirError extends Error {
  override readonly name = 'OffAirError';
}
