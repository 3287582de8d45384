import { AdChoiceButtons } from './AdQuestion.tsx';
import * as css from './AdChoice.css.ts';

/** The sentences for each choice about advertising; an attribute that the ad module sets on the document selects one. */
const sentences = {
  open: 'You have not been asked on this device.',
  accepted: 'Advertising may load on this device.',
  refused: 'You have refused advertising on this device: none loads.',
  gpc: 'Your browser refuses for you (Global Privacy Control): no advertising loads.',
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
