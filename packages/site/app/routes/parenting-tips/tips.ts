import { pictureOf } from '@daily-nest/content/photos';
import type { Photo, SectionName, Tip } from '@daily-nest/content/types';
import { anchorOf } from '../../listing/cards.ts';

/** A category of /parenting-tips: its picture and its tips. */
export interface TipGroup {
  id: string;
  category: string;
  section: SectionName;
  image: string | Photo;
  tips: readonly Pick<Tip, 'id' | 'title' | 'content' | 'link' | 'source' | 'asOf'>[];
}

/** Returns the tips by category, in the order of the list. */
export function tipGroups(tips: readonly Tip[]): TipGroup[] {
  const groups = new Map<string, TipGroup & { tips: TipGroup['tips'][number][] }>();
  for (const { id, title, content, link, source, asOf, category, section, image } of tips) {
    const group = groups.get(category) ?? {
      id: anchorOf(category),
      category,
      section,
      image: pictureOf(image),
      tips: [],
    };
    group.tips.push({ id, title, content, link, source, asOf });
    groups.set(category, group);
  }
  return [...groups.values()];
}

/**
 * The layouts of categories, in turn: lines beside the picture, all in one row, lines with the picture after
 * them.
 */
const layouts = ['before', 'row', 'after'] as const;

export type TipLayout = (typeof layouts)[number];

/** Returns the layout of the nth category: neighbors differ. */
export function layoutAt(turn: number): TipLayout {
  return layouts[turn % layouts.length]!;
}
