/** The words of the header. */
export const english = {
  /** Name of the desktop navigation. */
  nav: 'Main',
  /** The dropdown button and its list. */
  sections: 'Sections',
  /** The toggle on small screens. */
  menu: 'Menu',
  /** The first link of the menu. */
  home: 'Home',
  /** Title of the partner links in the menu. */
  partners: 'Across our network',
  /** Added unseen to links that open a new tab. */
  newTab: 'opens in a new tab',
  /** What closes the menu, at its foot. */
  close: 'Close',
};

export type HeaderLabels = typeof english;
