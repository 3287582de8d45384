// Built by `pnpm --filter @daily-nest/content build` from data/urgent.yaml: run it if this import cannot be
// resolved.
import built from '../../dist/urgent.json' with { type: 'json' };
import type { Sheet } from './types.ts';

/** The sheets to print, in the order of /urgent. */
export const sheets = built.sheets as unknown as Sheet[];

/** The sheet of an address, /urgent/<slug>. */
export function sheetBySlug(slug: string | undefined): Sheet | undefined {
  return sheets.find((sheet) => sheet.slug === slug);
}
