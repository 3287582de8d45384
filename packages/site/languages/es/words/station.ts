export const radio = 'Radio';
export const radioIs = (name: string) =>
  `Escuche la radio de ${name}: música tranquila a cualquier hora, sin cuenta.`;
export const keywords: readonly string[] = ['radio para familias', 'radio en vivo', 'radio en línea'];
export const throughTheDay = 'A lo largo del día';
export const ownMusic = (zone: string) => `${zone}. Toda la música es nuestra.`;
export function clockOf(hour: number): string {
  if (hour % 12 === 0) return hour === 0 ? 'Medianoche' : 'Mediodía';
  return `${hour % 12} ${hour < 12 ? 'a. m.' : 'p. m.'}`;
}
