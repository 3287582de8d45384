import { type CSSProperties, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { type Site, wordsOf } from '../api.ts';
import * as shared from '../desk.css.ts';
import { Choices } from './Choices.tsx';
import * as css from './preview.css.ts';

const widths = [
  { value: 'phone', label: 'Phone' },
  { value: 'desk', label: 'Desk' },
] as const;
const schemes = [
  { value: 'light', label: 'Day' },
  { value: 'dark', label: 'Night' },
] as const;
const pixels = { phone: 390, desk: 1280 };

interface PreviewProps {
  /** Where it can be looked at: one or more. */
  sites: readonly Site[];
  /** Asks for the signed address, which is good for a day. */
  ask: () => Promise<{ path: string }>;
  /** What is saved: with another one the page loads itself again. */
  version: number;
  className?: string | undefined;
}

/** The page that something in work will have on each site. */
export function Preview({ sites, ask, version, className = '' }: PreviewProps) {
  const [path, setPath] = useState('');
  const [fault, setFault] = useState('');
  const [site, setSite] = useState(sites[0]!.origin);
  const [width, setWidth] = useState<keyof typeof pixels>('phone');
  const [scheme, setScheme] = useState<'light' | 'dark'>('light');
  const address = `${site}${path}?scheme=${scheme}`;

  useEffect(() => {
    ask().then(
      (signed) => setPath(signed.path),
      (error: unknown) => setFault(wordsOf(error)),
    );
  }, [ask]);

  return (
    <section className={`${css.preview} ${className}`} aria-labelledby="preview-title">
      <div className={css.bar}>
        <h2 id="preview-title" className={css.title} tabIndex={-1}>
          Preview
        </h2>
        {sites.length > 1 && (
          <Choices
            label="Site"
            options={sites.map(({ name, origin }) => ({ value: origin, label: name }))}
            value={site}
            onChange={setSite}
          />
        )}
        <Choices label="Width" options={widths} value={width} onChange={setWidth} />
        <Choices label="Time of day" options={schemes} value={scheme} onChange={setScheme} />
        {path && (
          <a className={shared.linkButton} href={`${site}${path}`} target="_blank" rel="noopener">
            Open alone
          </a>
        )}
      </div>
      {fault && (
        <p role="alert" className={shared.fault}>
          {fault}
        </p>
      )}
      {path && <Frame key={address} src={address} width={pixels[width]} version={version} />}
    </section>
  );
}

/** A window of so many pixels, made smaller where there is less room. */
function Frame({ src, width, version }: { src: string; width: number; version: number }) {
  const room = useRef<HTMLDivElement>(null);
  const frame = useRef<HTMLIFrameElement>(null);
  const scale = useScale(room, width);
  /** The version in the frame, as far as is known, and whether it is still on its way. */
  const shown = useRef({ version, isLoading: true });

  const reload = () => {
    shown.current = { version, isLoading: true };
    // The page loads itself, so that it stays where it was scrolled to.
    frame.current?.contentWindow?.postMessage('reload', '*');
  };
  useEffect(() => {
    if (shown.current.version !== version && !shown.current.isLoading) reload();
  });

  return (
    <div className={css.room} ref={room}>
      <iframe
        ref={frame}
        className={css.frame}
        title="Preview of the page"
        src={src}
        // oxlint-disable-next-line react/iframe-missing-sandbox -- of another origin, it cannot take its sandbox off
        sandbox="allow-scripts allow-same-origin allow-popups allow-popups-to-escape-sandbox"
        referrerPolicy="no-referrer"
        style={{ '--width': `${width}px`, '--scale': scale } as CSSProperties}
        onLoad={() => {
          shown.current.isLoading = false;
          if (shown.current.version !== version) reload();
        }}
      />
    </div>
  );
}

function useScale(room: React.RefObject<HTMLElement | null>, width: number): number {
  const [scale, setScale] = useState(1);
  useLayoutEffect(() => {
    const element = room.current!;
    const measure = () => setScale(Math.min(1, element.clientWidth / width));
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    measure();
    return () => observer.disconnect();
  }, [room, width]);
  return scale;
}
