import * as css from './usage.css.ts';

interface StatesProps {
  stories: readonly { id: string; name: string }[];
}

/** Combinations of the toolbar's choices for reviewers. */
const looks = [
  { title: 'all looks', globals: 'compare:desk' },
  { title: 'on phones', globals: 'compare:phone' },
  { title: 'in Arabic', globals: 'language:ar;compare:desk' },
  { title: 'text 200 %', globals: 'textSize:200' },
];

/**
 * Every state of a component with links: alone, and in the combinations for reviewers. `All looks` is every
 * brand in light and dark.
 */
export function States({ stories }: StatesProps) {
  return (
    <>
      <h2 id="states">States</h2>
      <ul className={`sb-unstyled ${css.states}`}>
        {stories.map(({ id, name }) => (
          <li key={id} className={css.state}>
            <a href={addressOf(id)} target="_top">
              {name}
            </a>
            {looks.map(({ title, globals }) => (
              <a key={title} href={addressOf(id, globals)} target="_top" aria-label={`${name}, ${title}`}>
                {title}
              </a>
            ))}
          </li>
        ))}
      </ul>
    </>
  );
}

/** The address of the surrounding page, wherever Storybook is published. */
const addressOf = (id: string, globals?: string) =>
  `./?path=/story/${id}${globals ? `&globals=${encodeURIComponent(globals)}` : ''}`;
