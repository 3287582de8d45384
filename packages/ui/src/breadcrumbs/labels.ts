/** The texts of Breadcrumbs. */
export const english = {
  /** The accessible name of the navigation. */
  label: 'Breadcrumb',
};

export type BreadcrumbsLabels = typeof english;
