/** The texts of Pager. */
export const english = {
  /** The accessible name of the navigation. */
  label: 'Pagination',
  /** Its name if the current page has no button. */
  position: '{label}, page {page} of {pages}',
  /** The link to the previous page. */
  previous: 'Previous',
  /** The link to the next page. */
  next: 'Next',
  /** The accessible name of the link to a page. */
  page: 'Page {page}',
};

export type PagerLabels = typeof english;
