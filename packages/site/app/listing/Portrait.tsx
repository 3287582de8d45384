import { CoverImage, type Picture, pictureProps } from '@daily-nest/ui/cover-image';
import * as css from './Portrait.css.ts';

interface PortraitProps {
  name: string;
  /** A portrait in cut paper. Without one the square has the initials. */
  picture?: Picture;
  /** The displayed width, as in `<img sizes>`. */
  sizes: string;
  /** Loads at once: for the portrait at the top of a page. @default false */
  priority?: boolean;
  className?: string;
}

/** A person of the masthead, in a square as wide as its column. The name is beside it. */
export function Portrait({ name, picture, sizes, priority = false, className }: PortraitProps) {
  const square = [css.square, className].filter(Boolean).join(' ');
  if (!picture) {
    return (
      <span className={square} aria-hidden="true">
        {initialsOf(name)}
      </span>
    );
  }
  return (
    <span className={square}>
      <CoverImage
        {...pictureProps(picture)}
        alt=""
        ratio="1:1"
        sizes={sizes}
        priority={priority}
        fallback={null}
        className={css.picture}
      />
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
