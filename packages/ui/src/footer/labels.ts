/** The words of the footer. */
export const english = {
  /** Title of the first column. */
  sections: 'Sections',
  /** Title of the second column. */
  moreSections: 'More Sections',
  /** Title of the partner links. */
  partners: 'Our Network',
  /** Title of the accounts. */
  social: 'Follow Us',
  /** Name of the list of privacy and terms. */
  legal: 'Legal',
  /** Added unseen to links that open a new tab. */
  newTab: 'opens in a new tab',
};

export type FooterLabels = typeof english;
