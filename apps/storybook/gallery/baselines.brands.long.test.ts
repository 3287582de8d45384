/** The pictures of the other brands, and a button that is broken on purpose, whose picture must show it. */
import { describe, expect, it } from 'vitest';
import { readBaseline, updating } from './baseline-files.ts';
import { difference } from './compare.ts';
import { brandNames } from './page.ts';
import { comparePictures, components, dailyBrand, fileOf, openForPictures } from './pictures.ts';

comparePictures(
  brandNames.filter((brand) => brand !== dailyBrand),
  'baselines-brands',
);

describe.skipIf(updating)('the picture of the button', () => {
  const opened = openForPictures();
  const { component, names } = components.find((component) => component.component === 'Button')!;
  const look = { brand: dailyBrand, scheme: 'light' };

  it.each([
    ['erased text', '-webkit-text-fill-color: transparent'],
    ['another hue', 'filter: hue-rotate(90deg)'],
    ['a move by 4 px', 'translate: 0 4px'],
  ])('shows %s', async (_, fault) => {
    await opened.show(component, names);
    await opened.gallery.page
      .locator('#gallery button')
      .first()
      .evaluate((button, style) => button.setAttribute('style', style), fault);
    const picture = await opened.takePicture(look);
    expect(await difference((await readBaseline(fileOf(component, look)))!, picture)).toBeDefined();
  });
});
