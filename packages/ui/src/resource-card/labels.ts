/** The words of a place where readers find help. */
export interface ResourceCardLabels {
  /** The link to it. */
  action: string;
}

export const english: ResourceCardLabels = {
  action: 'Visit the site',
};
