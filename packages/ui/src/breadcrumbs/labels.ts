/** The words of the way to a page. */
export interface BreadcrumbsLabels {
  /** Name of the navigation. */
  label: string;
}

export const english: BreadcrumbsLabels = {
  label: 'Breadcrumb',
};
