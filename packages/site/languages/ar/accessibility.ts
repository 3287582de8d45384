import type { Legal } from '@daily-nest/content/types';

/** The text of /accessibility. */
export const accessibility: Legal = {
  title: 'سهولة الوصول',
  description: 'ما يمكن لكل قارئ أن يعتمد عليه، وما نعرف أنه لا يعمل، وأين تخبرنا.',
  updated: '2026-11-28',
  intro: 'يقرأ الأهل بيد واحدة، ليلًا، بقارئ شاشة، على هاتف قديم. هذه الصفحة تقول إلى أي حد يخدمهم الموقع.',
  sections: [
    {
      id: 'aim',
      heading: 'ما نسعى إليه',
      paragraphs: [
        'المقياس هو WCAG 2.2 في مستوى AA. بقدر ما تراه اختباراتنا تستوفيه الصفحات. لم يدققها أحد غيرنا.',
      ],
    },
    {
      id: 'known',
      heading: 'ما نعرف أنه ناقص',
      paragraphs: ['لم يجرّب أحد يعتمد على قارئ شاشة هذه الطبعة بالعربية بعد.'],
    },
    {
      id: 'reach-us',
      heading: 'أخبرنا بما يعيقك',
      paragraphs: ['قل أي صفحة كانت وبماذا قرأتها. ما يمنع قارئًا من الدخول نصلحه أولًا.'],
    },
  ],
};
