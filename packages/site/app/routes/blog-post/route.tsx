import { data, isRouteErrorResponse, redirect, useParams } from 'react-router';
import { readerText, responseError } from '@daily-nest/api-client';
import { ButtonLink } from '@daily-nest/ui/button';
import { ErrorState } from '@daily-nest/ui/error-state';
import { KeywordChips } from '@daily-nest/ui/keyword-chips';
import { Link } from '@daily-nest/ui/link';
import { parsePostBody, PostBody, PostBodySkeleton, type PostBlock } from '@daily-nest/ui/post-body';
import { SourceList } from '@daily-nest/ui/source-list';
import { Skeleton } from '@daily-nest/ui/skeleton';
import { VideoEmbed } from '@daily-nest/ui/video-embed';
import { names } from '../../brand.ts';
import { backendContext } from '../../data/backend.server.ts';
import { blogContext, isDataRequest } from '../../data/blog.server.ts';
import { emptyAnswerHeader, retryLater, sharedCacheControl } from '../../data/cache-headers.ts';
import { mergedPieceOf } from '../../data/moved-posts.server.ts';
import { AgesNote } from '../../reading/AgesNote.tsx';
import { CallNow } from '../../reading/CallNow.tsx';
import { css as reading } from '../../reading/classes.ts';
import { Contents } from '../../reading/Contents.tsx';
import { DoseNote } from '../../reading/DoseNote.tsx';
import { Corrections } from '../../reading/Corrections.tsx';
import { emergencyIn } from '../../reading/emergency-in.ts';
import { pulledPlaces, type TextBlock } from '../../reading/pulled-places.ts';
import { Notes } from '../../reading/Notes.tsx';
import { ArticleHead } from '../../reading/ArticleHead.ts';
import { ReadNext } from '../../reading/ReadNext.tsx';
import { RelatedStories } from '../../reading/RelatedStories.tsx';
import { SeriesTurn } from '../../reading/SeriesNote.tsx';
import { withHelpLines } from '../../reading/with-help-lines.tsx';
import type { RouteHandle } from '../../route-handle.ts';
import { cardOfPost } from '../../seo/card/address.ts';
import { Seo } from '../../seo/index.ts';
import { Busy } from '../../shell/Busy.tsx';
import { InventedNote } from '../../shell/PeopleNote.tsx';
import { Streamed } from '../../shell/Streamed.tsx';
import type { Route } from './+types/route';
import * as css from './post.css.ts';
import { loadPost, type MissingPost, type PostPage, type ShownPost, type WholePost } from './post.server.ts';
import { postHref, PostSeo } from './PostSeo.tsx';
import * as words from '../../words/blog.ts';
import { writerInvented } from '../../words/shell.ts';
import { inWords } from '../../wording/in-words.ts';
import { hasDropCaps } from '../../words/language.ts';

export const handle: RouteHandle = { cached: true, piece: true };

/** On a first visit the page is complete; in the running application the server streams the post. */
interface PostData {
  slug: string;
  post: PostPage | Promise<PostPage>;
}

export async function loader({ context, request, params: { slug } }: Route.LoaderArgs) {
  const piece = mergedPieceOf(slug);
  if (piece !== undefined) throw redirect(piece, 308);
  const loading = loadPost(context.get(blogContext), context.get(backendContext), slug);
  if (isDataRequest(request)) return data<PostData>({ slug, post: loading });
  const post = await loading;
  if (post.kind === 'post' && post.movedTo !== undefined) throw redirect(postHref(post.movedTo), 308);
  if (post.kind === 'post')
    return data<PostData>({ slug, post }, { headers: { 'cache-control': sharedCacheControl } });
  return data<PostData>({ slug, post }, { status: post.status, headers: headersOfMissing(post) });
}

function headersOfMissing({ status, isEmpty }: MissingPost): Record<string, string> {
  if (status === 503) return retryLater;
  return isEmpty ? { [emptyAnswerHeader]: '1' } : {};
}

export { headers } from '../../data/cache-headers.ts';

export default function BlogPost({ loaderData: { slug, post: streamed } }: Route.ComponentProps) {
  return (
    <Streamed data={streamed} skeleton={<Loading slug={slug} />}>
      {(post) =>
        post.kind === 'post' ? (
          <Article slug={post.movedTo ?? slug} post={post} />
        ) : (
          <Missing slug={slug} message={post.message} gone={post.status !== 503} />
        )
      }
    </Streamed>
  );
}

/** In the running application: the server refused the page's data, or their stream broke. */
export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const { slug = '' } = useParams();
  const { status } = isRouteErrorResponse(error) ? error : {};
  return <Missing slug={slug} message={readerText(status ? responseError('post', { status }) : error)} />;
}

function Article({ slug, post }: { slug: string; post: WholePost }) {
  const blocks = parsePostBody(post.body);
  const parts = blocks.flatMap((block) =>
    block.kind === 'heading' && block.level === 2 ? [{ id: block.id, title: block.text }] : [],
  );
  const pulled = pulledPlaces(blocks.map(placedBlock), post.pulled);
  const emergency = emergencyIn(post.body);
  return (
    <>
      <PostSeo slug={slug} post={post} />
      <div className={`${reading.page} ${reading.spread}`}>
        <article className={reading.story}>
          <ArticleHead
            kicker={
              <Link href="/blog" className={css.back}>
                {words.backToBlog}
              </Link>
            }
            title={post.title}
            deck={post.description && withHelpLines(post.description)}
            byline={{
              author: post.author,
              authorHref: post.byline && `/people/${post.byline.id}`,
              date: post.date,
            }}
            urgent={emergency && <CallNow {...emergency} />}
            image={post.image}
            imageAlt={post.image && (post.imageAlt ?? altOf(post.image))}
            caption={
              post.pinterestSearch && (
                <Link href={post.pinterestSearch} target="_blank" rel="noopener">
                  {words.viewOnPinterest}
                </Link>
              )
            }
            path={postHref(slug)}
          />
          <Contents parts={parts} />
          <div className={reading.text}>
            <Notes updated={post.updated} checked={post.checked} series={post.series} />
            <PostBody
              text={post.body}
              pulled={pulled}
              renderWords={withHelpLines}
              dropCap={hasDropCaps}
              endMark
            />
            <DoseNote text={post.body} className={reading.remark} />
            {post.series && <SeriesTurn place={post.series} />}
            {post.corrections && <Corrections corrections={post.corrections} className={reading.remark} />}
            <SourceList sources={post.sources} />
            <AgesNote ages={post.ages} className={reading.remark} />
            {post.keywords.length > 0 && (
              <section className={css.filed} aria-labelledby="filed-under">
                <h2 id="filed-under" className={reading.label}>
                  {words.filedUnder}
                </h2>
                <KeywordChips
                  keywords={post.keywords}
                  hrefOf={(keyword) => `/search?q=${encodeURIComponent(keyword)}`}
                />
              </section>
            )}
            {post.video && (
              <section className={css.video} aria-labelledby="related-video">
                <h2 id="related-video" className={reading.label}>
                  {words.watchRelated}
                </h2>
                <VideoEmbed href={post.video} title={post.title} format="portrait" />
              </section>
            )}
            <footer>
              <ButtonLink href="/blog">{words.readMore}</ButtonLink>
            </footer>
          </div>
        </article>
        <RelatedStories stories={post.related} />
      </div>
      {post.next && <ReadNext {...post.next} />}
      {post.byline?.invented && <InventedNote text={writerInvented} />}
    </>
  );
}

/** Returns a line of a post for placing pulled sentences; an empty one is invisible. */
function placedBlock(block: PostBlock): TextBlock {
  return block.kind === 'break' ? { kind: 'other', words: '' } : { kind: block.kind, words: block.text };
}

function Missing({ slug, message, gone = false }: { slug: string; message: string; gone?: boolean }) {
  return (
    <>
      <Seo
        title={words.articleNotFound}
        description={words.noArticleHere}
        // Only for a post that is gone: search engines must not drop the page after a failure of the backend.
        noindex={gone}
        canonical={gone ? undefined : postHref(slug)}
      />
      <ErrorState
        headingLevel={1}
        title={words.articleNotFound}
        text={inWords(message)}
        links={{ label: words.backToBlog, href: '/blog' }}
      />
    </>
  );
}

function Loading({ slug }: { slug: string }) {
  return (
    <>
      <Seo
        title={words.loading}
        description={words.articleOnItsWay}
        canonical={postHref(slug)}
        image={{ url: cardOfPost(slug), alt: names.name, width: 1200, height: 630 }}
      />
      <Busy label={words.loadingArticle}>
        <div className={`${reading.page} ${reading.spread}`}>
          <div className={reading.story}>
            <div className={reading.head}>
              <div className={reading.words}>
                <Skeleton shape="caption" width="third" />
                <Skeleton shape="h1" lines={2} width="half" />
                <Skeleton shape="deck" lines={2} width="half" />
              </div>
              <Skeleton shape="picture" className={reading.figure} />
            </div>
          </div>
          <div className={reading.text}>
            <PostBodySkeleton />
          </div>
        </div>
      </Busy>
    </>
  );
}

/** Returns the text alternative of our own pictures; of others, without words of the editors, we know only the title. */
function altOf(image: NonNullable<ShownPost['image']>): string {
  return (typeof image === 'object' && 'alt' in image && image.alt) || '';
}
