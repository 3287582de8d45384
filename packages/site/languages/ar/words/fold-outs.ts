export const foldOuts = 'مطويات';
export const foldOutsAre =
  'ما تتقنه اليدان حين تريانه: ثماني خطوات مرسومة في ورقة واحدة، تُبسط على الهاتف أو تُطبع لباب الثلاجة.';
export const keywords: readonly string[] = ['للطباعة', 'خطوة بخطوة'];
export const eightSteps = (title: string) => `${title}: ثماني خطوات مرسومة`;
export const oneSheet = (excerpt: string) => `${excerpt} ثماني خطوات مرسومة، ورقة للطباعة.`;
export const allFoldOuts = 'المطويات';
export const printThisSheet = 'اطبع هذه الورقة';
export const printsOnOnePage = 'تُطبع الورقة في صفحة واحدة، بحجم Letter أو A4. ';
export const readWholePiece = 'اقرأ المقال كاملًا';
export const otherFoldOuts = 'مطويات أخرى';
