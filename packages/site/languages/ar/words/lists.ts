const counted = (count: number, one: string, two: string, few: string, many: string) => {
  const last = count % 100;
  if (count === 1) return one;
  if (count === 2) return two;
  return last >= 3 && last <= 10 ? `${count} ${few}` : `${count} ${many}`;
};

export const all = 'الكل';
export const ages = 'الأعمار';
export const age = 'العمر';
export const howOld = 'كم عمر طفلك؟';
export const hoursOfSleep = 'ساعات النوم في اليوم (';
export const noneNamed = ')؛ ولا شيء لمن هم دون أربعة أشهر';
export const everythingFor = (ages: string) => `كل شيء عن: ${ages}`;
export const unitOfSleep = ' ساعات نوم';
export const sleepSource = 'American Academy of Sleep Medicine, 2016';
export const blog = 'المدونة';
export const articlesFound = (count: number) =>
  count === 0 ? 'لا مقالات' : counted(count, 'مقال واحد', 'مقالان', 'مقالات', 'مقالًا');
export const questionsFound = (count: number) =>
  count === 0 ? 'لا أسئلة' : counted(count, 'سؤال واحد', 'سؤالان', 'أسئلة', 'سؤالًا');

export const articles = 'المقالات';
export const healthAndWellness = 'الصحة';
