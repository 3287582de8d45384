import { LogoMark } from '@daily-nest/brand/logo';
import { isRouteErrorResponse, useLocation } from 'react-router';
import { readerText } from '@daily-nest/api-client';
import { ErrorState } from '@daily-nest/ui/error-state';
import { NotFound } from '@daily-nest/ui/not-found';
import { mark } from '../brand.ts';
import { Seo } from '../seo/index.ts';
import { WaysOn } from './WaysOn.tsx';
import { Shell } from './Shell.tsx';
import { goToHomepage } from '../words/shell.ts';
import * as words from '../words/errors.ts';
import { inWords } from '../wording/in-words.ts';

/**
 * Shown instead of a page that could not be rendered: the 404 screen for a thrown 404, otherwise the error
 * screen.
 */
export function ErrorScreen({ error }: { error: unknown }) {
  const { pathname } = useLocation();
  if (isRouteErrorResponse(error) && error.status === 404) {
    return (
      <Shell>
        <NotFoundPage path={pathname} />
      </Shell>
    );
  }
  return (
    <Shell>
      <Seo title={words.unexpected} description={words.notShown} noindex />
      <ErrorState
        headingLevel={1}
        title={words.applicationError}
        text={inWords(readerText(error))}
        links={{ label: goToHomepage, href: '/' }}
      />
    </Shell>
  );
}

/**
 * `path` is an address that a page could have had; all other unknown addresses get one shared page without
 * it.
 */
export function NotFoundPage({ path = '' }: { path?: string }) {
  return (
    <>
      <Seo title={words.pageNotFound} description={words.noPageHere} noindex />
      <NotFound zero={<LogoMark mark={mark} />}>
        <WaysOn path={path} />
      </NotFound>
    </>
  );
}
