import {
  bodyOfHtml,
  bodyOfWordPress,
  DeepHtmlError,
  Losses,
  quoted,
} from '@daily-nest/api-client/foreign-text';
import { longestBody } from '@daily-nest/content/draft';
import { oneLine } from '../clean-text.ts';
import type { EntryRead } from '../import-entries.ts';
import { authorWarning, noDescription, noTitle, type ReadOptions, recordOf } from '../markdown-file.ts';
import { frontMatter } from '../post.ts';
import { fileLabels } from './labels.ts';
import { choosePicture } from './picture.ts';
import { type ForeignFile, type ForeignPiece, sentencesOf } from './piece.ts';

const longest = { title: 300, description: 600, author: 120 };

/** Makes the post of a piece, by the rules of a post's file. Its warnings say what is changed or lost. */
export function postOfPiece(
  piece: ForeignPiece,
  slug: string,
  file: ForeignFile,
  options: ReadOptions,
): EntryRead {
  try {
    return convert(piece, slug, file, options);
  } catch (error) {
    if (error instanceof DeepHtmlError) return { findings: [{ reason: error.message }] };
    throw error;
  }
}

function convert(
  piece: ForeignPiece,
  slug: string,
  { site, isWordPress }: ForeignFile,
  options: ReadOptions,
): EntryRead {
  const text = isWordPress ? bodyOfWordPress(piece.html) : bodyOfHtml(piece.html);
  if (text.body === '') return { leftOut: 'nothing is left of its text' };
  if (text.body.length > longestBody)
    return { findings: [{ reason: `the body must have at most ${longestBody} characters` }] };

  const losses = new Losses();
  if (piece.slug !== slug) losses.add(`its slug "${quoted(piece.slug)}" becomes "${slug}"`);
  const cut = (name: keyof typeof longest, html: string) => lineOf(html, name, losses);
  const title = cut('title', piece.title);
  const description = cut('description', piece.summary);
  const [author = '', ...others] = piece.authors.map((name) => cut('author', name));
  const stranger = authorWarning(author || undefined);
  const labels = fileLabels(piece.labels);
  const { picture, losses: pictureLosses } = choosePicture(piece.picture, text.pictures, site);
  const [video, ...moreVideos] = text.videos;

  const front = frontMatter(options.defaultDomain, options.latest).safeParse({
    slug,
    title,
    description,
    ...(author && { author }),
    date: piece.date,
    topics: labels.topics,
    ages: labels.ages,
    keywords: labels.keywords,
    ...(picture && { image: picture.address, ...(picture.alt && { imageAlt: picture.alt }) }),
    ...(video && { video }),
  });
  if (!front.success) return { findings: sentencesOf(front.error).map((reason) => ({ reason })) };
  const sentences = [
    ...losses.sentences(),
    ...piece.losses,
    ...(title === '' ? [noTitle] : []),
    ...(description === '' ? [noDescription] : []),
    ...(stranger === undefined ? [] : [stranger]),
    ...others.map((name) => `a post has one author: "${name}" is left out`),
    ...labels.losses,
    ...pictureLosses,
    ...(video === undefined ? [] : [`the video ${video} becomes the video of the post`]),
    ...moreVideos.map((address) => `a post has one video: ${address} is left out`),
    ...text.losses,
  ];
  return { post: recordOf(front.data, text.body), warnings: sentences.map((reason) => ({ reason })) };
}

/** The text of a line with markup, as long as a post can have it. */
function lineOf(html: string, name: keyof typeof longest, losses: Losses): string {
  const line = oneLine(bodyOfHtml(html).body);
  if (line.length <= longest[name]) return line;
  losses.add(`its ${name} is cut after ${longest[name]} characters`);
  return `${line.slice(0, longest[name] - 1).replace(/[\s\p{Cs}]+$/u, '')}…`;
}
