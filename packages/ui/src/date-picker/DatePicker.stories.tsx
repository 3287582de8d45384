import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fireEvent, fn, userEvent, within } from 'storybook/test';
import { DatePicker } from './DatePicker.tsx';

const meta = {
  title: 'Input/DatePicker',
  tags: ['draft', 'since-1.0.0'],
  component: DatePicker,
  args: {
    label: 'Publish at',
    value: '2026-11-26T13:05:00.000Z',
    timeZone: 'America/New_York',
    onValueChange: fn(),
  },
} satisfies Meta<typeof DatePicker>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Unset: Story = { args: { value: null } };

export const OtherZone: Story = { args: { timeZone: 'Asia/Kolkata' } };

export const WithError: Story = {
  args: {
    min: '2026-11-26T14:00:00.000Z',
    hint: 'Readers see it within a second.',
    error: 'This moment is over.',
  },
};

export const Disabled: Story = { args: { disabled: true } };

/** A moment in summer has the offset of summer. */
export const Chosen: Story = {
  render: function PickerWithState(args) {
    const [value, setValue] = useState(args.value);
    return (
      <DatePicker
        {...args}
        value={value}
        onValueChange={(moment) => {
          args.onValueChange(moment);
          setValue(moment);
        }}
      />
    );
  },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await fireEvent.change(canvas.getByLabelText('Publish at'), { target: { value: '2027-07-01T08:05' } });
    await expect(args.onValueChange).toHaveBeenCalledWith('2027-07-01T12:05:00.000Z');
    await expect(await canvas.findByText('America/New York, GMT-4')).toBeVisible();
  },
};

export const Focus: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.tab();
    await expect(within(canvasElement).getByLabelText('Publish at')).toHaveFocus();
  },
};
