/** The words of /articles. */

export const articlesAre =
  'What research says about raising children, put plainly and checked against its sources: growth, health, behavior, school, food and family life.';
export const searchArticles = 'Search articles';
export const searchArticlesBy = 'Search articles by title, content, or category...';
export const noArticlesFound = 'No articles found matching your search criteria.';
export const furtherReading = 'Further Reading';
export const whereWeLook = 'Where our writers look things up, and where you can, too.';
export const articlesOn = (query: string) => `Articles on “${query}”`;
export const articlesMatching = (title: string, query: string) =>
  `Articles of ${title} that match “${query}”.`;
export const articleKeywords = ['parenting articles'];
