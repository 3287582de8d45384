import * as css from './papers.css.ts';

/** A drawn step. Its shared shapes are in `DrawnShapes`, once a page. */
export function Drawing({ alt, lines }: { alt: string; lines: string }) {
  return (
    <svg
      className={css.drawing}
      role="img"
      aria-label={alt}
      viewBox="0 0 640 480"
      width={640}
      height={480}
      dangerouslySetInnerHTML={{ __html: lines }}
    />
  );
}

/** The shapes that the drawings of a page share. */
export function DrawnShapes({ symbols }: { symbols: string }) {
  return <svg className={css.shapes} aria-hidden="true" dangerouslySetInnerHTML={{ __html: symbols }} />;
}
