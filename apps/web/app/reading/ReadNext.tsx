import { CoverImage, pictureProps } from '@daily-nest/ui/cover-image';
import { Headline } from '@daily-nest/ui/headline';
import { Kicker } from '@daily-nest/ui/kicker';
import { Standfirst } from '@daily-nest/ui/standfirst';
import { sectionClass } from '@daily-nest/ui/theme';
import type { Reading } from './article.ts';
import * as css from './reading.css.ts';

/** The story after this one, over the width of the window. */
export function ReadNext({ href, title, excerpt, section, image }: NonNullable<Reading['next']>) {
  return (
    <nav className={`${css.next} ${sectionClass[section]}`} aria-label="Next story">
      <div className={css.nextPicture}>
        <CoverImage
          {...pictureProps(image)}
          alt=""
          sizes="(min-width: 80rem) 40rem, (min-width: 48rem) 50vw, 100vw"
        />
      </div>
      <div className={css.nextWords}>
        <Kicker>Read Next</Kicker>
        <Headline level={2} size="h2" href={href} stretched>
          {title}
        </Headline>
        <Standfirst>{excerpt}</Standfirst>
      </div>
    </nav>
  );
}
