/** The texts of Footer. */
export const english = {
  /** Title of the first column. */
  sections: 'Sections',
  /** Title of the second column. */
  moreSections: 'More Sections',
  /** Title of the partner links. */
  partners: 'Our Network',
  /** Title of the accounts. */
  social: 'Follow Us',
  /** The accessible name of the list of privacy and terms. */
  legal: 'Legal',
  /** Visually hidden in links that open a new tab. */
  newTab: 'opens in a new tab',
};

export type FooterLabels = typeof english;
