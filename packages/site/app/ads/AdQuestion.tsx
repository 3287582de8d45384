import { Button } from '@daily-nest/ui/button';
import { useRootData } from '../data/use-root-data.ts';
import * as css from './AdQuestion.css.ts';
import * as words from '../words/consent.ts';

/**
 * The question before an ad network loads, if the setting asks for it. It is hidden: the ad module shows a
 * copy in the first slot near the screen, so that it takes no extra space and covers nothing.
 */
export function AdQuestion() {
  if (!useRootData()?.ads?.asks) return null;
  return (
    <div hidden data-ad-question="">
      <fieldset aria-label={words.adQuestion} className={css.question}>
        <p className={css.words}>
          {words.mayAdsLoad} <a href="/privacy#advertising">{words.moreOnAds}</a>
        </p>
        <AdChoiceButtons />
      </fieldset>
    </div>
  );
}

/** Two buttons of equal prominence. The ad module listens to them, so they work without the application. */
export function AdChoiceButtons() {
  return (
    <div className={css.answers}>
      <Button tone="quiet" data-ad-choice="accepted">
        {words.accept}
      </Button>
      <Button tone="quiet" data-ad-choice="refused">
        {words.refuse}
      </Button>
    </div>
  );
}
