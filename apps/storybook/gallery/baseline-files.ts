/** The pictures in `baselines/`, and those of the current run. */
import { mkdir, readFile, readdir, rm, writeFile } from 'node:fs/promises';
import { compact, type Difference, difference } from './compare.ts';
import { type Change, writeReview } from './review.ts';

const baselines = new URL('../baselines/', import.meta.url);

/** Whether this run replaces the pictures. */
export const updating = process.env.UPDATE_BASELINES !== undefined;

const noBaseline: Difference = { sentence: 'has no baseline' };

/** Returns the picture of that name; undefined if there is none. */
export function readBaseline(file: string): Promise<Uint8Array | undefined> {
  return readFile(new URL(file, baselines)).catch(() => undefined);
}

/** @param report the folder of the report for reviewers; it is emptied first. */
export async function openBaselines(report: URL) {
  const changes: Change[] = [];
  await rm(report, { recursive: true, force: true });
  await mkdir(baselines, { recursive: true });
  return {
    /**
     * Returns a sentence about the difference from the baseline, or undefined. Writes the baseline if
     * pictures are being replaced.
     */
    async compare(component: string, file: string, picture: Uint8Array): Promise<string | undefined> {
      if (updating) {
        await writeFile(new URL(file, baselines), await compact(picture));
        return undefined;
      }
      const before = await readBaseline(file);
      const changed = before ? await difference(before, picture) : noBaseline;
      if (changed === undefined) return undefined;
      const { sentence, mark } = changed;
      changes.push({ component, file, sentence, before, after: picture, marks: await mark?.() });
      return `${file} ${sentence}`;
    },
    async close() {
      if (changes.length > 0) await writeReview(report, changes);
    },
  };
}

/** The number of parts in a picture's name: those of the long suite also name the way of rendering. */
const parts = { quick: 4, long: 5 };

/**
 * Returns baselines that no story of the suite uses. Deletes them and returns none if pictures are being
 * replaced.
 */
export async function unusedBaselines(
  suite: keyof typeof parts,
  wanted: readonly string[],
): Promise<string[]> {
  const own = (await readdir(baselines)).filter((file) => file.split('.').length === parts[suite]);
  const gone = own.filter((file) => !wanted.includes(file));
  if (!updating) return gone;
  await Promise.all(gone.map((file) => rm(new URL(file, baselines))));
  return [];
}
