import { type DraftFields, draftFields } from '@daily-nest/content/draft';
import type { Correction } from '@daily-nest/content/types';
import { readMarkdown, writeMarkdown } from '../posts/markdown-file.ts';
import { type PostRecord, splitKeywords } from '../posts/post.ts';

/** The draft of a post that was made elsewhere. */
export function draftOfPost(post: PostRecord): DraftFields {
  const { title, description, body, slug, topics, ages, pulled, part, shortKeywords, longKeywords } = post;
  return draftFields.parse({
    title,
    description,
    body,
    slug,
    topics,
    ages,
    pulled,
    part,
    shortKeywords,
    longKeywords,
    author: post.author ?? '',
    series: post.series ?? '',
    sources: post.sources.map(({ url, title, read = '', through = '' }) => ({ title, url, read, through })),
    image: post.image ?? '',
    imageAlt: post.imageAlt ?? '',
    video: post.video ?? '',
  } satisfies DraftFields);
}

/** What only the desk knows of a post. */
interface Dated {
  domain: string;
  date: string;
  updated: string | null;
  corrections: Correction[];
  /** The last day on which a source can have been read. */
  today: string;
}

/** The post of a draft, read as the file that an import would read: both have one set of rules. Or what is wrong with it. */
export function postOfDraft(draft: DraftFields, dated: Dated): PostRecord | string[] {
  if (draft.series && draft.part === null) return ['series must have a part'];
  const bytes = new TextEncoder().encode(writeMarkdown(recordOfDraft(draft, dated)));
  const read = readMarkdown(bytes, { defaultDomain: dated.domain, latest: dated.today });
  return 'findings' in read ? read.findings.map(({ reason }) => reason) : read.post;
}

/** The post of a draft as it is, with whatever is wrong in it. */
export function recordOfDraft(
  draft: DraftFields,
  { domain, date, updated, corrections }: Omit<Dated, 'today'>,
): PostRecord {
  return {
    domain,
    slug: draft.slug.trim(),
    title: draft.title,
    description: draft.description,
    body: draft.body,
    author: draft.author.trim() || null,
    date,
    updated,
    topics: draft.topics,
    ages: draft.ages,
    series: draft.series || null,
    part: draft.series ? draft.part : null,
    pulled: draft.pulled.filter((sentence) => sentence.trim() !== ''),
    sources: draft.sources
      .filter(({ title, url }) => title.trim() !== '' || url.trim() !== '')
      .map(({ title, url, read, through }) => ({
        title,
        url: url.trim(),
        ...(read !== '' && { read }),
        ...(through.trim() !== '' && { through }),
      })),
    corrections,
    shortKeywords: tidy(draft.shortKeywords),
    longKeywords: tidy(draft.longKeywords),
    image: draft.image.trim() || null,
    imageAlt: draft.imageAlt.trim() || null,
    video: draft.video.trim() || null,
  };
}

/** Keywords with a comma and a space between them, as they are stored. */
function tidy(keywords: string): string {
  return splitKeywords(keywords.replaceAll(/\s*,\s*/g, ', ').trim())
    .filter(Boolean)
    .join(', ');
}
