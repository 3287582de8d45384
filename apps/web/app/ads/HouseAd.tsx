import { CoverImage, pictureProps } from '@daily-nest/ui/cover-image';
import { Headline } from '@daily-nest/ui/headline';
import { Kicker } from '@daily-nest/ui/kicker';
import { MoreLink } from '@daily-nest/ui/more-link';
import { names } from '../brand.ts';
import { useRootData } from '../data/useRootData.ts';
import * as css from './HouseAd.css.ts';
import { type HouseAdName, houseAds } from './houseAds.ts';

/** An advertisement of the magazine's own: a picture with a slip of paper on it. */
export function HouseAd({ name }: { name: HouseAdName }) {
  const { title, action, href } = houseAds[name];
  const picture = useRootData()?.housePictures[name];
  return (
    <div className={css.house}>
      {picture && (
        <CoverImage
          className={css.picture}
          {...pictureProps(picture)}
          alt=""
          sizes="(min-width: 48rem) 45vw, 100vw"
        />
      )}
      <div className={css.slip}>
        <Kicker>From {names.name}</Kicker>
        <Headline level={2} size="h5">
          {title}
        </Headline>
        <MoreLink href={href}>{action}</MoreLink>
      </div>
    </div>
  );
}
