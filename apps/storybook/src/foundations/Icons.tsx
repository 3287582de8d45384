import * as icons from '@daily-nest/ui/icons';
import { useId, useState } from 'react';
import { Copy } from './Copy.tsx';
import * as css from './foundations.css.ts';
import { iconMeanings } from './iconMeanings.ts';

const all = Object.entries(icons).map(([name, Icon]) => ({
  name,
  Icon,
  meaning: iconMeanings[name as keyof typeof icons],
}));

/** Every icon of the library with its name and what it stands for, found by both. */
export function Icons() {
  const id = useId();
  const [asked, setAsked] = useState('');
  const words = asked.toLowerCase().split(/\s+/).filter(Boolean);
  const found = all.filter(({ name, meaning }) =>
    words.every((word) => `${name} ${meaning}`.toLowerCase().includes(word)),
  );
  return (
    <div className={css.group}>
      <div>
        <label className={css.label} htmlFor={`${id}field`}>
          Find an icon by its name or by what it should say
        </label>
        <input
          id={`${id}field`}
          className={css.field}
          type="search"
          value={asked}
          onChange={(event) => setAsked(event.target.value)}
        />
        <output className={css.note} htmlFor={`${id}field`}>
          {found.length === 0
            ? 'None says that. Words may be better than a new sign.'
            : `${found.length} of ${all.length}`}
        </output>
      </div>
      <ul className={css.icons}>
        {found.map(({ name, Icon, meaning }) => (
          <li key={name} className={css.icon}>
            <Icon className={css.sign} />
            <span>
              <Copy text={`import { ${name} } from '@daily-nest/ui/icons';`}>{name}</Copy>
              <span className={css.meaning}>{meaning}</span>
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}
