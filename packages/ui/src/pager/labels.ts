/** The words of the links to the pages of a list. */
export interface PagerLabels {
  /** Name of the navigation. */
  label: string;
  /** Its name where the current page has no button of its own. */
  position: string;
  /** The link to the page before. */
  previous: string;
  /** The link to the page after. */
  next: string;
  /** Name of the link to a page. */
  page: string;
}

export const english: PagerLabels = {
  label: 'Pagination',
  position: '{label}, page {page} of {pages}',
  previous: 'Previous',
  next: 'Next',
  page: 'Page {page}',
};
