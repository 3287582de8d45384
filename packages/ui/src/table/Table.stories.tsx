import type { Meta, StoryObj } from '@storybook/react-vite';
import { Table, type TableColumn } from './Table.tsx';

interface Piece {
  title: string;
  writer: string;
  state: string;
  words: number;
}

const pieces: Piece[] = [
  { title: 'What late talkers say first', writer: 'Edda Editor', state: 'On the site', words: 812 },
  { title: 'A map for two', writer: 'Wim Writer', state: 'Draft', words: 96 },
  { title: 'Forty lunches', writer: 'Edda Editor', state: 'Withdrawn', words: 1204 },
];

const columns: TableColumn<Piece>[] = [
  { label: 'Title', cell: ({ title }) => <a href="#piece">{title}</a> },
  { label: 'Writer', cell: ({ writer }) => writer },
  { label: 'State', cell: ({ state }) => state },
  { label: 'Words', cell: ({ words }) => words.toLocaleString('en-US'), isNumber: true },
];

const meta = {
  title: 'Frame/Table',
  tags: ['draft', 'since-1.0.0'],
  component: Table<Piece>,
  args: { label: 'Pieces', columns, rows: pieces, keyOf: ({ title }) => title },
} satisfies Meta<typeof Table<Piece>>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Empty: Story = { args: { rows: [], empty: 'Nothing is in work.' } };

export const LongText: Story = {
  args: {
    rows: [
      ...pieces,
      {
        title:
          'How a class of seven-year-olds counted every conker of the park, and what the park said to that',
        writer: 'Wilhelmina Featherstonehaugh-Vandenberg',
        state: 'On the site, with changes that readers do not see yet',
        words: 19204,
      },
    ],
  },
};

export const Phone: Story = { globals: { viewport: { value: 'phone', isRotated: false } } };
