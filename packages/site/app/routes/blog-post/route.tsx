import { data, isRouteErrorResponse, redirect, useParams } from 'react-router';
import { readerText, responseError } from '@daily-nest/api-client';
import { ButtonLink } from '@daily-nest/ui/button';
import { Byline } from '@daily-nest/ui/byline';
import { CoverImage, pictureProps } from '@daily-nest/ui/cover-image';
import { ErrorState } from '@daily-nest/ui/error-state';
import { Headline } from '@daily-nest/ui/headline';
import { KeywordChips } from '@daily-nest/ui/keyword-chips';
import { Link } from '@daily-nest/ui/link';
import { PieceActions } from '@daily-nest/ui/piece-actions';
import { parsePostBody, PostBody, PostBodySkeleton, type PostBlock } from '@daily-nest/ui/post-body';
import { SourceList } from '@daily-nest/ui/source-list';
import { Skeleton } from '@daily-nest/ui/skeleton';
import { Standfirst } from '@daily-nest/ui/standfirst';
import { VideoEmbed } from '@daily-nest/ui/video-embed';
import { names } from '../../brand.ts';
import { backendContext } from '../../data/backend.server.ts';
import { blogContext, isDataRequest } from '../../data/blog.server.ts';
import { emptyAnswerHeader, retryLater, sharedCacheControl } from '../../data/cache-headers.ts';
import { mergedPieceOf } from '../../data/moved-posts.server.ts';
import { AgesNote } from '../../reading/AgesNote.tsx';
import { CallNow } from '../../reading/CallNow.tsx';
import { CheckedAgainst } from '../../reading/CheckedAgainst.tsx';
import { Contents } from '../../reading/Contents.tsx';
import { DoseNote } from '../../reading/DoseNote.tsx';
import { Corrections } from '../../reading/Corrections.tsx';
import { emergencyIn } from '../../reading/emergency-in.ts';
import { footHeightOfPost, headingHeight, paragraphHeight, railEnd } from '../../reading/heights.ts';
import { pulledPlaces, type TextBlock } from '../../reading/pulled-places.ts';
import * as reading from '../../reading/reading.css.ts';
import { ReadNext } from '../../reading/ReadNext.tsx';
import { RelatedStories } from '../../reading/RelatedStories.tsx';
import { SeriesNote, SeriesTurn } from '../../reading/SeriesNote.tsx';
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
  const { places: pulled } = pulledPlaces(blocks.map(placedBlock), post.pulled, {
    end: railEnd({ parts, related: post.related }, post.image ? 590 : 0),
    foot: footHeightOfPost(post),
  });
  const emergency = emergencyIn(post.body);
  const isAlone = pulled.length === 0 && post.related.length === 0;
  return (
    <>
      <PostSeo slug={slug} post={post} />
      <div className={`${reading.spread} ${css.post}`}>
        <article className={reading.story}>
          <div className={reading.head}>
            <header className={css.head}>
              <Link href="/blog" className={css.back}>
                Back to Blog
              </Link>
              <Headline headingLevel={1} size="h1">
                {post.title}
              </Headline>
              {post.description && (
                <Standfirst size="deck" className={css.deck}>
                  {withHelpLines(post.description)}
                </Standfirst>
              )}
              <Byline
                author={post.author}
                authorHref={post.byline && `/people/${post.byline.id}`}
                date={post.date}
                dateStyle="long"
                updated={post.updated}
              />
              {post.checked && <CheckedAgainst {...post.checked} />}
              {post.series && <SeriesNote place={post.series} />}
              {emergency && <CallNow {...emergency} />}
              <PieceActions path={postHref(slug)} title={post.title} savedHref="/saved" listen />
            </header>
            {post.image && (
              <figure className={css.figure}>
                <CoverImage
                  {...pictureProps(post.image)}
                  className={css.picture}
                  alt={post.imageAlt ?? altOf(post.image)}
                  sizes="(min-width: 80rem) 53rem, (min-width: 64rem) calc(100vw - 28rem), (min-width: 48rem) 100vw, 92vw"
                  priority
                />
                <figcaption className={css.caption}>
                  <Link href={post.pinterestSearch!} target="_blank" rel="noopener">
                    View on Pinterest
                  </Link>
                </figcaption>
              </figure>
            )}
          </div>
          <Contents parts={parts} following={isAlone} />
          <div className={reading.text}>
            <PostBody text={post.body} pulled={pulled} renderWords={withHelpLines} dropCap endMark />
            <DoseNote text={post.body} className={reading.remark} />
            {post.series && <SeriesTurn place={post.series} />}
            {post.corrections && <Corrections corrections={post.corrections} className={reading.remark} />}
            <SourceList sources={post.sources} />
            <AgesNote ages={post.ages} className={reading.remark} />
            {post.keywords.length > 0 && (
              <section className={css.filed} aria-labelledby="filed-under">
                <h2 id="filed-under" className={reading.label}>
                  Filed under
                </h2>
                <KeywordChips keywords={post.keywords} />
              </section>
            )}
            {post.video && (
              <section className={css.video} aria-labelledby="related-video">
                <h2 id="related-video" className={reading.label}>
                  Watch Related Content
                </h2>
                <VideoEmbed href={post.video} title={post.title} format="portrait" />
              </section>
            )}
            <footer>
              <ButtonLink href="/blog">Read More Articles</ButtonLink>
            </footer>
          </div>
        </article>
        <RelatedStories stories={post.related} />
      </div>
      {post.next && <ReadNext {...post.next} />}
      {post.byline?.invented && <InventedNote text="The writer is invented for this edition" />}
    </>
  );
}

/** Returns a line of a post for the rail's layout; an empty one has no height. */
function placedBlock(block: PostBlock): TextBlock {
  if (block.kind === 'break') return { kind: 'other', words: '', height: 0 };
  const { kind, text } = block;
  const height =
    kind === 'heading' ? headingHeight(text.length, block.level) : paragraphHeight(text.length, 16);
  return { kind, words: text, height };
}

function Missing({ slug, message, gone = false }: { slug: string; message: string; gone?: boolean }) {
  return (
    <>
      <Seo
        title="Article Not Found"
        description="There is no article at this address."
        // Only for a post that is gone: search engines must not drop the page after a failure of the backend.
        noindex={gone}
        canonical={gone ? undefined : postHref(slug)}
      />
      <ErrorState
        headingLevel={1}
        title="Article Not Found"
        text={message}
        links={{ label: 'Back to Blog', href: '/blog' }}
      />
    </>
  );
}

function Loading({ slug }: { slug: string }) {
  return (
    <>
      <Seo
        title="Loading"
        description="This article is on its way."
        canonical={postHref(slug)}
        image={{ url: cardOfPost(slug), alt: names.name, width: 1200, height: 630 }}
      />
      <Busy label="Loading the article…">
        <div className={`${reading.spread} ${css.post}`}>
          <div className={reading.head}>
            <div className={css.head}>
              <Skeleton shape="caption" width="third" />
              <Skeleton shape="h1" lines={2} width="half" />
              <Skeleton shape="deck" lines={2} width="half" />
            </div>
            <Skeleton shape="picture" className={css.figure} />
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
