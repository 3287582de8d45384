import type { Page } from '@playwright/test';

/**
 * Returns the layout of each section of a page: the start column of its stories and pictures, their width in
 * columns, and on which side of its headline a story has its picture. The number and length of stories do not
 * matter.
 */
export async function sectionLooks(page: Page): Promise<string[]> {
  return page.locator('main section:has(article)').evaluateAll((sections) => {
    const main = document.querySelector('main section')!.getBoundingClientRect();
    const columns = ({ left, width }: DOMRect) =>
      `${Math.round(((left - main.left) / main.width) * 12)}+${Math.round((width / main.width) * 12)}`;
    const lookOf = (article: Element) => {
      const place = columns(article.getBoundingClientRect());
      const picture = article.querySelector('img')?.getBoundingClientRect();
      const headline = article.querySelector('h3')!.getBoundingClientRect();
      if (!picture) return `words ${place}`;
      if (picture.bottom <= headline.top) return `picture above ${place}`;
      return `picture ${picture.left < headline.left ? 'before' : 'after'} ${place}`;
    };
    return sections.map((section) => {
      const pictures = [...section.querySelectorAll('img')].filter((image) => !image.closest('article'));
      return [
        ...pictures.map((image) => `picture ${columns(image.getBoundingClientRect())}`),
        ...[...section.querySelectorAll('article')].map(lookOf),
      ]
        .filter((look, place, all) => all.indexOf(look) === place)
        .join(', ');
    });
  });
}
