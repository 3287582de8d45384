/** The words of the links to the pages of a list. */
export const english = {
  /** Name of the navigation. */
  label: 'Pagination',
  /** Its name where the current page has no button of its own. */
  position: '{label}, page {page} of {pages}',
  /** The link to the page before. */
  previous: 'Previous',
  /** The link to the page after. */
  next: 'Next',
  /** Name of the link to a page. */
  page: 'Page {page}',
};

export type PagerLabels = typeof english;
