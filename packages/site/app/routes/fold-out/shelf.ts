import { foldOutDrawings } from '@daily-nest/content/fold-out-drawings';
import type { FoldOut } from '@daily-nest/content/fold-outs';

/** Returns the fold-outs of a shelf, each with the drawing that stands for it, and the shapes of all. */
export function shelfOf(foldOuts: readonly FoldOut[]) {
  const symbols: Record<string, string> = {};
  const shelf = foldOuts.map(({ slug, title, excerpt, ground, cover, steps }) => {
    const drawn = foldOutDrawings[slug]!;
    Object.assign(symbols, drawn.symbols);
    return { slug, title, excerpt, ground, drawing: drawn.steps[cover - 1]!, alt: steps[cover - 1]!.alt };
  });
  return { shelf, symbols };
}
