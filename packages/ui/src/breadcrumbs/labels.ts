/** The words of the way to a page. */
export const english = {
  /** Name of the navigation. */
  label: 'Breadcrumb',
};

export type BreadcrumbsLabels = typeof english;
