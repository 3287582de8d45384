import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { Slider } from './Slider.tsx';

const meta = {
  title: 'Input/Slider',
  tags: ['stable', 'since-0.1.0'],
  component: Slider,
  args: { label: 'Volume', value: 0.9, onValueChange: fn() },
  render: function Kept({ value: first, onValueChange, ...args }) {
    const [value, setValue] = useState(first);
    const change = (next: number) => {
      setValue(next);
      onValueChange(next);
    };
    return <Slider {...args} value={value} onValueChange={change} />;
  },
} satisfies Meta<typeof Slider>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const AtStart: Story = { args: { value: 0 } };
export const AtEnd: Story = { args: { value: 1 } };
export const Disabled: Story = { args: { disabled: true } };

/** Arrows move one step, page keys and shift-arrows ten, Home and End to the ends. */
export const Keyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    const slider = canvas.getByRole('slider', { name: 'Volume' });
    await userEvent.tab();
    await expect(slider).toHaveFocus();
    await userEvent.keyboard('{Home}');
    await expect(slider).toHaveValue('0');
    await userEvent.keyboard('{ArrowUp}{PageUp}');
    await expect(slider).toHaveValue('0.11');
    await userEvent.keyboard('{End}');
    await expect(slider).toHaveValue('1');
    await userEvent.keyboard('{Shift>}{ArrowDown}{/Shift}');
    await expect(slider).toHaveValue('0.9');
  },
};

export const Focus: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('slider')).toHaveFocus();
  },
};

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };

/** Any range and step; the value is announced in words. */
export const OtherSpan: Story = {
  args: {
    label: 'Reading speed',
    min: 0.5,
    max: 2,
    step: 0.25,
    bigStep: 0.5,
    value: 1,
    valueText: 'as it was spoken',
  },
  play: async ({ canvas, userEvent }) => {
    const slider = canvas.getByRole('slider', { name: 'Reading speed' });
    await expect(slider).toHaveAttribute('aria-valuetext', 'as it was spoken');
    slider.focus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(slider).toHaveValue('1.25');
    await userEvent.keyboard('{PageDown}');
    await expect(slider).toHaveValue('0.75');
  },
};
