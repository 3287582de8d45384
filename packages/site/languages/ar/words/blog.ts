export const blog = 'المدونة';
export const blogIs = (name: string) => `أعمدة ونصائح عملية من كتّاب ${name}، الأحدث أولًا.`;
export const errorLoading = 'تعذّر تحميل المدونة';
export const tryAgain = 'حاول مرة أخرى';
export const noArticles = 'لا مقالات';
export const checkBack = 'عد قريبًا: سيكون هنا جديد.';
export const newestPosts = 'الأحدث';
export const loadingBlog = 'جارٍ تحميل المدونة…';
export const blogPage = (page: number) => `المدونة، الصفحة ${page}`;
export const page = (page: number) => `الصفحة ${page}`;
export const pageOfBlog = (page: number, intro: string) => `الصفحة ${page} من المدونة. ${intro}`;
export const blogKeywords = ['مدونة للآباء والأمهات', 'تربية'];

export const backToBlog = 'إلى المدونة';
export const viewOnPinterest = 'عرض في Pinterest';
export const filedUnder = 'المواضيع';
export const watchRelated = 'فيديو متصل بالموضوع';
export const readMore = 'اقرأ مقالات أخرى';
export const articleNotFound = 'المقال غير موجود';
export const noArticleHere = 'لا يوجد مقال في هذا العنوان.';
export const loading = 'جارٍ التحميل';
export const articleOnItsWay = 'المقال في الطريق.';
export const loadingArticle = 'جارٍ تحميل المقال…';
export const withdrawn = (message: string) => `${message}. سحبه التحرير.`;
export const untitled = 'بلا عنوان';
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
