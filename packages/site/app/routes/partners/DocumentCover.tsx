import { CoverImage, type Picture, pictureProps } from '@daily-nest/ui/cover-image';
import { names } from '../../brand.ts';
import * as css from './DocumentCover.css.ts';

interface DocumentCoverProps {
  /** What the document is about. */
  subject: string;
  image: string | Picture;
}

/** The first page of a partner document: the magazine's name, the subject, and a picture. */
export function DocumentCover({ subject, image }: DocumentCoverProps) {
  return (
    <div className={css.desk}>
      <div className={css.sheet}>
        <p className={css.title}>{names.name}</p>
        <p className={css.subject}>{subject}</p>
        <CoverImage
          {...pictureProps(image)}
          alt=""
          sizes="(min-width: 64rem) 20rem, (min-width: 48rem) 15rem, 8rem"
          className={css.picture}
        />
      </div>
    </div>
  );
}
