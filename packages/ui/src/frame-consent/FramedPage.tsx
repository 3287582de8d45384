'use client';

import type { ComponentProps, ReactNode } from 'react';
import { Button } from '../button/index.ts';
import { rankOf } from '../headline/rank.ts';
import { Link } from '../link/index.ts';
import { useLabels } from '../provider/context.ts';
import { fill } from '../provider/fill.ts';
import { Skeleton } from '../skeleton/index.ts';
import { frameAddress } from './address.ts';
import { FrameConsent } from './FrameConsent.tsx';
import * as cardStyles from './FrameConsent.css.ts';
import { english, type FrameLabels } from './labels.ts';
import * as styles from './FramedPage.css.ts';
import { type FrameStage, useFrame } from './use-frame.ts';

/** A link to where the same can be read. */
export interface FrameLink {
  /** Name of the outlet or the way of contact. */
  title: string;
  /** Its address. */
  href: string;
}

export interface FramedPageProps extends Omit<ComponentProps<'figure'>, 'title'> {
  /** Name of the frame, and heading of the card in place of a missing page. */
  title: string;
  /** Address of the page; missing or unusable, the card with the links is shown. */
  src?: string | null;
  /**
   * The reserved box: a `wall` of headlines of exactly 1200 px; a `form` of 700 px; a `tall` one of 177.78 % of its width; a `preview` in a
   * tile, 288 px high, on a phone 98 px, in which the framed page shows its first headline alone; or a `sheet`, the first page of a document.
   * @default 'wall'
   */
  shape?: 'wall' | 'form' | 'tall' | 'preview' | 'sheet';
  /** Wait for the reader's click, as it must be with any origin but our own. @default true for a form, false for other shapes */
  clickToLoad?: boolean;
  /** Who sends the page. @default the host of `src` */
  provider?: string;
  /** Words of the click-to-load control; begin with Load, Play, Show or Open. @default 'Load ' and the title */
  loadLabel?: string;
  /** The reader chose earlier to load this without being asked. @default false */
  remembered?: boolean;
  /** Called when the reader wants to be asked no more; keep it and pass `remembered`. */
  onRemember?: () => void;
  /** How long a visible frame may take before the card replaces it, in milliseconds. @default 10000 */
  timeoutMs?: number;
  /** Where the same can be read, or other ways to write, shown in the card. @default a link to `src` */
  links?: readonly FrameLink[];
  /** Sentence above the links. @default one for headlines, a form or a document */
  linksText?: ReactNode;
  /** Rank of the card's heading. @default 2 */
  headingLevel?: 2 | 3 | 4;
  /** Where the consent link leads without a script. @default `src` */
  href?: string;
  /** The stage, where a host watches the frame itself. */
  stage?: FrameStage;
  /** The consent control without title and explanation. @default true for a preview, false for other shapes */
  compact?: boolean;
  /** A drawing of the page, shown until the reader asks for it, in the compact form. */
  picture?: ReactNode;
  /** Its words. */
  labels?: Partial<FrameLabels>;
}

/**
 * Our own page: its links open new tabs. It may run scripts, since checkers of accessibility hang in frames that may not,
 * but without our origin, so that nothing of ours is in their reach.
 */
const ownSandbox = 'allow-scripts allow-popups allow-popups-to-escape-sandbox';
/** A page of another origin: what a wall, a form or a viewer needs, but never our top window. */
const otherSandbox = `${ownSandbox} allow-same-origin allow-forms`;

/**
 * A page inside the page, in a box of fixed height that never moves what follows. It is titled, sandboxed and
 * lazy; what is not configured or does not arrive in time becomes a card of links, never a blank box.
 */
export function FramedPage({
  title,
  src,
  shape = 'wall',
  clickToLoad = shape === 'form',
  provider,
  loadLabel,
  remembered = false,
  onRemember,
  timeoutMs = 10_000,
  links = [],
  linksText: givenLinksText,
  headingLevel = 2,
  href,
  compact = shape === 'preview',
  picture,
  stage: given,
  labels,
  className,
  ...rest
}: FramedPageProps) {
  const words = useLabels('frame', english, labels);
  const linksText =
    givenLinksText ?? words[shape === 'sheet' ? 'links' : shape === 'form' ? 'contacts' : 'headlines'];
  const address = frameAddress(src);
  const { stage, busy, load, frameRef, onLoad } = useFrame({
    ask: clickToLoad && !remembered,
    timeoutMs,
    own: !clickToLoad,
    given,
  });
  const root = className ? `${styles.figure} ${className}` : styles.figure;
  const sources =
    links.length === 0 && address ? [{ title: fill(words.open, { title }), href: href ?? address }] : links;

  if (address === null) {
    return (
      <figure data-part="framed-page" {...rest} className={root}>
        <FrameCard title={title} headingLevel={headingLevel} text={linksText} words={words} links={sources} />
      </figure>
    );
  }

  return (
    <figure data-part="framed-page" {...rest} className={root}>
      <div
        data-part="stage"
        className={`${styles.box} ${styles.shapes[shape]}`}
        data-stage={stage}
        aria-busy={busy || undefined}
      >
        {stage === 'asking' ? (
          <FrameConsent
            className={picture ? undefined : compact ? styles.centered : styles.sticky}
            title={title}
            headingLevel={headingLevel}
            provider={provider ?? hostOf(address) ?? words.thisSite}
            href={href ?? address}
            loadLabel={loadLabel}
            onLoad={load}
            onRemember={onRemember}
            compact={compact}
            picture={picture}
            labels={labels}
          />
        ) : null}
        {stage === 'loading' || stage === 'loaded' ? (
          <>
            {stage === 'loading' ? <Waiting text={fill(words.loading, { title })} shape={shape} /> : null}
            <iframe
              ref={frameRef}
              data-part="frame"
              className={styles.frame}
              title={title}
              src={address}
              loading="lazy"
              sandbox={clickToLoad ? otherSandbox : ownSandbox}
              referrerPolicy="strict-origin-when-cross-origin"
              onLoad={onLoad}
            />
          </>
        ) : null}
        {/* Stands here empty from the start: only what is put into a live region later is announced. */}
        <div
          aria-live="polite"
          className={stage === 'failed' ? (compact ? styles.centered : styles.sticky) : styles.silent}
        >
          {stage === 'failed' ? (
            <FrameCard
              title={title}
              headingLevel={headingLevel}
              text={
                <>
                  {words.late} {linksText}
                </>
              }
              words={words}
              links={sources}
              onRetry={load}
            />
          ) : null}
        </div>
      </div>
    </figure>
  );
}

/** What a reader sees until the page comes: in a tile the shapes of its headlines, where they will stand. */
function Waiting({ text, shape }: { text: string; shape: NonNullable<FramedPageProps['shape']> }) {
  if (shape !== 'preview') {
    return (
      <p data-part="waiting" className={styles.wait} aria-hidden="true">
        {text}
      </p>
    );
  }
  return (
    <div data-part="waiting" className={styles.waitingHeadlines} aria-hidden="true">
      {[1, 2, 3].map((headline) => (
        <div key={headline}>
          <Skeleton shape="h5" lines={2} width="half" />
          <Skeleton shape="caption" width="third" />
        </div>
      ))}
    </div>
  );
}

interface FrameCardProps {
  title: string;
  headingLevel: 2 | 3 | 4;
  text: ReactNode;
  words: FrameLabels;
  links: readonly FrameLink[];
  onRetry?: () => void;
}

function FrameCard({ title, headingLevel, text, words, links, onRetry }: FrameCardProps) {
  const Heading = `h${rankOf(headingLevel)}` as const;
  return (
    <div className={cardStyles.card}>
      <Heading data-part="title" className={cardStyles.title}>
        {title}
      </Heading>
      <p data-part="text" className={cardStyles.text}>
        {links.length > 0 ? text : words.nothing}
      </p>
      {links.length > 0 ? (
        <ul data-part="list" className={styles.links}>
          {links.map((link) => (
            <li key={link.href} className={styles.item}>
              <Link data-part="link" className={styles.link} href={link.href} target="_blank" rel="noopener">
                {link.title}
              </Link>
            </li>
          ))}
        </ul>
      ) : null}
      {onRetry ? (
        <p data-part="actions" className={cardStyles.controls}>
          <Button tone="quiet" onClick={onRetry}>
            {words.again}
          </Button>
        </p>
      ) : null}
    </div>
  );
}

function hostOf(address: string): string | undefined {
  return URL.canParse(address) ? new URL(address).hostname.replace(/^www\./, '') : undefined;
}
