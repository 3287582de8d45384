/**
 * The slower part of `baselines.test.ts`: every component on a phone and from right to left, the state of a
 * story after its `play`, and whole pages. Only the Daily Nest's light scheme, because the other file covers
 * the brands' colors and faces.
 */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { unusedBaselines, readBaseline, openBaselines, updating } from './baseline-files.ts';
import { compact, difference } from './compare.ts';
import { byComponent, distinct } from './component-stories.ts';
import { bundledFonts, setLook, freezePage, openGallery, renderOnServer, settleSizes } from './page.ts';
import { acceptCommand } from './review.ts';

const rendered = await renderOnServer();
const components = byComponent(distinct(rendered.filter(({ page }) => !page)));
const pages = distinct(rendered.filter(({ page }) => page));
const plays = rendered.filter(({ plays: acted }) => acted);

/** A way to render a page; the names of pictures end with it. */
interface Way {
  scheme?: string;
  width: 390 | 1280;
  language?: 'ar';
}

const phone: Way = { width: 390 };
const arabic: Way = { width: 1280, language: 'ar' };
const waysOfPages: Way[] = [{ width: 390 }, { width: 390, scheme: 'dark' }, { width: 1280 }];

const fileOf = (component: string, { scheme = 'light' }: Way, shows: string) =>
  `${component}.daily-nest.${scheme}.${shows}.webp`;
const hint = (component: string) =>
  `see test-results/baselines-long/index.html; accept: ${acceptCommand(component)}`;

/** A story without others beside it uses the whole window: overlays leave its box. */
const alone = '#gallery { display: block } #gallery .canvas { contain: none; overflow: visible; }';

let baselines: Awaited<ReturnType<typeof openBaselines>>;
let still: Awaited<ReturnType<typeof openGallery>>;
/** `play` functions need a running clock, which is stopped in the other gallery. */
let running: Awaited<ReturnType<typeof openGallery>>;

beforeAll(async () => {
  still = await openGallery();
  running = await openGallery('running');
  for (const { page } of [still, running]) {
    await freezePage(page);
    await page.addStyleTag({ content: bundledFonts });
  }
  await running.page.addStyleTag({ content: alone });
  baselines = await openBaselines(new URL('../test-results/baselines-long/', import.meta.url));
});
afterAll(async () => {
  await Promise.all([still?.browser.close(), running?.browser.close()]);
  await baselines?.close();
});

async function show({ page }: typeof still, component: string, names: string[], way: Way) {
  const { width, language, scheme } = way;
  await page.setViewportSize({ width, height: 640 });
  await setLook(page, { scheme, language });
  await page.evaluate(([name, stories, words]) => window.gallery.show(name, stories, words), [
    component,
    names,
    language,
  ] as const);
}

async function takePicture({ page }: typeof still): Promise<Uint8Array> {
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  await settleSizes(page);
  return page.screenshot({ fullPage: true, animations: 'disabled' });
}

/** Compares stories rendered in one way. */
function lookAt(component: string, names: string[], way: Way, shows: string) {
  const file = fileOf(component, way, shows);
  it(`is unchanged, ${shows}`, async () => {
    await show(still, component, names, way);
    const changed = await baselines.compare(component, file, await takePicture(still));
    expect(changed, hint(component)).toBeUndefined();
  });
}

describe.each(components)('$component', ({ component, names }) => {
  lookAt(component, names, phone, '390');
  lookAt(component, names, arabic, 'rtl');
});

describe.each(plays)('$component', ({ component, name, phone: small }) => {
  it(`is unchanged after the play of ${name}`, async () => {
    const { page } = running;
    const way: Way = { width: small ? 390 : 1280 };
    await show(running, component, [name], way);
    const unplayed = await takePicture(running);
    await page.evaluate(([component, story]) => window.gallery.play(component, story), [
      component,
      name,
    ] as const);
    const played = await takePicture(running);

    const file = fileOf(component, way, `played-${name}`);
    const before = await readBaseline(file);
    // A play without a visible result has no picture.
    const changes = await difference(await compact(unplayed), played);
    if (!changes && !before) return;
    expect(await baselines.compare(component, file, played), hint(component)).toBeUndefined();
    if (!updating) expect(await difference(before!, unplayed), 'the story before its play').toBeDefined();
  });
});

describe.each(pages)('$component', ({ component, name }) => {
  for (const way of waysOfPages) lookAt(component, [name], way, `${name}-${way.width}`);
});

it('has no baselines of removed stories', async () => {
  const wanted = [
    ...components.flatMap(({ component }) => [
      fileOf(component, phone, '390'),
      fileOf(component, arabic, 'rtl'),
    ]),
    ...plays.map(({ component, name }) => fileOf(component, phone, `played-${name}`)),
    ...pages.flatMap(({ component, name }) =>
      waysOfPages.map((way) => fileOf(component, way, `${name}-${way.width}`)),
    ),
  ];
  expect(
    await unusedBaselines('long', wanted),
    'pnpm --filter @daily-nest/storybook baselines:update',
  ).toEqual([]);
});
