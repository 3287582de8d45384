export const articlesAre =
  'ما يُعرف عن تربية الأطفال، بكلام واضح وبمصادره: الصحة والنوم والطعام واللغة وحياة البيت.';
export const searchArticles = 'ابحث في المقالات';
export const searchArticlesBy = 'ابحث بالعنوان أو النص أو الموضوع…';
export const noArticlesFound = 'لا مقال يطابق ما تبحث عنه.';
export const furtherReading = 'للاستزادة';
export const whereWeLook = 'حيث نبحث نحن، وحيث يمكنك أن تبحث.';
export const articlesOn = (query: string) => `مقالات عن «${query}»`;
export const articlesMatching = (title: string, query: string) => `مقالات ${title} التي تطابق «${query}».`;
export const articleKeywords = ['مقالات للآباء والأمهات'];
