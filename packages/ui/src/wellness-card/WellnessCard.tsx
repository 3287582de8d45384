import { ArticleCard, type ArticleCardProps } from '../article-card/index.ts';
import { formatDay } from '../byline/index.ts';
import * as css from './WellnessCard.css.ts';

export interface WellnessCardProps extends Omit<ArticleCardProps, 'children'> {
  /** Who checked the article, 'Dr. Ruth Adeyemi, pediatrician'. */
  reviewedBy?: string;
  /** When it was checked, `2026-10-02`. What is no date is left out. */
  reviewedOn?: string;
}

/** An article on health, which also says who checked it, and when. Renders an `<article>`. */
export function WellnessCard({ reviewedBy, reviewedOn, section = 'health', ...rest }: WellnessCardProps) {
  const day = formatDay(reviewedOn, 'short');
  return (
    <ArticleCard section={section} {...rest}>
      {(reviewedBy || day) && (
        <p className={css.review}>
          {['Reviewed', reviewedBy && `by ${reviewedBy}`, day && `on ${day.replaceAll(' ', '\u00A0')}`]
            .filter(Boolean)
            .join(' ')}
        </p>
      )}
    </ArticleCard>
  );
}
