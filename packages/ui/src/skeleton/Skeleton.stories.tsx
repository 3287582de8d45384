import type { Meta, StoryObj } from '@storybook/react-vite';
import { Skeleton, SkeletonRegion } from './index.ts';

const meta = {
  title: 'Feedback/Skeleton',
  tags: ['stable', 'since-0.1.0'],
  component: Skeleton,
  args: { shape: 'text' },
} satisfies Meta<typeof Skeleton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Paragraph: Story = { args: { lines: 4, width: 'half' } };

export const Headline: Story = { args: { shape: 'h2', lines: 2, width: 'most' } };

/** A line of every text size. */
export const Sizes: Story = {
  render: () => (
    <>
      <Skeleton shape="h1" width="most" />
      <Skeleton shape="h3" width="most" />
      <Skeleton shape="h4" width="half" />
      <Skeleton shape="h5" width="half" />
      <Skeleton shape="small" width="third" />
    </>
  ),
};

export const Picture: Story = { args: { shape: 'picture' } };

export const Round: Story = { args: { shape: 'round', style: { inlineSize: '8rem' } } };

export const BookCover: Story = { args: { shape: 'cover', style: { inlineSize: 'min(12rem, 100%)' } } };

export const Loading: Story = {
  render: () => (
    <SkeletonRegion label="Loading article…">
      <Skeleton shape="caption" width="third" />
      <Skeleton shape="h2" lines={2} width="most" />
      <Skeleton shape="deck" lines={2} width="half" />
    </SkeletonRegion>
  ),
};
