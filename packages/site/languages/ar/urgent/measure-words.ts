export const numbers: readonly string[] =
  'صفر واحد اثنان ثلاثه اربعه خمسه سته سبعه ثمانيه تسعه عشره احدعشر اثناعشر'.split(' ');

/** One and two have no number beside them: شهر, شهرين. They stand among the words. */
export const months: Readonly<Record<string, number>> = {
  يوم: 1 / 30,
  ايام: 1 / 30,
  اسبوع: 1 / 4.345,
  اسابيع: 1 / 4.345,
  شهر: 1,
  اشهر: 1,
  شهور: 1,
  سنه: 12,
  سنوات: 12,
  سنين: 12,
  عام: 12,
  اعوام: 12,
};

export const units: ReadonlySet<string> = new Set(
  'مل ملغ كغ كيلو ساعه ساعات دقيقه دقائق درجه درجات قطره قطرات'.split(' '),
);
