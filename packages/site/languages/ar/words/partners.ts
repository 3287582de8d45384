export const ourPartners = 'شركاؤنا';
export const partnersAre =
  'للعيادات والمتاحف والمدارس والشركات التي تريد أن تفعل شيئًا نافعًا للعائلات، وعلى مرأى من الجميع. هكذا تبدؤون.';
export const partnersIs = (name: string) =>
  `كيف تعمل المؤسسات مع ${name}: ثلاث وثائق للقراءة أو التنزيل، وثلاث طرق للبدء.`;
export const keywords: readonly string[] = ['شركاء', 'شراكة', 'رعاية', 'مؤسسات الأسرة'];
export const ourStandards = 'معاييرنا';
export const documents = 'الوثائق';
export const documentsAre = 'تُفتح كل وثيقة في علامة تبويب جديدة في Google Drive، أو هنا إذا طلبت ذلك.';
export const opportunities = 'فرص الشراكة';
