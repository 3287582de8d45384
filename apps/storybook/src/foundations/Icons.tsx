import * as icons from '@daily-nest/ui/icons';
import { useState } from 'react';
import { Copy } from './Copy.tsx';
import { FindField, hasWords } from './FindField.tsx';
import * as css from './foundations.css.ts';
import * as own from './icons.css.ts';
import { iconMeanings } from './icon-meanings.ts';

const all = Object.entries(icons).map(([name, Icon]) => ({
  name,
  Icon,
  meaning: iconMeanings[name as keyof typeof icons],
}));

/** Every icon of the library with its name and its meaning, searchable by both. */
export function Icons() {
  const [asked, setAsked] = useState('');
  const found = all.filter(({ name, meaning }) => hasWords(`${name} ${meaning}`, asked));
  return (
    <div className={css.group}>
      <FindField
        label="Find an icon by its name or by what it should say"
        value={asked}
        onValueChange={setAsked}
        found={
          found.length === 0
            ? 'None says that. Words may be better than a new sign.'
            : `${found.length} of ${all.length}`
        }
      />
      <ul className={own.icons}>
        {found.map(({ name, Icon, meaning }) => (
          <li key={name} className={own.icon}>
            <Icon className={own.sign} />
            <span>
              <Copy text={`import { ${name} } from '@daily-nest/ui/icons';`}>{name}</Copy>
              <span className={own.meaning}>{meaning}</span>
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}
