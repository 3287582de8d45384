import { startBadNetwork } from '@daily-nest/testing/bad-network';
import type { Reader } from './readers/reader.ts';
import { test as base, expect, skipsWhereMissing } from './test.ts';

skipsWhereMissing();

/** The site behind a network that can fail. Browsers log failed requests, so the console is not checked. */
const test = base.extend<{ network: Awaited<ReturnType<typeof startBadNetwork>> }>({
  network: async ({ site, reader, way }, provide) => {
    const network = await startBadNetwork(site);
    await reader.resize(way.width, way.height);
    await provide(network);
    await reader.open(`${site}/contact`);
    await network.stop();
  },
});

const textOf = (reader: Reader, css: string) =>
  reader.run((selector) => document.querySelector<HTMLElement>(selector)?.innerText.trim() ?? '', css);

test('a piece is read while scripts, styles and fonts are cut off', async ({ reader, network }) => {
  network.does({ cutAfter: 400 }, /^\/assets\//);
  await reader.open(`${network.url}/articles/a-fever-at-three-in-the-morning`);
  const look = () =>
    reader.run(() => ({
      headline: document
        .querySelector('h1')!
        .checkVisibility({ visibilityProperty: true, opacityProperty: true }),
      // The page contains the rules that it uses.
      margin: getComputedStyle(document.body).margin,
      fits: document.documentElement.scrollWidth <= document.documentElement.clientWidth,
    }));
  expect(await look()).toEqual({ headline: true, margin: '0px', fits: true });
});

test('a piece that cannot be saved says so, and is saved when the network is back', async ({
  reader,
  network,
  hand,
}) => {
  const piece = '/articles/a-fever-at-three-in-the-morning';
  const button = `main [data-piece-save="${piece}"]`;
  await reader.open(network.url + piece);
  network.does({ lost: true }, /./);
  await hand.use(button);
  await expect
    .poll(() => textOf(reader, 'main [data-piece] [role=status]'))
    .toBe('That did not work. Please try again.');
  network.isBack();
  const pressed = () =>
    reader.run((css) => document.querySelector(css)!.getAttribute('aria-pressed'), button);
  expect(await pressed()).toBe('false');
  await hand.use(button);
  await expect.poll(pressed).toBe('true');
});

test('the newsletter reports that it could not be reached', async ({ reader, network, hand }) => {
  await reader.open(`${network.url}/about`);
  network.does({ lost: true }, /./);
  await hand.reach('footer form input[type=email]');
  await reader.type('rosa@example.org');
  await hand.use('footer form button[type=submit]');
  await expect
    .poll(() => textOf(reader, 'footer form [role=status]'))
    .toBe('That did not work. Please load the page again.');
});

test('in the running application a page that fails to load leaves the current one, and opens when the network is back', async ({
  reader,
  network,
  hand,
  way,
}) => {
  // Makes the links of the header visible.
  await reader.resize(1280, 900);
  await reader.open(`${network.url}/about`);
  await reader.run(() => void dispatchEvent(new Event('app:start')));
  await expect.poll(() => reader.run(() => document.documentElement.dataset['app'] ?? '')).toBe('live');
  network.does({ lost: true }, /./);
  await hand.use('header a[href="/faq"]');
  await expect
    .poll(() => reader.run(() => document.body.innerText))
    .toContain('There is no network. This page stays');
  expect(await textOf(reader, 'h1')).toBe('About Us');
  network.isBack();
  await expect.poll(() => textOf(reader, 'h1'), { timeout: 20_000 }).toBe('Frequently Asked Questions');
  await reader.resize(way.width, way.height);
});
