import { MoreLink } from '@daily-nest/ui/more-link';
import * as css from './ReferenceLinks.css.ts';

export interface ReferenceLinksProps {
  links: readonly { title: string; url: string; description: string }[];
}

/** Links to other sites, each with a sentence about its content. */
export function ReferenceLinks({ links }: ReferenceLinksProps) {
  return (
    <ul className={css.links}>
      {links.map(({ title, url, description }) => (
        <li key={url} className={css.link}>
          <MoreLink className={css.name} href={url} external>
            {title}
          </MoreLink>
          <p className={css.text}>{description}</p>
        </li>
      ))}
    </ul>
  );
}
