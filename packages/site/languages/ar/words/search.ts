export const kinds = {
  urgent: 'مساعدة عاجلة',
  articles: 'المقالات',
  wellness: 'الصحة',
  foldOuts: 'مطويات',
  blog: 'المدونة',
  tips: 'نصائح',
  stories: 'حكايات',
  faq: 'أسئلة',
  books: 'كتب',
};

export const search = 'بحث';
export const searchFor = (query: string) => `بحث: ${query}`;
export const searchIs = (name: string) => `ابحث في ${name}: المقالات والمساعدة العاجلة.`;
export const inOneBox = 'كل ما هنا في خانة واحدة.';
export const hint = 'حمى، نوم، كلمات أولى…';
export const blogIsAway = 'لا يمكن البحث في المدونة الآن.';
export const nothingFound = 'لم نجد شيئًا';
export const nothingOn = (query: string) => `ليس عندنا بعد شيء عن «${query}».`;
export const urgentHelp = 'مساعدة عاجلة';
export const onlyNear = 'لا شيء هنا يجيب عن هذا تمامًا. ما يلي قريب منه فقط.';
export const subjectsNear = 'مواضيع قريبة';
export const oftenLookedFor = 'ما يُبحث عنه كثيرًا';
export const results = (count: number, query: string, kind?: string) =>
  `عدد النتائج عن «${query}»${kind ? ` في ${kind}` : ''}: ${count}`;
export const urgentFirst = (emergency: string) => `العاجل أولًا: ${emergency}. `;
export const kindsOfPages = 'أنواع الصفحات';
export const all = 'الكل';
export const missingSubject = (query: string) => `ينقصكم: ${query}`;
export const shouldWeAnswer = 'أهذا سؤال ينبغي أن نجيب عنه؟';
export const tellEditors = 'أخبر التحرير بما ينقص';
export const aSheet = ' ورقة للطباعة.';
export const eightSteps = ' ثماني خطوات مرسومة، ورقة للطباعة.';
export const allEmergencies = 'كل الحالات الطارئة';
export const examples = ['حمى', 'نوم', 'لغتان'];

export const cannotTell = {
  title: 'أهي حالة طارئة؟',
  say: 'هذا البحث لا يتعرّف على كل الطوارئ. لا تنتظر نتيجة: اتصل.',
  emergency: 'إن كان لا يتنفس جيدًا، أو لا يستيقظ، أو يتشنج، أو خفت على حياته.',
  poison: 'إن ابتلع أو لمس أو استنشق شيئًا قد يؤذيه. ومعه مترجم مجانًا.',
  crisis: 'إن فكّر أحد في إيذاء نفسه.',
};
