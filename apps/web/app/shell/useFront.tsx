import { useRouteLoaderData } from 'react-router';
import { formatDay } from '@daily-nest/ui/byline';
import type { HeaderFront } from '@daily-nest/ui/header';
import { Logo } from '../brand.ts';
import type { loader } from '../routes/home/route.tsx';

/** The masthead of the front page, while that page is shown. */
export function useFront(): HeaderFront | undefined {
  const home = useRouteLoaderData<typeof loader>('routes/home/route');
  if (!home) return undefined;
  const day = formatDay(home.edition, 'long');
  return {
    nameplate: <Logo ground="masthead" form="nameplate" />,
    mark: <Logo ground="masthead" form="mark" />,
    edition: day && `Edition of ${day}`,
    ways: [
      { label: 'Read the Articles', href: '/articles', text: 'Researched, and sorted by what keeps you up.' },
      { label: 'Visit the Blog', href: '/blog', text: 'Columns and answers, week by week.' },
    ],
  };
}
