import { Button } from '@daily-nest/ui/button';
import { consentPlace } from '../../embeds/consent-place.ts';
import { useEmbedConsent } from '../../embeds/EmbedConsent.tsx';
import * as page from '../../shell/page.css.ts';
import * as css from './ConsentList.css.ts';
import * as words from '../../words/pages.ts';

/**
 * The companies whose frames load without asking, each with a button that revokes the choice. For the privacy
 * page.
 */
export function ConsentList() {
  const { providers, forget } = useEmbedConsent();
  return (
    <div aria-live="polite" className={page.quiet} {...consentPlace}>
      {providers.length === 0 ? (
        <p className={css.nothing}>{words.noFramesLoad}</p>
      ) : (
        <ul className={css.list}>
          {providers.map((provider) => (
            <li key={provider}>
              <span>{words.loadsWithoutAsking(provider)}</span>{' '}
              <Button size="s" tone="quiet" onClick={() => forget(provider)}>
                {words.askAgain(provider)}
              </Button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
