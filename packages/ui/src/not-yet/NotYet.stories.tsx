import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { NotYet } from './NotYet.tsx';

const meta = {
  title: 'Input/NotYet',
  tags: ['draft', 'since-1.0.0'],
  component: NotYet,
  args: {
    children: 'Submit Your Story',
    note: 'Stories cannot be handed in here yet. Until then, the contact page says how to write to us.',
  },
  decorators: [(Story) => <div style={{ minBlockSize: '12rem' }}>{Story()}</div>],
} satisfies Meta<typeof NotYet>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Open: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Submit Your Story' }));
    await expect(canvas.getByRole('alert')).toHaveTextContent(/\byet\b/);
  },
};

export const Focus: Story = {
  play: ({ canvas }) => {
    canvas.getByRole('button').focus();
  },
};

export const LongText: Story = {
  args: {
    note: 'A single story cannot be shared from here yet, neither by the menu of your phone nor by a link of its own. The address of this page can be, and it leads to all of them, the newest first.',
  },
  play: Open.play,
};
