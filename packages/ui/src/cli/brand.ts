import { rename, writeFile } from 'node:fs/promises';
import { pathToFileURL } from 'node:url';
import { type BrandSpec, brandCss } from '../theme/index.ts';

/** What the command prints, and where a mistake of the caller's is told in one sentence. */
export class UsageError extends Error {
  override name = 'UsageError';
}

export const usage = `Usage: npx @daily-nest/ui brand <spec> [--out <file>] [--name <brand>]

  <spec>          a .ts, .js or .json file whose default export is a BrandSpec
  --out <file>    where the style sheet goes, and only a whole one; without it, it is printed
  --name <brand>  put the variables on [data-brand="<brand>"] instead of :root`;

/** The style sheet of the brand whose spec lies at `path`. */
export async function brandOf(path: string, name: string | undefined): Promise<string> {
  return brandCss(await specAt(path), name === undefined ? {} : { name });
}

/** Puts the style sheet where a bundler may be reading the one before it: there is always a whole one. */
export async function writeBrand(css: string, file: string): Promise<void> {
  const part = `${file}.part`;
  try {
    await writeFile(part, css);
    await rename(part, file);
  } catch (error) {
    throw new UsageError(`${file} cannot be written: ${(error as Error).message}`);
  }
}

async function specAt(path: string): Promise<BrandSpec> {
  const options = path.endsWith('.json') ? { with: { type: 'json' } } : {};
  const module = (await load(path, options)) as { default?: BrandSpec };
  const { default: spec } = module;
  if (spec?.light?.paper && spec.fonts?.display) return spec;
  throw new UsageError(
    `${path} has no brand as its default export. Write \`export default { light: { paper, ink, accent, bright }, fonts: { display, text } }\`.`,
  );
}

async function load(path: string, options: ImportCallOptions): Promise<unknown> {
  try {
    return await import(pathToFileURL(path).href, options);
  } catch (error) {
    const { code, message } = error as { code?: string; message: string };
    if (code === 'ERR_MODULE_NOT_FOUND') throw new UsageError(`${path} cannot be read: ${message}`);
    if (code === 'ERR_UNKNOWN_FILE_EXTENSION')
      throw new UsageError(
        `${path} is TypeScript, which Node reads from 22.18 up. Update Node, or write the spec as .js.`,
      );
    throw error;
  }
}
