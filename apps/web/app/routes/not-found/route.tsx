import { data } from 'react-router';
import { NotFoundPage } from '../../frame/ErrorScreen.tsx';

export function loader() {
  return data(null, { status: 404 });
}

export default NotFoundPage;
