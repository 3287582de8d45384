import type { Meta, StoryObj } from '@storybook/react-vite';
import { AsOf } from './index.ts';

const meta = {
  title: 'Editorial/AsOf',
  tags: ['draft', 'since-1.0.0'],
  component: AsOf,
  args: { source: 'CDC and AAP', date: '2026-11-22' },
} satisfies Meta<typeof AsOf>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** An invalid date is left out. */
export const BrokenDate: Story = { args: { date: 'not a date' } };

export const LongText: Story = {
  args: {
    source:
      'the National Highway Traffic Safety Administration, the Consumer Product Safety Commission and the American Academy of Pediatrics',
  },
};
