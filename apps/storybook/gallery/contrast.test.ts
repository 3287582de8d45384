/** Axe reads every component in every brand and both schemes. The other rules do not depend on colors: the story run asks them. */
import { createRequire } from 'node:module';
import type axe from 'axe-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { byExhibit, distinct } from './exhibits.ts';
import { brandNames, dressPage, holdStill, openGallery, renderOnServer, schemeNames } from './page.ts';

declare global {
  interface Window {
    axe: typeof axe;
  }
}

const hangings = byExhibit(distinct(await renderOnServer()));
let gallery: Awaited<ReturnType<typeof openGallery>>;

beforeAll(async () => {
  gallery = await openGallery('running');
  await holdStill(gallery.page);
  await gallery.page.addScriptTag({ path: createRequire(import.meta.url).resolve('axe-core') });
});
afterAll(() => gallery?.browser.close());

it.each(hangings)('$exhibit can be read', async ({ exhibit, names }) => {
  const { page } = gallery;
  await page.evaluate(([name, stories]) => window.gallery.show(name, stories), [exhibit, names] as const);
  const faults: string[] = [];
  for (const brand of brandNames) {
    for (const scheme of schemeNames) {
      await dressPage(page, { brand, scheme });
      faults.push(...(await page.evaluate(findFaults)).map((fault) => `${brand}, ${scheme}: ${fault}`));
    }
  }
  expect(faults).toEqual([]);
});

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
