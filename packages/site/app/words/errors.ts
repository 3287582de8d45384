/** The words of pages that could not be shown, on the site, in the running application and without a network. */

export const unexpected = 'Unexpected error';
export const notShown = 'This page could not be shown.';
export const applicationError = 'Unexpected Application Error!';
export const pageNotFound = 'Page Not Found';
export const noPageHere = 'There is no page at this address.';
export const waysOn = 'Ways on';
export const articles = 'Articles';
export const parentingTips = 'Parenting Tips';
export const communityStories = 'Community Stories';
export const blog = 'Blog';

export const tryAgain = 'Try again';
export const loadAgain = 'That did not work. Please load the page again.';
export const didNotWork = 'That did not work. Please try again.';

/** Without a network. */
export const offlineTitle = 'You Are Offline';
export const offlineDescription = 'This page cannot be had without a network.';
export const offlineHeading = 'You are offline';
export const offlineText =
  'This page cannot be reached at the moment, and it is not kept on your device. These are:';
export const offlinePlain = 'You are offline, and this page is not kept on your device.';
export const savedPieces = 'Saved Pieces';
export const copyOf = (day: string) => `The network does not answer. This is the copy kept here on ${day}.`;
export const stayHere = 'Stay here';
export const stays =
  'There is no network. This page stays, and the other one opens as soon as it can be had.';
export const onItsWay = 'The page is on its way';

/** An answer to too many requests. */
export const oneMoment = 'One moment, please';
export const manyPages = 'Very many pages were asked for from your connection in a short time.';
export const busy = 'Very busy right now';
export const manyReaders = 'More readers than usual are asking for new pages at this moment.';
export const manySignUps =
  'Very many sign-ups came from your network in a short time, perhaps not from you. Your address was not taken.';
export const againIn = (seconds: number) =>
  `Please try again in ${seconds === 1 ? 'a second' : `${seconds} seconds`}.`;
export const headlinesCome = 'The headlines come in a moment.';

export const savedAndKept = 'Saved, and kept to be read without a network.';
export const savedInList = 'Saved in your list. It could not be stored for reading without a network.';
