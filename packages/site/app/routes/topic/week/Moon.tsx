import type { DaySky } from './almanac.server.ts';
import * as css from './week.css.ts';

const radius = 9;

/** The moon as it stands in the sky of the northern half: the lit part is on the right while it grows. */
export function Moon({ lit, waxing }: Pick<DaySky['moon'], 'lit' | 'waxing'>) {
  const share = lit / 100;
  const edge = Math.round(radius * Math.abs(1 - 2 * share) * 100) / 100;
  return (
    <svg className={css.moon} viewBox="0 0 20 20" width="20" height="20" aria-hidden="true">
      <circle className={css.moonDisc} cx="10" cy="10" r={radius} />
      <path
        className={css.moonLight}
        d={`M10 1A9 9 0 0 1 10 19A${edge} 9 0 0 ${share > 0.5 ? 1 : 0} 10 1z`}
        transform={waxing ? undefined : 'matrix(-1 0 0 1 20 0)'}
      />
    </svg>
  );
}
