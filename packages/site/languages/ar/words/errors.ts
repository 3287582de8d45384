export const unexpected = 'خطأ غير متوقع';
export const notShown = 'تعذّر عرض هذه الصفحة.';
export const applicationError = 'حدث خطأ في هذه الصفحة';
export const pageNotFound = 'الصفحة غير موجودة';
export const noPageHere = 'لا توجد صفحة في هذا العنوان.';
export const waysOn = 'إلى أين الآن';
export const articles = 'المقالات';
export const parentingTips = 'نصائح';
export const communityStories = 'حكايات';
export const blog = 'المدونة';

export const tryAgain = 'حاول مرة أخرى';
export const loadAgain = 'لم ينجح ذلك. أعد تحميل الصفحة.';
export const didNotWork = 'لم ينجح ذلك. حاول مرة أخرى.';

export const offlineTitle = 'لا اتصال بالشبكة';
export const offlineDescription = 'لا يمكن فتح هذه الصفحة بلا شبكة.';
export const offlineHeading = 'أنت بلا اتصال';
export const offlineText = 'لا يمكن الوصول إلى هذه الصفحة الآن، وليست محفوظة في جهازك. أما هذه فمحفوظة:';
export const offlinePlain = 'أنت بلا اتصال، وهذه الصفحة ليست محفوظة في جهازك.';
export const savedPieces = 'المقالات المحفوظة';
export const copyOf = (day: string) => `الشبكة لا تستجيب. هذه النسخة محفوظة هنا منذ ${day}.`;
export const stayHere = 'ابقَ هنا';
export const stays = 'لا توجد شبكة. تبقى هذه الصفحة، وتُفتح الأخرى متى أمكن.';
export const onItsWay = 'الصفحة في الطريق';

export const oneMoment = 'لحظة من فضلك';
export const manyPages = 'طُلبت من اتصالك صفحات كثيرة جدًا في وقت قصير.';
export const busy = 'الزحام شديد الآن';
export const manyReaders = 'عدد القراء في هذه اللحظة أكبر من المعتاد.';
export const manySignUps = 'جاءت من شبكتك اشتراكات كثيرة جدًا في وقت قصير، وربما ليست منك. لم نحفظ عنوانك.';
export const againIn = (seconds: number) =>
  `حاول مرة أخرى بعد ${seconds === 1 ? 'ثانية' : seconds === 2 ? 'ثانيتين' : seconds <= 10 ? `${seconds} ثوانٍ` : `${seconds} ثانية`}.`;
export const headlinesCome = 'العناوين بعد لحظة.';

export const savedAndKept = 'حُفظ، ويمكن قراءته بلا شبكة.';
export const savedInList = 'حُفظ في قائمتك. لم يمكن حفظه للقراءة بلا شبكة.';
