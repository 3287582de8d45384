import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { BarPlot } from './BarPlot.tsx';

const reads = [812, 790, 655, 701, 940, 1_204, 1_312, 845, 802, 690, 733, 1_010, 1_250, 1_401];
const rows = reads.map((value, place) => ({ label: `Nov ${place + 14}`, value }));

const meta = {
  title: 'Frame/BarPlot',
  // What it promises, and the version that it comes with: docs/deprecation.md.
  tags: ['draft', 'since-1.0.0'],
  component: BarPlot,
  args: { title: 'Pages read', rows, heads: ['Day', 'Reads'], tableLabel: 'As a table' },
} satisfies Meta<typeof BarPlot>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** Every value is in a table that its reader opens. */
export const Opened: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('As a table'));
    await expect(canvas.getByRole('row', { name: 'Nov 27 1,401' })).toBeVisible();
  },
};

/** A year: each day is as wide as there is room. */
export const Year: Story = {
  args: {
    rows: Array.from({ length: 365 }, (_, day) => ({
      label: `Day ${day + 1}`,
      value: Math.round(600 + 300 * Math.sin(day / 58) + (day % 7 > 4 ? 250 : 0)),
    })),
  },
};

/** Hours of sleep: `format` writes each value. */
export const WithUnit: Story = {
  args: {
    title: 'Sleep in a week',
    heads: ['Day', 'Hours'],
    rows: ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'].map((label, place) => ({
      label,
      value: [9.5, 10, 8.5, 9, 9.5, 11, 10.5][place]!,
    })),
    format: (hours) => `${hours} h`,
  },
};

export const Empty: Story = { args: { rows: rows.map(({ label }) => ({ label, value: 0 })) } };

export const LongText: Story = {
  args: {
    title: 'Pages read from the first day of the month until today, without those of our own editors',
    heads: ['Day on the clocks of the desk’s own time zone', 'How often a page was read'],
  },
};
