import type { Meta, StoryObj } from '@storybook/react-vite';
import { SkeletonRegion } from '../skeleton/index.ts';
import { blocksPicture, boatPhoto, brokenPicture } from '../testing/pictures.ts';
import { ArticleHeader, ArticleHeaderSkeleton } from './index.ts';

const meta = {
  title: 'Editorial/ArticleHeader',
  tags: ['stable', 'since-0.1.0'],
  component: ArticleHeader,
  args: {
    title: 'Why toddlers say no, and what to say back',
    kicker: 'Child Development',
    kickerHref: '/articles#child-development',
    section: 'family',
    standfirst:
      'The word arrives around eighteen months and seems to mean everything. It is a milestone in disguise, and there are kinder answers to it than a louder yes.',
    author: 'Maya Okafor',
    date: '2026-11-12',
    readTime: '5 min read',
    image: blocksPicture,
    imageAlt: 'Building blocks on a wooden floor, and a ball',
  },
} satisfies Meta<typeof ArticleHeader>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const WithCaption: Story = {
  args: {
    caption: 'Everything in this picture has been refused at least once. Illustration: The Daily Nest',
  },
};

/** A photo in several formats and widths. */
export const Photo: Story = {
  args: { image: boatPhoto, imageAlt: 'A paper boat on a wide blue sea under a low red sun' },
};

export const MissingImage: Story = { args: { image: undefined } };

export const BrokenImage: Story = { args: { image: brokenPicture } };

export const Reviewed: Story = {
  args: {
    section: 'health',
    kicker: 'Sleep',
    children: <span>Reviewed by Dr. Ruth Adeyemi on Oct 2, 2026</span>,
  },
};

/** A blog post without an author. An invalid date is left out. */
export const BrokenDate: Story = {
  args: { author: null, readTime: null, date: 'someday', kicker: undefined },
};

export const LongText: Story = {
  args: {
    title:
      'What pediatricians, grandparents and 4,000 exhausted parents agree on after a year of trying to get babies to sleep through the night',
    author: 'Daniel Reyes-Whitfield and Priya Raghunathan',
  },
};

export const Loading: Story = {
  render: () => (
    <SkeletonRegion label="Loading article…">
      <ArticleHeaderSkeleton />
    </SkeletonRegion>
  ),
};

/** Shows the date of the last change; the author’s name links to the author's page. */
export const Updated: Story = { args: { updated: '2026-11-20', authorHref: '/people/maya-okafor' } };

/** The placeholder of a piece without a picture. */
export const LoadingWords: Story = {
  render: () => (
    <SkeletonRegion label="Loading article…">
      <ArticleHeaderSkeleton picture={false} />
    </SkeletonRegion>
  ),
};
