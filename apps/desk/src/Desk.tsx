import { LogoMark } from '@daily-nest/brand/logo';
import { mark } from '@daily-nest/brand-daily-nest/mark';
import { Button } from '@daily-nest/ui/button';
import { EmptyState } from '@daily-nest/ui/empty-state';
import { ErrorState } from '@daily-nest/ui/error-state';
import { SchemeSwitch } from '@daily-nest/ui/scheme-switch';
import { type ReactNode, useEffect, useRef } from 'react';
import { useStore } from 'zustand';
import type { Person } from './api.ts';
import * as css from './desk.css.ts';
import { FrontPage } from './front/FrontPage.tsx';
import { LettersPage } from './letters/LettersPage.tsx';
import { RouteLink } from './parts/RouteLink.tsx';
import { Invitation } from './people/Invitation.tsx';
import { PeoplePage } from './people/PeoplePage.tsx';
import { SignIn } from './people/SignIn.tsx';
import { You } from './people/You.tsx';
import { Pieces } from './pieces/Pieces.tsx';
import { PiecePage } from './pieces/PiecePage.tsx';
import { ReadersPage } from './readers/ReadersPage.tsx';
import { go, usePath } from './router.ts';
import { askSession, session, signOut } from './session.ts';

/** The whole desk: who is signed in, and which of its pages is shown. */
export function Desk() {
  const { person, isAway } = useStore(session);
  const path = usePath();

  if (path === '/invitation')
    return (
      <Door>
        <Invitation />
      </Door>
    );
  if (isAway && !person)
    return (
      <Door>
        <ErrorState headingLevel={1} title="The desk cannot be reached" text="Look at your connection." />
        <Button onClick={() => void askSession()}>Try again</Button>
      </Door>
    );
  if (person === undefined)
    return (
      <Door>
        <p className={css.note}>One moment …</p>
      </Door>
    );
  if (person === null)
    return (
      <Door>
        <SignIn />
      </Door>
    );
  return (
    <>
      <Head person={person} path={path} />
      <Main path={path}>{pageOf(path, person)}</Main>
    </>
  );
}

function pageOf(path: string, person: Person): ReactNode {
  const [, pieceId] = /^\/pieces\/([0-9a-f-]{36})$/.exec(path) ?? [];
  if (pieceId !== undefined) return <PiecePage key={pieceId} id={pieceId} person={person} />;
  if (path === '/') return <Pieces person={person} />;
  if (path === '/front' && person.role !== 'writer') return <FrontPage />;
  if (path === '/letters' && person.role !== 'writer') return <LettersPage />;
  if (path === '/readers' && person.role !== 'writer') return <ReadersPage />;
  if (path === '/you') return <You person={person} />;
  if (path === '/people' && person.role === 'owner') return <PeoplePage person={person} />;
  return (
    <EmptyState
      headingLevel={1}
      title="Page not found"
      text="There is no page of the desk at this address."
    />
  );
}

function Head({ person, path }: { person: Person; path: string }) {
  const pages = [
    { to: '/', label: 'Pieces' },
    ...(person.role === 'writer'
      ? []
      : [
          { to: '/front', label: 'Front page' },
          { to: '/letters', label: 'Letters' },
          { to: '/readers', label: 'Readers' },
        ]),
    ...(person.role === 'owner' ? [{ to: '/people', label: 'People' }] : []),
    { to: '/you', label: person.name },
  ];
  return (
    <header className={css.head}>
      <RouteLink to="/" className={css.brand}>
        <span className={css.mark} aria-hidden="true">
          <LogoMark mark={mark} />
        </span>
        The desk
      </RouteLink>
      <nav className={css.nav} aria-label="The desk">
        {pages.map(({ to, label }) => (
          <RouteLink key={to} to={to} className={css.navLink} aria-current={to === path ? 'page' : undefined}>
            {label}
          </RouteLink>
        ))}
        <button
          type="button"
          className={css.navLink}
          onClick={() => void signOut().then((isOut) => isOut && go('/', { replace: true }))}
        >
          Sign out
        </button>
        <SchemeSwitch />
      </nav>
    </header>
  );
}

/** After a change of page the focus is at its beginning, as after a new document. */
function Main({ path, children }: { path: string; children: ReactNode }) {
  const main = useRef<HTMLElement>(null);
  const shown = useRef(path);
  useEffect(() => {
    if (shown.current !== path) main.current?.focus();
    shown.current = path;
  }, [path]);
  return (
    <main className={css.main} ref={main} tabIndex={-1}>
      {children}
    </main>
  );
}

/** The pages before somebody is signed in. */
function Door({ children }: { children: ReactNode }) {
  return (
    <main className={css.door}>
      <p className={css.brand}>
        <span className={css.mark} aria-hidden="true">
          <LogoMark mark={mark} />
        </span>
        The desk
      </p>
      {children}
    </main>
  );
}
