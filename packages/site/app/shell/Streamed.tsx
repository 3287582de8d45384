import { type ReactNode, Suspense, use } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router';

interface StreamedProps<Data> {
  /** The data on a first visit; a promise of it in the running application. */
  data: Data | Promise<Data>;
  /** Shown until the data has loaded. */
  skeleton: ReactNode;
  children: (data: Data) => ReactNode;
}

/**
 * The part of a page whose data the server streams. It shows a skeleton at each navigation and at Try Again.
 */
export function Streamed<Data>({ data, skeleton, children }: StreamedProps<Data>) {
  const { key } = useLocation();
  const goesBack = useNavigationType() === NavigationType.Pop;
  // At Back the old page stays until the data has loaded: a skeleton is too short to restore the reader's
  // scroll position.
  if (goesBack) return <Settled data={data}>{children}</Settled>;
  return (
    <Suspense key={key} fallback={skeleton}>
      <Settled data={data}>{children}</Settled>
    </Suspense>
  );
}

function Settled<Data>({ data, children }: Omit<StreamedProps<Data>, 'skeleton'>) {
  return children(data instanceof Promise ? use(data) : data);
}
