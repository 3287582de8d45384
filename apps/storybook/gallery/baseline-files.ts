/** The pictures in `baselines/`, beside those that a run takes. */
import { mkdir, readFile, readdir, rm, writeFile } from 'node:fs/promises';
import { compact, type Difference, difference } from './compare.ts';
import { type Change, writeReview } from './review.ts';

const baselines = new URL('../baselines/', import.meta.url);

/** Whether this run takes the pictures anew. */
export const updating = process.env.UPDATE_BASELINES !== undefined;

const noBaseline: Difference = { sentence: 'has no baseline' };

/** The picture of that name; nothing where there is none. */
export function readBaseline(file: string): Promise<Uint8Array | undefined> {
  return readFile(new URL(file, baselines)).catch(() => undefined);
}

/** @param report the folder that shows a reviewer what differed; it is emptied first. */
export async function openBaselines(report: URL) {
  const changes: Change[] = [];
  await rm(report, { recursive: true, force: true });
  await mkdir(baselines, { recursive: true });
  return {
    /** Says how a picture differs from its baseline, or nothing; writes the baseline instead where pictures are taken anew. */
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

/** Names of pictures have that many parts: those of the long suite say how a component is looked at, too. */
const parts = { quick: 4, long: 5 };

/** Returns baselines that no story of the suite uses. While pictures are taken anew it deletes them and returns none. */
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
