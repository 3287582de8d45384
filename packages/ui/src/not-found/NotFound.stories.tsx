import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { NotFound } from './index.ts';

const meta = {
  title: 'Feedback/NotFound',
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
