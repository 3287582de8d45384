/** The words of the footer. */
export interface FooterLabels {
  /** Title of the first column. */
  sections: string;
  /** Title of the second column. */
  moreSections: string;
  /** Title of the partner links. */
  partners: string;
  /** Title of the accounts. */
  social: string;
  /** Name of the list of privacy and terms. */
  legal: string;
  /** Added unseen to links that open a new tab. */
  newTab: string;
}

export const english: FooterLabels = {
  sections: 'Sections',
  moreSections: 'More Sections',
  partners: 'Our Network',
  social: 'Follow Us',
  legal: 'Legal',
  newTab: 'opens in a new tab',
};
