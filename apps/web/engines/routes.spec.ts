import { siteMapPaths } from '../e2e/support/site-map.ts';
import { expect, skipsWhereMissing, test } from './test.ts';

skipsWhereMissing();

test('every page of the site map shows its headline, styled, and fits a phone', async ({
  request,
  reader,
  visit,
}, info) => {
  test.setTimeout(900_000);
  const paths = await siteMapPaths(request);
  expect(paths.length).toBeGreaterThan(100);
  const wrong: string[] = [];
  for (const path of paths) {
    await visit(path);
    const complaints = reader.complaints();
    const found = [...(await reader.run(faultsOfPage)), ...(complaints ?? [])];
    wrong.push(...found.map((fault) => `${path}: ${fault}`));
  }
  if (!reader.complaints())
    info.annotations.push({
      type: 'not checked',
      description: 'the console, which this engine does not expose',
    });
  expect(wrong).toEqual([]);
});

test('a framed wall of headlines has its styles and pictures', async ({ reader, visit }) => {
  await visit('/business');
  await reader.run(() => document.querySelector('main iframe')!.scrollIntoView({ behavior: 'instant' }));
  const wall = () => reader.runInFrame('main iframe', looksOfWall);
  await expect
    .poll(wall, { timeout: 15_000 })
    .toEqual({ headlines: true, margin: '0px', bullets: 'none', picture: true });
});

/** Returns the mistakes of the current page. */
function faultsOfPage(): string[] {
  const headline = document.querySelector('h1');
  if (!headline?.checkVisibility({ opacityProperty: true, visibilityProperty: true }))
    return ['its headline cannot be seen'];
  const faults: string[] = [];
  const { fontFamily } = getComputedStyle(headline);
  // An unstyled page has the margin and the single font family of the browser's default style.
  if (getComputedStyle(document.body).margin !== '0px' || !fontFamily.includes(','))
    faults.push(`is not styled: ${fontFamily}`);
  const { scrollWidth, clientWidth } = document.documentElement;
  // A scroll bar may take some pixels.
  if (innerWidth !== 390) faults.push(`was looked at in ${innerWidth} px`);
  if (scrollWidth > clientWidth) faults.push(`scrolls sideways: ${scrollWidth} px`);
  return faults;
}

function looksOfWall() {
  const list = document.querySelector('ul, ol');
  const { naturalWidth = 0, currentSrc = '' } = document.images[0] ?? {};
  return {
    headlines: document.querySelectorAll('li h2').length > 0,
    margin: getComputedStyle(document.body).margin,
    bullets: list ? getComputedStyle(list).listStyleType : '',
    // Styles are in the page itself. Pictures have an origin, which the policy must name for a frame without
    // one.
    picture: naturalWidth > 0 && !currentSrc.endsWith('/placeholder.svg'),
  };
}
