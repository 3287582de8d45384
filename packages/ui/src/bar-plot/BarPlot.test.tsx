import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { conformance } from '../testing/conformance.tsx';
import { BarPlot } from './BarPlot.tsx';

const rows = [
  { label: 'Mon', value: 1_000 },
  { label: 'Tue', value: 250 },
  { label: 'Wed', value: 0 },
];
const props = { title: 'Reads', rows, heads: ['Day', 'Reads'], tableLabel: 'As a table' } as const;

conformance('BarPlot', () => <BarPlot {...props} />);

it('has every value in its table, and their sum in its title', () => {
  render(<BarPlot {...props} />);
  expect(screen.getByRole('figure')).toHaveTextContent('1,250');
  const cells = screen.getAllByRole('cell', { hidden: true }).map(({ textContent }) => textContent);
  expect(cells).toEqual(['1,000', '250', '0']);
});

it('draws the greatest value as high as the drawing, and none below its ground', () => {
  const { container } = render(<BarPlot {...props} />);
  const heights = [...container.querySelectorAll('rect')].map((bar) => bar.getAttribute('height'));
  expect(heights).toEqual(['100', '25', '0']);
});

it('draws nothing where nothing was counted', () => {
  const { container } = render(<BarPlot {...props} rows={[{ label: 'Mon', value: 0 }]} />);
  expect(container.querySelector('rect')).toHaveAttribute('height', '0');
  expect(container.querySelector('rect')).toHaveAttribute('y', '100');
});

it('writes values as its caller wants', () => {
  render(<BarPlot {...props} format={(value) => `${value} h`} />);
  expect(screen.getByRole('cell', { name: '250 h', hidden: true })).toBeInTheDocument();
});
