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
      // oxlint-disable-next-line react/no-array-index-key -- the parts of a text stay where they are
      <a key={at} className={css.number} href={call}>
        {number}
      </a>
    );
  });
}
