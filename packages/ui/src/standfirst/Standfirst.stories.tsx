import type { Meta, StoryObj } from '@storybook/react-vite';
import { Standfirst } from './index.ts';

const meta = {
  title: 'Editorial/Standfirst',
  tags: ['stable', 'since-0.1.0'],
  component: Standfirst,
  args: {
    children:
      'The word arrives around eighteen months and seems to mean everything. It is a milestone in disguise, and there are kinder answers to it than a louder yes.',
  },
} satisfies Meta<typeof Standfirst>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Lead: Story = { args: { size: 'deck' } };

export const Small: Story = { args: { size: 'small' } };

export const LongText: Story = {
  args: {
    children:
      'Every family has the hour between dinner and lights out, and nearly every family finds it hard. We asked twelve parents, two sleep researchers and one very patient night nurse what they changed, what they gave up on, and which of the small rituals they would defend against any book. Their answers agree on more than you would think.',
  },
};
