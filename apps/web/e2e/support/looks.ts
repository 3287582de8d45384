import type { Page } from '@playwright/test';

/**
 * How each section of a page is laid out: at which of twelve columns its stories and pictures begin, how many they take, and on
 * which side of its headline a story has its picture. How many stories there are, and how long they run, does not matter.
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
