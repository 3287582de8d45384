import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { colleaguesApple, firstApple } from '../testing/first-apple.ts';
import { Conflict } from './Conflict.tsx';

const newest = {
  number: 8,
  fields: colleaguesApple,
  savedBy: 'Jonas Wren',
  savedAt: '2026-11-20T13:55:00Z',
};

const meta = {
  title: 'Desk/Conflict',
  component: Conflict,
  args: { own: firstApple, newest, onResolve: fn() },
  // It takes the focus, which would scroll the documentation.
  parameters: { docs: { story: { inline: false } } },
} satisfies Meta<typeof Conflict>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** A command on the server has changed the post since, and one side has nothing. */
export const NotByAPerson: Story = {
  args: {
    newest: { ...newest, fields: { ...firstApple, description: '' }, savedBy: null },
  },
};

export const LongText: Story = {
  args: {
    newest: {
      ...newest,
      savedBy: 'Wilhelmina Featherstonehaugh-Cholmondeley',
      fields: {
        ...firstApple,
        title:
          'Twenty-six apples, four pears and a plum: what a baby of seven months does with fruit before any of it reaches the mouth',
      },
    },
  },
};

/** What is chosen of each text goes on together. */
export const OneFieldOfTheirs: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('heading', { level: 2 })).toHaveFocus();
    const title = within(canvas.getByRole('group', { name: 'Title' }));
    await userEvent.click(title.getByRole('radio', { name: /^Of Jonas Wren/ }));
    await userEvent.click(canvas.getByRole('button', { name: 'Save what is chosen' }));
    await expect(args.onResolve).toHaveBeenCalledWith({ ...firstApple, title: colleaguesApple.title });
  },
};
