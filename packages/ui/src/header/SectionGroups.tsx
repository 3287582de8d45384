import { sectionClassOf } from '../theme/index.ts';
import { HeadedList } from './HeadedList.tsx';
import * as css from './SectionGroups.css.ts';
import type { SectionItem } from './nav-item.ts';
import { PathLink } from './PathLink.tsx';

interface SectionGroupsProps {
  items: SectionItem[];
  currentPath: string | undefined;
  /** The heading of sections without a group. */
  heading?: string;
}

/** The sections under the headings of their groups; without groups, one list. */
export function SectionGroups({ items, currentPath, heading }: SectionGroupsProps) {
  return (
    <div className={css.groups}>
      {grouped(items).map((group) => {
        const [{ href, group: name } = { href: '' }] = group;
        return (
          <HeadedList key={href} heading={name ?? heading} className={name ? css.list : css.grid}>
            {group.map((item) => (
              <li key={item.href} className={item.section && sectionClassOf(item.section)}>
                <PathLink className={css.link} item={item} currentPath={currentPath} />
              </li>
            ))}
          </HeadedList>
        );
      })}
    </div>
  );
}

/** Returns neighbors of the same group together, in their order. */
function grouped(items: SectionItem[]): SectionItem[][] {
  const groups: SectionItem[][] = [];
  for (const item of items) {
    const last = groups.at(-1);
    if (last && last[0]?.group === item.group) last.push(item);
    else groups.push([item]);
  }
  return groups;
}
