/**
 * The components as another site adopts them: with `base.css`, which does not style the host's elements,
 * instead of the reset. They must match the baselines, so that none depends on a rule for whole pages.
 */
import { readFile } from 'node:fs/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { difference } from './compare.ts';
import { byComponent, distinct } from './component-stories.ts';
import { type Change, writeReview } from './review.ts';
import {
  bundledFonts,
  setLook,
  freezePage,
  openGallery,
  renderOnServer,
  schemeNames,
  settleSizes,
} from './page.ts';

const baselines = new URL('../baselines/', import.meta.url);
const found = new URL('../test-results/adopted/', import.meta.url);
const base = new URL('../../../packages/ui/dist/styles/base.css', import.meta.url);

/** The gallery's own styles. */
const host = `
  body { margin: 0; min-block-size: 100dvb; background: var(--dn-color-surface-page); color: var(--dn-color-text-body);
    font: var(--dn-text-summary); -webkit-font-smoothing: antialiased; font-synthesis: none }
  .cell, .canvas { box-sizing: border-box }
  .caption { margin: 0 }
`;

/**
 * Stories of these contain the host's own text, which the host styles: here with the reset, limited to
 * elements without a class.
 */
const holdHostText = [
  'AdSlot',
  'DonationPopup',
  'Grid',
  'Link',
  'Page',
  'PostBody',
  'Section',
  'SkipLink',
  'Tabs',
];
const review: Change[] = [];
/** No other site takes over parts of the desk. */
const components = byComponent(distinct((await renderOnServer()).filter(({ page, desk }) => !page && !desk)));

let gallery: Awaited<ReturnType<typeof openGallery>>;

beforeAll(async () => {
  gallery = await openGallery();
  const { page } = gallery;
  const removed = await page.evaluate(() => {
    const rules: string[] = [];
    for (const sheet of document.styleSheets)
      for (let index = sheet.cssRules.length - 1; index >= 0; index -= 1) {
        const layer = sheet.cssRules[index];
        if (!(layer instanceof CSSLayerBlockRule) || layer.name !== 'dn.reset') continue;
        for (const rule of layer.cssRules)
          if (rule instanceof CSSStyleRule && !rule.selectorText.includes('::'))
            rules.push(
              `[data-text] .canvas :where(${rule.selectorText}):not([class]) { ${rule.style.cssText} }`,
            );
        sheet.deleteRule(index);
      }
    return rules;
  });
  expect(removed.length).toBeGreaterThan(20);
  await page.addStyleTag({ content: await readFile(base, 'utf8') });
  await page.addStyleTag({ content: host });
  await page.addStyleTag({ content: `@layer dn.reset { ${removed.join('\n')} }` });
  await freezePage(page);
  await page.addStyleTag({ content: bundledFonts });
});
afterAll(async () => {
  await gallery?.browser.close();
  if (review.length > 0) await writeReview(found, review);
});

it.each(components)('$component needs no reset', async ({ component, names }) => {
  const { page } = gallery;
  const scheme =
    schemeNames[components.findIndex((other) => other.component === component) % schemeNames.length]!;
  await page.evaluate(([name, stories]) => window.gallery.show(name, stories), [component, names] as const);
  await setLook(page, { brand: 'harbour-post', scheme });
  await page.evaluate(([holds]) => document.body.toggleAttribute('data-text', holds), [
    holdHostText.includes(component),
  ] as const);
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  await settleSizes(page);
  const picture = await page.screenshot({ fullPage: true, animations: 'disabled' });
  const file = `${component}.harbour-post.${scheme}.webp`;
  const before = await readFile(new URL(file, baselines));
  const changed = await difference(before, picture);
  if (changed)
    review.push({
      component,
      file,
      sentence: changed.sentence,
      before,
      after: picture,
      marks: await changed.mark?.(),
    });
  expect(changed?.sentence, 'see test-results/adopted/index.html').toBeUndefined();
});
