import { Banner, type BannerProps } from '@daily-nest/ui/banner';
import { layout } from '../brand.ts';

/** The title of a page that is no piece, composed as the title of this site composes it. */
export function PageBanner(props: BannerProps) {
  return <Banner {...props} className={layout.pages?.banner} />;
}
