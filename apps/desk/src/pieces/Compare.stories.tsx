import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { colleaguesApple, firstApple } from '../testing/first-apple.ts';
import Compare from './Compare.tsx';

const meta = {
  title: 'Desk/Compare',
  component: Compare,
  args: {
    old: { number: 3, fields: firstApple, savedBy: 'Imke Sand', savedAt: '2026-11-19T16:42:00Z' },
    now: colleaguesApple,
    onTake: fn(),
    onClose: fn(),
  },
  // It opens over the whole page, so the story gets its own frame in the documentation.
  parameters: { docs: { story: { inline: false } } },
} satisfies Meta<typeof Compare>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Nothing differs. */
export const Empty: Story = { args: { now: firstApple } };

/** Of a long stretch that both texts share, its middle is left out. */
export const LongText: Story = {
  args: {
    now: {
      ...firstApple,
      body: `${firstApple.body}\n\n${'A second apple is no harder than the first, and it lands in the same place. '.repeat(8)}Then sweep.`,
    },
    old: {
      number: 12,
      fields: {
        ...firstApple,
        body: `${firstApple.body}\n\n${'A second apple is no harder than the first, and it lands in the same place. '.repeat(8)}Then mop.`,
      },
      savedBy: null,
      savedAt: '2026-11-19T16:42:00Z',
    },
  },
};

export const Default: Story = {};

export const TakesItBack: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Take version 3' }));
    await expect(args.onTake).toHaveBeenCalledWith(firstApple);
    await expect(args.onClose).toHaveBeenCalled();
  },
};
