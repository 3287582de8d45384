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

/** A link to the same content elsewhere. */
export interface FrameLink {
  /** The name of the outlet or the means of contact. */
  title: string;
  /** Its address. */
  href: string;
}

export interface FramedPageProps extends Omit<ComponentProps<'figure'>, 'title'> {
  /** The name of the frame, and the heading of the card that replaces the page. */
  title: string;
  /** The address of the page. If it is missing or unusable, the card with the links is shown. */
  src?: string | null;
  /**
   * The reserved box: `wall`: headlines, exactly 1200 px high; `form`: 700 px; `tall`: 177.78 % of its width;
   * `preview`: a tile, 288 px high, on a phone 98 px with only the first headline of the framed page;
   * `sheet`: the first page of a document.
   * @default 'wall'
   */
  shape?: 'wall' | 'form' | 'tall' | 'preview' | 'sheet';
  /**
   * Waits for the reader's click. Required for any other origin. @default true for a form, false for other
   * shapes
   */
  clickToLoad?: boolean;
  /** The sender of the page. @default the host of `src` */
  provider?: string;
  /** The text of the control; begin with Load, Play, Show or Open. @default 'Load ' and the title */
  loadLabel?: string;
  /** The reader chose earlier to load this without being asked. @default false */
  remembered?: boolean;
  /** Called when the reader wants no more questions; store it and pass `remembered`. */
  onRemember?: () => void;
  /** How long a visible frame may take before the card replaces it, in milliseconds. @default 10000 */
  timeoutMs?: number;
  /** Links to the same content, or other ways to write, shown in the card. @default a link to `src` */
  links?: readonly FrameLink[];
  /** The sentence above the links. @default one for headlines, a form or a document */
  linksText?: ReactNode;
  /** The level of the card's heading. @default 2 */
  headingLevel?: 2 | 3 | 4;
  /** The address of the consent link without a script. @default `src` */
  href?: string;
  /** The stage, if a host controls the frame itself. */
  stage?: FrameStage;
  /**
   * Shows the consent control without title and explanation. @default true for a preview, false for other
   * shapes
   */
  compact?: boolean;
  /**
   * A picture: in the compact form a drawing of the page, shown until the reader asks for it; otherwise one
   * above the question or the card of links, from 1024 px behind it and from 1824 px beside it, so that a
   * waiting box is never blank.
   */
  picture?: ReactNode;
  /** Replaces some of the built-in texts. */
  labels?: Partial<FrameLabels>;
}

/**
 * For our own page: its links open new tabs. It may run scripts, because accessibility checkers hang in
 * frames that may not. It does not have our origin, so that it cannot reach our data.
 */
const ownSandbox = 'allow-scripts allow-popups allow-popups-to-escape-sandbox';
/** For a page of another origin: what a wall, a form or a viewer needs, but no access to our top window. */
const otherSandbox = `${ownSandbox} allow-same-origin allow-forms`;

/**
 * A framed page, in a box of fixed height that never moves the content below. It is titled, sandboxed and
 * lazy. A page that is not configured or takes too long is replaced by a card of links.
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
    givenLinksText ?? words[shape === 'sheet' ? 'linksText' : shape === 'form' ? 'contacts' : 'headlines'];
  const address = frameAddress(src);
  const { stage, busy, load, frameRef, onLoad } = useFrame({
    ask: clickToLoad && !remembered,
    timeoutMs,
    own: !clickToLoad,
    given,
  });
  const behind = picture !== undefined && !compact;
  const place = compact ? styles.centered : behind ? styles.inFront : styles.sticky;
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
        {behind && stage !== 'loaded' ? (
          <div data-part="picture" className={styles.backdrop} aria-hidden="true">
            {picture}
          </div>
        ) : null}
        {stage === 'asking' ? (
          <FrameConsent
            className={compact && picture ? undefined : place}
            title={title}
            headingLevel={headingLevel}
            provider={provider ?? hostOf(address) ?? words.thisSite}
            href={href ?? address}
            loadLabel={loadLabel}
            onLoad={load}
            onRemember={onRemember}
            compact={compact}
            picture={compact ? picture : undefined}
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
        {/* Empty from the start, because a live region announces only later changes. */}
        <div aria-live="polite" className={stage === 'failed' ? place : styles.silent}>
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

/** Shown until the page loads: in a tile, placeholders at the positions of its headlines. */
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
