import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { Choices } from './Choices.tsx';

const meta = {
  title: 'Desk/Choices',
  component: Choices<string>,
  args: {
    label: 'Width',
    options: [
      { value: 'phone', label: 'Phone' },
      { value: 'desk', label: 'Desk' },
    ],
    value: 'phone',
    onChange: fn(),
  },
  render: function Kept({ value: first, onChange, ...args }) {
    const [value, setValue] = useState(first);
    const change = (next: string) => {
      setValue(next);
      onChange(next);
    };
    return <Choices {...args} value={value} onChange={change} />;
  },
} satisfies Meta<typeof Choices<string>>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const LastChosen: Story = {
  args: {
    label: 'Counted are',
    options: [
      { value: '7', label: '7 days' },
      { value: '28', label: '28 days' },
      { value: '90', label: '90 days' },
      { value: '365', label: 'A year' },
    ],
    value: '365',
  },
};

/** More than a line holds goes on in the next. */
export const LongText: Story = {
  args: {
    label: 'Site',
    options: [
      { value: 'nest', label: 'The Daily Nest' },
      { value: 'harbour', label: 'The Harbour Post, for families on the coast' },
      { value: 'valley', label: 'Valley & Hill, the paper of eleven small towns' },
    ],
    value: 'harbour',
  },
};

export const Focus: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('radio', { name: 'Phone' })).toHaveFocus();
  },
};

/** One stop of the Tab key; arrows choose, and go round. */
export const Keyboard: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('radio', { name: 'Desk' })).toBeChecked();
    await expect(args.onChange).toHaveBeenLastCalledWith('desk');
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('radio', { name: 'Phone' })).toBeChecked();
  },
};
