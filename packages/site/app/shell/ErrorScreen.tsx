import { LogoMark } from '@daily-nest/brand/logo';
import { isRouteErrorResponse, useLocation } from 'react-router';
import { readerText } from '@daily-nest/api-client';
import { ErrorState } from '@daily-nest/ui/error-state';
import { NotFound } from '@daily-nest/ui/not-found';
import { mark } from '../brand.ts';
import { Seo } from '../seo/index.ts';
import { WaysOn } from './WaysOn.tsx';
import { Shell } from './Shell.tsx';

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
      <Seo title="Unexpected error" description="This page could not be shown." noindex />
      <ErrorState
        headingLevel={1}
        title="Unexpected Application Error!"
        text={readerText(error)}
        links={{ label: 'Go to Homepage', href: '/' }}
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
      <Seo title="Page Not Found" description="There is no page at this address." noindex />
      <NotFound zero={<LogoMark mark={mark} />}>
        <WaysOn path={path} />
      </NotFound>
    </>
  );
}
