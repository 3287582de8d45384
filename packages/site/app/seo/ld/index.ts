/**
 * Structured data (JSON-LD), one builder per kind of page. All addresses are absolute on the site's public
 * origin.
 */
export { blogPageLd, blogPostingLd } from './blog.ts';
export { bookListLd } from './books.ts';
export { breadcrumbsLd } from './breadcrumbs.ts';
export { collectionLd } from './collection.ts';
export { faqPageLd } from './faq.ts';
export { newsArticleLd } from './news-article.ts';
export { newsOrganizationLd } from './organization.ts';
export { aboutPageLd, contactPageLd, profilePageLd, webPageLd } from './pages.ts';
export { radioLd } from './radio.ts';
export { topicLd } from './topic.ts';
export { webSiteLd } from './web-site.ts';
