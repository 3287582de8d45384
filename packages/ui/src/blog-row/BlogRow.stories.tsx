import type { Meta, StoryObj } from '@storybook/react-vite';
import { SkeletonRegion } from '../skeleton/index.ts';
import { inArabic } from '../testing/arabic.tsx';
import { brokenPicture, morningPicture, nightPicture } from '../testing/pictures.ts';
import { BlogRow, BlogRowSkeleton } from './index.ts';

const meta = {
  title: 'Editorial/BlogRow',
  tags: ['stable', 'since-0.1.0'],
  component: BlogRow,
  args: {
    title: 'The case for a boring bedtime',
    standfirst:
      'Same bath, same book, same lamp: why the dullest evenings of the week make the best nights, and how to keep them dull when grandparents visit.',
    href: '/blog/boring-bedtime',
    image: nightPicture,
  },
} satisfies Meta<typeof BlogRow>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** The first row of the list. */
export const Lead: Story = { args: { variant: 'lead', priority: true } };

export const WithDate: Story = { args: { date: '2026-11-12' } };

export const MissingImage: Story = { args: { image: undefined } };

export const LeadMissingImage: Story = { args: { variant: 'lead', image: undefined } };

/** A picture that fails to load leaves its circle, and its address does not change. */
export const BrokenImage: Story = { args: { image: brokenPicture } };

export const WithoutDescription: Story = { args: { standfirst: undefined } };

export const LongText: Story = {
  args: {
    title:
      'What pediatricians, grandparents and 4,000 exhausted parents agree on after a year of trying to get babies to sleep through the night',
    standfirst:
      'They do not agree on much. But there is one hour of the evening that nearly everybody comes back to, and one habit that costs nothing, needs no equipment, and can be started tonight, in any home, with any child, whatever happened yesterday. We followed nine families through a winter of trying it out, and we kept count of every waking.',
  },
};

export const LeadLongText: Story = { args: { ...LongText.args, variant: 'lead', image: morningPicture } };

export const Focus: Story = {
  play: ({ canvas }) => {
    canvas.getByRole('link', { name: 'Read Full Article' }).focus();
  },
};

export const Loading: Story = {
  render: () => (
    <SkeletonRegion label="Loading articles…">
      <BlogRowSkeleton variant="lead" />
      <BlogRowSkeleton />
      <BlogRowSkeleton />
    </SkeletonRegion>
  ),
};

/** In Arabic: the picture is on the right, and the arrow points to the left. */
export const RightToLeft: Story = {
  args: {
    title: 'في مديح وقت نوم ممل',
    standfirst: 'الحمام نفسه والكتاب نفسه والمصباح نفسه: لماذا تصنع أكثر الأمسيات هدوءاً أفضل الليالي.',
    date: '2026-11-12',
  },
  decorators: [inArabic],
};

/** A title’s own text for the link. */
export const OwnWords: Story = { args: { linkLabel: 'Read the column' } };
