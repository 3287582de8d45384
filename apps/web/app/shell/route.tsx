import { Outlet } from 'react-router';
import { Shell } from './Shell.tsx';

export default function ShellRoute() {
  return (
    <Shell>
      <Outlet />
    </Shell>
  );
}
