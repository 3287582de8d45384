import { Suspense, use, useEffect, useRef } from 'react';
import { data, NavigationType, useLocation, useNavigationType } from 'react-router';
import { BlogRow, BlogRowSkeleton } from '@daily-nest/ui/blog-row';
import { EmptyState } from '@daily-nest/ui/empty-state';
import { ErrorState } from '@daily-nest/ui/error-state';
import { Headline } from '@daily-nest/ui/headline';
import { LinkProvider } from '@daily-nest/ui/link';
import { Pager } from '@daily-nest/ui/pager';
import { Standfirst } from '@daily-nest/ui/standfirst';
import { names } from '../../brand.ts';
import { blogContext } from '../../data/blog.server.ts';
import { blogClient, currentDomain } from '../../data/blogClient.ts';
import { pastTheEndHeader, retryLater, sharedCacheControl } from '../../data/cacheHeaders.ts';
import { isGoingBackTo } from '../../data/goingBack.ts';
import { callOfPage } from '../../data/pageSignal.ts';
import { siteContext } from '../../data/siteContext.ts';
import type { RouteHandle } from '../../route-handle.ts';
import { Seo, useSiteUrl } from '../../seo/index.ts';
import { blogPageLd, breadcrumbsLd } from '../../seo/ld/index.ts';
import { Busy } from '../../shell/Busy.tsx';
import { PagerLink } from '../../shell/RouterLink.tsx';
import type { Route } from './+types/route';
import * as css from './blog.css.ts';
import { type BlogList, isPastTheEnd, listOf, loadList, pageHref, pageOf } from './list.ts';

export const handle: RouteHandle = { query: ['page'], cached: true };

/** The server's first page is whole; in the running application the list may still be on its way. */
interface BlogPage {
  page: number;
  list: BlogList | Promise<BlogList>;
}

export async function loader({ context, request, url }: Route.LoaderArgs) {
  const page = pageOf(url);
  if (page === undefined) throw data(null, { status: 404 });
  const { domain } = context.get(siteContext);
  const list = await loadList(context.get(blogContext), { domain, page, signal: request.signal });
  if (list.kind === 'failed') return data<BlogPage>({ page, list }, { status: 503, headers: retryLater });
  if (isPastTheEnd(page, list))
    return data<BlogPage>(
      { page, list },
      { headers: { 'cache-control': 'no-cache', [pastTheEndHeader]: '1' } },
    );
  return data<BlogPage>({ page, list }, { headers: { 'cache-control': sharedCacheControl } });
}

export function headers({ loaderHeaders }: Route.HeadersArgs) {
  return loaderHeaders;
}

export async function clientLoader(args: Route.ClientLoaderArgs): Promise<BlogPage> {
  const { url } = args;
  const page = pageOf(url);
  if (page === undefined) throw data(null, { status: 404 });
  const query = { domain: currentDomain(), page };
  const cached = isGoingBackTo(url) ? blogClient.cachedPosts(query) : undefined;
  if (cached) return { page, list: listOf(cached) };
  return { page, list: callOfPage(args, (signal) => loadList(blogClient, { ...query, signal })) };
}

export default function Blog({ loaderData }: Route.ComponentProps) {
  const { page, list } = loaderData;
  // A new key for each navigation: Try Again shows the skeleton, too.
  const { key } = useLocation();
  useScrollToTop(page);
  return (
    <div className={css.page}>
      <BlogSeo page={page} list={list} />
      <div className={css.head}>
        <Headline headingLevel={1} size="h1">
          Blog
        </Headline>
        <Standfirst size="deck" className={css.deck}>
          {intro}
        </Standfirst>
      </div>
      <Suspense key={key} fallback={<Loading />}>
        <List page={page} list={list} />
      </Suspense>
    </div>
  );
}

const intro = `Columns and practical advice from the writers of ${names.name}, newest first.`;

function List({ page, list: listOrPromise }: BlogPage) {
  const list = listOrPromise instanceof Promise ? use(listOrPromise) : listOrPromise;
  if (list.kind === 'failed') {
    return (
      <ErrorState
        title="Error Loading Blog"
        text={list.message}
        links={{ label: 'Try Again', href: pageHref(page) }}
      />
    );
  }
  const [lead, ...rest] = list.posts;
  return (
    <>
      {lead ? (
        <div className={css.rows}>
          <BlogRow {...lead} variant="lead" priority />
          {rest.map((post) => (
            <BlogRow key={post.href} {...post} />
          ))}
        </div>
      ) : (
        <EmptyState
          title="No Articles Found"
          text="Check back soon for new content."
          links={
            page === 1
              ? { label: 'Read the Articles', href: '/articles' }
              : { label: 'Newest Posts', href: pageHref(1) }
          }
        />
      )}
      <LinkProvider component={PagerLink}>
        <Pager page={page} pages={list.pages} hrefFor={pageHref} />
      </LinkProvider>
    </>
  );
}

function Loading() {
  return (
    <Busy label="Loading the blog…">
      <div className={css.rows}>
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
  const title = page === 1 ? 'Blog' : `Blog, Page ${page}`;
  const description = page === 1 ? intro : `Page ${page} of the blog. ${intro}`;
  const posts = list instanceof Promise || list.kind === 'failed' ? [] : list.posts;
  return (
    <Seo
      title={title}
      description={description}
      keywords={['parenting blog', 'family advice', 'parenting tips']}
      canonical={isPast ? undefined : pageHref(page)}
      noindex={isPast}
      jsonLd={[
        blogPageLd({ title, description, path: pageHref(page), posts }, siteUrl),
        breadcrumbsLd(siteUrl, [
          { name: 'Blog', path: '/blog' },
          ...(page === 1 ? [] : [{ name: `Page ${page}`, path: pageHref(page) }]),
        ]),
      ]}
    />
  );
}

/** Another page of the list begins at its top; how it gets there is the reader's choice. */
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
