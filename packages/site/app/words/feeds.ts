/** The words of feeds, of errors of the blog and of the installed site. */

/** The texts of a blog's errors in this language, by the client's own. Others are shown as they are. */
export const errorTexts: Readonly<Record<string, string>> = {};

export const feedOfArticles = (name: string) => `${name}: Articles`;
export const feedOfBlog = (name: string) => `${name}: Blog`;
export const articlesFeedIs = (name: string) =>
  `What research says about raising children, put plainly. Every article of ${name}.`;
export const blogFeedIs = (name: string) => `Columns and practical advice from the writers of ${name}.`;
export const calendar = 'Calendar';

/** Shortcuts of the installed site. */
export const articles = 'Articles';
export const liveRadio = 'Live Radio';
export const faq = 'FAQ';
