import * as css from './reading.css.ts';

export interface ContentsProps {
  /** The headings of the story and their ids. */
  parts: readonly { id: string; title: string }[];
  /** Whether it has the rail to itself and is sticky. @default false */
  following?: boolean;
}

/** 'In this story': links to its parts. Renders nothing for a story of one part. */
export function Contents({ parts, following = false }: ContentsProps) {
  if (parts.length < 2) return null;
  return (
    <nav
      className={following ? `${css.contents} ${css.following}` : css.contents}
      aria-labelledby="in-this-story"
    >
      <h2 id="in-this-story" className={css.label}>
        In this story
      </h2>
      <ul className={css.contentsList}>
        {parts.map(({ id, title }) => (
          <li key={id}>
            <a className={css.contentsLink} href={`#${id}`}>
              {title}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
