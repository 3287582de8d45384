import { CoverImage, type Picture, pictureProps } from '@daily-nest/ui/cover-image';
import * as css from './Portrait.css.ts';

interface PortraitProps {
  name: string;
  /** A thing of the person's trade in cut paper. Without one the square has the initials. */
  emblem?: Picture;
}

/** The square at the top of a person's page: an emblem, because invented people have no portraits. */
export function Portrait({ name, emblem }: PortraitProps) {
  if (!emblem) return <Initials name={name} size="large" />;
  // The square has a color already, and a square picture is not cropped.
  const { color: _color, focus: _focus, ...picture } = pictureProps(emblem);
  return (
    <span className={css.square.large}>
      <CoverImage {...picture} alt="" ratio="1:1" sizes={css.sides.large} priority fallback={null} />
    </span>
  );
}

/** The small square beside a name. A page has many, so each is one small file named after the person. */
export function SmallPortrait({ id, name, drawn }: { id: string; name: string; drawn: boolean }) {
  if (!drawn) return <Initials name={name} size="small" />;
  return (
    <span className={css.square.small}>
      <img
        src={`/pictures/people/${id}.jpg`}
        alt=""
        width={56}
        height={56}
        loading="lazy"
        className={css.small}
      />
    </span>
  );
}

function Initials({ name, size }: { name: string; size: keyof typeof css.square }) {
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
