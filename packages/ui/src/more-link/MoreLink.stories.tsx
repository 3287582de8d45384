import type { Meta, StoryObj } from '@storybook/react-vite';
import { MoreLink } from './index.ts';

const meta = {
  title: 'Editorial/MoreLink',
  tags: ['stable', 'since-0.1.0'],
  component: MoreLink,
  args: { href: '/local-news', children: 'See All' },
} satisfies Meta<typeof MoreLink>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const External: Story = {
  args: { href: 'https://en.wikipedia.org/wiki/Sleep', external: true, children: 'Wikipedia Reference' },
};

export const Focus: Story = {
  play: ({ canvas }) => {
    canvas.getByRole('link', { name: 'See All' }).focus();
  },
};

export const LongText: Story = {
  args: { children: 'Read the whole story of the neighborhood that built its own library in a laundromat' },
};
