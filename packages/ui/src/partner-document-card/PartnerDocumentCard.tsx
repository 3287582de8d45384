'use client';

import { useEffect, useId, useRef, useState, type ComponentProps, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { Button } from '../button/index.ts';
import { FramedPage, type FrameStage } from '../frame-consent/index.ts';
import { rankOf } from '../headline/rank.ts';
import { Link } from '../link/index.ts';
import { useLabels } from '../provider/context.ts';
import { fill } from '../provider/fill.ts';
import { startable, useMergedRef } from '../start/index.ts';
import { DocumentSheet } from './DocumentSheet.tsx';
import { english, type PartnerDocumentCardLabels } from './labels.ts';
import * as styles from './PartnerDocumentCard.css.ts';

/** How long Preview and Download are disabled after a press, in milliseconds. */
const busyTime = 1000;

/** The addresses of a document at its provider. */
export interface DocumentAddresses {
  /** A page with the document, which can be framed. */
  preview: string;
  /** The file. Its query is sent as the fields of a form. */
  download: string;
  /** The page of the document. */
  view: string;
}

export interface PartnerDocumentCardProps extends Omit<ComponentProps<'article'>, 'id' | 'title'> {
  /** The document's addresses. */
  addresses: DocumentAddresses;
  /** The provider's name for readers. */
  provider: string;
  /** Title of the document. */
  title: string;
  /** The contents, in one or two sentences. */
  text: string;
  /** The picture of its first page. @default a sheet with the title */
  picture?: ReactNode;
  /** The level of the heading. @default 3 */
  headingLevel?: 2 | 3 | 4;
  /** Larger text for the first document of a page. @default 'm' */
  size?: 'm' | 'l';
  /** Disables the two buttons, controlled by the host. */
  busy?: boolean;
  /** The stage of the preview, if a host controls it. */
  previewStage?: FrameStage;
  /** How long the preview may take before links replace it, in milliseconds. @default 10000 */
  timeoutMs?: number;
  /** Replaces some of the built-in texts. */
  labels?: Partial<PartnerDocumentCardLabels>;
}

/**
 * A document of a partner: a preview on demand, and Preview and Download as forms that open the provider in a
 * new tab, with or without a script. After a press on either, both are disabled for one second.
 */
export function PartnerDocumentCard({
  addresses,
  provider,
  title,
  text,
  picture = <DocumentSheet title={title} />,
  headingLevel = 3,
  size = 'm',
  busy: given,
  previewStage,
  timeoutMs,
  labels,
  className,
  ref,
  ...rest
}: PartnerDocumentCardProps) {
  const [resting, setResting] = useState(false);
  const busy = given ?? resting;
  const rested = useRef<ReturnType<typeof setTimeout>>(undefined);
  const card = useRef<HTMLElement>(null);
  const titleId = useId();
  const hintId = useId();
  const Heading = `h${rankOf(headingLevel)}` as const;
  const words = useLabels('partnerDocumentCard', english, labels);
  const { preview, download, view } = addresses;
  const [file, query] = download.split('?', 2);

  useEffect(() => () => clearTimeout(rested.current), []);

  const rest1000 = () => {
    clearTimeout(rested.current);
    // A disabled button loses the focus, so the card holds it for that second.
    const button = card.current?.contains(document.activeElement) ? document.activeElement : null;
    card.current?.focus({ preventScroll: true });
    setResting(true);
    rested.current = setTimeout(() => {
      flushSync(() => setResting(false));
      if (document.activeElement === card.current)
        (button as HTMLElement | null)?.focus({ preventScroll: true });
    }, busyTime);
  };

  const described = `${titleId} ${hintId}`;
  const form = {
    ...startable,
    className: styles.form,
    method: 'get',
    target: '_blank',
    rel: 'noopener',
    onSubmit: rest1000,
  } as const;

  return (
    <article
      data-part="partner-document-card"
      {...rest}
      ref={useMergedRef(card, ref)}
      tabIndex={-1}
      className={className ? `${styles.card} ${className}` : styles.card}
      aria-labelledby={titleId}
    >
      <div className={styles.parts}>
        <Heading id={titleId} data-part="title" className={styles.title[size]}>
          {title}
        </Heading>
        <p data-part="text" className={styles.text}>
          {text}
        </p>
        <FramedPage
          className={styles.preview}
          title={fill(words.previewOf, { title })}
          headingLevel={Math.min(headingLevel + 1, 4) as 3 | 4}
          src={preview}
          href={view}
          shape="sheet"
          clickToLoad
          compact
          provider={provider}
          loadLabel={words.showPreview}
          picture={picture}
          stage={previewStage}
          timeoutMs={timeoutMs}
          links={[{ title: fill(words.open, { title }), href: view }]}
          linksText={fill(words.links, { provider })}
        />
        <div data-part="actions" className={styles.actions}>
          <form {...form} action={file}>
            {[...new URLSearchParams(query)].map(([name, value]) => (
              <input key={name} type="hidden" name={name} value={value} />
            ))}
            <Button type="submit" disabled={busy} aria-describedby={described}>
              {words.download}
            </Button>
          </form>
          <form {...form} action={preview}>
            <Button type="submit" tone="plain" disabled={busy} aria-describedby={described}>
              {words.preview}
            </Button>
          </form>
          <span id={hintId} hidden>
            {words.newTab}
          </span>
          <p className={styles.more}>
            <Link
              data-part="link"
              className={styles.link}
              href={view}
              target="_blank"
              rel="noopener"
              aria-describedby={described}
            >
              {fill(words.openAt, { provider })}
            </Link>
          </p>
        </div>
      </div>
    </article>
  );
}
