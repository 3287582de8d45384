import type { Passage } from './passages.ts';

/** The name of the highlight in the style sheet. */
const name = 'read-aloud';

/** Highlights the current passage, in browsers with CSS highlights, without changing the page. */
export function mark(passage: Passage | undefined): void {
  const { CSS: css }: { CSS?: { highlights?: HighlightRegistry } } = globalThis;
  if (!css?.highlights) return;
  if (!passage) {
    css.highlights.delete(name);
    return;
  }
  const range = new Range();
  range.setStart(passage.start.node, passage.start.offset);
  range.setEnd(passage.end.node, passage.end.offset);
  css.highlights.set(name, new Highlight(range));
}
