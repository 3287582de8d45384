import { CoverImage, type Picture, pictureProps } from '@daily-nest/ui/cover-image';
import { Headline } from '@daily-nest/ui/headline';
import { Kicker } from '@daily-nest/ui/kicker';
import { Standfirst } from '@daily-nest/ui/standfirst';
import { sectionClass, type SectionName } from '@daily-nest/ui/theme';
import { css } from './classes.ts';
import * as words from '../words/reading.ts';

export interface ReadNextProps {
  href: string;
  title: string;
  excerpt: string;
  section?: SectionName;
  image?: string | Picture;
}

/** The next story, as wide as the window. */
export function ReadNext({ href, title, excerpt, section, image }: ReadNextProps) {
  return (
    <nav
      className={[css.next, section && sectionClass[section]].filter(Boolean).join(' ')}
      aria-label={words.nextStory}
    >
      {image && (
        <div className={css.nextPicture}>
          <CoverImage
            {...pictureProps(image)}
            alt=""
            sizes="(min-width: 80rem) 40rem, (min-width: 48rem) 50vw, 80vw"
          />
        </div>
      )}
      <div className={css.nextWords}>
        <Kicker>{words.readNext}</Kicker>
        <Headline headingLevel={2} size="h2" href={href} stretched>
          {title}
        </Headline>
        {excerpt && <Standfirst>{excerpt}</Standfirst>}
      </div>
    </nav>
  );
}
