import * as css from './Initials.css.ts';

/** A square of paper with a person's initials: there are no portraits of people who do not exist. */
export function Initials({ name, size = 'small' }: { name: string; size?: keyof typeof css.square }) {
  return (
    <span className={css.square[size]} aria-hidden="true">
      {initialsOf(name)}
    </span>
  );
}

function initialsOf(name: string): string {
  return name
    .replace(/^Dr\. /, '')
    .split(' ')
    .map((part) => part[0])
    .join('');
}
