/** The texts of Header. */
export const english = {
  /** The accessible name of the desktop navigation. */
  nav: 'Main',
  /** The dropdown button and its list. */
  sections: 'Sections',
  /** The accessible name of the shelf, and its heading in the menu. */
  shelf: 'For readers',
  /** The toggle on small screens. */
  menu: 'Menu',
  /** The first link of the menu. */
  home: 'Home',
  /** The title of the partner links in the menu. */
  partners: 'Across our network',
  /** Visually hidden in links that open a new tab. */
  newTab: 'opens in a new tab',
  /** The button at the end of the menu that closes it. */
  close: 'Close',
};

export type HeaderLabels = typeof english;
