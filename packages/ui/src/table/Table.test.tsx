import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { conformance } from '../testing/conformance.tsx';
import { Table } from './index.ts';

const props = {
  label: 'Pieces',
  columns: [
    { label: 'Title', cell: ({ title }: { title: string }) => title },
    { label: 'Words', cell: ({ title }: { title: string }) => title.length, isNumber: true },
  ],
  rows: [{ title: 'A map' }],
  keyOf: ({ title }: { title: string }) => title,
};

conformance('Table', () => <Table {...props} />, { element: 'table' });

it('is named, and its rows and columns have headings', () => {
  render(<Table {...props} />);
  expect(screen.getByRole('table', { name: 'Pieces' })).toBeVisible();
  expect(screen.getByRole('rowheader', { name: 'A map' })).toBeVisible();
  expect(screen.getByRole('columnheader', { name: 'Words' })).toBeVisible();
});

it('says that it is empty', () => {
  render(<Table {...props} rows={[]} empty="Nothing." />);
  expect(screen.getByRole('cell', { name: 'Nothing.' })).toBeVisible();
});
