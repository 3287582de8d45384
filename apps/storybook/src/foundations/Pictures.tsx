/// <reference types="vite/client" />
import { pictureOf } from '@daily-nest/content/photos';
import * as css from './pictures.css.ts';

const files = import.meta.glob<string>('../../node_modules/@daily-nest/content/dist/pictures/**/*.800.avif', {
  query: '?url&no-inline',
  import: 'default',
  eager: true,
});

/** The cut-paper pictures of the edition by name, each with the address of its file of 800 px. */
const pictures = Object.entries(files).map(([file, address]) => {
  const name = file.slice(file.indexOf('/pictures/') + '/pictures/'.length).replace(/\..*$/, '');
  const picture = pictureOf(`/pictures/${name}.jpg`);
  return { name, address, ...(typeof picture === 'object' && { alt: picture.alt, focus: picture.focus }) };
});

/** Every picture as large as a card shows it, and at its smallest by day and by night. */
export function Pictures() {
  return (
    <ul className={css.sheet}>
      {pictures.map(({ name, address, alt, focus }) => {
        const shape = name.startsWith('discs/') ? 'disc' : 'scene';
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
