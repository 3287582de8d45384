import { createRequire } from 'node:module';
import { shellLaunch } from '@daily-nest/testing/chromium';
import type axe from 'axe-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { setLook, freezePage, openGallery } from './page.ts';
import { components, type Look } from './pictures.ts';

declare global {
  interface Window {
    axe: typeof axe;
  }
}

/** Registers a contrast test with axe for each component. The story run tests the light scheme, and all other rules. */
export function checkContrast(looks: readonly Look[]) {
  let gallery: Awaited<ReturnType<typeof openGallery>>;
  beforeAll(async () => {
    gallery = await openGallery('running', shellLaunch);
    await freezePage(gallery.page);
    await gallery.page.addScriptTag({ path: createRequire(import.meta.url).resolve('axe-core') });
  });
  afterAll(() => gallery?.browser.close());

  it.each(components)('$component has enough contrast', async ({ component, names }) => {
    const { page } = gallery;
    await page.evaluate(([name, stories]) => window.gallery.show(name, stories), [component, names] as const);
    const faults: string[] = [];
    for (const { brand, scheme } of looks) {
      await setLook(page, { brand, scheme });
      faults.push(...(await page.evaluate(findFaults)).map((fault) => `${brand}, ${scheme}: ${fault}`));
    }
    expect(faults).toEqual([]);
  });
}

async function findFaults(): Promise<string[]> {
  const { violations } = await window.axe.run('#gallery .canvas', {
    runOnly: ['color-contrast', 'link-in-text-block'],
    resultTypes: ['violations'],
    iframes: false,
    preload: false,
  });
  return violations.flatMap(({ nodes }) =>
    nodes.map(({ html, target, any }) => {
      const story = document.querySelector(String(target[0]))?.closest<HTMLElement>('[data-story]')
        ?.dataset.story;
      return `${story}: ${any[0]?.message ?? ''} ${html.slice(0, 160)}`;
    }),
  );
}
