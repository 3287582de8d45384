import type { HeaderFront } from '@daily-nest/ui/header';
import { Logo, urgentLink } from '../brand.ts';
import { useEdition } from '../data/use-edition.ts';
import * as words from '../words/shell.ts';
import { dayInWords } from '../wording/day.ts';
import { hasPart } from '@daily-nest/content/parts';

/** Returns the masthead of the front page while that page is shown. */
export function useFront(): HeaderFront | undefined {
  const edition = useEdition();
  if (edition === undefined) return undefined;
  const day = dayInWords(edition);
  return {
    nameplate: <Logo ground="masthead" form="nameplate" />,
    mark: <Logo ground="masthead" form="mark" />,
    edition: day && words.lastChanged(day),
    ways: [
      { label: words.readTheArticles, href: '/articles', text: words.articlesAre },
      hasPart('blog')
        ? { label: words.visitTheBlog, href: '/blog', text: words.blogIs }
        : { ...urgentLink, text: words.urgentIs },
    ],
  };
}
