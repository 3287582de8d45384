const byteOrderMarks = [
  { label: 'utf-8', bytes: [0xef, 0xbb, 0xbf] },
  { label: 'utf-16le', bytes: [0xff, 0xfe] },
  { label: 'utf-16be', bytes: [0xfe, 0xff] },
];

/** Decodes a feed. The charset comes from the byte order mark, the header or the XML declaration; the default is UTF-8. */
export function decodeText(bytes: Uint8Array, contentType: string | undefined): string {
  const mark = byteOrderMarks.find(({ bytes: start }) => start.every((byte, index) => bytes[index] === byte));
  const named = /charset\s*=\s*["']?([\w.:-]+)/i.exec(contentType ?? '')?.[1];
  return decoderOf(mark?.label ?? named ?? declared(bytes)).decode(bytes);
}

/** The encoding in `<?xml version="1.0" encoding="…"?>`, which is ASCII in all common encodings. */
function declared(bytes: Uint8Array): string | undefined {
  const start = Buffer.from(bytes.subarray(0, 200)).toString('latin1');
  return /^\s*<\?xml[^>]*?\sencoding\s*=\s*["']([\w.:-]+)["']/i.exec(start)?.[1];
}

function decoderOf(label = 'utf-8'): TextDecoder {
  try {
    return new TextDecoder(label);
  } catch {
    return new TextDecoder();
  }
}
