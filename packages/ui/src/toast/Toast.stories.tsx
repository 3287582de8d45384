import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { Toast } from './Toast.tsx';

const meta = {
  title: 'Input/Toast',
  tags: ['stable', 'since-0.1.0'],
  component: Toast,
  args: { children: 'Saved. Videos from this site will load by themselves.', onDismiss: fn() },
} satisfies Meta<typeof Toast>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Success: Story = {
  args: { tone: 'success', children: 'Copied. The link is on your clipboard.' },
};

export const Danger: Story = {
  args: { tone: 'danger', children: 'That did not work. Your browser keeps no settings for this site.' },
};

/** Without a button it disappears by itself. */
export const WithoutButton: Story = { args: { onDismiss: undefined } };

export const LongText: Story = {
  args: {
    children:
      'Saved. From now on videos, feeds and forms of other sites load by themselves on this device; take it back under Display at any time.',
  },
};

/** The button with a title's own text. */
export const OwnWords: Story = { args: { dismissLabel: 'Got it' } };
