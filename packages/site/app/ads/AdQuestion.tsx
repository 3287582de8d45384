import { Button } from '@daily-nest/ui/button';
import { useRootData } from '../data/use-root-data.ts';
import * as css from './AdQuestion.css.ts';

/**
 * What a reader is asked before an ad network loads, where that is set. Kept out of sight: the module of the advertisements shows a
 * copy in the first place that nears the screen, so that it takes no room of its own and lies over nothing.
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

/** Two answers of one look. The module of the advertisements listens to them; the application need not run. */
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
