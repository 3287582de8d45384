import * as css from './part.css.ts';
import { useLines } from './lines.ts';

const place = /\{(emergency|poison|crisis)\}/;

/** A text of /urgent with the title's numbers as links that dial. */
export function Words({ text }: { text: string }) {
  const lines = useLines();
  // split() with a group returns the group at every second index.
  return text.split(place).map((part, at) => {
    if (at % 2 === 0) return part;
    const { call, number } = lines[part as 'emergency' | 'poison' | 'crisis'];
    return (
      <a key={at} className={css.number} href={call}>
        {number}
      </a>
    );
  });
}
