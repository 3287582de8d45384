import type { UiProviderProps } from '@daily-nest/ui/provider';

export const dir = 'rtl';
export const nameOfLanguage = 'Arabic';

/** The library has no set of Arabic words of its own: these are those of the parts that a small title shows. */
export const labels: UiProviderProps['labels'] = {
  articleCard: {
    reviewed: 'راجعه {name} في {date}',
    reviewedBy: 'راجعه {name}',
    reviewedOn: 'رُوجع في {date}',
  },
  asOf: { advice: 'نصيحة {source}، كما في {date}.', undated: 'نصيحة {source}.' },
  breadcrumbs: { label: 'مسار التصفح' },
  byline: { by: 'بقلم {author}', updated: 'حُدّث في {date}' },
  footer: {
    sections: 'الأقسام',
    moreSections: 'أقسام أخرى',
    partners: 'مؤسسات نقرأ لها',
    social: 'تابعنا',
    legal: 'عن المجلة',
    newTab: 'يُفتح في علامة تبويب جديدة',
  },
  frame: {
    loadLabel: 'تحميل {title}',
    remember: 'حمّله الآن وفي الزيارات القادمة',
    from: 'يُحمَّل من {provider}',
    explanation: 'هذا الجزء من {provider}. لا يُحمَّل إلا إذا طلبته، وعندها يعرف {provider} بزيارتك.',
    open: 'فتح {title}',
    linksText: 'يمكنك قراءته في مصدره:',
    headlines: 'تُقرأ العناوين عند أصحابها:',
    contacts: 'يمكنك أن تكتب إلينا هكذا:',
    loading: 'جارٍ تحميل {title} …',
    nothing: 'لا شيء منشورًا هنا الآن.',
    late: 'لم يُحمَّل في وقته.',
    again: 'إعادة التحميل',
    thisSite: 'هذا الموقع',
  },
  header: {
    nav: 'التصفح الرئيسي',
    sections: 'الأقسام',
    shelf: 'للقراءة',
    menu: 'القائمة',
    home: 'الرئيسية',
    partners: 'مؤسسات نقرأ لها',
    newTab: 'يُفتح في علامة تبويب جديدة',
    close: 'إغلاق',
  },
  moreLink: { newTab: '(يُفتح في علامة تبويب جديدة)' },
  newsletterForm: {
    label: 'البريد الإلكتروني',
    submitLabel: 'اشترك',
    confirmation: 'تم تأكيد الاشتراك!',
  },
  notFound: {
    title: 'الصفحة غير موجودة',
    text: 'ربما نُقلت الصفحة، أو سقط حرف من الرابط.',
    home: 'إلى الصفحة الرئيسية',
    back: 'رجوع',
  },
  pieceActions: {
    save: 'احفظ لتقرأ لاحقًا',
    share: 'شارك',
    list: 'المقالات المحفوظة',
    saved: 'حُفظ.',
    removed: 'أُزيل من محفوظاتك.',
    full: 'في محفوظاتك {most} مقالًا ولا مكان لمزيد. أزل واحدًا أولًا.',
    blocked: 'متصفحك لا يحفظ شيئًا لهذا الموقع، فلا يمكن الحفظ.',
    copied: 'نُسخ الرابط.',
  },
  schemeSwitch: {
    button: 'المظهر',
    scheme: 'الألوان',
    automatic: 'تلقائي',
    light: 'فاتح',
    dark: 'داكن',
    textSize: 'حجم النص',
    normal: 'عادي',
    large: 'كبير',
    largest: 'كبير جدًا',
  },
  searchField: { clear: 'مسح', cleared: 'البحث', search: 'بحث' },
  section: { more: 'عرض الكل' },
  skeleton: { label: 'جارٍ التحميل…' },
  skipLink: { skipLabel: 'انتقل إلى المحتوى' },
  sourceList: { title: 'المصادر' },
  suggestions: { list: 'اقتراحات', one: 'اقتراح واحد', many: 'عدد الاقتراحات: {count}' },
  toast: { dismissLabel: 'إخفاء' },
  videoEmbed: {
    play: 'تشغيل {title}',
    caption: 'من يوتيوب. لا يُحمَّل منه شيء قبل أن تضغط زر التشغيل.',
  },
};
export const hasDropCaps: boolean = false;
