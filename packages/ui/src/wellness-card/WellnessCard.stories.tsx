import type { Meta, StoryObj } from '@storybook/react-vite';
import { ArticleCard } from '../article-card/index.ts';
import { nightPicture } from '../testing/pictures.ts';
import { WellnessCard } from './index.ts';

const meta = {
  title: 'Editorial/WellnessCard',
  tags: ['stable', 'since-0.1.0'],
  component: WellnessCard,
  parameters: { madeOf: ArticleCard },
  args: {
    title: 'Baby blues or depression? How to tell, and whom to call',
    standfirst:
      'Eight in ten new mothers cry in the first two weeks. When it does not stop, it has a name, and a treatment that works.',
    kicker: 'Mental Health',
    section: 'health',
    author: 'Maya Okafor',
    date: '2026-10-08',
    readTime: '6 min read',
    href: '/health-wellness/baby-blues-or-depression',
    image: nightPicture,
    reviewedBy: 'Dr. Ruth Adeyemi',
    reviewedOn: '2026-10-02',
  },
} satisfies Meta<typeof WellnessCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Lead: Story = { args: { variant: 'lead' } };

export const Compact: Story = { args: { variant: 'compact' } };

export const Top: Story = { args: { variant: 'top' } };

export const Second: Story = { args: { variant: 'second' } };

export const Side: Story = { args: { variant: 'side' } };

export const Beside: Story = { args: { variant: 'beside' } };

export const Small: Story = { args: { variant: 'small' } };

export const Thumb: Story = { args: { variant: 'thumb' } };

export const Wide: Story = { args: { variant: 'wide' } };

export const Line: Story = { args: { variant: 'line' } };

export const Brief: Story = { args: { variant: 'brief' } };

export const MissingImage: Story = { args: { image: undefined } };

export const WithoutReview: Story = { args: { reviewedBy: undefined, reviewedOn: undefined } };

export const LongText: Story = {
  args: {
    title:
      'An hour a day of moving: what counts, what does not, and how to find it between school and supper',
    reviewedBy: 'Dr. Constance Featherstonehaugh-Nakamura, pediatric sports medicine',
  },
};

export const Focus: Story = {
  play: ({ canvas }) => {
    canvas.getByRole('link').focus();
  },
};

/** Under a heading that says the topic already, it is heard and not seen again. */
export const TopicHeard: Story = { args: { kickerShown: false } };
