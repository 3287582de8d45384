import * as css from './reading.css.ts';
import { RelatedStory, type RelatedStoryProps } from './RelatedStory.tsx';

/** The stories of the rail. Not there where there are none. */
export function RelatedStories({ stories }: { stories: readonly RelatedStoryProps[] }) {
  if (stories.length === 0) return null;
  return (
    <aside className={css.beside} aria-labelledby="related">
      <h2 id="related" className={css.besideTitle}>
        <span className={css.besideLabel}>Related Stories</span>
      </h2>
      <div className={css.relatedList}>
        {stories.map((story) => (
          <RelatedStory key={story.href} {...story} />
        ))}
      </div>
    </aside>
  );
}
