import type { Page } from '@playwright/test';
import { axeViolations } from '@daily-nest/site/browser-tests/axe';
import { finishSentence, giveVoice, hearAll, saying } from './support/own-voice.ts';
import { shiftsOf, watchShifts } from './support/shifts.ts';
import { expect, scriptRequests, startApp, test } from './support/test.ts';

const fever = '/articles/a-fever-at-three-in-the-morning';

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const bar = (page: Page) => page.getByRole('list', { name: 'Reading aloud' });

/** Presses a key, which loads the Listen button. */
async function touch(page: Page) {
  await page.keyboard.press('Shift');
  await expect(button(page, 'Listen')).toBeVisible();
}

/** Returns the highlighted text. */
const marked = (page: Page) =>
  page.evaluate(() =>
    [...(CSS.highlights.get('read-aloud') ?? [])].map((range) => (range as Range).toString()).join(),
  );

test.beforeEach(async ({ page }) => giveVoice(page));

for (const [path, last] of [
  [
    fever,
    'Elsewhere it is 112 in the European Union, 999 in Britain, 000 in Australia, or your own doctor’s night line; findahelpline.com lists crisis lines by country.',
  ],
  [
    '/health-wellness/bedtime-in-four-steps',
    'If there is hardly any time, do all four steps small: cloth, teeth, one page, one sentence.',
  ],
  [
    '/blog/a-babys-first-passport',
    'In five years it expires, with one crooked stamp in it, from the day on which a grandmother held her.',
  ],
] as const)
  test(`${path} is read from its headline to its last sentence, without the application`, async ({
    page,
  }) => {
    const scripts = scriptRequests(page);
    await page.goto(path);
    const title = await page.getByRole('heading', { level: 1 }).textContent();
    expect(scripts).toEqual([]);
    await touch(page);
    expect(scripts).toHaveLength(1);
    await button(page, 'Listen').click();
    await expect(bar(page)).toBeVisible();
    expect(scripts).toEqual([expect.anything(), expect.stringMatching(/\/assets\/listen-[\w-]+\.js$/)]);
    expect(await saying(page)).toBe(title!.trim());
    const said = await hearAll(page);
    expect(said.at(-1)).toBe(last);
    expect(said).toEqual([...new Set(said)]);
    await expect(bar(page)).toHaveCount(0);
    await expect(page.getByText('That was the whole piece.')).toHaveRole('status');
  });

test('nothing moves when Listen appears, on a desktop and on phones', async ({ page }) => {
  await watchShifts(page);
  for (const width of [1280, 390, 320]) {
    await page.setViewportSize({ width, height: 844 });
    await page.goto(fever);
    const list = page.getByRole('link', { name: 'Saved pieces' });
    const before = await list.boundingBox();
    await touch(page);
    expect(await list.boundingBox(), `${width} px`).toEqual(before);
    const { sum, moved } = await shiftsOf(page);
    expect(sum, [`${width} px`, ...moved].join('\n')).toBeLessThanOrEqual(0.001);
  }
});

for (const colorScheme of ['light', 'dark'] as const)
  test(`a pressed button is readable while the pointer rests on it (${colorScheme})`, async ({ page }) => {
    await page.emulateMedia({ colorScheme });
    await page.goto(fever);
    await touch(page);
    for (const name of ['Save for later', 'Listen']) {
      await button(page, name).click();
      await expect(page.locator('button[aria-pressed="true"]:hover')).toBeVisible();
      // Colors have a transition.
      await expect
        .poll(async () => (await axeViolations(page, { runOnly: ['color-contrast'] })).length)
        .toBe(0);
    }
  });

test('the current sentence is highlighted, and keys pause, speed up and stop the voice', async ({ page }) => {
  await page.goto(fever);
  await touch(page);
  await button(page, 'Listen').press('Enter');
  await expect(bar(page)).toBeVisible();
  await expect(button(page, 'Listen')).toHaveAttribute('aria-pressed', 'true');
  await finishSentence(page);
  const sentence = await saying(page);
  expect(sentence).toBe('Is your baby younger than three months?');
  expect(await marked(page)).toBe(sentence);
  expect(await axeViolations(page, {})).toEqual([]);

  await page.keyboard.press('Tab');
  await expect(button(page, 'Pause')).toBeFocused();
  await page.keyboard.press('Space');
  await expect(button(page, 'Resume')).toBeFocused();
  await expect(bar(page).getByText('Paused')).toBeVisible();
  expect(await saying(page)).toBe('');
  await page.keyboard.press('Space');
  expect(await saying(page)).toBe(sentence);

  await page.keyboard.press('Tab');
  const speed = page.getByRole('combobox', { name: 'Speed' });
  await expect(speed).toBeFocused();
  await speed.selectOption('1.5×');
  expect(await saying(page)).toBe(sentence);
  // Handled without the application.
  await expect(page.locator('html')).not.toHaveAttribute('data-app', 'live');

  await page.keyboard.press('Tab');
  await expect(button(page, 'Stop')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(bar(page)).toHaveCount(0);
  await expect(button(page, 'Listen')).toBeFocused();
  expect(await marked(page)).toBe('');
  expect(await saying(page)).toBe('');
});

test('on a phone the bar is within the screen, and nothing covers the focused element', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 568 });
  await page.goto(fever);
  await touch(page);
  await button(page, 'Listen').click();
  const box = (await bar(page).boundingBox())!;
  expect(box.x).toBe(0);
  expect(box.width).toBeLessThanOrEqual(320);
  expect(Math.round(box.y + box.height)).toBe(568);
  const link = page.getByRole('contentinfo').getByRole('link').last();
  await link.focus();
  const { y, height } = (await link.boundingBox())!;
  expect(y + height).toBeLessThanOrEqual(box.y);
});

test('the voice stops when the reader leaves the piece, and is offered on the next one', async ({ page }) => {
  await page.goto(fever);
  await startApp(page);
  await touch(page);
  await button(page, 'Listen').click();
  await expect(bar(page)).toBeVisible();
  expect(await saying(page)).toBe('A Fever at Three in the Morning');
  await page.getByRole('banner').getByRole('link', { name: 'Home', exact: true }).click();
  await expect(page).toHaveURL('/');
  await expect.poll(() => saying(page)).toBe('');
  await page.getByRole('main').locator('a[href^="/articles/"]:visible').first().click();
  await expect(page).toHaveURL(/\/articles\/./);
  await button(page, 'Listen').click();
  await expect(bar(page)).toBeVisible();
  const sentence = await saying(page);
  expect(sentence).not.toBe('');
  await expect(page.getByRole('heading', { level: 1 })).toContainText(sentence);
});

test('the radio stops for the voice, and the voice for the radio', async ({ page }) => {
  const audio = page.locator('audio');
  await page.goto('/radio');
  await button(page, 'Play').click();
  await expect(page.locator('html')).toHaveAttribute('data-app', 'live');
  await expect(page.getByText('On air')).toBeVisible();
  await page.getByRole('link', { name: 'Back to Home' }).click();
  const close = page.getByRole('button', { name: 'Close radio' });
  await expect(close).toBeVisible();
  await page.getByRole('main').locator('a[href^="/articles/"]:visible').first().click();
  await button(page, 'Listen').click();
  await expect(bar(page)).toBeVisible();
  await expect(close).toBeHidden();
  expect(await audio.evaluate((radio: HTMLAudioElement) => radio.paused)).toBe(true);

  // A media key, or the lock screen.
  await audio.evaluate((radio: HTMLAudioElement) => radio.play());
  await expect(button(page, 'Resume')).toBeVisible();
  expect(await saying(page)).toBe('');
});

test.describe('without the reading code', () => {
  test.use({ allowedConsole: [/ERR_FAILED/] });

  test('the reader sees a message, and the next press tries again', async ({ page }) => {
    await page.route('**/assets/listen-*.js', (route) => route.abort());
    await page.goto(fever);
    await touch(page);
    await button(page, 'Listen').click();
    await expect(page.getByText('Listening could not be fetched. Press Listen to try again.')).toBeVisible();
    await expect(button(page, 'Listen')).not.toHaveAttribute('aria-busy');
  });
});

test('a browser without speech has no Listen button', async ({ page }) => {
  // Runs after the script that adds a voice.
  await page.addInitScript(() => Object.defineProperty(window, 'speechSynthesis', { value: undefined }));
  await page.goto(fever);
  const module = page.waitForResponse(/\/assets\/offline-[\w-]+\.js$/);
  await page.keyboard.press('Shift');
  await module;
  await expect(button(page, 'Share')).toBeVisible();
  await expect(page.locator('[data-piece-listen]')).toBeEmpty();
  await expect(button(page, 'Listen')).toHaveCount(0);
});
