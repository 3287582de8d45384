import type { Meta, StoryObj } from '@storybook/react-vite';
import { KeywordChips } from './index.ts';

const meta = {
  title: 'Editorial/KeywordChips',
  tags: ['stable', 'since-0.1.0'],
  component: KeywordChips,
  args: { keywords: ['bedtime, toddlers, sleep routine', 'how to get a toddler to sleep, calm evenings'] },
} satisfies Meta<typeof KeywordChips>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** Each keyword leads to a search for it. */
export const Linked: Story = { args: { hrefOf: (keyword) => `/search?q=${encodeURIComponent(keyword)}` } };

export const One: Story = { args: { keywords: 'bedtime' } };

export const Many: Story = {
  args: {
    keywords:
      'bedtime, toddlers, naps, night waking, sleep regression, sleep routine, white noise, dark room, early rising, shared rooms, travel, daylight saving time',
  },
};

export const LongText: Story = {
  args: {
    keywords:
      'what to do when a three-year-old climbs out of the crib every single night of the week, bedtime',
  },
};

export const Empty: Story = { args: { keywords: '' } };
