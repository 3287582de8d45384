/** The words of what stands around every page. */

export const partnersInMenu = 'Institutions we read';
export const partnersInFooter = 'Institutions We Read';
export const aboutThis = 'About this magazine';
export const search = 'Search';
export const searchEverything = 'Search everything';
export const partOf = (network: string) => `Part of the ${network}`;
export const familyLetter = 'The Family Letter';
export const donationTitle = 'Help a family find its footing';
export const donationText = (name: string) =>
  `${name} is free to read. If it has helped you, consider a gift to a charity that helps children and their parents where help is scarce.`;
export const backToHome = '← Back to Home';
export const home = 'Home';
export const goToHomepage = 'Go to Homepage';
export const example = '(example)';

/** Masthead of the front page. */
export const lastChanged = (day: string) => `Last changed ${day}`;
export const readTheArticles = 'Read the Articles';
export const articlesAre = 'Researched, and sorted by what keeps you up.';
export const visitTheBlog = 'Visit the Blog';
export const blogIs = 'Columns and answers, week by week.';
export const urgentIs = 'Whom to call, and what to do now.';

/** Confirmations of the reader's display choices. */
export const schemeFollows = 'The theme follows your device.';
export const schemeLight = 'Pages are light from now on.';
export const schemeDark = 'Pages are dark from now on.';
export const textNormal = 'Text has its normal size.';
export const textLarge = 'Text is large from now on.';
export const textLargest = 'Text is largest from now on.';
export const saved = (sentence: string) => `Saved. ${sentence}`;
export const storesNothing =
  'Your browser stores nothing for this site, so your choice holds for this page only.';

export const followFeed = (list: string) => `Follow ${list} with a reader: {rss}, {atom} or {json}.`;

/** The last line of a page with invented names, and what follows it. */
export const someInvented = 'Some of the people named in this edition are invented';
export const allInvented = 'The people of this edition are invented';
export const thenSee = '{note}; {about}.';
export const seeAbout = 'see About';
export const writerInvented = 'The writer is invented for this edition';
