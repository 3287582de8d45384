import type { Page, Route } from '@playwright/test';
import { startAdNetwork, type AdNetwork } from './support/ad-network.ts';
import { expectHouse, expectSlots } from './support/ad-places.ts';
import { hasNoAxeViolation } from '@daily-nest/site/browser-tests/checks';
import { startSite } from './support/own-site.ts';
import { shiftsOf, watchShifts } from './support/shifts.ts';
import { expect, startApp, test } from './support/test.ts';

const path = '/business';

let network: AdNetwork;
let site: Awaited<ReturnType<typeof startSite>>;

// In order, because the ad network of this file plays one role at a time.
test.describe.configure({ mode: 'default' });

test.beforeAll(async () => {
  test.setTimeout(60_000);
  network = await startAdNetwork();
  site = await startSite({ AD_SCRIPT_URL: network.script, CONSENT: 'required' });
});
test.beforeEach(async ({ page }) => {
  network.play('works');
  await watchShifts(page);
});
test.afterEach(async ({ page }) => {
  // Nothing is known about a page of another window.
  if (page.url() !== 'about:blank') expect((await shiftsOf(page)).sum).toBeLessThanOrEqual(0.001);
});
test.afterAll(async () => {
  await site.stop();
  await network.close();
});

const question = (page: Page) => page.getByRole('group', { name: 'Advertising choice' });
const answer = (page: Page, name: 'Accept' | 'Refuse') => question(page).getByRole('button', { name });
const stored = (page: Page) => page.evaluate(() => localStorage.getItem('adChoice'));

for (const [width, height] of [
  [390, 844],
  [320, 640],
  [1280, 900],
] as const) {
  test(`a reader at ${width} px is asked once, inside an ad slot, with two buttons of equal prominence`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    await page.goto(`${site.url}${path}`);
    await expect(question(page)).toHaveCount(1);
    await question(page).scrollIntoViewIfNeeded();
    const slot = page.locator('[data-state="asking"]');
    expect((await slot.boundingBox())!.height).toBe(250);
    await expect(slot.getByRole('heading')).toHaveCount(0);
    const looks = await question(page)
      .getByRole('button')
      .evaluateAll((buttons) =>
        buttons.map((button) => {
          const { width: wide, height: high } = button.getBoundingClientRect();
          return { class: button.className, wide, high };
        }),
      );
    expect(looks).toHaveLength(2);
    expect(looks[0]).toEqual(looks[1]);
    expect(looks[0]!.high).toBeGreaterThanOrEqual(44);
    expect(await slot.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
    await hasNoAxeViolation(page);
    expect(network.asked).toEqual([]);
  });
}

test('a reader who accepts by keyboard gets advertisements, also on the next page, and is not asked again', async ({
  page,
}) => {
  await page.goto(`${site.url}${path}`);
  await answer(page, 'Accept').focus();
  await page.keyboard.press('Enter');
  await expectSlots(page, 'filled', 4);
  expect(await stored(page)).toBe('accepted');
  // The focus stays at the position of the question.
  expect(await page.evaluate(() => document.activeElement?.hasAttribute('data-ad-slot'))).toBe(true);
  await page.goto(`${site.url}/sports`);
  await expectSlots(page, 'filled', 4);
  await expect(question(page)).toHaveCount(0);
});

test('a reader who refuses gets house ads, and nothing of the network loads, now and later', async ({
  page,
}) => {
  await page.goto(`${site.url}${path}`);
  await answer(page, 'Refuse').click();
  await expectSlots(page, 'empty', 4);
  await expectHouse(page);
  await page.goto(`${site.url}/sports`);
  await expectSlots(page, 'empty', 4);
  await expect(question(page)).toHaveCount(0);
  expect(network.asked).toEqual([]);
  expect(await stored(page)).toBe('refused');
});

test('the privacy page shows the choice and revokes it, with and without the application', async ({
  page,
}) => {
  // On a slow line, a button is pressed before the ad module has loaded.
  const held: Route[] = [];
  const adModule = /\/ads-[^/]*\.js$/;
  await page.route(adModule, (route) => void held.push(route));
  await page.goto(`${site.url}/privacy#advertising`);
  const section = page.locator('#advertising');
  const state = section.getByRole('status');
  await expect(state.getByText('You have not been asked on this device.')).toBeVisible();
  await section.getByRole('button', { name: 'Accept' }).click();
  await expect.poll(() => held.length).toBe(1);
  await held[0]!.continue();
  await page.unroute(adModule);
  await expect(state.getByText('Advertising may load on this device.')).toBeVisible();
  await expect(page.locator('html')).not.toHaveAttribute('data-app', 'live');
  await hasNoAxeViolation(page);
  await startApp(page);
  await expect(state.getByText('Advertising may load on this device.')).toBeVisible();
  await section.getByRole('button', { name: 'Refuse' }).click();
  await expect(state.getByText(/^You have refused advertising/)).toBeVisible();
  // Nothing of the network is on this page, whatever the choice.
  expect(network.asked).toEqual([]);
  await page.goto(`${site.url}${path}`);
  await expectSlots(page, 'empty', 4);
  expect(network.asked).toEqual([]);
});

test('a reader who revokes it in the running application continues on a page where the script has run', async ({
  page,
}) => {
  await page.goto(`${site.url}${path}`);
  await answer(page, 'Accept').click();
  await expectSlots(page, 'filled', 4);
  await startApp(page);
  await page
    .getByRole('contentinfo')
    .getByRole('link', { name: /^Privacy/ })
    .first()
    .click();
  await expect(page).toHaveURL(/\/privacy$/);
  expect(await page.evaluate(() => window.dailyNestAds !== undefined)).toBe(true);
  await page.locator('#advertising').getByRole('button', { name: 'Refuse' }).click();
  await expect.poll(() => page.evaluate(() => window.dailyNestAds === undefined)).toBe(true);
});

test('a browser with Global Privacy Control is not asked, and nothing loads', async ({ page }) => {
  await page.addInitScript(() =>
    Object.defineProperty(Navigator.prototype, 'globalPrivacyControl', { get: () => true }),
  );
  await page.goto(`${site.url}${path}`);
  await expectSlots(page, 'empty', 4);
  await expectHouse(page);
  await expect(question(page)).toHaveCount(0);
  await page.goto(`${site.url}/privacy#advertising`);
  await expect(page.getByRole('status').getByText(/^Your browser refuses for you/)).toBeVisible();
  await expect(page.locator('#advertising').getByRole('button')).toHaveCount(0);
  expect(network.asked).toEqual([]);
});

for (const consents of [true, false]) {
  const title = `the answer of a consent platform replaces our question (${consents ? 'yes' : 'no'})`;
  test(title, async ({ page }) => {
    await page.addInitScript((mayDo) => {
      type Tell = (data: object, success: boolean) => void;
      Object.assign(window, {
        __tcfapi: (_command: string, _version: number, tell: Tell) => {
          tell({ eventStatus: 'cmpuishown', gdprApplies: true, tcString: 'NOT-YET' }, true);
          const data = {
            gdprApplies: true,
            tcString: 'CPxTCF',
            purpose: { consents: { 1: mayDo, 3: mayDo } },
          };
          setTimeout(() => tell({ ...data, eventStatus: 'useractioncomplete' }, true), 500);
        },
      });
    }, consents);
    await page.goto(`${site.url}${path}`);
    await expectSlots(page, consents ? 'filled' : 'empty', 4);
    await expect(question(page)).toHaveCount(0);
    expect(network.asked.includes('/ads.js')).toBe(consents);
    if (!consents) return;
    const consent = await page.evaluate(() => (window as unknown as { lastConsent: unknown }).lastConsent);
    // It allows storage, but no personalization.
    expect(consent).toEqual({ personalized: false, gpc: false, tcString: 'CPxTCF' });
  });
}

test('without scripts there is no question, and slots show house ads', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(`${site.url}${path}`);
  await expect(question(page)).toHaveCount(0);
  await expectHouse(page);
  await page.goto(`${site.url}/privacy`);
  await expect(page.locator('#advertising').getByRole('button')).toHaveCount(0);
  await context.close();
});
