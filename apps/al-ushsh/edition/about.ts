import type { CoreValue } from '@daily-nest/content/types';

/** Year in which the magazine began. */
export const founded = 2026;

/** The texts of /about. */
export const about = {
  title: 'من نحن',
  lead: 'مجلة لمن يربّي بعيدًا عن بيت طفولته: بالعربية، وبمصادرها، وقصيرة تُقرأ والرضيع على الذراع.',
  image: '/pictures/a-nest-of-houses.jpg',
  imageAlt: 'مشهد من ورق مقصوص: ثلاثة بيوت صغيرة مضيئة النوافذ في عش على غصن، وطائران أحمران ينظران إليها',
  mission: {
    title: 'رسالتنا',
    pulled: 'لا ينبغي لأحد أن يترجم نصيحة في الثالثة ليلًا.',
    paragraphs: ['نقرأ ما تنشره هيئات الصحة وأطباء الأطفال في هذا البلد، ونقوله باللغة التي تغنّي بها لطفلك.'],
  },
  story: {
    title: 'حكايتنا',
    paragraphs: [
      'العُش هو العنوان الرابع الذي يأتي مع برنامج هذه الشبكة، وهو مفتوح المصدر. من يأخذه يكتب هنا حكايته.',
    ],
  },
  standards: {
    title: 'كيف نعمل',
    paragraphs: ['كل مقال يذكر مصادره. إن وجدت خطأ فاكتب إلينا. لا شيء هنا يغني عن طبيبك الذي يعرف طفلك.'],
  },
  people: {
    title: 'من يوقّع هذه الطبعة',
    note: 'هذه طبعة تجريبية من مجلة مفتوحة المصدر. أسماء تحريرها مخترعة، ولم يراجع أحد منهم شيئًا. المصادر حقيقية.' as
      | string
      | undefined,
  },
};

/** The values of /about. */
export const coreValues: CoreValue[] = [
  {
    id: 'sources',
    title: 'من أين جاء',
    description: 'نبدأ بما هو معروف ونضع رابطه، ونقول متى لا يعرف أحد الجواب.',
  },
  { id: 'kind', title: 'بلطف وبلا تخويف', description: 'لا لوم ولا ذعر. نكلمك كما تكلمك صديقة قرأت الدراسة.' },
  { id: 'private', title: 'لا أحد يراقبك وأنت تقرأ', description: 'تقرأ هنا بلا حساب، وما تقرؤه شأنك وحدك.' },
];
