/** Two lines of a story in the narrowest rail, in characters. */
const most = 90;

/** The sentences that end in this length, if they are no fragment. A lower-case word after a dot is an abbreviation's. */
const sentences = /^.{55,89}[.!?؟](?= \P{Ll})/u;

/**
 * Returns a summary for the two lines that a story has on a wall: whole sentences, or else what fits up to the
 * end of a word.
 */
export function shortSummary(summary: string): string {
  if (summary.length <= most) return summary;
  const [whole] = sentences.exec(summary) ?? [];
  if (whole) return whole;
  const end = summary.lastIndexOf(' ', most);
  return `${summary.slice(0, end > 0 ? end : most).replace(/[^\p{L}\p{N}]+$/u, '')}…`;
}
