export const play = 'تشغيل';
export const pause = 'إيقاف مؤقت';
