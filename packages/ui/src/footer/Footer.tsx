import type { ComponentProps, ReactNode } from 'react';
import type { NavItem, SectionItem } from '../header/index.ts';
import { Link } from '../link/index.ts';
import { Named, Word } from '../provider/Word.tsx';
import * as css from './Footer.css.ts';
import { english, type FooterLabels } from './labels.ts';

/** An account of the magazine elsewhere. */
export interface SocialItem {
  /** Name of the service, "Pinterest". */
  label: string;
  /** The address of the account. Without one, the name is a disabled link. */
  href?: string;
}

export interface FooterProps extends ComponentProps<'footer'> {
  /** The name of the publication, for the copyright line and the head of the footer. */
  name: string;
  /** The logo, decorative. Without one, the name is set in the display face. */
  logo?: ReactNode;
  /** One sentence about the publication. */
  tagline?: string;
  /**
   * The address of the logo's link.
   * @default '/'
   */
  homeHref?: string;
  /** Links of the column "Sections". */
  sections: SectionItem[];
  /** Links of the column "More Sections". */
  moreSections: SectionItem[];
  /** Other sites of the network. They open in a new tab. */
  partners: NavItem[];
  /** The magazine's accounts on other services. */
  social: SocialItem[];
  /** The newsletter block, usually a `NewsletterForm` with `tone="masthead"`. */
  newsletter?: ReactNode;
  /** Privacy, terms. */
  legal: NavItem[];
  /** The current year. The server passes it, so that server and browser render the same. */
  year: number;
  /** One line beside the copyright, "Part of the Morning Tide Network". */
  note?: ReactNode;
  /** Replaces some of the built-in texts. */
  labels?: Partial<FooterLabels>;
}

/** The footer of every page: newsletter, sections, network, accounts, imprint. Renders a `<footer>`. */
export function Footer({
  name,
  logo,
  tagline,
  homeHref = '/',
  sections,
  moreSections,
  partners,
  social,
  newsletter,
  legal,
  year,
  note,
  labels,
  className,
  ...rest
}: FooterProps) {
  const words = { set: 'footer', english, given: labels } as const;
  const newTab = <Word {...words} name="newTab" />;

  return (
    <footer data-part="footer" {...rest} className={[css.root, className].filter(Boolean).join(' ')}>
      <div className={css.inner}>
        <div className={css.grid}>
          <div data-part="about" className={css.about}>
            <Link data-part="logo" className={css.logo} href={homeHref} aria-label={name}>
              <span aria-hidden="true">{logo ?? <span className={css.name}>{name}</span>}</span>
            </Link>
            {tagline && (
              <p data-part="tagline" className={css.tagline}>
                {tagline}
              </p>
            )}
            {newsletter}
          </div>
          <Column title={<Word {...words} name="sections" />} items={sections} />
          <Column title={<Word {...words} name="moreSections" />} items={moreSections} />
          <Column title={<Word {...words} name="partners" />} items={partners} newTab={newTab} />
          <Column title={<Word {...words} name="social" />} items={social} newTab={newTab} />
        </div>

        <div data-part="imprint" className={css.imprint}>
          {/* A single text, because React writes a comment between two. */}
          <p data-part="copyright" className={css.copyright}>{`© ${year} ${name}`}</p>
          {note && (
            <p data-part="note" className={css.note}>
              {note}
            </p>
          )}
          <Named as="ul" {...words} name="legal" data-part="legal" className={css.legal}>
            {legal.map((item) => (
              <li key={item.href}>
                <Link data-part="link" className={css.link} href={item.href}>
                  {item.label}
                </Link>
              </li>
            ))}
          </Named>
        </div>
      </div>
    </footer>
  );
}

function Column({ title, items, newTab }: { title: ReactNode; items: SocialItem[]; newTab?: ReactNode }) {
  if (items.length === 0) return null;
  return (
    <div data-part="column" className={css.column}>
      <h2 data-part="title" className={css.title}>
        {title}
      </h2>
      <ul data-part="list" className={css.list}>
        {items.map((item) => (
          <li key={item.label}>
            <Item {...item} newTab={newTab} />
          </li>
        ))}
      </ul>
    </div>
  );
}

const row = `${css.link} ${css.rows}`;

function Item({ label, href, newTab }: SocialItem & { newTab?: ReactNode }) {
  if (href === undefined) {
    return (
      // oxlint-disable-next-line jsx-a11y/anchor-is-valid -- a link without a target yet, and said to be so
      <a data-part="link" className={row} role="link" aria-disabled="true">
        {label}
      </a>
    );
  }
  if (newTab === undefined) {
    return (
      <Link data-part="link" className={row} href={href}>
        {label}
      </Link>
    );
  }
  return (
    <Link data-part="link" className={row} href={href} target="_blank" rel="noopener">
      {label} <span className={css.hidden}>({newTab})</span>
    </Link>
  );
}
