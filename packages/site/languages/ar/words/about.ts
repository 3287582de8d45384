export const aboutUs = 'من نحن';
export const aboutIs = (name: string) => `رسالة ${name} وقيمها وحكايتها: مجلة للآباء والأمهات.`;
export const aboutKeywords = ['من نحن', 'مجلة للآباء', 'معايير التحرير'];
export const coreValues = 'قيمنا';
export const foundedIn = (year: number) => `منذ ${year}`;
export const partners = 'مؤسسات نقرأ لها';
export const partnersAre = 'مؤسسات نقرأ عملها من أجل العائلات ونستشهد به. ليست جزءًا من هذه المجلة.';
export const getInvolved = 'شارك';
export const involvedIs = 'اكتب إلينا، أو ساعد طفلًا لن تلتقيه أبدًا.';
export const contactUs = 'راسلنا';
export const readStories = 'اقرأ حكايات العائلات';

export const whoMakesThis = 'من يصنع هذه المجلة';
export const peopleAre = (name: string) => `من يكتب ${name} ويحررها، وبماذا يُعنى كل منهم.`;
export const peopleKeywords = ['التحرير', 'الكتّاب'];
export const masthead = 'فريق التحرير';
export const latest = 'الأحدث: ';
export const howWeWork =
  'كيف نختار ونتحقق ونصحح مكتوب في {standards}؛ ولماذا هذه المجلة، في {about}. وما كان خطأً تجده في {corrections}.';
export const ourStandards = 'معاييرنا';
export const about = '«من نحن»';
export const corrections = 'التصحيحات';
export const personWrites = (name: string, role: string, title: string, covers: readonly string[]) =>
  `ما كتبه ${name} (${role}) في ${title}: ${covers.join('، ')}.`;
export const roleAndCovers = (role: string, covers: readonly string[]) =>
  `${role}. المواضيع: ${covers.join('، ')}.`;
export const isInvented = (name: string) =>
  `${name} اسم مخترع لهذه الطبعة. أما ما تحته فليس كذلك: مصادره حقيقية، والمجلة مسؤولة عنه.`;
export const written = 'المقالات';
