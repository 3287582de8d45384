import { type ReactNode, useEffect, useRef } from 'react';
import { SkeletonRegion } from '@daily-nest/ui/skeleton';

/** What stands in `main` while a page loads inside the running application. `main` itself is busy, too. */
export function Busy({ label, children }: { label: string; children: ReactNode }) {
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const main = ref.current?.closest('main');
    main?.setAttribute('aria-busy', 'true');
    return () => main?.removeAttribute('aria-busy');
  }, []);
  return (
    <SkeletonRegion ref={ref} label={label}>
      {children}
    </SkeletonRegion>
  );
}
