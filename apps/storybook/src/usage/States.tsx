import * as css from './usage.css.ts';

interface StatesProps {
  stories: readonly { id: string; name: string }[];
}

/** Looks that a reviewer asks for, by the choices of the toolbar. */
const looks = [
  { title: 'all looks', globals: 'compare:desk' },
  { title: 'on phones', globals: 'compare:phone' },
  { title: 'in Arabic', globals: 'language:ar;compare:desk' },
  { title: 'text 200 %', globals: 'textSize:200' },
];

/**
 * Every state of a component with the ways to it: alone, and in the looks that a reviewer asks for, each by one click. `All looks` is
 * every brand by day and by night.
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

/** Of the page around this one, wherever Storybook is published. */
const addressOf = (id: string, globals?: string) =>
  `./?path=/story/${id}${globals ? `&globals=${encodeURIComponent(globals)}` : ''}`;
