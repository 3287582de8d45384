import { Outlet } from 'react-router';
import { invented } from '@daily-nest/content/people';
import type { Route } from './+types/route';
import { PeopleNote } from './PeopleNote.tsx';
import { Shell } from './Shell.tsx';

export function loader() {
  return { invented };
}

/** The people change only with the content that the server was built with. */
export const shouldRevalidate = () => false;

export default function ShellRoute({ loaderData }: Route.ComponentProps) {
  return (
    <Shell>
      <Outlet />
      <PeopleNote invented={loaderData.invented} />
    </Shell>
  );
}
