import { Outlet } from 'react-router';
import { Frame } from './Frame.tsx';

export default function FrameRoute() {
  return (
    <Frame>
      <Outlet />
    </Frame>
  );
}
