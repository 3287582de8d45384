import { AdChoiceButtons } from './AdQuestion.tsx';
import * as css from './AdChoice.css.ts';
import * as words from '../words/consent.ts';

/** The sentences for each choice about advertising; an attribute that the ad module sets on the document selects one. */
const sentences = {
  open: words.notAsked,
  accepted: words.accepted,
  refused: words.refused,
  gpc: words.refusedByBrowser,
} as const;

/** The reader's choice about advertising, and how to change it. For the privacy page of a site that asks. */
export function AdChoice() {
  return (
    <div className={css.choice} data-ad-choices="">
      <output className={css.lines}>
        {Object.entries(sentences).map(([choice, words]) => (
          <span key={choice} className={css.lineOf[choice as keyof typeof sentences]}>
            {words}
          </span>
        ))}
      </output>
      <div className={css.buttons}>
        <AdChoiceButtons />
      </div>
    </div>
  );
}
