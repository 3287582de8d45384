export const headlinesOf = (heading: string) => `عناوين ${heading}`;
export const openHeadlines = (heading: string) => `افتح عناوين ${heading}`;
export const moreSections = 'أقسام أخرى';
export const ownStory = 'من مجلتنا';
export const beforeYouGo = 'قبل أن تخرجوا';
export const guidesAre = 'أدلة كتبناها، وليس بينها فعالية.';
export const startOne = 'ابدأ واحدًا في شارعك';
export const programsAre = 'أربعة برامج تستطيع بضع عائلات أن تديرها بنفسها.';
export const allStandAt = 'تجدها كلها في ';
export const standAt = 'تجدها في ';

export const wallOf = (heading: string) => `لوحة ${heading}`;
export const newestOf = (heading: string) => `أحدث عناوين ${heading}.`;
export const noOutletYet = (name: string) =>
  `لم تصل عناوين من المصادر بعد. وإلى أن تصل، هذا ما لدى ${name} للقراءة.`;
export const allOnOnePage = (count: number) => `كل العناوين في صفحة واحدة: ${count}`;
export const headlinesFrom = 'العناوين من {outlets} ومن صفحاتنا.';
export const headlinesComeFrom = 'تأتي العناوين من {outlets} ومن صفحاتنا.';
export const comma = '، ';
export const justNow = 'الآن';
export const readFromOutlets = (age: string) => `قُرئت من المصادر ${age}.`;
export const lastReadFromOutlets = (age: string) => `قُرئت من المصادر آخر مرة ${age}.`;

export const sevenDays = 'سبعة أيام بلا ثمن';
export const dayOf = (month: string, day: number) => `${day} ${month}`;
export const free = 'مجانًا';
export const today = 'اليوم، ';
export const notes = {
  holiday: 'عطلة',
  clocks: 'تغيير الساعة',
  school: 'المدارس',
  sky: 'سماء الليل',
  family: 'في هذا اليوم',
};
export const observed = (day: string) => `${day} (يوم العطلة)`;
export const weekIs =
  'الشمس كما في {place}؛ وطول النهار مثله في {sameLight}. ما هو مجاني أفكار، وكل رابط يجد الأقرب إليك: اتصل قبل أن تذهب. وتقويم منطقتك التعليمية وحده يقول متى تُغلق المدرسة ({schools}).';
export const sun = (sunrise: string, sunset: string) => `الشمس من ${sunrise} إلى ${sunset}`;
export const daylight = (hours: number, minutes: number) => `طول النهار ${hours} س و${minutes} د`;
export const moons: readonly string[] = ['محاق', 'تربيع أول', 'بدر', 'تربيع أخير'];
export const betweenMoons: readonly string[] = ['هلال متزايد', 'أحدب متزايد', 'أحدب متناقص', 'هلال متناقص'];
