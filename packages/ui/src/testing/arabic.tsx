import { type SomeLabels, UiProvider } from '../provider/index.ts';

/** Some texts in Arabic, for stories of right-to-left pages. A sample: the library has no Arabic texts. */
export const arabicSample: SomeLabels = {
  blogRow: { linkLabel: 'اقرأ المقال كاملاً' },
  byline: { by: 'بقلم {author}', updated: 'حُدّث في {date}' },
  header: {
    nav: 'الرئيسية',
    sections: 'الأقسام',
    menu: 'القائمة',
    home: 'الصفحة الأولى',
    partners: 'شبكتنا',
    newTab: 'يفتح في علامة تبويب جديدة',
    close: 'إغلاق',
  },
  pager: {
    label: 'الصفحات',
    position: '{label}، الصفحة {page} من {pages}',
    previous: 'السابق',
    next: 'التالي',
    page: 'الصفحة {page}',
  },
  radio: {
    title: 'الإذاعة المباشرة',
    subtitle: 'بث مباشر على مدار الساعة',
    play: 'تشغيل',
    pause: 'إيقاف مؤقت',
    mute: 'كتم الصوت',
    unmute: 'إلغاء الكتم',
    volume: 'مستوى الصوت',
  },
  radioPlayer: {
    paused: 'متوقف',
    connecting: 'جارٍ الاتصال',
    live: 'على الهواء',
    reconnecting: 'إعادة الاتصال',
    nowPlaying: 'يُبث الآن',
    noPiece: 'تظهر هنا عناوين هذه الساعة.',
    tip: 'إذا لم يبدأ الصوت فاضغط على تشغيل. بعض المتصفحات تمنع الصوت قبل أن تتفاعل مع الصفحة.',
  },
};

/** A decorator that shows the story on an Arabic page. */
export function inArabic(Story: () => React.JSX.Element) {
  return (
    <div lang="ar" dir="rtl">
      <UiProvider locale="ar" labels={arabicSample}>
        <Story />
      </UiProvider>
    </div>
  );
}
