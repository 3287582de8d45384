import { join } from 'node:path';
import type { Browser, Page } from 'playwright';
import { root } from '../root.ts';
import { letters, places, plannedAt, rain, readers, type Sample, samples } from './desk-samples.ts';
import { webpWithin } from './webp.ts';

/** The largest picture of a guide that has several, in bytes. */
const budget = 72_000;
const photo = 'packages/illustrations/drawn/story-the-walking-bus.jpg';

/**
 * Takes the pictures of docs/guides/desk.md, by their names: the real desk of a running site, with sample pieces. Numbers that would take weeks to
 * come, and times, are put into its answers.
 */
export async function deskPictures(browser: Browser, invitation: string): Promise<Record<string, Buffer>> {
  const page = await browser.newPage({ locale: 'en-US', timezoneId: 'America/New_York' });
  const pictures: Record<string, Buffer> = {};
  const take = async (name: string, width: number, height: number, scrollTo = 'html') => {
    await page.evaluate(loadFonts);
    // A face that came late is used after a change of width.
    await page.setViewportSize({ width: 320, height });
    await page.screenshot();
    await page.setViewportSize({ width, height });
    // No caret, and nothing under the pointer.
    await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
    await page.mouse.move(0, 0);
    await page
      .locator(scrollTo)
      .first()
      .evaluate((element) => element.scrollIntoView());
    pictures[name] = await webpWithin(page, budget);
  };
  try {
    await fillIn(page);
    await page.goto(invitation);
    await page.getByLabel('Your name').fill('Edda Larsen');
    await page.getByLabel('Password').fill('a long enough password');
    await page.getByRole('button', { name: 'Begin' }).click();
    await page.getByRole('heading', { name: 'Pieces' }).waitFor();
    const call = callsOf(page);
    for (const sample of samples.toReversed()) await make(call, sample);
    const { draft } = (await call('GET', 'front')) as { draft: { version: number } };
    await call('PUT', 'front', { base: draft.version, places: places() });

    await page.reload();
    await page.getByRole('link', { name: rain.title }).waitFor();
    await take('pieces', 1280, 620);

    await page.getByRole('link', { name: rain.title }).click();
    await choosePicture(page);
    await take('write', 1280, 836);

    await take('picture', 390, 844, 'fieldset:has(input[type=file])');

    // The preview loads itself again after a save.
    const stored = page.waitForResponse(
      (answer) => answer.request().method() === 'PUT' && /\/pieces\/[\w-]+$/.test(answer.url()),
    );
    await page
      .getByRole('textbox', { name: 'What the picture shows' })
      .fill('Four children hold a rope in the rain.');
    await stored;
    await page.getByRole('button', { name: 'Preview' }).click();
    await previewed(page, 390);
    await take('preview', 1280, 752);

    await page.getByRole('link', { name: 'Front page' }).click();
    await page.getByText('Desk', { exact: true }).click();
    await previewed(page, 1280);
    await take('front-page', 1280, 720);

    await page.getByRole('link', { name: 'Letters' }).click();
    await page.getByRole('article').waitFor();
    await take('letters', 1280, 1060);

    await page.getByRole('link', { name: 'Readers' }).click();
    await page.getByRole('figure').waitFor();
    await take('readers', 1280, 872);
    return pictures;
  } finally {
    await page.close();
  }
}

/** Puts the samples into the answers of the desk, and asks no other site for the links of a piece. */
async function fillIn(page: Page) {
  await page.route('**/desk/api/pieces/*/links', (route) => route.fulfill({ json: { findings: [] } }));
  await page.route('**/desk/api/readers?*', (route) => route.fulfill({ json: readers() }));
  await page.route('**/desk/api/letters', (route) => route.fulfill({ json: letters() }));
  await page.route('**/desk/api/pieces', async (route) => {
    if (route.request().method() !== 'GET') return route.continue();
    const answer = (await (await route.fetch()).json()) as { pieces: { title: string }[] };
    const pieces = answer.pieces.map((piece) => {
      const { writer, ago } = samples.find(({ fields }) => fields.title === piece.title)!;
      return { ...piece, writer, changedAt: new Date(Date.now() - ago * 60_000).toISOString() };
    });
    return route.fulfill({ json: { pieces } });
  });
}

type Call = (method: string, path: string, json?: object) => Promise<unknown>;

/** Calls of the desk, by whoever is signed in on the page. */
const callsOf =
  (page: Page): Call =>
  (method, path, json = {}) =>
    page.evaluate(
      async ([way, where, body]) => {
        const answer = await fetch(`/desk/api/${where}`, {
          method: way,
          ...(way !== 'GET' && { headers: { 'content-type': 'application/json' }, body }),
        });
        const text = await answer.text();
        if (!answer.ok) throw new Error(`${where}: ${answer.status} ${text}`);
        return text === '' ? undefined : (JSON.parse(text) as unknown);
      },
      [method, path, JSON.stringify(json)] as const,
    );

async function make(call: Call, { fields, state }: Sample) {
  const { id } = (await call('POST', 'pieces')) as { id: string };
  const { newest } = (await call('GET', `pieces/${id}`)) as { newest: { number: number } };
  const { version } = (await call('PUT', `pieces/${id}`, { base: newest.number, fields })) as {
    version: number;
  };
  if (state === 'planned') await call('PUT', `pieces/${id}/schedule`, { version, at: plannedAt() });
  else if (state) await call('POST', `pieces/${id}/publish`, { version, change: 'new' });
  if (state === 'withdrawn') await call('POST', `pieces/${id}/withdraw`, { words: '' });
  if (state === 'changed')
    await call('PUT', `pieces/${id}`, {
      base: version,
      fields: { ...fields, body: `${fields.body} Come by.` },
    });
}

/** Uploads the picture, and keeps the grown-up at its right in view. */
async function choosePicture(page: Page) {
  const group = page.getByRole('group', { name: 'Picture' });
  await group.getByLabel(/^Upload/).setInputFiles(join(root, photo));
  const across = group.getByRole('slider', { name: /from the left/ });
  await across.waitFor();
  const picture = group.locator('button img');
  await picture.evaluate((image: HTMLImageElement) => image.decode());
  const { width, height } = (await picture.boundingBox())!;
  await picture.click({ position: { x: width * 0.84, y: height * 0.4 } });
  await page
    .getByRole('status')
    .filter({ hasText: /^Saved$/ })
    .waitFor();
}

/** Waits for the page in the preview, with its pictures. */
async function previewed(page: Page, width: number) {
  const frame = page.frameLocator('iframe[title="Preview of the page"]');
  await frame.getByRole('heading').first().waitFor();
  const body = frame.locator('body');
  // Another width shows other pictures.
  await body.evaluate(
    (_, wide) =>
      new Promise<void>((done) => {
        const look = () => (window.innerWidth === wide ? done() : requestAnimationFrame(look));
        look();
      }),
    width,
  );
  await body.evaluate(loadFonts);
  await body.evaluate(async () => {
    const seen = [...document.images].filter(
      (image) => image.checkVisibility() && image.getBoundingClientRect().top < innerHeight,
    );
    for (const image of seen) image.loading = 'eager';
    await Promise.all(seen.map((image) => image.decode()));
  });
}

/** Runs in a page. A text that has just appeared has begun to load its face, or not yet; those that stand in meanwhile may not be on this machine. */
async function loadFonts() {
  await Promise.allSettled([...document.fonts].map((face) => face.load()));
  // A face that came late is used where a text is laid out anew.
  const { style } = document.documentElement;
  style.fontSize = '200%';
  document.body.getBoundingClientRect();
  style.fontSize = '';
}
