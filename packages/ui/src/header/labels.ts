/** The words of the header. */
export interface HeaderLabels {
  /** Name of the desktop navigation. */
  nav: string;
  /** The dropdown button and its list. */
  sections: string;
  /** The toggle on small screens. */
  menu: string;
  /** The first link of the menu. */
  home: string;
  /** Title of the partner links in the menu. */
  partners: string;
  /** Added unseen to links that open a new tab. */
  newTab: string;
  /** What closes the menu, at its foot. */
  close: string;
}

export const english: HeaderLabels = {
  nav: 'Main',
  sections: 'Sections',
  menu: 'Menu',
  home: 'Home',
  partners: 'Across our network',
  newTab: 'opens in a new tab',
  close: 'Close',
};
