import { ArticleCard, type ArticleCardProps } from '../article-card/index.ts';
import { dayOf } from '../byline/index.ts';
import { Day, Word } from '../provider/Word.tsx';
import * as css from './WellnessCard.css.ts';
import { english, type WellnessCardLabels } from './labels.ts';

export interface WellnessCardProps extends Omit<ArticleCardProps, 'children'> {
  /** Who checked the article, 'Dr. Ruth Adeyemi, pediatrician'. */
  reviewedBy?: string;
  /** When it was checked, `2026-10-02`. What is no date is left out. */
  reviewedOn?: string;
  /** Its words. */
  labels?: Partial<WellnessCardLabels>;
}

/** An article on health, which also says who checked it, and when. Renders an `<article>`. */
export function WellnessCard({
  reviewedBy,
  reviewedOn,
  section = 'health',
  labels,
  ...rest
}: WellnessCardProps) {
  const day = dayOf(reviewedOn);
  return (
    <ArticleCard section={section} {...rest}>
      {(reviewedBy || day) && (
        <p data-part="note" className={css.review}>
          <Word
            set="wellnessCard"
            name={reviewedBy && day ? 'reviewed' : day ? 'reviewedOn' : 'reviewedBy'}
            english={english}
            given={labels}
            values={{ name: reviewedBy, date: <Day date={reviewedOn} form="short" whole /> }}
          />
        </p>
      )}
    </ArticleCard>
  );
}
