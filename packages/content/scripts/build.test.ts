import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import sharp from 'sharp';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Photo } from '../src/types.ts';
import { buildContent } from './build-content.ts';
import { printProblem } from './problem.ts';
import { sampleFile, words } from './sample.ts';

const script = join(import.meta.dirname, 'build.ts');
let root: string;

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'content-'));
  await mkdir(join(root, 'articles'));
  await mkdir(join(root, 'wellness'));
});

afterEach(() => rm(root, { recursive: true }));

/**
 * Returns a picture with a camera's metadata. Those of the tests are wide enough for a page and low, because AVIF
 * takes a second for each million pixels.
 */
function photo(width: number, height: number) {
  return sharp({ create: { width, height, channels: 3, background: '#c9694a' } }).withExif({
    IFD0: { Artist: 'Somebody' },
  });
}

/** Runs the command of `pnpm build` on a content folder of the test. */
function runCommand(): Promise<{ code: number; stdout: string; stderr: string }> {
  return new Promise((resolve) => {
    execFile(process.execPath, [script, '--root', root], (error, stdout, stderr) => {
      resolve({ code: Number(error?.code ?? 0), stdout, stderr });
    });
  });
}

/** Builds the test's folder in this process. Returns the problems as the command prints them. */
async function build(): Promise<string[]> {
  const { problems } = await buildContent({ root, out: join(root, 'dist') });
  return problems.map(printProblem);
}

async function readJson(name: string): Promise<{ slug: string }[]> {
  return JSON.parse(await readFile(join(root, 'dist', name), 'utf8')) as { slug: string }[];
}

async function readPhotos(): Promise<Record<string, Photo>> {
  return JSON.parse(await readFile(join(root, 'dist/photos.json'), 'utf8')) as Record<string, Photo>;
}

/** Adds the picture that the articles of a test show. */
async function makePicture() {
  await mkdir(join(root, 'photos'));
  await photo(1200, 75).jpeg().toFile(join(root, 'photos/hills.jpg'));
}

const showing = { image: '/pictures/hills.jpg' };

const ofPhotos = (names: string[]) => names.filter((name) => /\.(?:avif|webp)$/.test(name));

/** Returns an article whose body begins with a link. */
function linkingTo(target: string): string {
  return sampleFile(showing, `[next](${target}) ${words(600)}`);
}

it('writes the articles newest first', async () => {
  await makePicture();
  await writeFile(join(root, 'articles/older.md'), sampleFile({ ...showing, date: '2026-04-01' }));
  await writeFile(join(root, 'articles/newer.md'), sampleFile({ ...showing, date: '2026-05-01' }));

  const { code, stdout } = await runCommand();

  expect(stdout).toBe('content: 2 articles, 0 wellness articles, 0 illustrations, 1 photos\n');
  expect(code).toBe(0);
  expect((await readJson('articles.json')).map(({ slug }) => slug)).toEqual(['newer', 'older']);
  expect(await readJson('wellness.json')).toEqual([]);
});

it('stops at an invalid file with file, line and reason, and writes nothing', async () => {
  await makePicture();
  await writeFile(join(root, 'articles/good.md'), sampleFile(showing));
  await writeFile(join(root, 'articles/bad.md'), sampleFile({ ...showing, date: 'soon' }));

  const { code, stderr } = await runCommand();

  expect(stderr).toBe(
    'articles/bad.md:6: date: must be a day such as 2026-05-04\ncontent: 1 problem, nothing was written\n',
  );
  expect(code).toBe(1);
  expect(existsSync(join(root, 'dist'))).toBe(false);
});

it('keeps the last good build when a file becomes invalid', async () => {
  await makePicture();
  await writeFile(join(root, 'articles/first.md'), sampleFile(showing));
  await build();
  await writeFile(join(root, 'articles/second.md'), 'no front matter');

  expect(await build()).toHaveLength(1);
  expect((await readJson('articles.json')).map(({ slug }) => slug)).toEqual(['first']);
});

it('lets articles link to each other, and rejects two with the same slug', async () => {
  await makePicture();
  await writeFile(join(root, 'articles/one.md'), linkingTo('/articles/two'));
  await writeFile(join(root, 'articles/two.md'), linkingTo('/articles/three'));
  await writeFile(join(root, 'wellness/one.md'), 'no front matter');

  const problems = await build();

  expect(problems).toContain('articles/two.md:13: the link /articles/three leads to no page of the site');
  expect(problems).toContain('wellness/one.md:1: articles/one.md has the same slug');
  expect(problems.join('\n')).not.toContain('articles/one.md:13');
});

it('stops at an article whose picture does not exist', async () => {
  await writeFile(join(root, 'articles/undrawn.md'), sampleFile());

  expect(await build()).toContain(
    'articles/undrawn.md:1: image: /pictures/undrawn.jpg is neither an illustration nor a file of photos/',
  );
});

it('compiles only the edited article, and all of them after a removal', async () => {
  await makePicture();
  await writeFile(join(root, 'articles/one.md'), sampleFile(showing));
  await writeFile(join(root, 'articles/two.md'), linkingTo('/articles/one'));
  const options = { root, out: join(root, 'dist') };
  const first = await buildContent(options);
  expect(first.problems).toEqual([]);

  await writeFile(
    join(root, 'articles/one.md'),
    sampleFile({ ...showing, title: 'A Title That Was Edited' }),
  );
  const second = await buildContent({ ...options, earlier: first });
  expect(await readFile(join(root, 'dist/articles.json'), 'utf8')).toContain('A Title That Was Edited');
  expect(second.compiled.get('articles/one.md')?.piece).not.toBe(
    first.compiled.get('articles/one.md')?.piece,
  );
  expect(second.compiled.get('articles/two.md')?.piece).toBe(first.compiled.get('articles/two.md')?.piece);

  await rm(join(root, 'articles/one.md'));
  const third = await buildContent({ ...options, earlier: second });
  expect(third.problems).toMatchObject([{ file: 'articles/two.md' }]);
});

describe('a photo', () => {
  beforeEach(() => mkdir(join(root, 'photos')));

  it('becomes AVIF and WebP in several widths, none wider than itself, and a JPEG', async () => {
    await photo(1500, 100).jpeg().toFile(join(root, 'photos/rain.jpg'));

    expect(await build()).toEqual([]);

    const built = await readPhotos();
    const rain = built['/pictures/rain.jpg']!;
    expect(rain).toMatchObject({ src: '/pictures/rain.jpg', width: 1280, height: 85 });
    expect(rain.color).toMatch(/^#c[89ab]6[89ab]4[89ab]$/);
    expect(Object.keys(rain.widths)).toEqual(['avif', 'webp']);
    for (const [format, widths] of Object.entries(rain.widths)) {
      expect(widths).toEqual([320, 480, 768, 1200, 1500]);
      for (const width of widths) {
        const real = await sharp(join(root, 'dist', `${rain.files}.${width}.${format}`)).metadata();
        expect(real.format === 'heif' ? 'avif' : real.format).toBe(format);
        expect(real.width).toBe(width);
      }
    }
    const plain = await sharp(join(root, 'dist/pictures/rain.jpg')).metadata();
    expect(plain).toMatchObject({ format: 'jpeg', width: 1280, height: 85 });
  });

  it('is upright, and has no metadata about its author or place', async () => {
    await photo(100, 1500).withMetadata({ orientation: 6 }).jpeg().toFile(join(root, 'photos/rain.jpg'));
    await build();

    const rain = (await readPhotos())['/pictures/rain.jpg']!;
    expect(rain).toMatchObject({ width: 1280, height: 85 });
    for (const address of [rain.src, `${rain.files}.320.avif`, `${rain.files}.320.webp`]) {
      const { exif, orientation } = await sharp(join(root, 'dist', address)).metadata();
      expect({ exif, orientation }).toEqual({ exif: undefined, orientation: undefined });
    }
  });

  it('is converted again after a change, and removed with its source', async () => {
    const file = join(root, 'photos/rain.png');
    await photo(1200, 75).png().toFile(file);
    await build();
    const before = await readdir(join(root, 'dist/pictures'));
    await photo(1300, 75).png().toFile(file);
    await build();
    const after = await readdir(join(root, 'dist/pictures'));
    expect(ofPhotos(after).length).toBeGreaterThan(0);
    expect(ofPhotos(after).filter((name) => before.includes(name))).toEqual([]);

    await rm(file);
    await build();
    expect(await readdir(join(root, 'dist/pictures'))).toEqual([]);
    expect(await readPhotos()).toEqual({});
  });

  it.each([
    [
      'too small',
      'small.jpg',
      () => photo(640, 40).jpeg().toBuffer(),
      'is 640 px wide, it must have at least 1200 px',
    ],
    ['no picture', 'torn.jpg', () => Buffer.from('hello'), 'the file is no picture that can be read'],
    [
      'of a format for print',
      'rain.tiff',
      () => photo(1200, 75).tiff().toBuffer(),
      'must end in .jpg, .png, .webp or .avif',
    ],
    [
      'named by a camera',
      'DSC_0001.jpg',
      () => photo(1200, 75).jpeg().toBuffer(),
      'must be lower-case words joined by hyphens',
    ],
  ])('that is %s stops the build', async (_, name, bytes, reason) => {
    await writeFile(join(root, 'photos', name), await bytes());

    const [problem] = await build();

    expect(problem).toMatch(new RegExp(`^photos/${name.replace('.', '\\.')}:1: `));
    expect(problem).toContain(reason);
    expect(existsSync(join(root, 'dist'))).toBe(false);
  });
});

it('a title takes the pieces that it lists; a link to one that it does not have is plain text', async () => {
  const slug = 'a-fever-at-three-in-the-morning';
  await writeFile(join(root, 'articles/network.json'), JSON.stringify({ [slug]: 'Health & Safety' }));
  const command = [join(import.meta.dirname, 'build-title.ts'), root];
  const { stdout } = await promisify(execFile)(process.execPath, command);
  expect(stdout).toContain('0 articles of its own, 1 of the network');
  const [piece] = (await readJson('articles.json')) as { slug: string; html?: string }[];
  expect(piece?.slug).toBe(slug);
  expect(piece?.html).toContain('sore throat or ear pain, an');
  expect(piece?.html).not.toContain('href="/articles/');
});
