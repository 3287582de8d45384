import { pictures } from './cut-paper.ts';
import * as css from './pictures.css.ts';

/** By the folder in a picture's name. */
const shapes: Partial<Record<string, keyof typeof css.large>> = { discs: 'disc', people: 'portrait' };

/** Every picture as large as on a card, and at its smallest size in light and dark. */
export function Pictures() {
  return (
    <ul className={css.sheet}>
      {pictures.map(({ name, address, alt, focus }) => {
        const shape = shapes[name.split('/')[0]!] ?? 'scene';
        const image = { src: address, style: { objectPosition: focus }, loading: 'lazy' } as const;
        return (
          <li key={name} className={css.picture}>
            <img {...image} alt={alt ?? ''} className={css.large[shape]} />
            <div className={css.smallOnes}>
              <div className={css.paper.day}>
                <img {...image} alt="" className={css.small[shape]} />
              </div>
              <div className={css.paper.night}>
                <img {...image} alt="" className={`${css.small[shape]} ${css.dimmed}`} />
              </div>
            </div>
            <p className={css.name}>{name}</p>
            {alt && <p className={css.words}>{alt}</p>}
          </li>
        );
      })}
    </ul>
  );
}
