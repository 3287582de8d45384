import type { FoldOut } from '@daily-nest/content/fold-outs';
import { Headline } from '@daily-nest/ui/headline';
import { Link } from '@daily-nest/ui/link';
import { Section } from '@daily-nest/ui/section';
import { Drawing } from './Drawing.tsx';
import { ground } from './papers.css.ts';
import * as css from './shelf.css.ts';

export interface ShelvedFoldOut extends Pick<FoldOut, 'slug' | 'title' | 'excerpt' | 'ground'> {
  /** One of its steps. */
  drawing: string;
  alt: string;
}

interface FoldOutShelfProps {
  title: string;
  foldOuts: readonly ShelvedFoldOut[];
}

/** Fold-outs side by side, under a heading. */
export function FoldOutShelf({ title, foldOuts }: FoldOutShelfProps) {
  return (
    <Section title={title}>
      <FoldOutTiles foldOuts={foldOuts} headingLevel={3} />
    </Section>
  );
}

/** Fold-outs side by side, each folded up: its drawing lies on the panels behind it. */
export function FoldOutTiles({
  foldOuts,
  headingLevel,
  className = '',
}: Pick<FoldOutShelfProps, 'foldOuts'> & { headingLevel: 2 | 3; className?: string }) {
  return (
    <ul className={`${css.tiles} ${className}`}>
      {foldOuts.map(({ slug, title, excerpt, ground: paper, drawing, alt }) => (
        <li key={slug} className={`${css.tile} ${ground[paper]}`}>
          <div className={css.folded}>
            <div className={css.panel}>
              <Drawing alt={alt} lines={drawing} />
            </div>
          </div>
          <Headline headingLevel={headingLevel} size="h4">
            <Link href={`/fold-outs/${slug}`} className={css.link}>
              {title}
            </Link>
          </Headline>
          <p className={css.excerpt}>{excerpt}</p>
        </li>
      ))}
    </ul>
  );
}
