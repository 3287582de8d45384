import type { ComponentType } from 'react';
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

const inRegion = (Story: ComponentType) => (
  <SkeletonRegion label="Loading articles…">
    <Story />
  </SkeletonRegion>
);

export const Default: Story = {};

/** Opens a page or a group. */
export const Lead: Story = { args: { variant: 'lead', priority: true } };

/** Opens one of several groups on a page: a step smaller than the front page's lead. */
export const LeadOfGroup: Story = { args: { variant: 'lead', headlineSize: 'h2' } };

/** A wide column has picture and text side by side. */
export const Feature: Story = { args: { variant: 'feature' } };

export const FeatureInNarrowColumn: Story = {
  args: { variant: 'feature' },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: '26rem' }}>
        <Story />
      </div>
    ),
  ],
};

/** A square picture after the headline. */
export const Compact: Story = { args: { variant: 'compact' } };

/** A wide column has the standfirst beside the headline. */
export const Headline: Story = { args: { variant: 'headline' } };

export const HeadlineInNarrowColumn: Story = {
  args: { variant: 'headline' },
  decorators: FeatureInNarrowColumn.decorators!,
};

/** On a phone the picture of a standard card is a square. */
export const Phone: Story = { globals: { viewport: { value: 'phone', isRotated: false } } };

/** A photo in several formats and widths. */
export const Photo: Story = { args: { image: boatPhoto } };

export const MissingImage: Story = { args: { image: undefined } };

export const LeadMissingImage: Story = { args: { variant: 'lead', image: undefined } };

export const CompactMissingImage: Story = { args: { variant: 'compact', image: undefined } };

/** A picture that fails to load is replaced once. */
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

/** A health article shows its reviewer and the date of the review. */
export const Reviewed: Story = {
  args: {
    section: 'health',
    image: nightPicture,
    reviewedBy: 'Dr. Ruth Adeyemi, pediatrician',
    reviewedOn: '2026-10-02',
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
    reviewedBy: 'Dr. Constance Featherstonehaugh-Nakamura, pediatric sports medicine',
    reviewedOn: '2026-10-02',
  },
};

export const LeadLongText: Story = { args: { ...LongText.args, variant: 'lead' } };

export const CompactLongText: Story = { args: { ...LongText.args, variant: 'compact' } };

export const Focus: Story = {
  play: ({ canvas }) => {
    canvas.getByRole('link', { name: 'Why toddlers say no, and what to say back' }).focus();
  },
};

export const Loading: Story = { render: () => <ArticleCardSkeleton />, decorators: [inRegion] };

export const LeadLoading: Story = {
  ...Loading,
  render: () => <ArticleCardSkeleton variant="lead" />,
};

export const FeatureLoading: Story = {
  ...Loading,
  render: () => <ArticleCardSkeleton variant="feature" />,
};

export const CompactLoading: Story = {
  ...Loading,
  render: () => <ArticleCardSkeleton variant="compact" />,
};

export const HeadlineLoading: Story = {
  ...Loading,
  render: () => <ArticleCardSkeleton variant="headline" />,
};

/** Below a title that names the category, the kicker is for screen readers only. */
export const HiddenKicker: Story = {
  args: { kickerShown: false },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Child Development')).toBeInTheDocument();
  },
};

/** In Arabic: the text and the date run from right to left. */
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
