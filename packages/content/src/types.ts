/** The entities as types; see schemas.ts for the meaning of each field and its place in docs/product.md. */
import type * as z from 'zod';
import type * as schemas from './schemas.ts';

export type { ArticleCategory, FaqCategory, SectionName, TipCategory, WellnessCategory } from './sections.ts';

export type Article = z.infer<typeof schemas.articleSchema>;
export type WellnessArticle = z.infer<typeof schemas.wellnessArticleSchema>;
/** The source of a text's advice, and its date. */
export type AsOf = NonNullable<Article['asOf']>;
export type Correction = NonNullable<Article['corrections']>[number];
export type Photo = z.infer<typeof schemas.photoSchema>;
export type Tip = z.infer<typeof schemas.tipSchema>;
export type Story = z.infer<typeof schemas.storySchema>;
export type FaqItem = z.infer<typeof schemas.faqItemSchema>;
export type PartnerDocument = z.infer<typeof schemas.partnerDocumentSchema>;
export type Book = z.infer<typeof schemas.bookSchema>;
export type BookTheme = Book['theme'];
export type AgeShelf = z.infer<typeof schemas.ageShelfSchema>;
export type Program = z.infer<typeof schemas.programSchema>;
export type StaffMember = z.infer<typeof schemas.staffSchema>;
export type Expert = z.infer<typeof schemas.expertSchema>;
export type Resource = z.infer<typeof schemas.resourceSchema>;
export type HelpLine = z.infer<typeof schemas.helpLineSchema>;
export type CoreValue = z.infer<typeof schemas.coreValueSchema>;
export type Hours = z.infer<typeof schemas.hoursSchema>;
export type Question = z.infer<typeof schemas.questionSchema>;
export type ContactDetails = z.infer<typeof schemas.contactDetailsSchema>;
export type FeedSource = z.infer<typeof schemas.feedSourceSchema>;
export type Topic = z.infer<typeof schemas.topicSchema>;
export type FreeThing = z.infer<typeof schemas.freeThingSchema>;
export type CalendarDay = z.infer<typeof schemas.calendarDaySchema>;
export type AlmanacPlace = z.infer<typeof schemas.almanacPlaceSchema>;
export type NewsTile = z.infer<typeof schemas.newsTileSchema>;
export type SponsoredTile = z.infer<typeof schemas.sponsoredTileSchema>;
export type Legal = z.infer<typeof schemas.legalSchema>;
/** A source of a piece. */
export type Source = z.infer<typeof schemas.sourceSchema>;

/** A review by a professional whom a reader can find in a register. */
export type Review = z.infer<typeof schemas.reviewSchema>;

export type ExternalLink = z.infer<typeof schemas.linkSchema>;
export type DescribedLink = z.infer<typeof schemas.describedLinkSchema>;
