import { bookPromo, books, booksIntro, storeAuthorPage } from '@daily-nest/content/books';
import { readingList, readingListIntro } from '@daily-nest/content/reading-list';
import { BookCard } from '@daily-nest/ui/book-card';
import { BookNote } from '@daily-nest/ui/book-note';
import { ButtonLink } from '@daily-nest/ui/button';
import { CoverImage } from '@daily-nest/ui/cover-image';
import { Headline } from '@daily-nest/ui/headline';
import { preloadItalics } from '../../hydration/preload-italics.ts';
import { Seo, useSiteUrl } from '../../seo/index.ts';
import { bookListLd, breadcrumbsLd } from '../../seo/ld/index.ts';
import { BackBar, belowBar } from '../../shell/BackBar.tsx';
import type { Route } from './+types/route';
import * as css from './books.css.ts';

export function loader() {
  return { bookPromo, books, booksIntro, storeAuthorPage };
}

/** The shelf of e-books, a page without the shared layout. */
export default function Books({ loaderData }: Route.ComponentProps) {
  preloadItalics();
  const { bookPromo: promo, books, booksIntro, storeAuthorPage } = loaderData;
  const siteUrl = useSiteUrl();
  return (
    <main id="main">
      <BackBar />
      <div {...belowBar} className={css.page}>
        <Seo
          title="Books"
          description={`${books.length} public-domain classics on wealth, yoga, breath and self-culture by William Walker Atkinson, with links to the bookstore.`}
          keywords={['e-books', 'William Walker Atkinson', 'Yogi Ramacharaka', 'yoga books', 'breath']}
          canonical="/books"
          jsonLd={[bookListLd(siteUrl, books), breadcrumbsLd(siteUrl, [{ name: 'Books', path: '/books' }])]}
        />
        <div className={css.head}>
          <div className={css.words}>
            <Headline headingLevel={1} size="h1">
              The Bookshelf
            </Headline>
            <p className={css.intro}>
              Thirty books to read with a child, chosen by age, and under them a shelf of old classics for
              whoever is still awake.
            </p>
            <nav aria-label="Books by age">
              <ul className={css.ages}>
                {readingList.map(({ id, age, books: [first] }) => (
                  <li key={id}>
                    <a className={css.ageLink} href={`#${id}`}>
                      {first && (
                        <CoverImage
                          className={css.cover}
                          src={first.cover}
                          alt={first.title}
                          width={600}
                          height={800}
                          ratio="3:4"
                        />
                      )}
                      <span>{age}</span>
                    </a>
                  </li>
                ))}
              </ul>
            </nav>
          </div>
          <aside className={css.promo} aria-labelledby="promo">
            <p className={css.label}>{promo.kicker}</p>
            <h2 id="promo" className={css.promoTitle}>
              {promo.title}
            </h2>
            <p className={css.promoText}>{promo.text}</p>
            <p className={css.promoLinks}>
              <ButtonLink href={promo.apply.url} target="_blank" rel="noopener">
                {promo.apply.title}
              </ButtonLink>
              <ButtonLink href={promo.learnMore.url} tone="quiet" target="_blank" rel="noopener">
                {promo.learnMore.title}
                <span className={css.heard}> about the university’s programs</span>
              </ButtonLink>
            </p>
          </aside>
        </div>
        <section aria-labelledby="shelf" className={css.shelf}>
          <div className={css.shelfHead}>
            <h2 id="shelf" className={css.shelfTitle}>
              Books
            </h2>
            <ButtonLink href={storeAuthorPage} tone="plain" target="_blank" rel="noopener">
              View All Books on Amazon →
            </ButtonLink>
          </div>
          <p className={css.about}>{booksIntro}</p>
          <ul className={css.books}>
            {books.map(({ link, title, subtitle, penName, cover }) => (
              <li key={link}>
                <BookCard
                  title={titleBefore(title, subtitle)}
                  subtitle={subtitle}
                  author={penName}
                  image={cover}
                  href={link}
                  linkLabel="View on Amazon →"
                />
              </li>
            ))}
          </ul>
        </section>
        <ReadingList />
      </div>
    </main>
  );
}

/** Books for children, by age. It never changes, so it is part of the script and not sent again as data. */
function ReadingList() {
  return (
    <section aria-labelledby="reading-list" className={css.shelf}>
      <div className={css.readingHead}>
        <Headline headingLevel={2} size="h2" id="reading-list">
          Thirty Books for Children, by Age
        </Headline>
        <p className={css.intro}>{readingListIntro}</p>
      </div>
      {readingList.map(({ id, age, books }) => (
        <section key={id} aria-labelledby={id} className={css.age}>
          <h3 id={id} className={css.ageName}>
            {age}
          </h3>
          <ul className={css.notes}>
            {books.map(({ link, cover, ...book }) => (
              <li key={link} className={css.noted}>
                <CoverImage className={css.cover} src={cover} alt="" width={600} height={800} ratio="3:4" />
                <BookNote {...book} href={link} />
              </li>
            ))}
          </ul>
        </section>
      ))}
    </section>
  );
}

/** Returns a title without its subtitle and the punctuation between them. */
function titleBefore(title: string, end = ''): string {
  return title.slice(0, title.length - end.length).replace(/[\s,:;]+$/, '');
}
