import { css } from './classes.ts';
import * as words from '../words/reading.ts';

export interface ContentsProps {
  /** The headings of the story and their ids. */
  parts: readonly { id: string; title: string }[];
}

/** 'In this story': links to its parts. Renders nothing for a story of one part. */
export function Contents({ parts }: ContentsProps) {
  if (parts.length < 2) return null;
  return (
    <nav className={css.contents} aria-labelledby="in-this-story">
      <div className={css.following}>
        <h2 id="in-this-story" className={css.label}>
          {words.inThisStory}
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
      </div>
    </nav>
  );
}
