export const removePiece = (title: string) => `إزالة ${title}`;
export const isRemoved = (title = 'المقال') => `أُزيل: ${title}.`;
export const forgotten = 'نُسي ما قرأته.';
export const takenOff = 'أُزيل من قائمتك مقال لم يعد في المجلة.';

export const savedPieces = 'المقالات المحفوظة';
export const savedPiecesAre = 'المقالات التي حفظتها في هذا المتصفح، وآخر ما قرأته، لتُقرأ بلا شبكة أيضًا.';
export const savedKeyword = 'محفوظات';
export const staysHere = (most: number) =>
  `ما تحفظه يبقى في هذا المتصفح، ${most} مقالًا على الأكثر، ويُقرأ حيث لا شبكة. لا يصلنا منه شيء؛ {how}.`;
export const howThatWorks = 'هكذا يعمل ذلك';
export const noScript =
  'متصفحك يحفظ القائمة ويجمعها ببرنامج صغير، وهذا المتصفح لا يشغّل أي برنامج. لا يُحفظ هنا شيء بدونه؛ والإشارات المرجعية في متصفحك تؤدي الغرض.';
export const savedForLater = 'للقراءة لاحقًا';
export const nothingSaved = 'لم تحفظ شيئًا بعد.';
export const howToSave =
  'تحت عنوان كل مقال «احفظ لتقرأ لاحقًا». اضغطه فيبقى المقال هنا بصورته، كقصاصة على باب الثلاجة، إلى أن تزيله.';
export const readLast = 'آخر ما قرأت';
export const lastOpened = (most: number) => `وتُحفظ كذلك آخر ${most} مقالات فُتحت في هذا المتصفح.`;
export const forget = 'انسَ ما قرأت';
export const withoutNetwork = 'لليلة بلا شبكة';
export const printThese = 'اطبع هذه مرة واحدة وعلّقها حيث الدواء. الورق لا يحتاج إلى إشارة.';
export const newHere = 'جديد المجلة';
export const remove = 'إزالة';
