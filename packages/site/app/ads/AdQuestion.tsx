import { Button } from '@daily-nest/ui/button';
import { useRootData } from '../data/use-root-data.ts';
import * as css from './AdQuestion.css.ts';

/**
 * The question before an ad network loads, if the setting asks for it. It is hidden: the ad module shows a
 * copy in the first slot near the screen, so that it takes no extra space and covers nothing.
 */
export function AdQuestion() {
  if (!useRootData()?.ads?.asks) return null;
  return (
    <div hidden data-ad-question="">
      <fieldset aria-label="Advertising choice" className={css.question}>
        <p className={css.words}>
          May advertising load here? Its network sees your network address and may use cookies.{' '}
          <a href="/privacy#advertising">More, and how to change it</a>
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
        Accept
      </Button>
      <Button tone="quiet" data-ad-choice="refused">
        Refuse
      </Button>
    </div>
  );
}
