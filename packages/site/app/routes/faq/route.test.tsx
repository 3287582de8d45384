import { describe, expect, it } from 'vitest';
import { faq } from '@daily-nest/content/faq';
import { faqSections } from '@daily-nest/content/sections';
import { faqPageLd } from '../../seo/ld/index.ts';
import { faqGroups, searchFaq } from './faq.ts';

const groups = faqGroups(faq, faqSections);
const found = (query: string) => searchFaq(groups, query).flatMap(({ items }) => items);

describe('the questions', () => {
  it('are 25, five in each of five categories', () => {
    expect(groups.map(({ items }) => items.length)).toEqual([5, 5, 5, 5, 5]);
    expect(found('').map(({ id }) => id)).toEqual(faq.map(({ id }) => id));
  });

  it("exclude their other wordings from the page's data", () => {
    expect(found('').filter((item) => 'questions' in item)).toEqual([]);
  });

  it('are searched in question, answer and category, ignoring case', () => {
    expect(found('104°f').map(({ id }) => id)).toEqual(['fever']);
    expect(found('POTTY TRAINING').map(({ id }) => id)).toContain('potty-training');
    expect(found('nutrition & feeding').map(({ category }) => category)).toEqual(
      expect.arrayContaining(Array.from({ length: 5 }, () => 'Nutrition & Feeding')),
    );
    expect(found('no such words')).toEqual([]);
  });

  it('are in the structured data in page order, ten of them', () => {
    const { mainEntity } = faqPageLd('https://a.example', found('')) as unknown as {
      mainEntity: { name: string }[];
    };
    expect(mainEntity.map(({ name }) => name)).toEqual(faq.slice(0, 10).map(({ question }) => question));
  });
});
