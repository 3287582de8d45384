import { data } from 'react-router';
import { NotFoundPage } from '../../shell/ErrorScreen.tsx';

export function loader() {
  return data(null, { status: 404 });
}

export default function NotFound() {
  return <NotFoundPage />;
}
