import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { NotFound } from './index.ts';

const meta = {
  title: 'Feedback/NotFound',
  tags: ['stable', 'since-0.1.0'],
  component: NotFound,
  args: { onBack: fn() },
} satisfies Meta<typeof NotFound>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Go Back' }));
    await expect(args.onBack).toHaveBeenCalledOnce();
  },
};

/** A mark of 64 units as the zero, and a few links. */
export const DrawnZero: Story = {
  args: {
    zero: (
      <svg viewBox="0 0 64 64" aria-hidden="true">
        <path d="M32 6c9 0 16 13 16 23S41 46 32 46 16 39 16 29 23 6 32 6Z" fill="#9fd8d2" />
        <path d="M4 34c9 5 47 5 56 0 0 15-11 25-28 25S4 49 4 34Z" fill="currentColor" />
      </svg>
    ),
    children: <a href="/search">Search the magazine</a>,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('404')).toBeInTheDocument();
  },
};

export const LongText: Story = {
  args: {
    text: 'We moved this story, or never wrote it, or somebody typed the address with a baby on the other arm. The sections in the menu lead to everything that is here.',
  },
};

export const Focus: Story = {
  play: ({ canvas }) => {
    canvas.getByRole('link', { name: 'Go to Homepage' }).focus();
  },
};
