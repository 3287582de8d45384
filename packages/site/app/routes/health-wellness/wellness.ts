import type { SectionName, WellnessArticle } from '@daily-nest/content/types';
import { anchorOf, type WellnessCardData, wellnessCardOf } from '../../listing/cards.ts';

/** A tab of /health-wellness. */
export interface WellnessTab {
  /** Its name in the address, `?category=mental-health`. */
  id: string;
  label: string;
  href: string;
  section: SectionName;
  cards: readonly WellnessCardData[];
}

/** Returns the tabs of the page, one for each category. */
export function wellnessTabs(
  groups: readonly { category: string; articles: readonly WellnessArticle[] }[],
  sections: Readonly<Record<string, SectionName>>,
): WellnessTab[] {
  return groups.map(({ category, articles }) => {
    const id = anchorOf(category);
    return {
      id,
      label: category,
      href: `/health-wellness?category=${id}`,
      section: sections[category] ?? 'health',
      cards: articles.map(wellnessCardOf),
    };
  });
}

/** Returns the tab of an address; the first one for none or an unknown one. */
export function activeTab(tabs: readonly WellnessTab[], asked: string | null): string {
  return (tabs.find(({ id }) => id === asked) ?? tabs[0])?.id ?? '';
}
