import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { CodeField } from './CodeField.tsx';

const meta = { title: 'Desk/CodeField', component: CodeField } satisfies Meta<typeof CodeField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** Before there are backup codes. */
export const OwnHint: Story = { args: { hint: 'Six digits of your app.' } };

export const LongText: Story = {
  args: {
    hint: 'Six digits of the app in which you scanned the picture, or one of the ten backup codes that you printed when you turned this on.',
  },
};

export const Focus: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('textbox', { name: 'Code' })).toHaveFocus();
  },
};

/** It comes instead of the field of the password, which had the focus. */
export const TakesFocus: Story = {
  args: { takesFocus: true },
  parameters: { docs: { story: { inline: false } } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'Code' })).toHaveFocus();
  },
};
