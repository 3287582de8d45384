import type { Meta, StoryObj } from '@storybook/react-vite';
import { CategoryBadge } from './index.ts';

const meta = {
  title: 'Editorial/CategoryBadge',
  tags: ['stable', 'since-0.1.0'],
  component: CategoryBadge,
  args: { children: 'Health & Safety', section: 'health' },
} satisfies Meta<typeof CategoryBadge>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const WithoutSection: Story = { args: { section: undefined, children: 'General' } };

export const LongText: Story = {
  args: { section: 'learning', children: 'Education & Learning, from the first picture book to algebra' },
};
