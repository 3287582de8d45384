import { type ReactNode, useEffect, useRef } from 'react';
import { SkeletonRegion } from '@daily-nest/ui/skeleton';

/** The content of `main` while a page loads inside the running application. `main` itself is busy, too. */
export function Busy({ label, children }: { label: string; children: ReactNode }) {
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const main = ref.current?.closest('main');
    main?.setAttribute('aria-busy', 'true');
    // Many screen readers announce only text that is added to an existing live region, so the text is set
    // again.
    const output = ref.current?.querySelector('output');
    const timer = setTimeout(() => output?.replaceChildren(...output.childNodes));
    return () => {
      clearTimeout(timer);
      main?.removeAttribute('aria-busy');
    };
  }, []);
  return (
    <SkeletonRegion ref={ref} label={label}>
      {children}
    </SkeletonRegion>
  );
}
