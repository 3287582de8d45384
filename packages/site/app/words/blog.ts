/** The words of the blog and its posts, of feeds and of the installed site. */

export const blog = 'Blog';
export const blogIs = (name: string) =>
  `Columns and practical advice from the writers of ${name}, newest first.`;
export const errorLoading = 'Error Loading Blog';
export const tryAgain = 'Try Again';
export const noArticles = 'No Articles Found';
export const checkBack = 'Check back soon for new content.';
export const newestPosts = 'Newest Posts';
export const loadingBlog = 'Loading the blog…';
export const blogPage = (page: number) => `Blog, Page ${page}`;
export const page = (page: number) => `Page ${page}`;
export const pageOfBlog = (page: number, intro: string) => `Page ${page} of the blog. ${intro}`;
export const blogKeywords = ['parenting blog', 'family advice', 'parenting tips'];

export const backToBlog = 'Back to Blog';
export const viewOnPinterest = 'View on Pinterest';
export const filedUnder = 'Filed under';
export const watchRelated = 'Watch Related Content';
export const readMore = 'Read More Articles';
export const articleNotFound = 'Article Not Found';
export const noArticleHere = 'There is no article at this address.';
export const loading = 'Loading';
export const articleOnItsWay = 'This article is on its way.';
export const loadingArticle = 'Loading the article…';
export const withdrawn = (message: string) => `${message}. The editors have withdrawn it.`;
export const untitled = 'Untitled';
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
