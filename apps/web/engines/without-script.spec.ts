import type { Reader } from './readers/reader.ts';
import { expect, skipsWhereMissing, test } from './test.ts';

skipsWhereMissing();
test.skip(
  () => test.info().project.name === 'webkit',
  'the driver of this engine asks its pages by scripts, so that it has none with a browser that runs none',
);
test.use({ scripts: false });

const seen = (reader: Reader, css: string) =>
  reader.run(
    (selector) =>
      [...document.querySelectorAll<HTMLElement>(selector)]
        .filter((element) => element.checkVisibility({ opacityProperty: true, visibilityProperty: true }))
        .map((element) => element.innerText.trim()),
    css,
  );
const address = (reader: Reader) => reader.run(() => location.pathname + location.search);

test('a story is read from the front page without scripts', async ({ reader, hand, visit }) => {
  await visit('/');
  const story = await reader.run(() =>
    document.querySelector('main a[href^="/articles/"]')!.getAttribute('href')!,
  );
  await hand.use(`main a[href="${story}"]`);
  await expect.poll(() => address(reader)).toBe(story);
  expect(await seen(reader, 'h1')).toHaveLength(1);
  expect((await seen(reader, 'main article p')).length).toBeGreaterThan(3);
});

test('the blog is read from list to post and back without scripts', async ({ reader, hand, visit }) => {
  await visit('/blog');
  await hand.use('main a[href="/blog?page=2"]');
  await expect.poll(() => address(reader)).toBe('/blog?page=2');
  const post = await reader.run(() =>
    document.querySelector('main article a[href^="/blog/"]')!.getAttribute('href')!,
  );
  await hand.use(`main article a[href="${post}"]`);
  await expect.poll(() => address(reader)).toBe(post);
  await hand.use('main a[href^="/blog"]');
  await expect.poll(() => address(reader)).toMatch(/^\/blog(\?|$)/);
});

test('the menu and a question open without scripts', async ({ reader, hand, visit }) => {
  const links = 'header [popover] a[href="/faq"]';
  await visit('/about');
  expect(await seen(reader, links)).toEqual([]);
  await hand.use('header button[popovertarget$="menu"]:not([popovertargetaction])');
  await expect.poll(() => seen(reader, links)).toHaveLength(1);
  await hand.use(links);
  await expect.poll(() => address(reader)).toBe('/faq');
  const open = () => reader.run(() => document.querySelectorAll('main details[open]').length);
  expect(await open()).toBe(0);
  await hand.use('main summary');
  await expect.poll(open).toBe(1);
});

test('articles are searched, and tabs are pages, without scripts', async ({ reader, hand, visit }) => {
  await visit('/articles');
  const all = (await seen(reader, 'main article')).length;
  await hand.reach('main form[action="/articles"] input[type=search]');
  await reader.type('fever');
  await reader.press('Enter');
  await expect.poll(() => address(reader)).toBe('/articles?q=fever');
  const found = (await seen(reader, 'main article')).length;
  expect(found).toBeGreaterThan(0);
  expect(found).toBeLessThan(all);

  await visit('/health-wellness');
  await hand.use('[role=tab]:nth-of-type(2)');
  await expect.poll(() => address(reader)).toMatch(/^\/health-wellness\?category=/);
  expect(await seen(reader, '[role=tabpanel]')).toHaveLength(1);
});

test('the radio has the browser’s own player without scripts', async ({ reader, visit }) => {
  await visit('/radio');
  const players = await reader.run(() =>
    [...document.querySelectorAll('audio')].map(
      (audio) => audio.controls && audio.checkVisibility() && audio.getAttribute('src') !== null,
    ),
  );
  expect(players).toEqual([true]);
});
