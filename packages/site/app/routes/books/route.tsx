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
import * as words from '../../words/books.ts';
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
          title={words.books}
          description={words.booksAre(books.length)}
          keywords={words.keywords}
          canonical="/books"
          jsonLd={[
            bookListLd(siteUrl, books),
            breadcrumbsLd(siteUrl, [{ name: words.books, path: '/books' }]),
          ]}
        />
        <div className={css.head}>
          <div className={css.words}>
            <Headline headingLevel={1} size="h1">
              {words.bookshelf}
            </Headline>
            <p className={css.intro}>{words.shelfIs}</p>
            <nav aria-label={words.byAge}>
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
                <span className={css.heard}>{words.aboutPrograms}</span>
              </ButtonLink>
            </p>
          </aside>
        </div>
        <ReadingList />
        <section aria-labelledby="shelf" className={`${css.shelf} ${css.books}`}>
          <div className={`${css.shelfHead} ${css.first}`}>
            <Headline headingLevel={2} size="h2" id="shelf">
              {words.books}
            </Headline>
            <p className={css.intro}>{booksIntro}</p>
            <ButtonLink href={storeAuthorPage} tone="plain" target="_blank" rel="noopener">
              {words.viewAll}
            </ButtonLink>
          </div>
          <ul className={css.list}>
            {books.map(({ link, title, subtitle, penName, cover }) => (
              <li key={link}>
                <BookCard
                  title={titleBefore(title, subtitle)}
                  subtitle={subtitle}
                  author={penName}
                  image={cover}
                  href={link}
                  linkLabel={words.view}
                />
              </li>
            ))}
          </ul>
        </section>
      </div>
    </main>
  );
}

/** Books for children, by age. It never changes, so it is part of the script and not sent again as data. */
function ReadingList() {
  return (
    <section aria-labelledby="reading-list" className={css.shelf}>
      <div className={css.shelfHead}>
        <Headline headingLevel={2} size="h2" id="reading-list">
          {words.readingList}
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
