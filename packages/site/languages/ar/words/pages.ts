export const byAge = 'بحسب العمر';
export const byAgeIs = (name: string) => `كل ما في ${name} بحسب عمر الطفل.`;
export const byAgeKeyword = 'التربية بحسب العمر';
export const parenting = 'تربية';
export const articles = 'المقالات';
export const fromTheBlog = 'من المدونة';
export const healthAndWellness = 'الصحة';
export const tips = 'نصائح';
export const newAboutAge = 'الجديد عن هذا العمر';

export const series = 'سلاسل';
export const seriesKeyword = 'سلسلة';
export const otherSeries = 'سلاسل أخرى';
export const partsAreAway = 'لا يمكن عرض أجزاء هذه السلسلة الآن. عد بعد دقيقة.';
export const part = (place: number) => `الجزء ${place}`;
export const thisSeries = 'هذه السلسلة';
export const seriesAre = (name: string) => `مقالات من ${name} تُقرأ واحدًا بعد آخر.`;
export const articlesKeyword = 'مقالات للآباء والأمهات';
export const fromTheMagazine = 'من المجلة';
export const foldOuts = 'مطويات';
export const foldOutsAre = 'ثماني خطوات مرسومة في ورقة واحدة.';
export const allFoldOuts = 'كل المطويات';

export const corrections = 'التصحيحات';
export const correctionsAre = 'كل معلومة كانت خطأ في المجلة: يوم تصحيحها، وما كانت تقوله، وما تقوله الآن.';
export const correctionsKeyword = 'تصحيحات';
export const staysOnRecord =
  'حين تكون معلومة خطأ تبقى مسجلة هنا: ما قلناه، وما نقوله الآن، واليوم الذي صححناها فيه.';
export const howWeCorrect =
  'كيف نتحقق ونصحح مكتوب في {standards}. إن وجدت خطأ {write}؛ وما يمسّ السلامة يُنظر فيه أولًا.';
export const ourStandards = 'معاييرنا';
export const writeToUsInline = 'فاكتب إلينا';
export const nothingCorrected = 'لم يلزم تصحيح شيء حتى الآن.';
export const now = 'الآن';
export const before = 'قبلًا';

export const faq = 'أسئلة متكررة';
export const faqIs = 'ما يسأل عنه الأهل، والجواب في دقيقة.';
export const searchFaq = 'ابحث في الأسئلة';
export const searchFaqHint = 'ابحث عن سؤال…';
export const cannotWait =
  'إن كان لا يحتمل الانتظار: في {urgent} الأرقام التي تتصل بها، وما تفعله إلى أن يصل أحد.';
export const urgentHelp = 'المساعدة العاجلة';
export const noFaqFound = 'لا سؤال يطابق ما تبحث عنه.';
export const linkToAnswer = 'رابط هذا الجواب';
export const moreQuestions = 'عندك أسئلة أخرى؟';
export const moreQuestionsText = 'اكتب إلينا. وللعاجل اتصل بطبيب طفلك.';
export const contactExperts = 'راسل التحرير';
export const readOurBlog = 'اقرأ المدونة';
export const categories = 'المواضيع';
export const questionsOn = (query: string) => `أسئلة عن «${query}»`;
export const questionsMatching = (name: string, query: string) => `أسئلة في ${name} تطابق «${query}».`;
export const faqKeywords = ['أسئلة الأهل', 'أسئلة متكررة'];

export const contactIs = (name: string) => `كيف تصل إلى تحرير ${name}: العنوان والهاتف وأوقات العمل.`;
export const contactKeywords = ['اتصال', 'رسائل إلى التحرير', 'تصحيحات'];
export const contactDetails = 'بيانات الاتصال';
export const email = 'البريد الإلكتروني';
export const telephone = 'الهاتف';
export const address = 'العنوان';
export const businessHours = 'أوقات العمل';
export const writeToUs = 'اكتب إلينا';
export const contactForm = 'نموذج الاتصال';
export const whatToWrite = 'ماذا تكتب';
export const stayInTouch = 'ابقَ على صلة';
export const letterIs = (name: string) => `رسالة في الأسبوع حين تبدأ: أفضل ما في ${name} في خمس دقائق.`;
export const notYetSignedUp = 'لا يُسجَّل أحد من هنا بعد. نموذج الرسالة في أسفل هذه الصفحة.';
export const subscribeNow = 'اشترك الآن';
export const followUs = 'تابعنا';

export const lastChangedOn = 'آخر تعديل: ';
export const inThisText = 'في هذا النص';
export const noFramesLoad = 'لا يُحمَّل شيء من أي مزوّد على هذا الجهاز بلا سؤال.';
export const loadsWithoutAsking = (provider: string) => `${provider} يُحمَّل بلا سؤال.`;
export const askAgain = (provider: string) => `اسأل من جديد قبل تحميل ${provider}`;
export const reachUs = 'اكتب إلى {email}، أو استعمل {contact}.';
export const contactPage = 'صفحة الاتصال';
export const framesFrom = (provider: string) =>
  `نموذج الاتصال في هذا الموقع من ${provider}، والفيديو من يوتيوب.`;
export const networkIs = (network: string) => `شبكة الإعلان في هذا الموقع هي ${network}.`;
/** In its own direction, whatever stands beside it. */
const isolated = (text: string) => `\u2068${text}\u2069`;
export const publisherIs = (publisher: string, street: string, editor: string, mail: string) =>
  `الناشر: ${publisher}، ${isolated(street)}. المسؤول: ${editor}. البريد: ${isolated(mail)}.`;
export const noNetwork = 'هذا الموقع غير موصول بأي شبكة إعلان.';
export const networkInFrames =
  'هذا الموقع موصول بشبكة إعلان. إعلاناتها في إطارات لا تقرأ هذه الصفحة ولا ما تحفظه في جهازك؛ ويُحمَّل الإطار حين يقترب مكانه من شاشتك.';
export const networkInPage =
  'هذا الموقع موصول بشبكة إعلان. يُحمَّل برنامجها بعد الصفحة، حين تلمسها أول مرة أو حين يقترب إعلان من شاشتك، ثم يعمل في الصفحة كبرنامجنا.';
export const networkAsks =
  'لا يُحمَّل منها شيء قبل أن تقبل. جوابك محفوظ في هذا الجهاز فقط (adChoice: كلمة «accepted» أو «refused»)، ويمكنك تغييره هنا. وإن كان متصفحك يرسل Global Privacy Control فنعدّه رفضًا ولا نسأل.';
export const networkIsTold =
  'إن كان متصفحك يرسل Global Privacy Control، يُطلب من الشبكة أن تختار الإعلانات بلا ما تعرفه عنك.';
export const pagesWithoutAds = 'الصفحات التي بلا إعلانات، كهذه، لا تحمّل منها شيئًا.';
