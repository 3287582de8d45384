import { useRouteLoaderData } from 'react-router';

/** What the front page's loader says of the edition, and its masthead shows. */
export interface Edition {
  /** ISO day of the newest change of a piece, a story or a tip on the page. */
  edition: string;
}

/** The day of the edition, while the front page is shown. */
export function useEdition(): string | undefined {
  return useRouteLoaderData<() => Partial<Edition>>('routes/home/route')?.edition;
}
