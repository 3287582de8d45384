import type { CoreValue } from '@daily-nest/content/types';

/** The year in which the magazine began; undefined until you say so. */
export const founded: number | undefined = undefined;

/** The texts of /about. */
export const about = {
  title: 'من نحن',
  lead: 'My Title مجلة للآباء والأمهات والعائلات.',
  image: '/pictures/a-nest-of-houses.jpg',
  imageAlt: 'مشهد من ورق مقصوص: ثلاثة بيوت صغيرة مضيئة النوافذ في عش على غصن، وطائران أحمران ينظران إليها',
  mission: {
    title: 'رسالتنا',
    pulled: 'نقول من أين جاءت كل نصيحة، لتقرأها هناك بنفسك.',
    paragraphs: ['نكتب للآباء والأمهات ولكل من يرعى طفلًا. وحين نعطي نصيحة يكون مصدرها في آخر المقال.'],
  },
  story: {
    title: 'حكايتنا',
    paragraphs: [
      'My Title مجلة جديدة. صفحات المساعدة العاجلة فيها هي صفحات الشبكة التي نستعمل برنامجها المفتوح المصدر، وكل ما عداها لنا.',
    ],
  },
  standards: {
    title: 'كيف نعمل',
    paragraphs: ['كل مقال يذكر مصادره. إن وجدت خطأ فاكتب إلينا. لا شيء هنا يغني عن طبيبك الذي يعرف طفلك.'],
  },
  people: {
    title: 'من يوقّع',
    note: undefined as string | undefined,
  },
};

/** The values of /about. */
export const coreValues: CoreValue[] = [
  {
    id: 'sources',
    title: 'بمصادرها',
    description: 'نضع رابط ما هو معروف، ونقول متى لا يعرف أحد الجواب بعد.',
  },
  {
    id: 'kind',
    title: 'بلا لوم ولا تخويف',
    description: 'من يسأل في منتصف الليل يفعل ما يكفي. نجيبه ولا نؤنبه.',
  },
  {
    id: 'private',
    title: 'لا أحد يراقبك وأنت تقرأ',
    description: 'تقرأ هنا بلا حساب، وما تقرؤه شأنك وحدك.',
  },
];
