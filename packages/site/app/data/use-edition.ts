import { useRouteLoaderData } from 'react-router';

/** The data of the front page's edition, for the masthead. */
export interface Edition {
  /** The ISO day of the newest change of a piece, a story or a tip on the page. */
  edition: string;
}

/** Returns the day of the edition while the front page is shown. */
export function useEdition(): string | undefined {
  return useRouteLoaderData<() => Partial<Edition>>('routes/home/route')?.edition;
}
