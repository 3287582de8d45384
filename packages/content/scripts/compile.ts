import type * as z from 'zod';
import { readFrontMatter, splitFile } from '../src/front-matter.ts';
import {
  articleFrontMatterSchema,
  articleSchema,
  slugSchema,
  wellnessArticleSchema,
  wellnessFrontMatterSchema,
} from '../src/schemas.ts';
import { articleSections, wellnessSections } from '../src/sections.ts';
import type { Article, Photo, WellnessArticle } from '../src/types.ts';
import { withElsewhere } from './elsewhere.ts';
import { escapeHtml, renderBody, smarten, textOfSentence } from './markdown.ts';
import { lang, readTimeInWords } from '../src/language.ts';
import { type Problem, problemOf } from './problem.ts';

/** The length of a body, in words: of a brief, and of any other piece. */
export const wordLimits = { brief: { least: 60, most: 300 }, piece: { least: 250, most: 2200 } };

/** The readers' speed in words a minute. */
const wordsPerMinute = 220;

/** The data that a file may refer to. */
export interface Surroundings {
  isInternalPath: (path: string) => boolean;
  /** Returns the picture of an address, or undefined if there is none. */
  pictureOf: (address: string) => Photo | undefined;
  /** The names on the masthead, for `author`. */
  authors: readonly string[];
  /** Those of them who are invented, and so cannot review. */
  invented: readonly string[];
}

export interface SourceFile {
  /** The path in messages, such as `articles/first-steps.md`. */
  file: string;
  source: string;
}

export type Compiled<Item> = { item: Item } | { problems: Problem[] };

export function compileArticle(source: SourceFile, around: Surroundings): Promise<Compiled<Article>> {
  return compile(source, around, articleFrontMatterSchema, (data, computed) =>
    articleSchema.parse({
      ...data,
      ...computed,
      id: `article-${computed.slug}`,
      section: articleSections[data.category],
    }),
  );
}

export function compileWellnessArticle(
  source: SourceFile,
  around: Surroundings,
): Promise<Compiled<WellnessArticle>> {
  return compile(source, around, wellnessFrontMatterSchema, (data, computed) =>
    wellnessArticleSchema.parse({
      ...data,
      ...computed,
      id: `wellness-${computed.slug}`,
      section: wellnessSections[data.category],
    }),
  );
}

/** Returns '5 min read', in the language of the title: whole minutes, at least one. */
export function readTimeOf(words: number): string {
  return readTimeInWords(Math.max(1, Math.ceil(words / wordsPerMinute)));
}

interface Computed {
  slug: string;
  title: string;
  excerpt: string;
  image: string;
  imageAlt: string;
  keywords: string[];
  words: number;
  readTime: string;
  html: string;
  headings: { id: string; title: string }[];
  pulled?: string[];
}

/** The fields that the compiler itself reads, common to both kinds of front matter. */
interface CommonFields {
  title: string;
  excerpt: string;
  author: string;
  date: string;
  updated?: string | undefined;
  image?: string | undefined;
  imageAlt?: string | undefined;
  keywords?: string[] | undefined;
  pulled?: string[] | undefined;
  brief?: true | undefined;
  review?: { by: string; on: string } | undefined;
}

async function compile<Data extends CommonFields, Item>(
  { file, source }: SourceFile,
  around: Surroundings,
  schema: z.ZodType<Data>,
  finish: (data: Data, computed: Computed) => Item,
): Promise<Compiled<Item>> {
  const slug = file.replace(/^.*\//, '').replace(/\.md$/, '');
  if (!slugSchema.safeParse(slug).success) {
    return {
      problems: [{ file, line: 1, reason: 'the file name must be lower-case words joined by hyphens' }],
    };
  }

  const parts = splitFile(source);
  if ('reason' in parts) return { problems: [{ file, ...parts }] };

  const problems: Problem[] = [];
  const front = readFrontMatter(parts.yaml, schema);
  const usual = `/pictures/${slug}.jpg`;
  let picture: Photo | undefined;
  let shows: string | undefined;
  if (Array.isArray(front)) problems.push(...front.map((finding) => problemOf(file, finding)));
  else {
    problems.push(...checkPeople(file, front.data, front.lineOf, around));
    const { image } = front.data;
    picture = around.pictureOf(image ?? usual);
    if (!picture) {
      const reason = `${image ?? usual} is neither an illustration nor a file of photos/`;
      problems.push({ file, line: image ? front.lineOf('image') : 1, reason: `image: ${reason}` });
    } else {
      shows = lang === 'en' ? (picture.alt ?? front.data.imageAlt) : front.data.imageAlt;
      problems.push(...checkAlt(file, front.data, front.lineOf, picture));
    }
  }

  const body = await renderBody(parts.body, around);
  for (const { line, reason } of body.problems)
    problems.push({ file, line: line + parts.bodyOffset, reason });
  if (!Array.isArray(front))
    problems.push(...(await checkPulled(file, front.data, front.lineOf, body.paragraphs)));
  const { least, most } = wordLimits[!Array.isArray(front) && front.data.brief ? 'brief' : 'piece'];
  if (body.words < least || body.words > most) {
    problems.push({
      file,
      line: parts.bodyOffset + 1,
      reason: `the body has ${body.words} words, it must have ${least} to ${most}`,
    });
  }

  if (Array.isArray(front) || !picture || !shows || problems.length > 0) {
    return { problems: problems.toSorted((a, b) => a.line - b.line) };
  }
  const { data } = front;
  const computed: Computed = {
    slug,
    title: await smarten(data.title),
    excerpt: await smarten(data.excerpt),
    image: picture.src,
    imageAlt: shows,
    keywords: data.keywords ?? [],
    words: body.words,
    readTime: readTimeOf(body.words),
    html: withElsewhere(body.html),
    headings: body.headings,
    ...(data.pulled && { pulled: (await Promise.all(data.pulled.map(textOfSentence))).map(escapeHtml) }),
  };
  return { item: finish(data, computed) };
}

/** Checks that a picture has one text alternative: a scene's own, or for a photo that of the article. */
function checkAlt(
  file: string,
  { imageAlt }: CommonFields,
  lineOf: (field: string) => number,
  { alt: english }: Photo,
): Problem[] {
  // A scene says in English what it shows.
  const alt = lang === 'en' ? english : undefined;
  if (alt && imageAlt)
    return [
      {
        file,
        line: lineOf('imageAlt'),
        reason: 'imageAlt: the scene says itself what it shows, take this out',
      },
    ];
  return alt || imageAlt
    ? []
    : [{ file, line: lineOf('image'), reason: 'imageAlt: must say what the photo shows' }];
}

/**
 * Checks that a pulled sentence is in a paragraph of the body, word for word; emphasis and links may be left
 * out.
 */
async function checkPulled(
  file: string,
  { pulled = [] }: CommonFields,
  lineOf: (field: string) => number,
  paragraphs: readonly string[],
): Promise<Problem[]> {
  const missing: Problem[] = [];
  for (const sentence of pulled) {
    const text = await textOfSentence(sentence);
    if (!paragraphs.some((paragraph) => paragraph.includes(text))) {
      missing.push({ file, line: lineOf('pulled'), reason: `pulled: "${sentence}" is in no paragraph` });
    }
  }
  return missing;
}

/**
 * Checks that the author is on the masthead, and that a reviewer is real and the review later than the
 * article.
 */
function checkPeople(
  file: string,
  data: CommonFields,
  lineOf: (field: string) => number,
  { authors, invented }: Surroundings,
): Problem[] {
  const problems: Problem[] = [];
  const report = (field: string, reason: string) =>
    problems.push({ file, line: lineOf(field), reason: `${field}: ${reason}` });

  if (!authors.includes(data.author)) report('author', `${data.author} is not in src/staff.ts`);
  if (data.review && invented.includes(data.review.by)) {
    report('review', `${data.review.by} is invented, and has reviewed nothing`);
  }
  if (data.updated !== undefined && data.updated <= data.date) {
    report('updated', `${data.updated} is not after the article's date, ${data.date}`);
  }
  if (data.review && data.review.on < data.date) {
    report('review', `${data.review.on} is before the article's date, ${data.date}`);
  }
  return problems;
}
