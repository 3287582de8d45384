import type { UrgentSection } from '@daily-nest/content/urgent/types';
import { AsOf } from '@daily-nest/ui/as-of';
import { Link } from '@daily-nest/ui/link';
import { NewTabHint } from '@daily-nest/ui/more-link';
import { Calls } from './Calls.tsx';
import { Part } from './Part.tsx';
import * as css from './urgent.css.ts';
import { Words } from './Words.tsx';

export interface EmergencyProps {
  section: UrgentSection;
  /** The names of emergencies, sheets and pieces that it leads to, by id, slug and address. */
  titles: Readonly<Record<string, string>>;
}

/** One emergency: whom to call, what to do, what not to do, and who says so. */
export function Emergency({ section, titles }: EmergencyProps) {
  const { id, title, calls, parts, never, see = [], sheets = [], piece, post, asOf, sources } = section;
  return (
    <section id={id} className={css.emergency} aria-labelledby={`${id}-title`}>
      <div className={css.lead}>
        <h2 id={`${id}-title`} className={css.title}>
          {title}
        </h2>
        <Calls calls={calls} />
      </div>
      <div className={css.body}>
        {parts.map((part) => (
          <Part key={part.title} part={part} level={3} />
        ))}
        {never && (
          <ul className={css.never} aria-label="Do not">
            {never.map((text) => (
              <li key={text}>
                <Words text={text} />
              </li>
            ))}
          </ul>
        )}
        <ul className={css.ways} aria-label={`More on ${title.toLowerCase()}`}>
          {see.map((other) => (
            <li key={other}>
              <a href={`#${other}`}>{titles[other]}</a>
            </li>
          ))}
          {sheets.map((slug) => (
            <li key={slug}>
              <Link href={`/urgent/${slug}`}>To print: {titles[slug]}</Link>
            </li>
          ))}
          {piece && (
            <li>
              <Link href={piece}>When it is over: {titles[piece]}</Link>
            </li>
          )}
          {post && (
            <li>
              <Link href={`/blog/${post.slug}`}>When it is over: {post.title}</Link>
            </li>
          )}
          <li>
            <a href="#emergencies">All emergencies</a>
          </li>
        </ul>
        <div className={css.sources}>
          <AsOf {...asOf} />
          {sources.map(({ title: name, url }) => (
            <a key={url} href={url} target="_blank" rel="noopener">
              {name}
              <NewTabHint />
            </a>
          ))}
        </div>
      </div>
    </section>
  );
}
