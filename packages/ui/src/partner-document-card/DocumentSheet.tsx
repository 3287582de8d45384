import * as css from './DocumentSheet.css.ts';

/** A drawing of a document's first page: its title and lines of text. Decorative. */
export function DocumentSheet({ title }: { title: string }) {
  return (
    <span className={css.ground}>
      <span className={css.under} />
      <span className={css.sheet}>
        <span className={css.title}>{title}</span>
        <span className={css.lines} />
      </span>
    </span>
  );
}
