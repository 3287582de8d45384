import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { type BrandSpec, brandCss, designTokens } from '../theme/index.ts';

/** A mistake of the caller. The command prints its message without a stack. */
export class UsageError extends Error {
  override name = 'UsageError';
}

export const usage = `Usage: npx @daily-nest/ui brand <spec> [--out <file>] [--name <brand>]
       npx @daily-nest/ui tokens <spec> --out <folder>

  <spec>          a .ts, .js or .json file whose default export is a BrandSpec
  brand           writes the style sheet of the brand
  --out <file>    where the style sheet goes, and only a whole one; without it, it is printed
  --name <brand>  put the variables on [data-brand="<brand>"] instead of :root
  tokens          writes light.tokens.json and dark.tokens.json for tools of design
  --out <folder>  where the two files go`;

/** Returns the style sheet of the brand whose spec is at `path`. */
export async function brandOf(path: string, name: string | undefined): Promise<string> {
  return brandCss(await specAt(path), name === undefined ? {} : { name });
}

/** Writes the tokens of the brand whose spec is at `path`, one file per scheme. */
export async function writeTokens(path: string, folder: string): Promise<void> {
  const documents = designTokens(await specAt(path));
  await mkdir(folder, { recursive: true }).catch((error: Error) => {
    throw new UsageError(`${folder} cannot be written: ${error.message}`);
  });
  for (const [scheme, tokens] of Object.entries(documents))
    await writeWhole(`${JSON.stringify(tokens, null, 2)}\n`, join(folder, `${scheme}.tokens.json`));
}

/** Writes a file under another name first, so that readers never see an incomplete one. */
export async function writeWhole(text: string, file: string): Promise<void> {
  const part = `${file}.part`;
  try {
    await writeFile(part, text);
    await rename(part, file);
  } catch (error) {
    throw new UsageError(`${file} cannot be written: ${(error as Error).message}`);
  }
}

async function specAt(path: string): Promise<BrandSpec> {
  const options = path.endsWith('.json') ? { with: { type: 'json' } } : {};
  const module = (await load(path, options)) as { default?: unknown };
  const { default: spec } = module;
  // makeTokens reports what is wrong in it.
  if (typeof spec === 'object' && spec !== null) return spec as BrandSpec;
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
