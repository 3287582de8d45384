import type { Reader } from './readers/reader.ts';
import { expect, skipsWhereMissing, test } from './test.ts';
import { ways } from './ways.ts';

skipsWhereMissing();

/** Returns the text of all visible matching elements. */
const seen = (reader: Reader, css: string) =>
  reader.run(
    (selector) =>
      [...document.querySelectorAll<HTMLElement>(selector)]
        .filter((element) => element.checkVisibility({ opacityProperty: true, visibilityProperty: true }))
        .map((element) => element.innerText.trim()),
    css,
  );

for (const [name, way] of Object.entries(ways))
  test.describe(name, () => {
    test.use({ way });

    test('the menu opens, closes by Escape, and its links work', async ({ reader, hand, visit }) => {
      const button = 'header button[popovertarget$="menu"]:not([popovertargetaction])';
      const links = 'header [popover] a[href="/faq"]';
      await visit('/about');
      expect(await seen(reader, links)).toEqual([]);
      await hand.use(button);
      await expect.poll(() => seen(reader, links)).toHaveLength(1);
      await reader.press('Escape');
      await expect.poll(() => seen(reader, links)).toEqual([]);
      await hand.use(button);
      await expect.poll(() => seen(reader, links)).toHaveLength(1);
      await hand.use(links);
      await expect.poll(() => seen(reader, 'h1')).toEqual(['Frequently Asked Questions']);
      await expect.poll(() => seen(reader, links)).toEqual([]);
    });

    test('a question opens and closes', async ({ reader, hand, visit }) => {
      await visit('/faq');
      const open = () => reader.run(() => document.querySelectorAll('main details[open]').length);
      expect(await open()).toBe(0);
      await hand.use('main summary');
      await expect.poll(open).toBe(1);
      await reader.press('Enter');
      await expect.poll(open).toBe(0);
    });

    test('the tabs of health and wellness work by pointer and keys, with one visible panel', async ({
      reader,
      hand,
      visit,
      way,
    }) => {
      await visit('/health-wellness');
      const state = () =>
        reader.run(() => ({
          chosen: document.querySelector<HTMLElement>('[role=tab][aria-selected=true]')?.innerText,
          panels: [...document.querySelectorAll('[role=tabpanel]')].filter((panel) => panel.checkVisibility())
            .length,
        }));
      const names = await seen(reader, '[role=tab]');
      if (way.by === 'keys') {
        // All tabs are one tab stop.
        await hand.reach('[role=tab][aria-selected=true]');
        await reader.press('ArrowRight');
      } else await hand.use('[role=tab]:nth-of-type(2)');
      await expect.poll(state).toEqual({ chosen: names[1], panels: 1 });
      await reader.press('ArrowRight');
      await expect.poll(state).toEqual({ chosen: names[2], panels: 1 });
      await reader.press('End');
      await expect.poll(state).toEqual({ chosen: names.at(-1), panels: 1 });
    });

    test('a search finds articles', async ({ reader, hand, visit }) => {
      await visit('/articles');
      const all = (await seen(reader, 'main article')).length;
      await hand.reach('main form[action="/articles"] input[type=search]');
      await reader.type('fever');
      await reader.press('Enter');
      await expect.poll(() => reader.run(() => location.search)).toBe('?q=fever');
      const found = async () => (await seen(reader, 'main article')).length;
      await expect.poll(found).toBeLessThan(all);
      expect(await found()).toBeGreaterThan(0);
    });

    test('a piece is saved, listed and removed again', async ({ reader, hand, visit }) => {
      const piece = '/articles/a-fever-at-three-in-the-morning';
      const button = `main [data-piece-save="${piece}"]`;
      const pressed = () =>
        reader.run((css) => document.querySelector(css)!.getAttribute('aria-pressed'), button);
      await visit(piece);
      await hand.use(button);
      await expect.poll(pressed).toBe('true');
      await visit('/saved');
      await expect
        .poll(() => seen(reader, `[data-saved-list=saved] a[href="${piece}"]`))
        .toEqual(['A Fever at Three in the Morning']);
      await visit(piece);
      await expect.poll(pressed).toBe('true');
      await hand.use(button);
      await expect.poll(pressed).toBe('false');
    });

    test('the newsletter rejects an invalid address, and confirms a valid one', async ({
      reader,
      hand,
      visit,
    }) => {
      const form = 'footer form';
      const refused = () =>
        reader.run((css) => {
          const field = document.querySelector(`${css} input[type=email]`)!;
          return field.matches(':invalid') && field === document.activeElement;
        }, form);
      const thanks = () => seen(reader, `${form} [role=status]`);
      await visit('/about');
      await hand.reach(`${form} input[type=email]`);
      await reader.type('rosa');
      await hand.use(`${form} button[type=submit]`);
      await expect.poll(refused).toBe(true);
      expect((await thanks()).join('')).not.toContain('confirmed');
      await hand.reach(`${form} input[type=email]`);
      await reader.type('@example.org');
      await hand.use(`${form} button[type=submit]`);
      await expect.poll(async () => (await thanks()).join('')).toContain('Subscription confirmed!');
    });

    test('the radio plays, or reports that it cannot', async ({ reader, hand, visit }, info) => {
      await visit('/radio');
      await hand.use('main button[aria-label="Play"]');
      const outcome = async () => {
        const heard = await reader.run(() =>
          [...document.querySelectorAll('audio')].some(({ currentTime }) => currentTime > 0),
        );
        return heard ? 'plays' : (await seen(reader, '[role=alert]')).join('') || 'silent';
      };
      await expect.poll(outcome, { timeout: 20_000 }).not.toBe('silent');
      const found = await outcome();
      if (found === 'plays') return;
      expect(found).toMatch(
        /^(Stream temporarily unavailable\.|Unable to start playback\. Please try again\.)$/,
      );
      info.annotations.push({ type: 'not checked', description: `sound: this engine says “${found}”` });
      // Engines log their own messages about a failed stream; leaving the page clears them.
      await visit('/contact');
    });
  });
