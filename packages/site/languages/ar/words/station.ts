export const radio = 'الإذاعة';
export const radioIs = (name: string) => `استمع إلى إذاعة ${name}: موسيقى هادئة في أي ساعة، بلا حساب.`;
export const keywords: readonly string[] = ['إذاعة للعائلة', 'بث مباشر', 'إذاعة على الإنترنت'];
export const throughTheDay = 'على مدار اليوم';
export const ownMusic = (zone: string) => `${zone}. والموسيقى كلها من عندنا.`;
export function clockOf(hour: number): string {
  if (hour % 12 === 0) return hour === 0 ? 'منتصف الليل' : 'الظهر';
  return `${hour % 12} ${hour < 12 ? 'صباحًا' : 'مساءً'}`;
}
