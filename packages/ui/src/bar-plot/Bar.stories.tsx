import type { Meta, StoryObj } from '@storybook/react-vite';
import { Table } from '../table/index.ts';
import { Bar } from './Bar.tsx';

const rows = [
  { label: 'What late talkers say first', value: 1_401 },
  { label: 'Forty lunches', value: 612 },
  { label: 'A map for two', value: 4 },
];

const meta = {
  title: 'Frame/Bar',
  // What it promises, and the version that it comes with: docs/deprecation.md.
  tags: ['draft', 'since-1.0.0'],
  component: Bar,
  args: { value: 612, most: 1_401 },
} satisfies Meta<typeof Bar>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Whole: Story = { args: { value: 1_401 } };

/** Nothing was counted. */
export const Empty: Story = { args: { value: 0, most: 0 } };

/** In the cells of a table, each beside its figure. */
export const InTable: Story = {
  render: () => (
    <Table
      label="Most read"
      columns={[
        { label: 'Page', cell: ({ label }) => label },
        {
          label: 'Reads',
          cell: ({ value }) => (
            <>
              {value.toLocaleString('en-US')} <Bar value={value} most={1_401} />
            </>
          ),
        },
      ]}
      rows={rows}
      keyOf={({ label }) => label}
    />
  ),
};
