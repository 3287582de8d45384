import type { SheetOf } from '@daily-nest/content/urgent/types';
import { Words } from '../urgent/Words.tsx';
import * as css from './sheet.css.ts';

type Blank = SheetOf<'log'>['fields'][number];

/** Lines to write on, with a label. */
function Field({ label, lines = 1 }: Blank) {
  return (
    <div className={css.field}>
      <span className={css.fieldLabel}>{label}</span>
      {Array.from({ length: lines }, (_, line) => (
        <span key={line} className={css.line} />
      ))}
    </div>
  );
}

/** A sheet that is filled in once. */
export function Fields({ sheet: { groups, rules } }: { sheet: SheetOf<'fields'> }) {
  return (
    <>
      <div className={css.groups}>
        {groups.map(({ title, fields }) => (
          <section key={title} className={css.group}>
            <h2 className={css.groupTitle}>{title}</h2>
            {fields.map((field, place) => (
              // Two lines may have one label, and none moves.
              <Field key={place} {...field} />
            ))}
          </section>
        ))}
      </div>
      <Rules rules={rules} />
    </>
  );
}

/** A sheet that gets a line for each dose. */
export function Log({ sheet: { title, fields, columns, rows, rules } }: { sheet: SheetOf<'log'> }) {
  return (
    <>
      <div className={css.rowOfFields}>
        {fields.map((field) => (
          <Field key={field.label} {...field} />
        ))}
      </div>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls to the side is scrolled by keys, too */}
      <section className={css.scrolls} aria-label={title} tabIndex={0}>
        <table className={`${css.table} ${css.log}`}>
          <caption className={css.caption}>{title}</caption>
          <thead>
            <tr>
              {columns.map((column) => (
                <th key={column} scope="col">
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {Array.from({ length: rows }, (_, row) => (
              <tr key={row}>
                {columns.map((column) => (
                  <td key={column}>{'\u00a0'}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      <Rules rules={rules} />
    </>
  );
}

function Rules({ rules }: { rules: readonly string[] }) {
  return (
    <ul className={css.rules}>
      {rules.map((rule) => (
        <li key={rule}>
          <Words text={rule} />
        </li>
      ))}
    </ul>
  );
}
