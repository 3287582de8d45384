import { formatDay } from '@daily-nest/ui/byline';
import type { HeaderFront } from '@daily-nest/ui/header';
import { Logo } from '../brand.ts';
import { useEdition } from '../data/use-edition.ts';

/** Returns the masthead of the front page while that page is shown. */
export function useFront(): HeaderFront | undefined {
  const edition = useEdition();
  if (edition === undefined) return undefined;
  const day = formatDay(edition, 'long');
  return {
    nameplate: <Logo ground="masthead" form="nameplate" />,
    mark: <Logo ground="masthead" form="mark" />,
    edition: day && `Last changed ${day}`,
    ways: [
      { label: 'Read the Articles', href: '/articles', text: 'Researched, and sorted by what keeps you up.' },
      { label: 'Visit the Blog', href: '/blog', text: 'Columns and answers, week by week.' },
    ],
  };
}
