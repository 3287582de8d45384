import type { Bottle } from '@daily-nest/content/urgent/types';

/** Returns '3.75 mL', '1½ tablets'. */
export function amountOf({ form }: Pick<Bottle, 'form'>, give: number): string {
  if (form === 'liquid') return `${give} mL`;
  const whole = Math.floor(give);
  return `${whole || ''}${give > whole ? '½' : ''} ${give > 1 ? 'tablets' : 'tablet'}`;
}
