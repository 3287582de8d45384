import { type ReactNode, useEffect, useRef } from 'react';
import { SkeletonRegion } from '@daily-nest/ui/skeleton';

/** What stands in `main` while a page loads inside the running application. `main` itself is busy, too. */
export function Busy({ label, children }: { label: string; children: ReactNode }) {
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const main = ref.current?.closest('main');
    main?.setAttribute('aria-busy', 'true');
    // Many screen readers announce only text that is added to an existing live region, so the text is set once more.
    const said = ref.current?.querySelector('output');
    const timer = setTimeout(() => said?.replaceChildren(...said.childNodes));
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
