export const urgentHelp = 'مساعدة عاجلة';
export const urgentHelpLink = 'مساعدة عاجلة';
export const urgentIs = 'بمن تتصل وماذا تفعل الآن: صعوبة التنفس، التسمم، الحمى، إيذاء النفس.';
export const urgentKeywords = ['إسعافات أولية', 'تسمم', 'حمى', 'طوارئ'];
export const callFirst =
  'لا يتنفس، شفتاه زرقاوان، لا يستيقظ: اتصل أولًا. افتح مكبّر الصوت وأكمل القراءة إلى أن يصلوا.';
export const whatIsHappening = 'ماذا يحدث؟';
export const toPrint = 'للطباعة، قبل أن تحتاج إليها';
export const foldOuts = 'مطويات';
export const eightSteps = (titles: readonly string[]) => `ثماني خطوات مرسومة: ${titles.join('؛ ')}.`;
export const thisIsFirstAid =
  'هذه إسعافات أولية كما تعلّمها المؤسسات المذكورة في كل صفحة. لا تغني عن دورة ولا عن طبيب. عند الشك اتصل: لا يضيق أحد باتصال تبيّن أنه لا شيء.';

export const printSheet = (title: string) => `للطباعة: ${title}`;
export const whenOver = (title: string) => `حين ينتهي الأمر: ${title}`;
export const emergencyIs = (title: string, steps: string) =>
  `${title}: بمن تتصل، وماذا تفعل إلى أن تصل المساعدة. ${steps}.`;
export const whatToDo = (title: string) => `${title}: ماذا تفعل`;
export const emergencyKeywords = ['إسعافات أولية', 'طوارئ'];
export const allEmergencies = 'كل الحالات الطارئة';
export const doNot = 'لا تفعل';
export const moreOn = (title: string) => `المزيد عن: ${title}`;
export const printPage = 'اطبع هذه الصفحة';
export const drawingsChecked = 'قورنت الرسوم أيضًا بـ:';
export const around = (part: string) => `حول «${part}»`;
export const back = 'السابق';
export const next = (part: string) => `التالي: ${part}`;

export const sheetTitle = (title: string) => `${title}: ورقة للطباعة`;
export const sheetIs = (intro: string) => `${intro} صفحة واحدة للطباعة.`;
export const sheetKeywords = ['للطباعة', 'إسعافات أولية'];
export const printThisSheet = 'اطبع هذه الورقة';
