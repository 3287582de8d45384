/** The latest title in the metadata, such as `Artist - Title`. */
export interface StreamTitle {
  title: string | null;
  artist: string | null;
}

/**
 * Separates sound and metadata of an ICY stream: after every `interval` bytes of sound comes one byte with
 * the length of a text, in units of 16 bytes. Accepts chunks of any size.
 */
export function icySplitter(
  interval: number,
  onSound: (bytes: Uint8Array) => void,
  onTitle: (title: StreamTitle) => void,
): (chunk: Uint8Array) => void {
  let soundLeft = interval;
  /** Remaining bytes of the text; undefined while sound comes. */
  let textLeft: number | undefined;
  let text: Uint8Array[] = [];

  return (chunk) => {
    let rest = chunk;
    while (rest.length > 0) {
      if (soundLeft > 0) {
        const sound = rest.subarray(0, soundLeft);
        soundLeft -= sound.length;
        rest = rest.subarray(sound.length);
        onSound(sound);
      } else if (textLeft === undefined) {
        textLeft = (rest[0] ?? 0) * 16;
        rest = rest.subarray(1);
      } else {
        const part = rest.subarray(0, textLeft);
        textLeft -= part.length;
        rest = rest.subarray(part.length);
        text.push(part);
      }
      if (textLeft === 0) {
        const title = streamTitle(Buffer.concat(text));
        if (title) onTitle(title);
        text = [];
        textLeft = undefined;
        soundLeft = interval;
      }
    }
  };
}

/** Returns the title in a block of metadata; undefined if there is none. */
export function streamTitle(block: Uint8Array): StreamTitle | undefined {
  // A title may contain quotes: it ends at a quote with a semicolon.
  const [, whole] = /StreamTitle='(.*?)';/s.exec(decode(block)) ?? [];
  return whole === undefined ? undefined : splitTitle(whole);
}

/** Splits `Artist - Title` into two texts; any other text is a title. */
export function splitTitle(whole: string): StreamTitle {
  const text = whole
    .replace(/\p{Cc}+/gu, ' ')
    .trim()
    .slice(0, 300);
  const [, artist, title] = /^(.+?) - (.+)$/s.exec(text) ?? [];
  if (artist !== undefined && title !== undefined) return { artist: artist.trim(), title: title.trim() };
  return { artist: null, title: text || null };
}

/** Decodes a text. The protocol names no charset: newer sources send UTF-8, older ones windows-1252. */
function decode(block: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(block);
  } catch {
    return new TextDecoder('windows-1252').decode(block);
  }
}
