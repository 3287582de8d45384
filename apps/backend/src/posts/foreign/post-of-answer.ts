import { Losses, quoted } from '@daily-nest/api-client/foreign-text';
import type { Post } from '@daily-nest/api-client';
import { longestBody } from '@daily-nest/content/draft';
import type { EntryRead } from '../import-entries.ts';
import { authorWarning, noDescription, noTitle, type ReadOptions, recordOf } from '../markdown-file.ts';
import { frontMatter } from '../post.ts';
import { choosePicture } from './picture.ts';
import { sentencesOf } from './piece.ts';

/** Makes the post of an answer of the blog's second call, by the rules of a post's file. */
export function postOfAnswer(
  answer: Post,
  { typed, slug }: { typed: string; slug: string },
  { defaultDomain, latest }: ReadOptions,
): EntryRead {
  const body = answer.blog.trim();
  if (body === '') return { leftOut: 'its text is empty' };
  if (body.length > longestBody)
    return { findings: [{ reason: `the body must have at most ${longestBody} characters` }] };
  const losses = new Losses();
  if (slug !== typed) losses.add(`its slug "${quoted(typed)}" becomes "${slug}"`);
  const sources = (answer.sources ?? []).filter(({ url }) => url.startsWith('https://'));
  if (sources.length < (answer.sources?.length ?? 0)) losses.add('sources without https are left out');
  const date = dayOf(answer.date);
  const updated = dayOf(answer.updated);
  const isUpdated = date !== undefined && updated !== undefined && updated > date;
  const { image, imageAlt, losses: ofPicture } = pictureOf(answer);
  const read = frontMatter(defaultDomain, latest).safeParse({
    slug,
    title: answer.metaTitle,
    description: answer.metaDescription,
    author: answer.author,
    date,
    ...(isUpdated && { updated }),
    sources,
    corrections: answer.corrections,
    keywords: { short: wordsOf(answer.shortTailKeywords), long: wordsOf(answer.longTailKeywords) },
    image,
    imageAlt,
    video: answer.youtubeShortsUrl,
  });
  if (!read.success) return { findings: sentencesOf(read.error).map((reason) => ({ reason })) };
  const stranger = authorWarning(read.data.author);
  const sentences = [
    ...losses.sentences(),
    ...(read.data.title === '' ? [noTitle] : []),
    ...(read.data.description === '' ? [noDescription] : []),
    ...ofPicture,
    ...(stranger === undefined ? [] : [stranger]),
  ];
  return { post: recordOf(read.data, body), warnings: sentences.map((reason) => ({ reason })) };
}

/** The picture of an answer. One of the site itself stays as it is, any other is fetched. */
function pictureOf({ pinterestImageLink: address, imageAlt }: Post) {
  if (address === undefined || address.startsWith('/')) return { image: address, imageAlt, losses: [] };
  const { picture, losses } = choosePicture({ address, alt: imageAlt ?? '' }, [], undefined);
  return { image: picture?.address, imageAlt: picture?.alt || undefined, losses };
}

/** The day of a date or an ISO time. */
const dayOf = (date: string | undefined) => date?.slice(0, 10);

const wordsOf = (keywords: string) =>
  keywords
    .split(',')
    .map((word) => word.trim())
    .filter((word) => word !== '');
