import { startAdNetwork, type AdNetwork } from './support/ad-network.ts';
import { expectHouse, expectSlots, slotsOf } from './support/ad-places.ts';
import { startOwnSite } from './support/own-site.ts';
import { shiftsOf, watchShifts } from './support/shifts.ts';
import { expect, startApp, test } from './support/test.ts';

/** A page whose slots are all below the first screen, and one with a slot on it. */
const below = '/parenting-tips';
const atOnce = '/business';

let network: AdNetwork;
let site: Awaited<ReturnType<typeof startOwnSite>>;
let gptSite: string;
let frameSite: string;

// In order, because the ad network of this file plays one role at a time.
test.describe.configure({ mode: 'default' });

test.beforeAll(async () => {
  test.setTimeout(60_000);
  network = await startAdNetwork();
  site = await startOwnSite({ AD_SCRIPT_URL: network.script });
  gptSite = await site.startCopy({
    AD_SCRIPT_URL: network.gpt,
    AD_ADAPTER: 'gpt',
    AD_SLOT_PATTERN: '/1234567/nest/{id}',
  });
  frameSite = await site.startCopy({ AD_ADAPTER: 'iframe', AD_SLOT_PATTERN: network.frame });
});
test.beforeEach(async ({ page }) => {
  network.play('works');
  await watchShifts(page);
});
test.afterAll(async () => {
  await site.stop();
  await network.close();
});

test('sends no request while a reader stays above the slots', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 500 });
  await page.goto(`${site.url}${below}`);
  const scripts: string[] = [];
  page.on('request', (request) => scripts.push(request.url()));
  await page.waitForTimeout(1_000);
  expect(scripts.filter((url) => url.endsWith('.js'))).toEqual([]);
  expect(network.asked).toEqual([]);
});

test('loads the script once, on the first touch, and fills nearby slots', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 500 });
  await page.goto(`${site.url}${below}`);
  await page.keyboard.press('Shift');
  await expect.poll(() => network.asked).toEqual(['/ads.js']);
  // The ad module runs, the application does not.
  await expect(page.locator('html')).not.toHaveAttribute('data-app', 'live');
  // It runs already, and distant slots are not requested.
  await page.waitForFunction(() => window.dailyNestAds !== undefined && !Array.isArray(window.dailyNestAds));
  await page.waitForTimeout(500);
  await expect(slotsOf(page).first()).toHaveAttribute('data-state', 'empty');
  expect(network.asked).toEqual(['/ads.js']);
  await expectSlots(page, 'filled', 2);
  expect(network.asked.filter((path) => path === '/ads.js')).toHaveLength(1);
});

test('loads the script when a slot is near, after the page', async ({ page }) => {
  const order: string[] = [];
  page.on('load', () => order.push('load'));
  page.on('request', (request) => request.url() === network.script && order.push('script'));
  await page.goto(`${site.url}${atOnce}`);
  await expectSlots(page, 'filled', 4);
  expect(order).toEqual(['load', 'script']);
});

test('continues to fill slots in the running application, on each further page', async ({ page }) => {
  await page.goto(`${site.url}${atOnce}`);
  await expectSlots(page, 'filled', 4);
  await startApp(page);
  // Advertisements from before the application stay.
  await expectSlots(page, 'filled', 4);
  await expect(slotsOf(page).first().locator('iframe')).toHaveCount(1);
  // By keyboard: right after scrolling, Chromium gives a mouse press to the advertisement that was at that
  // position.
  await page.getByRole('navigation', { name: 'More sections' }).getByRole('link').first().press('Enter');
  await expect(page).not.toHaveURL(new RegExp(atOnce));
  await expectSlots(page, 'filled', 4);
  await expect(page.locator('html')).toHaveAttribute('data-app', 'live');
  expect(network.asked.filter((path) => path === '/ads.js')).toHaveLength(1);
  expect(network.asked.filter((path) => path.startsWith('/creative'))).toHaveLength(8);
});

/** One page of each kind with slots; ads.long.spec.ts checks the whole site map. */
const kinds = [
  '/',
  '/articles',
  '/articles/a-fever-at-three-in-the-morning',
  '/parenting-tips',
  '/community-stories',
  '/health-wellness',
  '/health-wellness/bedtime-in-four-steps',
  '/events',
];

for (const width of [390, 1280]) {
  test(`fills every slot of each kind of page at ${width} px, and nothing moves`, async ({ page }) => {
    test.setTimeout(90_000);
    await page.setViewportSize({ width, height: width === 390 ? 844 : 900 });
    for (const path of kinds) {
      await page.goto(`${site.url}${path}`);
      expect(await slotsOf(page).count(), path).toBeGreaterThan(0);
      await expectSlots(page, 'filled');
      const { sum, moved } = await shiftsOf(page);
      expect.soft(sum, `${path}\n${moved.join('\n')}`).toBeLessThanOrEqual(0.001);
    }
  });
}

test.describe('of a network that fails', () => {
  test.use({ allowedConsole: [/Failed to load resource|not my day|integrity/] });

  for (const fate of ['missing', 'throws'] as const) {
    test(`(${fate}) slots show house ads`, async ({ page }) => {
      network.play(fate);
      await page.goto(`${site.url}${atOnce}`);
      await expectSlots(page, 'refused', 4);
      await expectHouse(page);
      expect((await shiftsOf(page)).sum).toBeLessThanOrEqual(0.001);
    });
  }

  test('(it hangs) slots show house ads', async ({ page }) => {
    network.play('hangs');
    await page.goto(`${site.url}${atOnce}`);
    await expectSlots(page, 'waiting', 4);
    await expectHouse(page);
  });

  test('(nothing is booked) slots show house ads', async ({ page }) => {
    network.play('works', 'nothing');
    await page.goto(`${site.url}${atOnce}`);
    await expectSlots(page, 'empty', 4);
    await expectHouse(page);
  });

  test('(its script has another hash) it does not run', async ({ page }) => {
    const wrong = await site.startCopy({
      AD_SCRIPT_URL: network.script,
      AD_SCRIPT_INTEGRITY: `sha384-${'A'.repeat(64)}`,
    });
    await page.goto(`${wrong}${atOnce}`);
    await expectSlots(page, 'refused', 4);
    await expectHouse(page);
    const right = await site.startCopy({
      AD_SCRIPT_URL: network.script,
      AD_SCRIPT_INTEGRITY: network.integrity,
    });
    await page.goto(`${right}${atOnce}`);
    await expectSlots(page, 'filled', 4);
  });
});

test('an advertisement that is five times too large is cut, and a slow one changes only its box', async ({
  page,
}) => {
  network.play('slow', 'huge');
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`${site.url}${atOnce}`);
  await expectSlots(page, 'filled', 2);
  for (const slot of await slotsOf(page).all()) expect((await slot.boundingBox())!.height).toBe(250);
  const wide = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(wide).toBeLessThanOrEqual(390);
  expect((await shiftsOf(page)).sum).toBeLessThanOrEqual(0.001);
});

test('Google Publisher Tag gets paths, fitting sizes and frames that cannot expand', async ({ page }) => {
  await page.goto(`${gptSite}${atOnce}`);
  await expectSlots(page, 'filled', 4);
  interface GptCalls {
    slots: { path: string; sizes: number[][] }[];
    safeFrame: unknown[];
    privacy: unknown[];
  }
  const calls = await page.evaluate(() => (window as unknown as { gptCalls: GptCalls }).gptCalls);
  expect(calls.slots.map(({ path }) => path)).toEqual(
    expect.arrayContaining([100201, 100202, 100203, 100204].map((id) => `/1234567/nest/${id}`)),
  );
  for (const [width, height] of calls.slots.flatMap(({ sizes }) => sizes)) {
    expect(width).toBeLessThanOrEqual(1280);
    expect(height).toBeLessThanOrEqual(250);
  }
  expect(calls.safeFrame).toEqual([
    true,
    { sandbox: true, allowOverlayExpansion: false, allowPushExpansion: false },
  ]);
  expect(calls.privacy).toEqual([{ nonPersonalizedAds: false, restrictDataProcessing: false }]);
  await page.evaluate(() => googletag.pubads().refresh());
  for (const slot of await slotsOf(page).all()) await expect(slot).toHaveAttribute('data-state', 'refreshed');
  expect((await shiftsOf(page)).sum).toBeLessThanOrEqual(0.001);
});

test.describe('a browser that asks for privacy', () => {
  test.beforeEach(({ page }) =>
    page.addInitScript(() =>
      Object.defineProperty(Navigator.prototype, 'globalPrivacyControl', { get: () => true }),
    ),
  );

  test('passes that on to the network', async ({ page }) => {
    await page.goto(`${gptSite}${atOnce}`);
    await expectSlots(page, 'filled', 4);
    const privacy = await page.evaluate(
      () => (window as unknown as { gptCalls: { privacy: unknown } }).gptCalls.privacy,
    );
    expect(privacy).toEqual([{ nonPersonalizedAds: true, restrictDataProcessing: true }]);
    await page.goto(`${frameSite}${atOnce}`);
    await expectSlots(page, 'filled', 4);
    expect(
      network.asked.filter((path) => path.startsWith('/frame')).every((path) => path.endsWith('npa=1')),
    ).toBe(true);
  });
});

test('frames are as large as their box, and no script of another company is in the page', async ({
  page,
}) => {
  const answer = await page.goto(`${frameSite}${atOnce}`);
  const policy = answer!.headers()['content-security-policy']!;
  expect(policy).toContain('require-trusted-types-for');
  expect(policy.split('; ').filter((directive) => directive.includes(network.origin))).toHaveLength(1);
  await expectSlots(page, 'filled', 4);
  for (const slot of await slotsOf(page).all()) {
    const frame = slot.locator('iframe');
    await expect(frame).toHaveAttribute(
      'sandbox',
      'allow-scripts allow-popups allow-popups-to-escape-sandbox',
    );
    expect((await frame.boundingBox())!.height).toBe(250);
  }
  expect(network.asked.every((path) => path.startsWith('/frame'))).toBe(true);
});

test.describe('hostile advertisements', () => {
  test.use({ allowedConsole: [/sandbox|Ignored call to 'alert\(\)'|Unsafe attempt|frame/i] });

  test('in frames cannot change the page, and are hidden', async ({ page }) => {
    network.play('works', 'hostile');
    await page.goto(`${frameSite}${atOnce}`);
    await expectSlots(page, 'waiting', 4);
    await expect.poll(() => network.asked.filter((path) => path.startsWith('/ended')).length).toBe(4);
    const ended = network.asked.find((path) => path.startsWith('/ended'))!;
    expect(Object.fromEntries(new URL(ended, network.origin).searchParams)).toEqual({
      top: 'refused',
      parent: 'refused',
      storage: 'refused',
      cookies: 'refused',
      dialog: 'refused',
    });
    await expect(page).toHaveURL(`${frameSite}${atOnce}`);
    expect(await page.evaluate(() => localStorage.getItem('evil'))).toBeNull();
    await expectHouse(page);
  });
});
