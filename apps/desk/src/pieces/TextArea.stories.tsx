import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import * as css from './piece.css.ts';
import { TextArea } from './TextArea.tsx';

const meta = {
  title: 'Desk/TextArea',
  component: TextArea,
  args: {
    id: 'title',
    label: 'Title',
    value: 'A first apple',
    maxLength: 300,
    className: css.title,
    onChange: fn(),
  },
  render: function Kept({ value: first, onChange, ...args }) {
    const [value, setValue] = useState(first);
    const change = (next: string) => {
      setValue(next);
      onChange(next);
    };
    return <TextArea {...args} value={value} onChange={change} />;
  },
} satisfies Meta<typeof TextArea>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Deck: Story = {
  args: {
    id: 'description',
    label: 'Deck',
    value: 'Soft, cut lengthwise, and mostly on the floor.',
    className: css.deck,
  },
};

export const Empty: Story = { args: { value: '' } };

/** It grows with what stands there. */
export const LongText: Story = {
  args: {
    value:
      'Twenty-six apples, four pears and a plum: what a baby of seven months does with fruit before any of it reaches the mouth',
  },
};

export const Focus: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('textbox', { name: 'Title' })).toHaveFocus();
  },
};

/** What is pasted in two lines becomes one. */
export const StaysOneLine: Story = {
  args: { value: '' },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('textbox', { name: 'Title' }));
    await userEvent.paste('A first apple,\n and where it lands');
    await expect(args.onChange).toHaveBeenLastCalledWith('A first apple, and where it lands');
  },
};
