/** The words of lists of pieces and of the ages by which they are read. */

export const all = 'All';
export const ages = 'Ages';
export const age = 'Age';
export const howOld = 'How old is your child?';
/** `Hours of sleep in 24 ({source}); none named under 4 months` */
export const hoursOfSleep = 'Hours of sleep in 24 (';
export const noneNamed = '); none named under 4 months';
export const everythingFor = (ages: string) => `Everything for ${ages.toLowerCase()}`;
export const unitOfSleep = ' hours of sleep';
export const sleepSource = 'American Academy of Sleep Medicine, 2016';
export const blog = 'Blog';
export const articlesFound = (count: number) => (count === 1 ? '1 article found' : `${count} articles found`);
export const questionsFound = (count: number) =>
  count === 1 ? '1 question found' : `${count} questions found`;

/** Of /articles. */
export const articles = 'Articles';
export const healthAndWellness = 'Health & Wellness';
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
