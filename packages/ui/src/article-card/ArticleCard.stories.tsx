import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { SkeletonRegion } from '../skeleton/index.ts';
import { inArabic } from '../testing/arabic.tsx';
import { blocksPicture, boatPhoto, brokenPicture, nightPicture } from '../testing/pictures.ts';
import { ArticleCard, ArticleCardSkeleton } from './index.ts';

const meta = {
  title: 'Editorial/ArticleCard',
  tags: ['stable', 'since-0.1.0'],
  component: ArticleCard,
  args: {
    title: 'Why toddlers say no, and what to say back',
    standfirst:
      'The word arrives around eighteen months and seems to mean everything. It is a milestone in disguise, and there are kinder answers to it than a louder yes.',
    kicker: 'Child Development',
    section: 'family',
    author: 'Maya Okafor',
    date: '2026-11-12',
    readTime: '5 min read',
    href: '/articles/why-toddlers-say-no',
    image: blocksPicture,
  },
} satisfies Meta<typeof ArticleCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** The story that leads a page: its headline is twice the size of the next one. */
export const Lead: Story = { args: { variant: 'lead', priority: true } };

export const Compact: Story = { args: { variant: 'compact' } };

/** A photo comes in several formats and widths. */
export const Photo: Story = { args: { image: boatPhoto } };

export const LeadPhoto: Story = { args: { variant: 'lead', image: boatPhoto } };

export const CompactPhoto: Story = { args: { variant: 'compact', image: boatPhoto } };

export const MissingImage: Story = { args: { image: undefined } };

export const LeadMissingImage: Story = { args: { variant: 'lead', image: undefined } };

export const CompactMissingImage: Story = { args: { variant: 'compact', image: undefined } };

/** A picture that cannot be loaded is replaced, once. */
export const BrokenImage: Story = { args: { image: brokenPicture } };

export const HeadlineOnly: Story = {
  args: {
    standfirst: undefined,
    kicker: undefined,
    author: undefined,
    date: undefined,
    readTime: undefined,
    image: undefined,
  },
};

export const LongText: Story = {
  args: {
    title:
      'What pediatricians, grandparents and 4,000 exhausted parents agree on after a year of trying to get babies to sleep through the night',
    standfirst:
      'They do not agree on much. But there is one hour of the evening that nearly everybody comes back to, and one habit that costs nothing, needs no equipment, and can be started tonight, in any home, with any child, whatever happened yesterday.',
    kicker: 'Health & Safety',
    section: 'health',
    author: 'Daniel Reyes-Whitfield and Priya Raghunathan',
    readTime: '14 min read',
    image: nightPicture,
  },
};

export const LeadLongText: Story = { args: { ...LongText.args, variant: 'lead' } };

export const CompactLongText: Story = { args: { ...LongText.args, variant: 'compact' } };

export const Focus: Story = {
  play: ({ canvas }) => {
    canvas.getByRole('link', { name: 'Why toddlers say no, and what to say back' }).focus();
  },
};

export const Loading: Story = {
  render: () => (
    <SkeletonRegion label="Loading articles…">
      <ArticleCardSkeleton />
    </SkeletonRegion>
  ),
};

export const LeadLoading: Story = {
  render: () => (
    <SkeletonRegion label="Loading articles…">
      <ArticleCardSkeleton variant="lead" />
    </SkeletonRegion>
  ),
};

export const CompactLoading: Story = {
  render: () => (
    <SkeletonRegion label="Loading articles…">
      <ArticleCardSkeleton variant="compact" />
    </SkeletonRegion>
  ),
};

export const TopLoading: Story = {
  render: () => (
    <SkeletonRegion label="Loading articles…">
      <ArticleCardSkeleton variant="top" />
    </SkeletonRegion>
  ),
};

export const SecondLoading: Story = {
  render: () => (
    <SkeletonRegion label="Loading articles…">
      <ArticleCardSkeleton variant="second" />
    </SkeletonRegion>
  ),
};

export const SideLoading: Story = {
  render: () => (
    <SkeletonRegion label="Loading articles…">
      <ArticleCardSkeleton variant="side" />
    </SkeletonRegion>
  ),
};

export const BesideLoading: Story = {
  render: () => (
    <SkeletonRegion label="Loading articles…">
      <ArticleCardSkeleton variant="beside" />
    </SkeletonRegion>
  ),
};

export const SmallLoading: Story = {
  render: () => (
    <SkeletonRegion label="Loading articles…">
      <ArticleCardSkeleton variant="small" />
    </SkeletonRegion>
  ),
};

export const ThumbLoading: Story = {
  render: () => (
    <SkeletonRegion label="Loading articles…">
      <ArticleCardSkeleton variant="thumb" />
    </SkeletonRegion>
  ),
};

export const WideLoading: Story = {
  render: () => (
    <SkeletonRegion label="Loading articles…">
      <ArticleCardSkeleton variant="wide" />
    </SkeletonRegion>
  ),
};

export const LineLoading: Story = {
  render: () => (
    <SkeletonRegion label="Loading articles…">
      <ArticleCardSkeleton variant="line" />
    </SkeletonRegion>
  ),
};

export const BriefLoading: Story = {
  render: () => (
    <SkeletonRegion label="Loading articles…">
      <ArticleCardSkeleton variant="brief" />
    </SkeletonRegion>
  ),
};

/** Opens the front page. */
export const Top: Story = { args: { variant: 'top' } };

/** Leads the column beside it. */
export const Second: Story = { args: { variant: 'second' } };

/** Its picture is a square at the end of the headline. */
export const Side: Story = { args: { variant: 'side' } };

/** Picture and words side by side from 1024 px on. */
export const Beside: Story = { args: { variant: 'beside' } };

/** On a phone its picture is a square. */
export const Small: Story = {
  args: { variant: 'small' },
  globals: { viewport: { value: 'phone', isRotated: false } },
};

/** One of several beside a lead. */
export const Thumb: Story = { args: { variant: 'thumb' } };

/** Its words stand beside its picture. */
export const Wide: Story = { args: { variant: 'wide' } };

/** Headline, and what it is about beside it. */
export const Line: Story = { args: { variant: 'line' } };

/** One of several in narrow columns. */
export const Brief: Story = { args: { variant: 'brief' } };

/** Under a title that says the category it is only read out. */
export const CategoryHeard: Story = {
  args: { variant: 'side', kickerShown: false },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Child Development')).toBeInTheDocument();
  },
};

/** In Arabic: the words run from the right, and so does the date. */
export const RightToLeft: Story = {
  args: {
    title: 'لماذا يقول الصغار لا، وبماذا نرد عليهم',
    standfirst: 'تأتي الكلمة في الشهر الثامن عشر تقريباً، ويبدو أنها تعني كل شيء. إنها علامة على النمو.',
    kicker: 'نمو الطفل',
    author: 'مايا أوكافور',
    readTime: '٥ دقائق',
  },
  decorators: [inArabic],
};
