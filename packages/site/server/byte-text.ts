/**
 * A string whose characters are the bytes of UTF-8. Everything that the server searches for in a page is
 * ASCII, so it is found in this form, too. V8 stores such a string in half the memory of one with curly
 * quotes, searches it faster and writes it without encoding. A whole page is also no large object of its
 * heap, which only a full collection would free.
 */
export type ByteText = string;

export function byteTextOf(bytes: ArrayBuffer): ByteText {
  return Buffer.from(bytes).toString('latin1');
}

export function bytesOf(text: ByteText): Buffer {
  return Buffer.from(text, 'latin1');
}
