export const errorTexts = {
  'Failed to fetch blog posts': 'تعذّر تحميل المقالات',
  'Article not found': 'المقال غير موجود',
  "The article you're looking for doesn't exist.": 'المقال الذي تبحث عنه غير موجود.',
  'An error occurred': 'حدث خطأ',
};

export const feedOfArticles = (name: string) => `${name}: المقالات`;
export const feedOfBlog = (name: string) => `${name}: المدونة`;
export const articlesFeedIs = (name: string) => `كل مقالات ${name}، بكلام واضح وبمصادرها.`;
export const blogFeedIs = (name: string) => `أعمدة ونصائح عملية من كتّاب ${name}.`;
export const calendar = 'تقويم';

export const articles = 'المقالات';
export const liveRadio = 'الراديو المباشر';
export const faq = 'أسئلة';
