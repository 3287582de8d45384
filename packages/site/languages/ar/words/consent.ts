export const loadsByItself = (provider: string) => `ما يأتي من ${provider} يُحمَّل وحده من الآن.`;
export const waitsAgain = (provider: string) => `ما يأتي من ${provider} ينتظر ضغطتك من جديد.`;

export const adQuestion = 'اختيار الإعلانات';
export const mayAdsLoad = 'هل تُحمَّل الإعلانات هنا؟ ترى شبكتها عنوان اتصالك وقد تستعمل ملفات تعريف ارتباط.';
export const moreOnAds = 'المزيد، وكيف تغيّره';
export const accept = 'أقبل';
export const refuse = 'أرفض';
export const notAsked = 'لم تُسأل على هذا الجهاز.';
export const accepted = 'يمكن تحميل الإعلانات على هذا الجهاز.';
export const refused = 'رفضتَ الإعلانات على هذا الجهاز: لا يُحمَّل شيء منها.';
export const refusedByBrowser = 'متصفحك يرفضها عنك (Global Privacy Control): لا تُحمَّل إعلانات.';
export const noticeOfOurs = 'إعلان منا؛ لم يدفع أحد ثمنه.';
export const fromUs = (name: string) => `من ${name}`;
