import type { Page } from '@playwright/test';
import { parse } from 'node-html-parser';
import { hasNoAxeViolation } from '@daily-nest/site/browser-tests/checks';
import { topicPaths } from '../support/pages.ts';
import { expect, startApp, test } from '../support/test.ts';

type Box = Record<'top' | 'bottom' | 'left' | 'right', number>;

/** A page of each kind that ends with a band. */
const pieces = ['/articles/a-fever-at-three-in-the-morning', '/health-wellness/bedtime-in-four-steps'];

test.describe('advertising', () => {
  for (const [path, tag] of [
    ['/business', undefined],
    ['/events', '@long'],
  ] as const)
    test(
      `has one slot above and below the wall of ${path} on a phone, and two with the shared one between from 768 px`,
      { tag },
      async ({ page }) => {
        await page.goto(path);
        await slotsAreReady(page, path);
        for (const [width, slots, shared] of [
          [390, 1, 0],
          [767, 1, 0],
          [768, 2, 1],
          [1280, 2, 1],
          [1920, 2, 1],
        ] as const) {
          await page.setViewportSize({ width, height: 900 });
          const frame = (await page.locator('main iframe').boundingBox())!;
          for (const [where, isThere] of [
            ['above', ({ bottom }: Box) => bottom <= frame.y + 0.5],
            ['below', ({ top }: Box) => top >= frame.y + frame.height - 0.5],
          ] as const) {
            const boxes = (await visibleBoxes(page, '[data-ad-slot]')).filter(isThere);
            const between = (await visibleBoxes(page, ':text-is("Ad Space")')).filter(isThere);
            const at = `${where} ${path} at ${width} px`;
            expect(boxes.length, at).toBe(slots);
            expect(between.length, at).toBe(shared);
            for (const { left, right } of between) {
              expect(left, at).toBeGreaterThanOrEqual(boxes[0]!.right);
              expect(right, at).toBeLessThanOrEqual(boxes[1]!.left);
            }
          }
        }
      },
    );

  for (const [place, path] of [
    pieces[0]!,
    '/',
    '/articles',
    '/parenting-tips',
    '/community-stories',
    '/health-wellness',
    pieces[1]!,
  ].entries())
    test(
      `has one slot on a phone in the band of ${path}, and two with the shared one between from 768 px`,
      { tag: place === 0 ? [] : '@long' },
      async ({ page }) => {
        await page.goto(path);
        await slotsAreReady(page, path);
        for (const [width, slots, shared] of [
          [767, 1, 0],
          [768, 2, 1],
        ] as const) {
          await page.setViewportSize({ width, height: 900 });
          expect((await visibleBoxes(page, '[data-ad-slot]')).length, `${path} at ${width} px`).toBe(slots);
          expect((await visibleBoxes(page, ':text-is("Ad Space")')).length, path).toBe(shared);
        }
      },
    );
});

test.describe('frames', () => {
  test(
    'are exactly 1200 px high on a topic page, and 177.78 % of their width on Local Events',
    { tag: '@long' },
    async ({ page }) => {
      // The other topics differ only in their text.
      for (const path of ['/business', '/events']) {
        // The styles precede the document's content; pictures do not matter here.
        await page.goto(path, { waitUntil: 'domcontentloaded' });
        for (const width of [390, 1280]) {
          await page.setViewportSize({ width, height: 900 });
          const frame = (await page.locator('main iframe').boundingBox())!;
          if (path === '/events') expect(frame.height / frame.width).toBeCloseTo(1.7778, 2);
          else expect(frame.height, `${path} at ${width} px`).toBe(1200);
        }
      }
    },
  );

  test(
    'reserve 700 px for the contact form once it is requested',
    { tag: '@long' },
    async ({ page, context }) => {
      const asked: string[] = [];
      await context.route(
        (url) => url.hostname !== 'localhost',
        (route) => {
          asked.push(route.request().url());
          return route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Form</title>' });
        },
      );
      await page.goto('/contact');
      const load = page.getByRole('link', { name: /^Load Contact form/ });
      await expect(load).toHaveAttribute('href', /^https:\/\//);
      const box = load.locator('xpath=ancestor::*[@data-stage]');
      // A question needs less space; the form's height is reserved from the answer on.
      expect((await box.boundingBox())!.height).toBeLessThan(560);
      await startApp(page);
      expect(asked).toEqual([]);
      await load.click();
      const frame = page.locator('main iframe');
      await expect(frame).toHaveAttribute('title', 'Contact form');
      await expect(frame).toHaveAttribute('sandbox', /.+/);
      expect((await frame.boundingBox())!.height).toBe(700);
      expect((await page.locator('main [data-stage]').boundingBox())!.height).toBe(700);
      await expect.poll(() => asked.length).toBe(1);
    },
  );

  test('show the video in place on request', { tag: '@long' }, async ({ page, context }) => {
    const asked: string[] = [];
    await context.route(
      (url) => url.hostname !== 'localhost',
      (route) => {
        asked.push(new URL(route.request().url()).hostname);
        return route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Video</title>' });
      },
    );
    await page.goto('/');
    const play = page.getByRole('main').getByRole('link', { name: /^Play / });
    await expect(play).toHaveAttribute('href', /^https:\/\/youtu\.be\/[\w-]{11}$/);
    await startApp(page);
    await play.click();
    const frame = page.getByRole('region', { name: 'Featured Video' }).locator('iframe');
    await expect(frame).toHaveAttribute('src', /^https:\/\/www\.youtube-nocookie\.com\/embed\/[\w-]{11}\?/);
    await expect.poll(() => asked).toEqual(['www.youtube-nocookie.com']);
  });
});

test.describe('walls', () => {
  test('have headlines without access to any outlet', async ({ request }) => {
    for (const topic of [...topicPaths.map((path) => path.slice(1)), 'health-wellness']) {
      const wall = parse(await (await request.get(`/walls/${topic}`)).text());
      const links = wall.querySelectorAll('main li a');
      expect(links.length, topic).toBeGreaterThanOrEqual(2);
      for (const link of links) {
        expect(link.getAttribute('target'), topic).toBe('_blank');
        expect(link.getAttribute('rel'), topic).toMatch(/noopener/);
      }
      const robots = wall.querySelector('meta[name=robots]')?.getAttribute('content');
      expect(robots, topic).toMatch(/^noindex/);
    }
  });

  test('have no axe violation, in light and dark', { tag: '@long' }, async ({ page }) => {
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      for (const path of ['/walls/business', '/walls/food-dining?view=compact']) {
        await page.goto(path);
        await hasNoAxeViolation(page);
      }
    }
  });

  test(
    "appear in the frame, in the brand’s fonts and in the reader's scheme",
    { tag: '@long' },
    async ({ page }) => {
      await page.goto('/business');
      await page.locator('main iframe').scrollIntoViewIfNeeded();
      const wall = page.frameLocator('main iframe');
      await expect(wall.getByRole('listitem').first()).toBeVisible();
      await expect
        .poll(() =>
          wall
            .locator('body')
            .evaluate(() => [...document.fonts].filter(({ status }) => status === 'loaded').length),
        )
        .toBeGreaterThan(0);
      const ground = () => wall.locator('body').evaluate((body) => getComputedStyle(body).backgroundColor);
      expect(await ground()).toBe('rgb(253, 253, 250)');
      await page.getByRole('button', { name: 'Display' }).click();
      await page.getByText('Dark', { exact: true }).click();
      await expect.poll(ground).toBe('rgb(14, 26, 36)');
      await page.reload();
      await page.locator('main iframe').scrollIntoViewIfNeeded();
      await expect.poll(ground).toBe('rgb(14, 26, 36)');
      await startApp(page);
      await expect(page.locator('main [data-stage]')).toHaveAttribute('data-stage', 'loaded');
      await expect(page.locator('main iframe')).toHaveCount(1);
    },
  );

  test.describe(() => {
    test.use({ allowedConsole: [/Failed to load resource/] });

    test('are replaced by a card of links if they do not load', { tag: '@long' }, async ({ page }) => {
      await page.route('**/walls/business', (route) => route.abort());
      await page.clock.install();
      await page.goto('/business');
      await startApp(page);
      await page.locator('main [data-stage]').scrollIntoViewIfNeeded();
      const card = page.getByRole('heading', { name: 'Business headlines' });
      await expect
        .poll(async () => {
          await page.clock.runFor(5_000);
          return card.isVisible();
        })
        .toBe(true);
      const links = page.locator('main [data-stage] a[target=_blank]');
      expect(await links.count()).toBeGreaterThan(1);
      await page.unroute('**/walls/business');
      await page.getByRole('button', { name: 'Load again' }).click();
      await expect(page.frameLocator('main iframe').getByRole('listitem').first()).toBeVisible();
    });
  });
});

test.describe('partner documents', () => {
  test(
    'disable their buttons for 1000 ms after a press, in that card only',
    { tag: '@long' },
    async ({ page, context }) => {
      const opened: string[] = [];
      await context.route(
        (url) => url.hostname !== 'localhost',
        (route) => {
          opened.push(route.request().url());
          return route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Drive</title>' });
        },
      );
      await page.clock.install({ time: new Date('2026-11-20T12:00:00Z') });
      await page.goto('/partners');
      await startApp(page);
      await page.clock.pauseAt(new Date('2026-11-20T13:00:00Z'));
      const card = (place: number) =>
        page
          .getByRole('article')
          .filter({ has: page.getByRole('heading', { name: `Partnership Document ${place}` }) });
      const button = (place: number, name: string) => card(place).getByRole('button', { name, exact: true });

      for (const [name, address] of [
        ['Preview', /^https:\/\/drive\.google\.com\/file\/d\/[^/]+\/preview\??$/],
        ['Download', /^https:\/\/drive\.google\.com\/uc\?export=download&id=[^&]+$/],
      ] as const) {
        const tab = context.waitForEvent('page');
        await button(2, name).click();
        expect((await tab).url()).toMatch(address);
        await (await tab).close();
        for (const resting of ['Preview', 'Download']) {
          await expect(button(2, resting)).toBeDisabled();
          await expect(button(1, resting)).toBeEnabled();
          await expect(button(3, resting)).toBeEnabled();
        }
        await expect(card(2).getByRole('link', { name: 'Open in Google Drive' })).toBeVisible();
        await page.clock.runFor(999);
        await expect(button(2, name)).toBeDisabled();
        await page.clock.runFor(1);
        for (const resting of ['Preview', 'Download']) await expect(button(2, resting)).toBeEnabled();
      }
      expect(opened).toHaveLength(2);
    },
  );

  test('are in 1, 2 and 3 columns', { tag: '@long' }, async ({ page }) => {
    await page.goto('/partners');
    for (const [width, columns] of [
      [390, 1],
      [800, 2],
      [1280, 3],
    ] as const) {
      await page.setViewportSize({ width, height: 900 });
      const lefts = await page
        .getByRole('article')
        .filter({ has: page.getByText('Open in Google Drive') })
        .evaluateAll((cards) => cards.map((card) => Math.round(card.getBoundingClientRect().left)));
      expect(new Set(lefts).size, `${width} px`).toBe(columns);
    }
  });
});

test.describe('book covers', () => {
  test('are in 2 columns on a phone and in 5 on a wide desktop', { tag: '@long' }, async ({ page }) => {
    await page.goto('/books');
    for (const [width, columns] of [
      [390, 2],
      [1920, 5],
    ] as const) {
      await page.setViewportSize({ width, height: 900 });
      const lefts = await page
        .getByRole('region', { name: 'Books', exact: true })
        .locator('li:has(img)')
        .evaluateAll((cards) => cards.map((card) => Math.round(card.getBoundingClientRect().left)));
      expect(new Set(lefts).size, `${width} px`).toBe(columns);
    }
  });

  test(
    'of children’s books are on the first screen, and lead to the books of an age',
    { tag: '@long' },
    async ({ page }) => {
      for (const width of [390, 1280]) {
        await page.setViewportSize({ width, height: 844 });
        await page.goto('/books');
        const ages = page.getByRole('navigation', { name: 'Books by age' }).getByRole('link');
        await expect(ages).toHaveCount(7);
        for (const link of await ages.all()) {
          const { y, height } = (await link.boundingBox())!;
          expect(y + height, `${width} px`).toBeLessThan(844);
        }
        await ages.last().click();
        await expect(page.getByRole('heading', { name: '13 and up' })).toBeInViewport();
      }
    },
  );

  test.describe(() => {
    test.use({ allowedConsole: [/Failed to load resource/] });

    for (const started of [false, true]) {
      test(
        `that are broken are replaced once, ${started ? 'in' : 'before'} the application`,
        { tag: '@long' },
        async ({ page }) => {
          const asked = { cover: 0, placeholder: 0 };
          await page.goto('/books');
          const cover = page.locator('main li img').last();
          const src = await cover.getAttribute('src');
          await page.route(`**${src}`, (route) => {
            asked.cover += 1;
            return route.fulfill({ status: 404 });
          });
          // The placeholder fails, too: it must not be requested in a loop.
          await page.route('**/placeholder.svg', (route) => {
            asked.placeholder += 1;
            return route.fulfill({ status: 404 });
          });
          await page.reload();
          if (started) await startApp(page);
          await cover.scrollIntoViewIfNeeded();
          await expect(cover).toHaveAttribute('src', '/placeholder.svg');
          await expect.poll(() => asked.placeholder).toBe(1);
          await page.waitForLoadState('networkidle');
          expect(asked).toEqual({ cover: 1, placeholder: 1 });
          // An intact cover stays.
          await expect(page.locator('main li img').first()).not.toHaveAttribute('src', '/placeholder.svg');
        },
      );
    }
  });
});

test('a question opens and closes by keyboard', { tag: '@long' }, async ({ page }) => {
  await page.goto('/faq');
  const question = page.locator('main summary').nth(3);
  await question.focus();
  await page.keyboard.press('Enter');
  await expect(page.locator('main details[open]')).toHaveCount(1);
  await page.keyboard.press('Space');
  await expect(page.locator('main details[open]')).toHaveCount(0);
});

test('the buttons of contact without an action send no request', { tag: '@long' }, async ({ page }) => {
  await page.goto('/contact');
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  await page.getByRole('button', { name: 'Subscribe Now' }).click();
  await page.getByRole('main').getByRole('link', { name: 'Facebook' }).click({ force: true });
  await expect(page).toHaveURL(/\/contact$/);
  expect(requests.filter((url) => !/\/assets\/|\/(icon\.svg|favicon\.ico)$/.test(url))).toEqual([]);
});

/** Expects each slot to have a label, a unique number and its height before an advertisement loads. */
async function slotsAreReady(page: Page, path: string): Promise<void> {
  const slots = await page.locator('[data-ad-slot]').evaluateAll((all) =>
    all.map((slot) => ({
      id: slot.getAttribute('data-ad-slot'),
      minHeight: getComputedStyle(slot).minHeight,
      label: slot.textContent.includes('Advertisement'),
    })),
  );
  expect(slots.length, path).toBeGreaterThan(0);
  for (const slot of slots)
    expect(slot, path).toEqual({
      id: expect.stringMatching(/^\d+$/),
      minHeight: expect.stringMatching(/^(250|600)px$/),
      label: true,
    });
  expect(new Set(slots.map(({ id }) => id)).size, path).toBe(slots.length);
}

async function visibleBoxes(page: Page, selector: string): Promise<Box[]> {
  const boxes = await page
    .locator('main')
    .locator(selector)
    .evaluateAll((all) =>
      all
        .filter((element) => element.checkVisibility())
        .map((element) => {
          const { top, bottom, left, right } = element.getBoundingClientRect();
          return { top, bottom, left, right };
        }),
    );
  return boxes;
}

test('Local Events has seven days from today, each with its sun and moon, and no article among its listings', async ({
  page,
}) => {
  await page.goto('/events');
  const week = page.getByRole('region', { name: 'Seven Days, Free of Charge' });
  const days = week.getByRole('list').first().locator(':scope > li');
  await expect(days).toHaveCount(7);
  const dates = await days
    .locator('time')
    .evaluateAll((all) => all.map((day) => day.getAttribute('datetime')));
  const today = new Intl.DateTimeFormat('en-CA', { timeZone: 'America/New_York' }).format();
  expect(dates[0]).toBe(today);
  expect(new Set(dates).size).toBe(7);
  for (const day of await days.all()) await expect(day).toContainText(/Sun \d+:\d\d to \d+:\d\d/);
  const listed = page.frameLocator('main iframe').locator('[data-whole] > li a');
  await expect(listed.first()).toBeVisible();
  const addresses = await listed.evaluateAll((all) => all.map((link) => link.getAttribute('href')));
  expect(addresses.filter((href) => !href?.startsWith('https://'))).toEqual([]);
});
