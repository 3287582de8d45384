import { type ReactNode, useEffect, useRef } from 'react';
import { data, isRouteErrorResponse, NavigationType, useLocation, useNavigationType } from 'react-router';
import { readerText, responseError } from '@daily-nest/api-client';
import { BlogRow, BlogRowSkeleton } from '@daily-nest/ui/blog-row';
import { EmptyState } from '@daily-nest/ui/empty-state';
import { ErrorState } from '@daily-nest/ui/error-state';
import { Headline } from '@daily-nest/ui/headline';
import { LinkProvider } from '@daily-nest/ui/link';
import { Pager } from '@daily-nest/ui/pager';
import { Standfirst } from '@daily-nest/ui/standfirst';
import { layout, names } from '../../brand.ts';
import { blogContext, isDataRequest } from '../../data/blog.server.ts';
import { pastTheEndHeader, retryLater, sharedCacheControl } from '../../data/cache-headers.ts';
import { siteContext } from '../../data/site-context.ts';
import type { RouteHandle } from '../../route-handle.ts';
import { Seo, useSiteUrl } from '../../seo/index.ts';
import { blogPageLd, breadcrumbsLd } from '../../seo/ld/index.ts';
import { Busy } from '../../shell/Busy.tsx';
import { NotFoundPage } from '../../shell/ErrorScreen.tsx';
import { PagerLink } from '../../shell/RouterLink.tsx';
import { Streamed } from '../../shell/Streamed.tsx';
import { withOwn } from '../../with-own.ts';
import type { Route } from './+types/route';
import * as css from './blog.css.ts';
import { type BlogList, isPastTheEnd, type ListedPost, loadList, pageHref, pageOf } from './list.ts';
import * as words from '../../words/blog.ts';
import { readTheArticles } from '../../words/shell.ts';
import { inWords } from '../../wording/in-words.ts';

export const handle: RouteHandle = { query: ['page'], cached: true };

/** On a first visit the page is complete; in the running application the server streams the list. */
interface BlogPage {
  page: number;
  list: BlogList | Promise<BlogList>;
}

export async function loader({ context, request, url }: Route.LoaderArgs) {
  const page = pageOf(url);
  if (page === undefined) throw data(null, { status: 404 });
  const { domain } = context.get(siteContext);
  const loading = loadList(context.get(blogContext), { domain, page });
  if (isDataRequest(request)) return data<BlogPage>({ page, list: loading });
  const list = await loading;
  if (list.kind === 'failed') return data<BlogPage>({ page, list }, { status: 503, headers: retryLater });
  if (isPastTheEnd(page, list))
    return data<BlogPage>(
      { page, list },
      { headers: { 'cache-control': 'no-cache', [pastTheEndHeader]: '1' } },
    );
  return data<BlogPage>({ page, list }, { headers: { 'cache-control': sharedCacheControl } });
}

export { headers } from '../../data/cache-headers.ts';

export default function Blog({ loaderData: { page, list: streamed } }: Route.ComponentProps) {
  useScrollToTop(page);
  return (
    <Page>
      <BlogSeo page={page} list={streamed} />
      <Streamed data={streamed} skeleton={<Loading />}>
        {(list) =>
          list.kind === 'posts' ? (
            <List {...list} page={page} />
          ) : (
            <Failed message={list.message} href={pageHref(page)} />
          )
        }
      </Streamed>
    </Page>
  );
}

/**
 * An invalid page number; in the running application also: the server refused the page's data, or their
 * stream broke.
 */
export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const { pathname, search } = useLocation();
  const { status } = isRouteErrorResponse(error) ? error : {};
  if (status === 404) return <NotFoundPage path={pathname} />;
  return (
    <Page>
      <Seo title={words.blog} description={intro} />
      <Failed
        message={readerText(status ? responseError('list', { status }) : error)}
        href={pathname + search}
      />
    </Page>
  );
}

function Page({ children }: { children: ReactNode }) {
  return (
    <div className={css.page}>
      <div className={withOwn(css.head, layout.pages?.banner)}>
        <Headline headingLevel={1} size="h1">
          {words.blog}
        </Headline>
        <Standfirst size="deck" className={css.deck}>
          {intro}
        </Standfirst>
      </div>
      {children}
    </div>
  );
}

/** The list of posts, as this title composes it. */
const rows = withOwn(css.rows, layout.pages?.posts ?? css.network);

const intro = words.blogIs(names.name);

function Failed({ message, href }: { message: string; href: string }) {
  return (
    <ErrorState title={words.errorLoading} text={inWords(message)} links={{ label: words.tryAgain, href }} />
  );
}

function List({ posts, pages, page }: { posts: ListedPost[]; pages: number; page: number }) {
  const [lead, ...rest] = posts;
  return (
    <>
      {lead ? (
        <div className={rows}>
          <BlogRow {...lead} variant="lead" priority />
          {rest.map((post) => (
            <BlogRow key={post.href} {...post} />
          ))}
        </div>
      ) : (
        <EmptyState
          title={words.noArticles}
          text={words.checkBack}
          links={
            page === 1
              ? { label: readTheArticles, href: '/articles' }
              : { label: words.newestPosts, href: pageHref(1) }
          }
        />
      )}
      <LinkProvider component={PagerLink}>
        <Pager page={page} pages={pages} hrefFor={pageHref} />
      </LinkProvider>
    </>
  );
}

function Loading() {
  return (
    <Busy label={words.loadingBlog}>
      <div className={rows}>
        <BlogRowSkeleton variant="lead" />
        {Array.from({ length: 4 }, (_, place) => (
          <BlogRowSkeleton key={place} />
        ))}
      </div>
    </Busy>
  );
}

function BlogSeo({ page, list }: BlogPage) {
  const siteUrl = useSiteUrl();
  const isPast = !(list instanceof Promise) && isPastTheEnd(page, list);
  const title = page === 1 ? words.blog : words.blogPage(page);
  const description = page === 1 ? intro : words.pageOfBlog(page, intro);
  const posts = list instanceof Promise || list.kind === 'failed' ? [] : list.posts;
  return (
    <Seo
      title={title}
      description={description}
      keywords={words.blogKeywords}
      canonical={isPast ? undefined : pageHref(page)}
      noindex={isPast}
      jsonLd={[
        blogPageLd({ title, description, path: pageHref(page), posts }, siteUrl),
        breadcrumbsLd(siteUrl, [
          { name: words.blog, path: '/blog' },
          ...(page === 1 ? [] : [{ name: words.page(page), path: pageHref(page) }]),
        ]),
      ]}
    />
  );
}

/** Scrolls to the top for another page of the list, smoothly unless the reader prefers reduced motion. */
function useScrollToTop(page: number) {
  const type = useNavigationType();
  const shown = useRef(page);
  useEffect(() => {
    if (shown.current === page) return;
    shown.current = page;
    if (type === NavigationType.Pop) return;
    const calm = matchMedia('(prefers-reduced-motion: reduce)').matches;
    window.scrollTo({ top: 0, behavior: calm ? 'auto' : 'smooth' });
  }, [page, type]);
}
