import type { Page } from '@playwright/test';
import { stopClock } from '../support/clock.ts';
import { expect, scriptRequests, startApp, test } from '../support/test.ts';

const unavailable = 'Stream temporarily unavailable.';
const cannotStart = 'Unable to start playback. Please try again.';

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const slider = (page: Page) => page.getByRole('slider', { name: 'Volume' });

async function openRadio(page: Page) {
  await page.goto('/radio');
  await startApp(page);
}

test(
  'the current show is marked once the application runs, and nothing moves',
  { tag: '@long' },
  async ({ page }) => {
    await page.clock.setFixedTime(new Date('2027-01-15T17:30:00Z'));
    await page.goto('/radio');
    const programme = page.getByRole('main').getByRole('list');
    await expect(programme.getByRole('listitem')).toHaveCount(8);
    const places = () =>
      programme
        .getByRole('listitem')
        .evaluateAll((shows) => shows.map((show) => show.getBoundingClientRect().y));
    const before = await places();
    await startApp(page);
    await expect(programme.locator('[aria-current="time"]')).toContainText('Nap Time');
    expect(await places()).toEqual(before);
  },
);

test.describe('the volume', () => {
  test('changes by keys in steps of 0.01 and 0.1', { tag: '@long' }, async ({ page }) => {
    await openRadio(page);
    await slider(page).focus();
    for (const [key, value] of [
      ['ArrowRight', '0.91'],
      ['ArrowUp', '0.92'],
      ['ArrowLeft', '0.91'],
      ['ArrowDown', '0.9'],
      ['PageDown', '0.8'],
      ['Shift+ArrowLeft', '0.7'],
      ['Shift+ArrowDown', '0.6'],
      ['PageUp', '0.7'],
      ['Shift+ArrowRight', '0.8'],
      ['End', '1'],
      ['ArrowUp', '1'],
      ['Home', '0'],
      ['ArrowDown', '0'],
      ['Shift+ArrowUp', '0.1'],
    ]) {
      await page.keyboard.press(key!);
      await expect(slider(page), key).toHaveValue(value!);
      expect(await page.locator('audio').evaluate((audio: HTMLAudioElement) => audio.volume)).toBeCloseTo(
        Number(value),
        5,
      );
    }
    await expect(slider(page)).toHaveAttribute('min', '0');
    await expect(slider(page)).toHaveAttribute('max', '1');
    await expect(slider(page)).toHaveAttribute('step', '0.01');
  });

  test('is shown as 0 while muted, and un-mutes when it is moved', { tag: '@long' }, async ({ page }) => {
    await openRadio(page);
    const muted = () => page.locator('audio').evaluate((audio: HTMLAudioElement) => audio.muted);
    const icon = (name: string) => button(page, name).locator('svg').innerHTML();
    const loud = await icon('Mute');
    await button(page, 'Mute').click();
    await expect(button(page, 'Unmute')).toBeVisible();
    await expect(slider(page)).toHaveValue('0');
    expect(await muted()).toBe(true);
    const silent = await icon('Unmute');
    expect(silent).not.toBe(loud);

    await button(page, 'Unmute').click();
    await expect(slider(page)).toHaveValue('0.9');
    expect(await muted()).toBe(false);

    await button(page, 'Mute').click();
    await slider(page).focus();
    await page.keyboard.press('ArrowUp');
    await expect(slider(page)).toHaveValue('0.01');
    await expect(button(page, 'Mute')).toBeVisible();
    expect(await muted()).toBe(false);

    // At 0 it is silent, but not muted.
    await page.keyboard.press('Home');
    await expect(button(page, 'Mute')).toBeVisible();
    expect(await icon('Mute')).toBe(silent);
    await page.keyboard.press('ArrowUp');
    expect(await icon('Mute')).toBe(loud);
  });
});

test.describe('a first press on Play', () => {
  test('starts the sound before any script has loaded, and the application takes over', async ({ page }) => {
    const scripts = scriptRequests(page);
    let release!: () => void;
    const files = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route('**/assets/*.js', async (route) => {
      await files;
      await route.continue();
    });
    await page.goto('/radio');
    expect(scripts).toEqual([]);
    await button(page, 'Play').click();
    await playsOn(page);
    expect(await page.locator('audio').evaluate((audio: HTMLAudioElement) => audio.volume)).toBeCloseTo(
      0.9,
      5,
    );
    // The button shows that it plays.
    await expect(button(page, 'Pause')).toHaveAttribute('aria-busy', 'true');
    await expect(page.locator('html')).not.toHaveAttribute('data-app');
    release();
    await expect(button(page, 'Pause')).toBeVisible();
    await expect(page.getByText('On air')).toBeVisible();
    await playsOn(page);
    await button(page, 'Pause').click();
    expect(await page.locator('audio').evaluate((audio: HTMLAudioElement) => audio.paused)).toBe(true);
  });

  test.describe(() => {
    test.use({ allowedConsole: [/ERR_FAILED/] });

    test('can be undone if the application cannot be loaded', { tag: '@long' }, async ({ page }) => {
      await page.route('**/assets/*.js', (route) => route.abort());
      await page.goto('/radio');
      await button(page, 'Play').click();
      await playsOn(page);
      await button(page, 'Pause').click();
      await expect(button(page, 'Play')).toBeVisible();
      await expect
        .poll(() => page.locator('audio').evaluate((audio: HTMLAudioElement) => audio.paused))
        .toBe(true);
    });
  });
});

test.describe('the stream', () => {
  test('is requested by Play only, plays, and is closed by Pause', { tag: '@long' }, async ({ page }) => {
    const asked: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('/api/stream')) asked.push(request.url());
    });
    await openRadio(page);
    expect(asked).toEqual([]);
    await button(page, 'Play').click();
    await expect(button(page, 'Pause')).toBeVisible();
    await playsOn(page);
    expect(new URL(asked[0]!).search).toBe('?port=8076');
    await expect(page.getByRole('alert')).toBeEmpty();
    await button(page, 'Pause').click();
    await expect(button(page, 'Play')).toBeVisible();
    expect(await page.locator('audio').evaluate((audio: HTMLAudioElement) => audio.paused)).toBe(true);
  });

  test('continues while the reader navigates in the application', async ({ page }) => {
    await openRadio(page);
    await page.locator('audio').evaluate((audio) => Object.assign(audio, { mark: 'the same' }));
    await button(page, 'Play').click();
    await playsOn(page);
    await page.getByRole('link', { name: 'Back to Home' }).click();
    await expect(page).toHaveURL(/\/$/);
    const bar = page.getByRole('region', { name: 'Radio' });
    await expect(bar.getByRole('button', { name: 'Pause' })).toBeVisible();
    await expect(bar.getByRole('slider', { name: 'Volume' })).toHaveValue('0.9');
    await playsOn(page);

    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'FAQ' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Frequently Asked Questions');
    await playsOn(page);
    expect(await page.locator('audio').evaluate((audio) => (audio as unknown as { mark: string }).mark)).toBe(
      'the same',
    );
    await expect(page.locator('audio')).toHaveCount(1);

    await bar.getByRole('button', { name: 'Mute' }).click();
    await expect(bar.getByRole('slider', { name: 'Volume' })).toHaveValue('0');
    await bar.getByRole('button', { name: 'Pause' }).click();
    await expect(bar.getByRole('button', { name: 'Play' })).toBeVisible();
    await bar.getByRole('button', { name: 'Close radio' }).click();
    await expect(bar).toHaveCount(0);
  });

  for (const status of [502, 404]) {
    test.describe(() => {
      test.use({ allowedConsole: [new RegExp(`Failed to load resource: .*${status}`)] });

      test(`shows an error when it is not available (${status})`, { tag: '@long' }, async ({ page }) => {
        await page.route('**/api/stream?*', (route) => route.fulfill({ status, json: { error: {} } }));
        await openRadio(page);
        await button(page, 'Play').click();
        await saysUnderTheControls(page, unavailable);
        await expect(button(page, 'Play')).toBeVisible();
      });
    });
  }

  test.describe(() => {
    test.use({ allowedConsole: [/ERR_FAILED/] });

    test(
      'shows an error when the network is down, and plays at the next press afterwards',
      { tag: '@long' },
      async ({ page }) => {
        await page.route('**/api/stream?*', (route) => route.abort());
        await openRadio(page);
        await button(page, 'Play').click();
        await saysUnderTheControls(page, unavailable);
        await page.unroute('**/api/stream?*');
        await button(page, 'Play').click();
        await playsOn(page);
        await expect(page.getByRole('alert')).toBeEmpty();
      },
    );
  });

  test('shows an error when the browser does not allow it', { tag: '@long' }, async ({ page }) => {
    await page.addInitScript(() => {
      HTMLMediaElement.prototype.play = () => Promise.reject(new DOMException('refused', 'NotAllowedError'));
    });
    await openRadio(page);
    await button(page, 'Play').click();
    await saysUnderTheControls(page, cannotStart);
    await expect(button(page, 'Play')).toBeVisible();
  });
});

/** Waits until the audio element's time advances. */
async function playsOn(page: Page) {
  const time = () => page.locator('audio').evaluate((audio: HTMLAudioElement) => audio.currentTime);
  await expect.poll(time, { timeout: 15_000 }).toBeGreaterThan(0);
  const now = await time();
  await expect.poll(time, { timeout: 15_000 }).toBeGreaterThan(now + 0.2);
  expect(await page.locator('audio').evaluate((audio: HTMLAudioElement) => audio.paused)).toBe(false);
}

/** Expects a red text below the buttons. */
async function saysUnderTheControls(page: Page, text: string) {
  const error = page.getByText(text);
  await expect(error).toBeVisible();
  const [said, play] = [(await error.boundingBox())!, (await page.getByRole('slider').boundingBox())!];
  expect(said.y).toBeGreaterThan(play.y);
  const [red, green, blue] = (
    await error.evaluate((element) => getComputedStyle(element).color.match(/\d+/g)!)
  ).map(Number);
  expect(red).toBeGreaterThan(Math.max(green!, blue!) + 60);
}

test('nothing polls the current piece while nobody looks or listens', { tag: '@long' }, async ({ page }) => {
  await page.addInitScript(() => {
    let hidden = false;
    Object.defineProperty(Document.prototype, 'hidden', { get: () => hidden });
    Object.assign(window, {
      look(away: boolean) {
        hidden = away;
        document.dispatchEvent(new Event('visibilitychange'));
      },
    });
  });
  const look = (away: boolean) =>
    page.evaluate((now) => (window as unknown as { look(away: boolean): void }).look(now), away);
  let asked = 0;
  await page.route('**/api/now-playing?*', (route) => {
    asked += 1;
    return route.fulfill({ json: { title: 'A song' } });
  });
  await stopClock(page);
  await openRadio(page);
  await expect(page.getByText('A song')).toBeVisible();
  await look(true);
  const before = asked;
  await page.clock.runFor(120_000);
  expect(asked).toBe(before);
  await look(false);
  await expect.poll(() => asked).toBe(before + 1);
});
