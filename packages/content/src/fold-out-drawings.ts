// Drawn by `pnpm --filter @daily-nest/content build`: run it if this import cannot be resolved.
import built from '../dist/fold-out-drawings.json' with { type: 'json' };

/** The drawings of a fold-out as SVG markup, each on a stage of 640 × 480. */
export interface FoldOutDrawings {
  /** The `<symbol>` of each shape that several steps use, by its id. */
  symbols: Record<string, string>;
  steps: string[];
}

/** The drawings of each fold-out, by its slug. */
export const foldOutDrawings = built as Readonly<Record<string, FoldOutDrawings>>;

/** Returns the symbols that some drawings use, each once. */
export function symbolsOf(drawings: readonly string[], symbols: Record<string, string>): string {
  return Object.entries(symbols)
    .filter(([id]) => drawings.some((drawing) => drawing.includes(`#${id}"`)))
    .map(([, symbol]) => symbol)
    .join('');
}
