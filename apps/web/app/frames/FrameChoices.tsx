import { Button } from '@daily-nest/ui/button';
import * as css from '../frame/page.css.ts';
import { useFrameChoices } from './frameChoices.ts';

/** The companies whose frames load without asking, each with a button that takes the choice back. For the privacy page. */
export function FrameChoices() {
  const { providers, forget } = useFrameChoices();
  return (
    <div aria-live="polite" className={css.quiet} data-frame-choices="">
      {providers.length === 0 ? (
        <p>No provider’s frames load on this device without asking.</p>
      ) : (
        <ul className={css.choices}>
          {providers.map((provider) => (
            <li key={provider}>
              <span>{provider} loads without asking.</span>{' '}
              <Button size="s" tone="quiet" onClick={() => forget(provider)}>
                Ask again before {provider}
              </Button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
