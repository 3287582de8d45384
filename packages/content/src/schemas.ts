/**
 * The schemas of everything that the magazine publishes from local data, after docs/product.md ("Entities and
 * their fields"). A field that is not in it has the reason here.
 *
 * Only the build and the tests import this file; pages import the types from `types.ts`, so that zod never
 * reaches a browser.
 */
import * as z from 'zod';
import { ageSlugs } from './ages.ts';
import { seriesOfPieces } from './series.ts';
import {
  articleCategories,
  faqCategories,
  sectionNames,
  tipCategories,
  wellnessCategories,
} from './sections.ts';
import { urgentIds } from './urgent/ids.ts';

const text = z.string().trim().min(1, 'must not be empty');
const sentence = text.min(20, 'must be at least 20 characters long');
const section = z.enum(sectionNames);
const date = z.iso.date('must be a day such as 2026-05-04');
const day = z.enum(['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday']);

/** Lower-case words joined by hyphens: the last part of an address, and a file name. */
export const slugSchema = z
  .string()
  .regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, 'must be lower-case words joined by hyphens');

/** A link to another site. */
export const externalUrlSchema = z.url({ protocol: /^https$/, error: 'must be an https address' });

/**
 * A picture that the site serves itself: the JPEG of a scene or of a photo, `/pictures/<slug>.jpg`, or a
 * book's cover.
 */
export const imageSchema = z
  .string()
  .regex(
    /^\/pictures\/[a-z0-9][a-z0-9/-]*\.(?:svg|png|jpe?g|webp|avif)$/,
    'must be a picture of our own, such as /pictures/first-steps.jpg',
  );

const widthsSchema = z.array(z.int().positive()).min(1).readonly();

/** A raster picture for pages: its JPEG with its size, and smaller formats in several widths. */
export const photoSchema = z.strictObject({
  src: imageSchema,
  width: z.int().positive(),
  height: z.int().positive(),
  /** The start of the addresses of its smaller files: `/pictures/rain.0a1b2c3d` for `/pictures/rain.0a1b2c3d.480.avif`. */
  files: text,
  /** Their widths in px, in each format. */
  widths: z.strictObject({ avif: widthsSchema, webp: widthsSchema }),
  /** Its mean color, shown while it loads. */
  color: z.string().regex(/^#[0-9a-f]{6}$/),
  /** The point that every crop keeps, as in CSS `object-position`: `50% 45%`. The default is the middle. */
  focus: z
    .string()
    .regex(/^\d+% \d+%$/)
    .optional(),
  /** Its text alternative, if the picture has one: a scene does, a photo does not. */
  alt: text.optional(),
});

/** The text alternative of a picture. Never empty, never a file name. */
export const imageAltSchema = text
  .min(15, 'must say what the picture shows (at least 15 characters)')
  .max(200);

/** A path of our own site. */
export const pathSchema = z
  .string()
  .regex(/^\/(?:[a-z0-9-]+(?:\/[a-z0-9-]+)*)?$/, 'must be a path such as /faq');

/** A titled link to another site: a resource of a page. */
export const linkSchema = z.strictObject({ title: text, url: externalUrlSchema });

/** A source of an article. 'Checked against' at the top of the piece names only sources that were read. */
export const sourceSchema = linkSchema
  .extend({
    /** The day on which its page was read for this text. */
    read: date.optional(),
    /**
     * The publication that reports it, if the page itself could not be opened and its advice was read there.
     */
    through: text.max(80).optional(),
  })
  .refine(
    ({ read, through }) => !through || read,
    'through goes with read, the day on which it was read there',
  );

/** The reviewer of a piece: a professional whom a reader can find in a register. Not in docs/product.md. */
export const reviewSchema = z.strictObject({
  on: date,
  by: text,
  /** 'MD, pediatrician' */
  credential: text,
  /** The reviewer's entry in a public register. */
  register: externalUrlSchema,
});

/** A titled link with a sentence on its content. */
export const describedLinkSchema = linkSchema.extend({ description: sentence });

/**
 * The source of a text's advice, and the day on which it was last read there: health advice and the law
 * change, and readers should see the date of ours. Only for advice that can go out of date. Not in
 * docs/product.md.
 */
const asOf = z.strictObject({
  date,
  /** Its name in 'Advice of CDC and AAP'. */
  source: text.max(100),
});

/**
 * A corrected mistake: what the text said, and what it says now, a sentence each. Not for commas and style.
 * Newest first; its day is a day of change of the text. Not in docs/product.md.
 */
const corrections = z
  .array(z.strictObject({ date, was: sentence, is: sentence }))
  .min(1)
  .optional();

/**
 * The day of the text's last change, if it is neither its first day nor one of a correction or a review: a
 * new part, new numbers. Not in docs/product.md.
 */
const updated = date.optional();

/** The age groups of the piece; the pages of /ages list it. Not in docs/product.md. */
const ages = z.array(z.enum(ageSlugs)).min(1, 'must name at least one age');

/** Its place in a series, from 1. Not in docs/product.md. */
const series = z.strictObject({ slug: z.enum(seriesOfPieces), part: z.int().min(1) }).optional();

/**
 * The questions that it answers, as a tired parent types them. The search uses them, and a test expects the
 * piece among the first two results of each. Not in docs/product.md.
 */
export const questions = z.array(text.min(8).max(90)).min(1).max(12).optional();

/** Sentences of the body that are repeated in large type beside their paragraph. */
const pulled = z.array(text.min(20).max(160)).max(6).optional();

/** The front matter of an article. Everything else is computed from the file. */
export const articleFrontMatterSchema = z.strictObject({
  title: text.min(10).max(100),
  excerpt: text.min(60).max(240),
  category: z.enum(articleCategories),
  author: text,
  date,
  updated,
  ages,
  series,
  /** For a photo. A scene has its own. */
  imageAlt: imageAltSchema.optional(),
  sources: z.array(sourceSchema).min(1, 'must name at least one source'),
  /** Defaults to the picture with the article's slug. */
  image: imageSchema.optional(),
  keywords: z.array(text).max(12).optional(),
  questions,
  pulled,
  /** A short piece: its body has 60 words or more. */
  brief: z.literal(true).optional(),
  asOf: asOf.optional(),
  /** The emergency of /urgent that a reader of this piece may be in: its header links there. */
  urgent: z.enum(urgentIds).optional(),
  corrections,
});

/**
 * The same for /health-wellness, where readers act on the advice. A title with a reviewer names the person
 * and the date.
 */
export const wellnessFrontMatterSchema = articleFrontMatterSchema.extend({
  category: z.enum(wellnessCategories),
  sources: z.array(sourceSchema).min(2, 'must name at least two sources'),
  review: reviewSchema.optional(),
});

/**
 * docs/product.md: Article. `html`, `sources`, `section`, `imageAlt`, `keywords` and `words` are for the
 * reading page.
 */
export const articleSchema = z.strictObject({
  id: text,
  slug: slugSchema,
  title: text,
  excerpt: text,
  category: z.enum(articleCategories),
  author: text,
  date,
  updated,
  ages,
  series,
  /** '5 min read', in the language of the title. */
  readTime: text,
  image: imageSchema,
  imageAlt: imageAltSchema,
  section,
  keywords: z.array(text),
  questions,
  sources: z.array(sourceSchema).min(1),
  asOf: asOf.optional(),
  urgent: z.enum(urgentIds).optional(),
  corrections,
  /** The number of words in the body; `readTime` is computed from it. */
  words: z.int().min(60).max(2200),
  brief: z.literal(true).optional(),
  /** The body: sanitized HTML whose headings start at h2 and have ids. */
  html: text,
  /** Its headings of level 2, in order, with their ids. */
  headings: z.array(z.strictObject({ id: text, title: text })),
  /** The text in `html`, without emphasis and links. */
  pulled: z.array(text).optional(),
});

/** docs/product.md: Wellness article, "same as an article"; its review is ours. */
export const wellnessArticleSchema = articleSchema.extend({
  category: z.enum(wellnessCategories),
  review: reviewSchema.optional(),
});

/**
 * docs/product.md: Parenting tip. `link` is its 'Wikipedia Reference'; `source` supports a claim on health or
 * learning.
 */
export const tipSchema = z.strictObject({
  id: slugSchema,
  title: text,
  content: sentence,
  ages,
  category: z.enum(tipCategories),
  link: externalUrlSchema.startsWith('https://en.wikipedia.org/wiki/'),
  source: sourceSchema.optional(),
  section,
  /** The picture of the tip's category. */
  image: imageSchema,
  questions,
  asOf: asOf.optional(),
});

/** docs/product.md: Community story. The text has two paragraphs: the story, and its outcome. */
export const storySchema = z.strictObject({
  id: slugSchema,
  title: text,
  content: z.tuple([sentence, sentence]),
  author: text,
  location: text,
  image: imageSchema,
  imageAlt: imageAltSchema,
  section,
});

/** docs/product.md: FAQ item. `id` is the anchor of the question. */
export const faqItemSchema = z.strictObject({
  id: slugSchema,
  category: z.enum(faqCategories),
  question: text.endsWith('?'),
  answer: sentence,
  /** Other wordings of it. */
  questions,
  updated,
  asOf: asOf.optional(),
  corrections,
});

/** Synonyms for the search; the first is the canonical one. Not in docs/product.md. */
export const synonymsSchema = z.strictObject({
  words: z.array(text.regex(/^[a-z0-9’ ]+$/, 'must be lower-case words')).min(2),
});

/** Synonyms of a medicine or an illness, with the pages that support them. */
export const medicalSynonymsSchema = synonymsSchema.extend({ sources: z.array(z.url()).min(1) });

/** docs/product.md: Partner document. The owner's file id is in the brand package under `key`. */
export const partnerDocumentSchema = z.strictObject({
  key: slugSchema,
  title: text,
  subject: text,
  image: z.string().regex(/^\/pictures\/[a-z0-9-]+\.jpg$/),
  description: sentence,
});

/** The themes of the book set (docs/product.md, Other pages). */
export const bookThemes = ['Wealth', 'Yoga', 'Breath', 'Self-Culture'] as const;

/**
 * docs/product.md: Book card. `cover` is our own design and `link` a search of the store, because product
 * addresses go stale.
 */
export const bookSchema = z.strictObject({
  slug: slugSchema,
  title: text,
  /** The end of a long title, in smaller type. */
  subtitle: text.optional(),
  /** The name on the title page. */
  penName: z.enum(['William Walker Atkinson', 'Yogi Ramacharaka', 'Theron Q. Dumont']),
  /** Year of first publication. */
  year: z.int().min(1895).max(1932),
  theme: z.enum(bookThemes),
  cover: imageSchema,
  link: externalUrlSchema.startsWith('https://www.amazon.com/s?k='),
});

/** A book of the children's reading list on /books. Not in docs/product.md. */
export const listedBookSchema = z.strictObject({
  title: text,
  author: text,
  illustrator: text.optional(),
  /** The year of the first edition. */
  year: z.int().min(1900),
  /** Why it is on the list. */
  why: sentence.max(160),
  /** Our own drawing, 3:4. */
  cover: z.string().startsWith('/pictures/books/'),
  /** A search of libraries, because editions and stores change. */
  link: externalUrlSchema.startsWith('https://search.worldcat.org/search?q='),
});

/** A shelf of that list. */
export const ageShelfSchema = z.strictObject({
  id: slugSchema,
  /** 'Up to 1', '3 to 5'. */
  age: text,
  books: z.array(listedBookSchema).min(3),
});

/** A community programme of /community-stories. */
export const programSchema = z.strictObject({
  id: slugSchema,
  title: text,
  description: sentence,
  /** When and where it happens, in words. */
  schedule: text,
  audience: text,
  section,
});

/** A person on the masthead. The default edition's people do not exist, and the pages say so. */
export const staffSchema = z.strictObject({
  id: slugSchema,
  name: text,
  role: text,
  bio: sentence,
  /** The subjects that they write or advise about, in a few words each. */
  covers: z.array(text).min(2).max(6),
  fictional: z.boolean(),
  /** Signs the network's pieces in a title that does not list their authors; stands for no single person. */
  ofNetwork: z.literal(true).optional(),
});

/**
 * A published statement of a real professional or institution, quoted in the Expert Corner of
 * /health-wellness.
 */
export const expertSchema = z.strictObject({
  id: slugSchema,
  name: text,
  /** The speaker's qualification: 'sleep specialist, Children's Hospital of Philadelphia'. */
  role: text,
  /** A sentence or two, word for word from the page. */
  quote: sentence.max(320),
  /** The topic of the quotation. */
  topic: text,
  /** The page with the quotation. */
  page: linkSchema,
  /** The day on which the page was read. */
  read: date,
  section,
});

/** A card of /health-wellness that links to an organization. */
export const resourceSchema = describedLinkSchema.extend({
  id: slugSchema,
  /** The text of the link. */
  action: text,
  section,
});

/**
 * A help line in our texts. `number` and `spelled` are printed like this, with hyphens between the groups.
 */
export const helpLineSchema = z.strictObject({
  name: text,
  number: z
    .string()
    .regex(/^(?:\d{3}|\d{5,6}|1-\d{3}-\d{3}-\d{4})$/, 'must be a number such as 988 or 1-800-222-1222'),
  /** The same number in letters. */
  spelled: z
    .string()
    .regex(/^1-\d{3}-[A-Z\d-]+$/)
    .optional(),
  answers: z.array(z.enum(['calls', 'texts'])).min(1),
  /** The page on which the line itself says so. */
  source: externalUrlSchema,
});

/** One of the values on /about. */
export const coreValueSchema = z.strictObject({ id: slugSchema, title: text, description: sentence });

/** One row of the business hours; a closed day has no `opens` and `closes`. */
export const hoursSchema = z
  .strictObject({
    label: text,
    days: z.array(day).min(1),
    value: text,
    opens: z.iso.time().optional(),
    closes: z.iso.time().optional(),
  })
  .refine(
    ({ opens, closes }) => (opens === undefined) === (closes === undefined),
    'opens and closes go together',
  );

/** A question of /contact. */
export const questionSchema = z.strictObject({
  id: slugSchema,
  question: text.endsWith('?'),
  answer: sentence,
});

/** The texts of /contact. The owner's own addresses come from the brand package. */
export const contactDetailsSchema = z.strictObject({
  heading: text,
  intro: sentence,
  details: z.array(z.strictObject({ id: slugSchema, label: text, text: sentence })).min(3),
  hours: z.array(hoursSchema).length(3),
  /** The time zone of the hours, as printed. */
  timeZone: text,
  questions: z.array(questionSchema).length(4),
});

/** A public feed of an outlet, for a wall. */
export const feedSourceSchema = z.strictObject({
  outlet: text,
  homepage: externalUrlSchema,
  feed: externalUrlSchema,
});

/** One of the 16 walls: the 15 topic routes of the table in docs/product.md, and health-wellness. */
export const topicSchema = z.strictObject({
  slug: slugSchema,
  /** The page of the topic; the wall of /health-wellness belongs to another kind of page. */
  route: pathSchema,
  label: text,
  heading: text,
  blurb: sentence,
  keywords: z.array(text).min(3),
  section,
  /**
   * The type of the page in structured data: business is a news page, the others are news media
   * organizations.
   */
  structuredDataType: z.enum(['WebPage', 'NewsMediaOrganization']),
  /** The height of the feed frame: 1200 px, or the tall responsive box of Local Events. */
  frame: z.enum(['tall-1200', 'ratio-177.78']),
  feeds: z.array(feedSourceSchema).min(2),
});

const weekday = z.int().min(0).max(6);
const month = z.int().min(1).max(12);

/** A kind of thing that a family can do for nothing, with the institution whose page finds the nearest. */
export const freeThingSchema = z.strictObject({
  id: slugSchema,
  title: text.max(34),
  text: sentence,
  /** Whether somebody must open a door: it is not offered on a holiday. */
  staffed: z.literal(true).optional(),
  /** When it fits, from 0 for Sunday; the first day is the best. */
  weekdays: z.array(weekday).min(1),
  /** When there is any; without it all year. */
  months: z.array(month).optional(),
  source: linkSchema,
  picture: z.string().startsWith('/pictures/').optional(),
});

/** A day of the year that comes by a rule, or the first of some. */
export const calendarDaySchema = z.strictObject({
  id: slugSchema,
  title: text.max(36),
  kind: z.enum(['holiday', 'clocks', 'school', 'sky', 'family']),
  rule: z.union([
    z.strictObject({ month, day: z.int().min(1).max(31) }),
    z.strictObject({
      month,
      weekday,
      /** The first, second … of the month; -1 for the last. */
      nth: z.union([z.int().min(1).max(4), z.literal(-1)]),
      /** Days after (or before) the one that the rule finds. */
      shift: z.int().optional(),
      years: z.literal('even').optional(),
    }),
  ]),
  /** How many days it lasts. */
  days: z.int().min(2).optional(),
  text: sentence,
  source: linkSchema,
});

/** A place whose day and daylight a calendar shows. */
export const almanacPlaceSchema = z.strictObject({
  name: text,
  latitude: z.number().min(-60).max(60),
  longitude: z.number().min(-180).max(180),
  timeZone: text,
  /** Other places of the same latitude, in words. */
  sameLight: text,
});

/** A tile of 'Latest News Coverage' on the home page. */
export const newsTileSchema = z.strictObject({
  topic: slugSchema,
  title: text,
  description: sentence,
  link: pathSchema,
});

/** A sponsored tile of the home page. Without a sponsor it is a house ad, and the page names the brand. */
export const sponsoredTileSchema = z.strictObject({
  id: slugSchema,
  sponsor: text.optional(),
  title: text,
  text: sentence,
  link: z.union([pathSchema, externalUrlSchema]),
  action: text,
});

/** A section of a legal page: paragraphs, and optionally a list below them. */
export const legalSectionSchema = z.strictObject({
  id: slugSchema,
  heading: text,
  paragraphs: z.array(sentence).min(1),
  items: z.array(sentence).optional(),
});

/** A legal page. */
export const legalSchema = z.strictObject({
  title: text,
  description: sentence,
  updated: date,
  intro: sentence,
  sections: z.array(legalSectionSchema).min(5),
});
