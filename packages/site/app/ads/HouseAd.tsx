import { pictureProps } from '@daily-nest/ui/cover-image';
import { Headline } from '@daily-nest/ui/headline';
import { Kicker } from '@daily-nest/ui/kicker';
import { MoreLink } from '@daily-nest/ui/more-link';
import { names } from '../brand.ts';
import { useRootData } from '../data/use-root-data.ts';
import * as css from './HouseAd.css.ts';
import { type HouseAdName, houseAds } from './house-ads.ts';
import * as words from '../words/consent.ts';

/**
 * The picture fills its slot, but a phone loads at most two thirds of the pixels, because the ad is not why
 * readers came. A CoverImage would load all of them.
 */
const sizes = '(min-width: 90rem) 42rem, (min-width: 48rem) 45vw, 66vw';

function formOf(name: HouseAdName, drawn: boolean, plain: boolean): keyof typeof css.form {
  if (plain) return 'plain';
  if (drawn) return name === 'books' ? 'books' : 'picture';
  return name === 'questions' ? 'note' : 'letter';
}

interface HouseAdProps {
  name: HouseAdName;
  /** Words alone. @default false */
  plain?: boolean;
}

/** A house ad: a picture with a slip of paper, a letter in its envelope, or a note. */
export function HouseAd({ name, plain = false }: HouseAdProps) {
  const root = useRootData();
  const { title, action, href } = houseAds[name === 'newsletter' && !root?.newsletter ? 'letters' : name];
  const hasPicture = !plain && (name === 'radio' || name === 'books');
  const drawn = hasPicture ? root?.housePictures[name] : undefined;
  const picture = drawn && pictureProps(drawn);
  const form = css.form[formOf(name, picture !== undefined, plain)];
  return (
    <div className={`${css.house} ${form.ground}`}>
      {picture && (
        <picture>
          {picture.sources?.map(({ type, srcSet }) => (
            <source key={type} type={type} srcSet={srcSet} sizes={sizes} />
          ))}
          <img
            className={css.picture}
            src={picture.src}
            width={picture.width}
            height={picture.height}
            alt=""
            loading="lazy"
            decoding="async"
            style={{ backgroundColor: picture.color, objectPosition: picture.focus }}
          />
        </picture>
      )}
      <div className={`${css.slip} ${form.slip}`}>
        <Kicker>{words.fromUs(names.name)}</Kicker>
        <Headline headingLevel={2} size={plain ? 'h6' : 'h5'}>
          {title}
        </Headline>
        <MoreLink href={href}>{action}</MoreLink>
      </div>
    </div>
  );
}
