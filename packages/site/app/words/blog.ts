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
