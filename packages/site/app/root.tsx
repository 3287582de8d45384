import { type ReactNode, use, useEffect } from 'react';
import { Links, Outlet, Scripts, useMatches } from 'react-router';
import { hasPart } from '@daily-nest/content/parts';
import { LinkProvider } from '@daily-nest/ui/link';
import { UiProvider, type UiProviderProps } from '@daily-nest/ui/provider';
import '@daily-nest/ui/reset';
import adModule from 'virtual:late-script/ads';
import pieceModule from 'virtual:late-script/offline';
import type { Route } from './+types/root';
import { AdQuestion } from './ads/AdQuestion.tsx';
import { housePictures } from './ads/house-pictures.server.ts';
import { names, preloadFonts } from './brand.ts';
import { siteContext } from './data/site-context.ts';
import { type RootData, useRootData } from './data/use-root-data.ts';
import { DeferredScripts } from './hydration/DeferredScripts.tsx';
import {
  adsScript,
  clockScript,
  dosesScript,
  embedScript,
  framesScript,
  pageScript,
  pieceScript,
  printScript,
  urgentScript,
  savedScript,
  soundScript,
  starterScript,
  tabsScript,
} from './hydration/inline-scripts.ts';
import { LeadMotion } from './hydration/LeadMotion.tsx';
import { leadMotion } from './hydration/lead-motion-style.ts';
import { LiveScroll } from './hydration/LiveScroll.tsx';
import { NonceContext } from './hydration/NonceContext.ts';
import { startModeOf } from './hydration/start-mode.ts';
import { OfflineNavigation } from './offline/OfflineNavigation.tsx';
import { OpenedPiece } from './offline/OpenedPiece.tsx';
import { stayWithoutNetwork } from './offline/missed-pages.ts';
import { SiteRadio } from './radio/SiteRadio.tsx';
import {
  hasClock,
  hasDoses,
  hasFrames,
  hasPrint,
  hasSound,
  hasTabs,
  isEmbed,
  isPiecePage,
  isSavedPage,
  isUrgent,
} from './route-handle.ts';
import { ErrorScreen } from './shell/ErrorScreen.tsx';
import { RouteAnnouncer } from './shell/RouteAnnouncer.tsx';
import { RouterLink } from './shell/RouterLink.tsx';
import { dir, labels } from './words/language.ts';

/** The order of the library's layers; `dn.overrides` comes last by itself and is left out to save bytes. */
const layers = '@layer dn.reset,dn.theme,dn.components,dn.layouts;';

export function loader({ context }: Route.LoaderArgs): RootData {
  const { domain: _shownElsewhere, ...site } = context.get(siteContext);
  return { ...site, housePictures };
}

export const clientMiddleware = [stayWithoutNetwork];

/** The root's data are settings of the running server, which do not change. */
export const shouldRevalidate = () => false;

export function Layout({ children }: { children: ReactNode }) {
  const nonce = use(NonceContext);
  const handles = useMatches().map((match) => match.handle);
  const mode = startModeOf(handles);
  const data = useRootData();
  const ads = isEmbed(handles) ? undefined : data?.ads;
  return (
    <html
      lang={names.locale}
      dir={dir}
      data-brand={names.brand}
      data-ads={ads && JSON.stringify(ads)}
      data-ad-module={ads && adModule}
      data-offline={isPiecePage(handles) || isSavedPage(handles) ? data?.offline : undefined}
      // The inline script has set the reader's scheme and text size here.
      suppressHydrationWarning
    >
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="theme-color" content={names.themeColor.light} media="(prefers-color-scheme: light)" />
        <meta name="theme-color" content={names.themeColor.dark} media="(prefers-color-scheme: dark)" />
        {/* One element, because each has its hash in the policy. */}
        <InlineStyle nonce={nonce} text={isEmbed(handles) ? layers : leadMotion + layers} />
        <InlineScript
          nonce={nonce}
          text={isEmbed(handles) ? embedScript : pageScript + (hasFrames(handles) ? framesScript : '')}
        />
        {hasClock(handles) && <InlineScript nonce={nonce} text={clockScript} />}
        {isPiecePage(handles) && <InlineScript nonce={nonce} text={pieceScript} module={pieceModule} />}
        {isSavedPage(handles) && <InlineScript nonce={nonce} text={savedScript} />}
        {hasSound(handles) && <InlineScript nonce={nonce} text={soundScript} />}
        {hasTabs(handles) && <InlineScript nonce={nonce} text={tabsScript} />}
        {(hasPrint(handles) || isUrgent(handles)) && <InlineScript nonce={nonce} text={printScript} />}
        {isUrgent(handles) && <InlineScript nonce={nonce} text={urgentScript} />}
        {hasDoses(handles) && <InlineScript nonce={nonce} text={dosesScript} />}
        {mode === 'intent' && <InlineScript nonce={nonce} text={starterScript} />}
        {ads && !isUrgent(handles) && <InlineScript nonce={nonce} text={adsScript} />}
        <link rel="icon" href="/favicon.ico" sizes="48x48" />
        <link rel="icon" href="/icon.svg" type="image/svg+xml" sizes="any" />
        <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
        <link rel="manifest" href="/manifest.webmanifest" />
        {/* The three fonts of every first screen. Without a preload, they would load only after layout. */}
        {isEmbed(handles) ||
          preloadFonts.map((font) => (
            <link key={font} rel="preload" as="font" type="font/woff2" href={font} crossOrigin="anonymous" />
          ))}
        {/* A framed page has no origin, so its own styles need a nonce. */}
        <Links nonce={nonce} crossOrigin={isEmbed(handles) ? 'anonymous' : undefined} />
      </head>
      <body>
        {children}
        {mode === 'intent' && <DeferredScripts nonce={nonce} />}
        {mode === 'eager' && <Scripts nonce={nonce} />}
      </body>
    </html>
  );
}

/** What the library's components need to know of this site. */
const kit: UiProviderProps = {
  locale: names.locale,
  labels,
  // Replaces a picture that fails to load.
  placeholder: '/placeholder.svg',
};

export default function App() {
  const handles = useMatches().map((match) => match.handle);
  useEffect(() => {
    document.documentElement.dataset['app'] = 'live';
  }, []);
  // A framed page runs no application: it has no radio, no announcements and no scroll restoration.
  if (isEmbed(handles))
    return (
      <UiProvider {...kit}>
        <Outlet />
      </UiProvider>
    );
  return (
    <Kit>
      {hasPart('radio') ? (
        <SiteRadio>
          <Outlet />
        </SiteRadio>
      ) : (
        <Outlet />
      )}
      {hasPart('ads') && <AdQuestion />}
      <RouteAnnouncer />
      <LiveScroll />
      <LeadMotion />
      <OpenedPiece />
      <OfflineNavigation />
    </Kit>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return (
    <Kit>
      <ErrorScreen error={error} />
    </Kit>
  );
}

/** Sets what the library's components need to know of this site. */
function Kit({ children }: { children: ReactNode }) {
  return (
    <UiProvider {...kit}>
      <LinkProvider component={RouterLink}>{children}</LinkProvider>
    </UiProvider>
  );
}

interface InlineProps {
  nonce: string | undefined;
  text: string;
}

function InlineScript({ nonce, text, module }: InlineProps & { module?: string }) {
  return (
    <script
      nonce={nonce}
      data-module={module}
      suppressHydrationWarning
      dangerouslySetInnerHTML={{ __html: text }}
    />
  );
}

function InlineStyle({ nonce, text }: InlineProps) {
  return <style nonce={nonce} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: text }} />;
}
