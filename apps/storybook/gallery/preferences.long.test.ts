/** Tests every story with a reader's settings: reduced motion and forced colors. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { byComponent } from './component-stories.ts';
import { setLook, openGallery, renderOnServer } from './page.ts';

const components = byComponent(await renderOnServer());
let gallery: Awaited<ReturnType<typeof openGallery>>;

beforeAll(async () => {
  gallery = await openGallery();
});
afterAll(() => gallery?.browser.close());

describe.each(components)('$component', ({ component, names }) => {
  beforeAll(async () => {
    await setLook(gallery.page, {});
    await gallery.page.setViewportSize({ width: 1280, height: 900 });
    await gallery.page.evaluate(([name, stories]) => window.gallery.show(name, stories), [
      component,
      names,
    ] as const);
  });

  it('has no motion with reduced motion', async () => {
    await gallery.page.emulateMedia({ reducedMotion: 'reduce' });
    expect(await gallery.page.evaluate(findMoving)).toEqual([]);
  });

  it('has a visible focus under forced colors', async () => {
    await gallery.page.emulateMedia({ forcedColors: 'active' });
    expect(await gallery.page.evaluate(findLost)).toEqual([]);
  });

  afterAll(() => gallery.page.emulateMedia({ reducedMotion: null, forcedColors: null }));
});

function findMoving(): string[] {
  // oxlint-disable-next-line unicorn/consistent-function-scoping -- sent to the page as text, so it brings along what it calls
  const seconds = (value: string) => Math.max(...value.split(',').map((part) => Number.parseFloat(part)));
  const parts = ['', '::before', '::after'];
  return [...document.querySelectorAll<HTMLElement>('[data-story] *')].flatMap((element) =>
    parts.flatMap((part) => {
      const { animationName, animationDuration, transitionDuration } = getComputedStyle(
        element,
        part || null,
      );
      const animated = animationName !== 'none' && seconds(animationDuration) > 0.001;
      if (!animated && seconds(transitionDuration) <= 0.001) return [];
      const story = element.closest<HTMLElement>('[data-story]')?.dataset.story;
      return [`${story}: ${element.outerHTML.slice(0, 120)} ${part}`];
    }),
  );
}

async function findLost(): Promise<string[]> {
  const controls = document.querySelectorAll<HTMLElement>(
    '[data-story] :is(a[href], button, input, summary, select, textarea, [tabindex="0"]):not(:disabled)',
  );
  const lost: string[] = [];
  for (const control of controls) {
    if (control.tabIndex < 0) continue;
    if (!control.checkVisibility({ visibilityProperty: true })) continue;
    control.focus({ focusVisible: true });
    // A set of tabs updates its tab stop in a separate task.
    await new Promise((resolve) => {
      const { port1, port2 } = new MessageChannel();
      port1.addEventListener('message', resolve, { once: true });
      port1.start();
      port2.postMessage(null);
    });
    if (document.activeElement !== control) continue;
    // The focus ring may be on the control, on the line around it, or on a part that covers a card.
    const around = [
      control,
      ...control.querySelectorAll('*'),
      control.parentElement,
      control.parentElement?.parentElement,
    ];
    const ringed = around.some((element) =>
      ['', '::before', '::after'].some((part) => {
        if (!element) return false;
        const { outlineStyle, outlineWidth } = getComputedStyle(element, part || null);
        return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 1;
      }),
    );
    const story = control.closest<HTMLElement>('[data-story]')?.dataset.story;
    if (!ringed) lost.push(`${story}: ${control.outerHTML.slice(0, 160)}`);
  }
  return lost;
}
