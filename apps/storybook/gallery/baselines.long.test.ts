/**
 * What `baselines.test.ts` leaves out because it takes long: every component on a phone and from right to left, what a person's doing
 * leaves of a story, and whole pages. The Daily Nest by day stands for the brands, whose colors and faces the other file looks at.
 */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { unusedBaselines, readBaseline, openBaselines, updating } from './baseline-files.ts';
import { compact, difference } from './compare.ts';
import { byComponent, distinct } from './component-stories.ts';
import {
  bundledFonts,
  setLook,
  freezePage,
  openGallery,
  renderOnServer,
  schemeNames,
  tellSizes,
} from './page.ts';
import { acceptCommand } from './review.ts';

const rendered = await renderOnServer();
const components = byComponent(distinct(rendered.filter(({ page }) => !page)));
const pages = distinct(rendered.filter(({ page }) => page));
const plays = rendered.filter(({ plays: acted }) => acted);

/** How a page is looked at; the names of pictures end with it. */
interface Way {
  scheme?: string;
  width: 390 | 1280;
  language?: 'ar';
}

const phone: Way = { width: 390 };
const arabic: Way = { width: 1280, language: 'ar' };
const waysOfPages = ([390, 1280] as const).flatMap((width) =>
  schemeNames.map((scheme): Way => ({ width, scheme })),
);

const fileOf = (component: string, { scheme = 'light' }: Way, shows: string) =>
  `${component}.daily-nest.${scheme}.${shows}.webp`;
const hint = (component: string) =>
  `see test-results/baselines-long/index.html; accept: ${acceptCommand(component)}`;

/** A story with nothing beside it has the window for itself: what opens leaves its box. */
const alone = '#gallery { display: block } #gallery .canvas { contain: none; overflow: visible; }';

let baselines: Awaited<ReturnType<typeof openBaselines>>;
let still: Awaited<ReturnType<typeof openGallery>>;
/** What a person does takes time, which stands still in the other. */
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
  await tellSizes(page);
  return page.screenshot({ fullPage: true, animations: 'disabled' });
}

/** Looks at stories in one way. */
function lookAt(component: string, names: string[], way: Way, shows: string) {
  const file = fileOf(component, way, shows);
  it(`looks as it did, ${shows}`, async () => {
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
  it(`is left as it was, ${name} played`, async () => {
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
    // What a play only asks about has no picture.
    const changes = await difference(await compact(unplayed), played);
    if (!changes && !before) return;
    expect(await baselines.compare(component, file, played), hint(component)).toBeUndefined();
    if (!updating) expect(await difference(before!, unplayed), 'the story unplayed').toBeDefined();
  });
});

describe.each(pages)('$component', ({ component, name }) => {
  for (const way of waysOfPages) lookAt(component, [name], way, `${name}-${way.width}`);
});

it('keeps no picture of what is gone', async () => {
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
