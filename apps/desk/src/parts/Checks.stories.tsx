import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { Checks } from './Checks.tsx';

const meta = {
  title: 'Desk/Checks',
  component: Checks,
  args: {
    id: 'topics',
    label: 'Sections',
    hint: 'The first one chosen stands above the title.',
    options: [
      { value: 'food-dining', label: 'Food & Dining' },
      { value: 'health-wellness', label: 'Health & Wellness' },
      { value: 'lifestyle', label: 'Lifestyle' },
      { value: 'sports', label: 'Sports' },
      { value: 'opinion', label: 'Opinion' },
    ],
    chosen: [],
    onChange: fn(),
  },
  render: function Kept({ chosen: first, onChange, ...args }) {
    const [chosen, setChosen] = useState(first);
    const change = (next: string[]) => {
      setChosen(next);
      onChange(next);
    };
    return <Checks {...args} chosen={chosen} onChange={change} />;
  },
} satisfies Meta<typeof Checks>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Chosen: Story = { args: { chosen: ['lifestyle', 'food-dining'] } };

export const WithoutHint: Story = { args: { id: 'ages', label: 'Ages', hint: undefined } };

export const LongText: Story = {
  args: {
    label: 'Sections in which the piece is listed from the day on which it is published',
    options: [
      { value: 'automotive', label: 'Automotive & Energy' },
      { value: 'real-estate', label: 'Real Estate, Housing & Everything with a Roof' },
      { value: 'archives', label: 'From the Archives' },
    ],
    chosen: ['real-estate'],
  },
};

/** What was chosen first stays first. */
export const KeepsTheOrder: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Sports' }));
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Food & Dining' }));
    await expect(args.onChange).toHaveBeenLastCalledWith(['sports', 'food-dining']);
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Sports' }));
    await expect(args.onChange).toHaveBeenLastCalledWith(['food-dining']);
  },
};

export const Keyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('checkbox', { name: 'Food & Dining' })).toHaveFocus();
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect(canvas.getByRole('checkbox', { name: 'Health & Wellness' })).toBeChecked();
  },
};
