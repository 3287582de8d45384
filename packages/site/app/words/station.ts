/** The words of the radio's page beside its player. The programme is the edition's. */

export const radio = 'Radio';
export const radioIs = (name: string) =>
  `Listen to ${name} radio: calm music at any hour, without an account.`;
export const keywords: readonly string[] = ['family radio', 'live radio', 'online radio stream'];
export const throughTheDay = 'Through the Day';
export const ownMusic = (zone: string) => `${zone}. All of the music is our own.`;
/** The hour of a day, from 0 to 23. */
export function clockOf(hour: number): string {
  if (hour % 12 === 0) return hour === 0 ? 'Midnight' : 'Noon';
  return `${hour % 12} ${hour < 12 ? 'a.m.' : 'p.m.'}`;
}
