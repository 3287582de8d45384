import { type ReactNode, Suspense, use } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router';

interface StreamedProps<Data> {
  /** The data of a first visit; a promise of it in the running application. */
  data: Data | Promise<Data>;
  /** Shown until the data are there. */
  skeleton: ReactNode;
  children: (data: Data) => ReactNode;
}

/** The part of a page whose data the server streams: behind a skeleton, anew for each navigation, Try Again too. */
export function Streamed<Data>({ data, skeleton, children }: StreamedProps<Data>) {
  const { key } = useLocation();
  const goesBack = useNavigationType() === NavigationType.Pop;
  // Going Back the page before stays until all is there: a skeleton is too short for the place that the reader returns to.
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
