/** The words of signing up for the letters and of leaving them. */

export const almostDone = 'Almost done: look in your inbox and confirm there.';
export const checkAddress = 'Please check the address.';
export const tooManyLater = 'Too many sign-ups right now. Please try again later.';
export const againInAMinute = 'That did not work. Please try again in a minute.';
export const sendingNote = 'First comes a letter that asks you to confirm. Every letter has a link to leave.';
export const alsoByFeed = 'What is new also comes by feed: {articles}, {blog}, or into your {calendar}.';
export const alsoByFeedAlone = 'What is new also comes by feed: {articles}, or into your {calendar}.';
export const feedOfArticles = 'articles';
export const feedOfBlog = 'blog';
export const calendar = 'calendar';
