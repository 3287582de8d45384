export const books = 'كتب';
export const booksAre = (count: number) =>
  `من الكتب القديمة الحرة (بالإنجليزية) لوليام ووكر أتكنسون عن اليوغا والتنفس وتهذيب النفس: ${count}، مع روابط إلى المتجر.`;
export const keywords: readonly string[] = [
  'كتب إلكترونية',
  'وليام ووكر أتكنسون',
  'يوغي راماتشاراكا',
  'كتب يوغا',
  'تنفس',
];
export const bookshelf = 'رف الكتب';
export const shelfIs =
  'ثلاثون كتابًا تقرؤها مع طفل، مختارة بحسب العمر، وتحتها رف من كتب قديمة لمن بقي مستيقظًا.';
export const byAge = 'كتب بحسب العمر';
export const aboutPrograms = ' عن برامج الجامعة';
export const viewAll = 'كل الكتب في أمازون ←';
export const view = 'في أمازون ←';
export const readingList = 'ثلاثون كتابًا للأطفال بحسب العمر';
