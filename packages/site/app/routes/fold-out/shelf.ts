import { foldOutDrawings } from '@daily-nest/content/fold-out-drawings';
import type { FoldOut } from '@daily-nest/content/fold-outs';

/** Returns the fold-outs of a shelf, each with the drawing that stands for it. */
export function shelfOf(foldOuts: readonly FoldOut[]) {
  return foldOuts.map(({ slug, title, excerpt, ground, cover, steps }) => {
    const { symbols, steps: drawn } = foldOutDrawings[slug]!;
    return { slug, title, excerpt, ground, symbols, drawing: drawn[cover - 1]!, alt: steps[cover - 1]!.alt };
  });
}
