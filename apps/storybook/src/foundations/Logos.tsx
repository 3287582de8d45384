import { Logo as DailyNest, names as dailyNest } from '@daily-nest/brand-daily-nest';
import { Logo as HarbourPost, names as harbourPost } from '@daily-nest/brand-harbour-post';
import * as css from './foundations.css.ts';

/** The logos of the titles, each in its own brand, on paper and on a dark band. */
export function Logos({ scheme }: { scheme: string }) {
  return [
    { Logo: DailyNest, brand: dailyNest.brand },
    { Logo: HarbourPost, brand: harbourPost.brand },
  ].map(({ Logo, brand }) => (
    <div key={brand} className={css.grounds} data-brand={brand} data-scheme={scheme}>
      <div className={css.paper}>
        <Logo />
        <div className={css.large}>
          <Logo style={{ fontSize: 'inherit' }} />
        </div>
      </div>
      <div className={css.inverse}>
        <Logo ground="masthead" />
        <div className={css.large}>
          <Logo ground="masthead" style={{ fontSize: 'inherit' }} />
        </div>
      </div>
    </div>
  ));
}
