import type { LetterWords } from './letter-words.ts';

const others = (count: number) =>
  count === 1 ? 'مقال آخر' : count === 2 ? 'مقالان آخران' : `${count} مقالات أخرى`;

export const ar: LetterWords = {
  locale: 'ar-US-u-nu-latn',
  dir: 'rtl',
  names: { weekly: 'رسالة العائلة', breaking: 'تنبيهات عاجلة' },
  confirm: {
    subject: (name) => `يُرجى التأكيد: ${name}`,
    preheader: 'ضغطة واحدة، وتصلك الرسالة.',
    dateline: 'سؤال واحد قبل أن نكتب إليك',
    heading: (name) => `أتريد أن تصلك «${name}»؟`,
    ask: (sender, name) => `طلب أحدهم، ونرجو أنه أنت، من ${sender} إرسال «${name}» إلى هذا العنوان.`,
    ifYou: 'إن كنت أنت، فافتح هذه الصفحة واضغط زرها. وحتى تفعل ذلك لا يصلك شيء آخر.',
    button: 'تأكيد اشتراكي',
    ifNot:
      'وإن لم تكن أنت، فلا تفعل شيئًا: ينتهي الرابط بعد ثلاثة أيام ويُحذف العنوان معه. ويمكنك حذفه الآن أيضًا.',
    erase: 'احذف عنواني',
  },
  already: {
    subject: (name) => `«${name}» تصلك بالفعل`,
    preheader: 'لا حاجة إلى فعل شيء.',
    dateline: 'عن اشتراكك',
    heading: 'عنوانك في القائمة',
    said: (name) => `سُجّل هذا العنوان في «${name}» مرة أخرى. وهو في القائمة أصلًا، فلا حاجة إلى فعل شيء.`,
    missing: 'إن لم تصل الرسالة، فابحث عنها حيث يضع بريدك الإعلانات والرسائل غير المرغوبة.',
  },
  weekly: {
    more: (count) => `، و${others(count)}`,
    blog: 'المدونة',
    allArticles: 'كل المقالات',
    theBlog: 'المدونة',
  },
  readMore: 'اقرأ المزيد',
  why: (name, sender) => `تصلك «${name}» لأنك طلبتها من ${sender} وأكدت ذلك بالبريد.`,
  leave: 'ألغِ هذه الرسالة',
  leaveIs: ' بضغطة واحدة، وعندها يُحذف عنوانك.',
  leaveIt: 'لإلغائها: ',
  whatWeKeep: 'ما نحتفظ به',
};
