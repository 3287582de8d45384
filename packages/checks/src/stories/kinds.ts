/** The stories that a kind of component must have, by their names. */
export const kinds = {
  /** Every component. */
  any: ['Default'],
  /** Words can be longer than anybody planned. */
  worded: ['LongText'],
  pictured: ['MissingImage'],
  list: ['Empty'],
  waiting: ['Loading'],
  /** Something that opens over the page or within it. */
  overlay: ['Open'],
  control: ['Focus'],
  disabled: ['Disabled'],
  busy: ['Busy'],
  /** Differs at 390 px. */
  narrow: ['Phone'],
  player: ['Playing', 'Muted', 'Busy', 'Error'],
  /** Another page in a frame: on its way, not there in time, not set. */
  frame: ['Loading', 'Timeout', 'NotConfigured'],
  /** A place that an advertiser fills, or does not. */
  slot: ['Filled', 'Empty', 'Late', 'Refreshed'],
  search: ['Filled', 'NoMatch'],
} as const satisfies Record<string, readonly string[]>;

export type Kind = keyof typeof kinds;

const card: Kind[] = ['worded', 'pictured', 'control'];

/** Kinds of each component, by its name. One that is not named here is `worded`. */
export const kindsOf: Record<string, readonly Kind[]> = {
  Accordion: ['worded', 'list', 'overlay', 'control', 'narrow'],
  AdSlot: ['worded', 'slot', 'narrow'],
  ArticleBody: ['worded', 'list'],
  ArticleCard: [...card, 'waiting'],
  ArticleHeader: ['worded', 'pictured', 'waiting'],
  Bar: ['list'],
  BarPlot: ['worded', 'list'],
  BlogRow: [...card, 'waiting'],
  BookCard: card,
  Breadcrumbs: ['worded', 'list', 'narrow'],
  Button: ['worded', 'control', 'disabled', 'busy'],
  ButtonLink: ['worded', 'control'],
  CoverImage: ['pictured'],
  DatePicker: ['control', 'disabled'],
  Dialog: ['worded', 'overlay', 'narrow'],
  DonationPopup: ['worded', 'overlay', 'narrow'],
  ErrorState: ['worded', 'control'],
  Field: ['worded', 'control', 'disabled'],
  Footer: ['worded', 'list', 'narrow'],
  FrameConsent: ['worded', 'control'],
  FramedPage: ['worded', 'frame', 'list', 'control', 'narrow'],
  Grid: ['list', 'narrow'],
  Header: ['worded', 'list', 'overlay', 'narrow'],
  KeywordChips: ['worded', 'list'],
  Link: ['worded', 'control'],
  ListingCard: ['worded', 'control'],
  Menu: ['worded', 'overlay', 'control'],
  MoreLink: ['worded', 'control'],
  NewsletterForm: ['worded', 'control', 'narrow'],
  NotFound: ['worded', 'control'],
  Page: ['narrow'],
  Pager: ['list', 'control', 'narrow'],
  PartnerDocumentCard: ['worded', 'busy', 'control', 'narrow'],
  PostBody: ['worded', 'list', 'waiting'],
  PieceActions: ['worded', 'control', 'narrow'],
  RadioBar: ['worded', 'player', 'control', 'narrow'],
  RadioPlayer: ['worded', 'player', 'control', 'narrow'],
  SchemeSwitch: ['overlay', 'control', 'narrow'],
  SearchField: ['worded', 'search', 'control', 'narrow'],
  Section: ['worded', 'list', 'narrow'],
  Skeleton: ['waiting'],
  SkipLink: ['worded', 'control'],
  Slider: ['disabled', 'control', 'narrow'],
  SourceList: ['worded', 'list', 'control'],
  SponsoredTile: ['worded', 'control'],
  StoryCard: card,
  Table: ['worded', 'list', 'narrow'],
  Tabs: ['worded', 'list', 'control', 'narrow'],
  TipCard: card,
  ToastProvider: ['overlay'],
  Tooltip: ['worded', 'overlay', 'control'],
  UiProvider: [],
  VideoEmbed: [...card, 'list', 'narrow'],
  WallList: ['worded', 'list', 'waiting', 'control'],
};

/** Components without a file of stories of their own: the file that shows them. */
export const shownIn: Record<string, string> = {
  ArticleCardSkeleton: 'article-card/ArticleCard.stories.tsx',
  ArticleHeaderSkeleton: 'article-header/ArticleHeader.stories.tsx',
  BlogRowSkeleton: 'blog-row/BlogRow.stories.tsx',
  LinkProvider: 'link/Link.stories.tsx',
  NewTabHint: 'more-link/MoreLink.stories.tsx',
  PostBodySkeleton: 'post-body/PostBody.stories.tsx',
  RadioProvider: 'radio-player/RadioPlayer.stories.tsx',
  SkeletonRegion: 'skeleton/Skeleton.stories.tsx',
  WallListSkeleton: 'wall-list/WallList.stories.tsx',
};

/**
 * Types that are no variants: a rank in the outline of a page, a size that `Headline` shows, one hue of sixteen, and the stage of a frame, which its kind asks
 * for as states.
 */
export const notVariants = new Set(['HeadingLevel', 'SectionName', 'FrameStage']);
export const notVariantProps = new Set(['headingLevel', 'headlineSize']);
