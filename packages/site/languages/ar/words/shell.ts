export const partnersInMenu = 'مؤسسات نقرأ لها';
export const partnersInFooter = 'مؤسسات نقرأ لها';
export const aboutThis = 'عن هذه المجلة';
export const search = 'بحث';
export const searchEverything = 'ابحث في الموقع كله';
export const partOf = (network: string) => `جزء من ${network}`;
export const familyLetter = 'رسالة العائلة';
export const donationTitle = 'ساعد عائلة على الوقوف';
export const donationText = (name: string) =>
  `قراءة ${name} مجانية. إن نفعتك، ففكّر في التبرع لجمعية تساعد الأطفال وأهلهم حيث الحاجة أشد.`;
export const backToHome = '→ إلى الصفحة الرئيسية';
export const home = 'الرئيسية';
export const goToHomepage = 'إلى الصفحة الرئيسية';
export const example = '(مثال)';

export const lastChanged = (day: string) => `آخر تحديث ${day}`;
export const readTheArticles = 'اقرأ المقالات';
export const articlesAre = 'بمصادرها، ومرتبة بحسب ما يؤرّقك.';
export const visitTheBlog = 'إلى المدونة';
export const blogIs = 'أعمدة وأجوبة، أسبوعًا بعد أسبوع.';
export const urgentIs = 'بمن تتصل، وماذا تفعل الآن.';

export const schemeFollows = 'الألوان تتبع جهازك.';
export const schemeLight = 'الصفحات فاتحة من الآن.';
export const schemeDark = 'الصفحات داكنة من الآن.';
export const textNormal = 'حجم النص عادي.';
export const textLarge = 'النص كبير من الآن.';
export const textLargest = 'النص كبير جدًا من الآن.';
export const saved = (sentence: string) => `حُفظ. ${sentence}`;
export const storesNothing = 'متصفحك لا يحفظ شيئًا لهذا الموقع، فاختيارك لهذه الصفحة فقط.';

export const followFeed = (list: string) => `تابع ${list} بقارئ خلاصات: {rss} أو {atom} أو {json}.`;

export const someInvented = 'بعض الأسماء في هذه الطبعة مخترعة';
export const allInvented = 'أسماء الأشخاص في هذه الطبعة مخترعة';
export const thenSee = '{note}؛ {about}.';
export const seeAbout = 'انظر «من نحن»';
export const writerInvented = 'اسم الكاتب مخترع لهذه الطبعة';
