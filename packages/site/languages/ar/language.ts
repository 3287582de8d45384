export const lang: string = 'ar';

export const readTimeInWords = (minutes: number): string =>
  minutes === 1
    ? 'دقيقة قراءة'
    : minutes === 2
      ? 'دقيقتا قراءة'
      : minutes <= 10
        ? `${minutes} دقائق قراءة`
        : `${minutes} دقيقة قراءة`;

/** 'اتصل بالرقم 911', 'اطلب 911'. */
export const dialing = /(?:اتصل\p{L}*|اطلب\p{L}*|الرقم|بالرقم|على)\s+(?:بالرقم\s+|الرقم\s+|بـ\s*)?$/u;

export const stopWords: string =
  'في من على إلى الى عن مع هذا هذه ذلك تلك التي الذي أن ان إن كان كانت هو هي هم ما لا لم لن قد كل بعد قبل عند أو او ثم بين حتى كيف متى هل ماذا لماذا أنا انا نحن طفل الطفل طفلي أطفال الأطفال ابني ابنتي';

export const elsewhere: string =
  '<p>الأرقام في هذه الصفحة للولايات المتحدة. رقم الطوارئ في الاتحاد الأوروبي 112. وفي ' +
  '<a href="https://findahelpline.com/" target="_blank" rel="external noopener" dir="ltr">findahelpline.com</a> خطوط الأزمات بحسب البلد.</p>';
