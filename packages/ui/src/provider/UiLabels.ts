import type { AdSlotLabels } from '../ad-slot/labels.ts';
import type { ArticleCardLabels } from '../article-card/labels.ts';
import type { AsOfLabels } from '../as-of/labels.ts';
import type { BlogRowLabels } from '../blog-row/labels.ts';
import type { BookCardLabels } from '../book-card/labels.ts';
import type { BookNoteLabels } from '../book-note/labels.ts';
import type { BreadcrumbsLabels } from '../breadcrumbs/labels.ts';
import type { BylineLabels } from '../byline/labels.ts';
import type { DonationPopupLabels } from '../donation-popup/labels.ts';
import type { FooterLabels } from '../footer/labels.ts';
import type { FrameLabels } from '../frame-consent/labels.ts';
import type { HeaderLabels } from '../header/labels.ts';
import type { KeywordChipsLabels } from '../keyword-chips/labels.ts';
import type { ListingCardLabels } from '../listing-card/labels.ts';
import type { MoreLinkLabels } from '../more-link/labels.ts';
import type { NewsletterFormLabels } from '../newsletter-form/labels.ts';
import type { NotFoundLabels } from '../not-found/labels.ts';
import type { PagerLabels } from '../pager/labels.ts';
import type { PartnerDocumentCardLabels } from '../partner-document-card/labels.ts';
import type { PieceActionsLabels } from '../piece-actions/labels.ts';
import type { RadioPlayerLabels } from '../radio-player/labels.ts';
import type { RadioLabels } from '../radio/labels.ts';
import type { SchemeSwitchLabels } from '../scheme-switch/labels.ts';
import type { SearchFieldLabels } from '../search-field/labels.ts';
import type { SectionLabels } from '../section/labels.ts';
import type { SkeletonLabels } from '../skeleton/labels.ts';
import type { SkipLinkLabels } from '../skip-link/labels.ts';
import type { SourceListLabels } from '../source-list/labels.ts';
import type { SponsoredTileLabels } from '../sponsored-tile/labels.ts';
import type { StoryCardLabels } from '../story-card/labels.ts';
import type { SuggestionsLabels } from '../suggestions/labels.ts';
import type { TipCardLabels } from '../tip-card/labels.ts';
import type { ToastLabels } from '../toast/labels.ts';
import type { VideoEmbedLabels } from '../video-embed/labels.ts';
import type { WallListLabels } from '../wall-list/labels.ts';

/**
 * The built-in texts of the library, by component. A text may have blanks, 'Page {page}', which have the same
 * names in every language. Texts are plain strings, so that a server can pass them to a browser.
 */
export interface UiLabels {
  adSlot: AdSlotLabels;
  articleCard: ArticleCardLabels;
  asOf: AsOfLabels;
  blogRow: BlogRowLabels;
  bookCard: BookCardLabels;
  bookNote: BookNoteLabels;
  breadcrumbs: BreadcrumbsLabels;
  byline: BylineLabels;
  donationPopup: DonationPopupLabels;
  footer: FooterLabels;
  frame: FrameLabels;
  header: HeaderLabels;
  keywordChips: KeywordChipsLabels;
  listingCard: ListingCardLabels;
  moreLink: MoreLinkLabels;
  newsletterForm: NewsletterFormLabels;
  notFound: NotFoundLabels;
  pager: PagerLabels;
  partnerDocumentCard: PartnerDocumentCardLabels;
  pieceActions: PieceActionsLabels;
  radio: RadioLabels;
  radioPlayer: RadioPlayerLabels;
  schemeSwitch: SchemeSwitchLabels;
  searchField: SearchFieldLabels;
  section: SectionLabels;
  skeleton: SkeletonLabels;
  skipLink: SkipLinkLabels;
  sourceList: SourceListLabels;
  sponsoredTile: SponsoredTileLabels;
  storyCard: StoryCardLabels;
  suggestions: SuggestionsLabels;
  tipCard: TipCardLabels;
  toast: ToastLabels;
  videoEmbed: VideoEmbedLabels;
  wallList: WallListLabels;
}
