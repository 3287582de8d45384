import * as icons from '@daily-nest/ui/icons';
import * as css from './foundations.css.ts';

/** Every icon of the library with its name. */
export function Icons() {
  return (
    <ul className={css.icons}>
      {Object.entries(icons).map(([name, Icon]) => (
        <li key={name} className={css.icon}>
          <Icon />
          <span className={css.code}>{name}</span>
        </li>
      ))}
    </ul>
  );
}
