import { render } from '@testing-library/react';
import { expect, it } from 'vitest';
import { conformance } from '../testing/conformance.tsx';
import { Bar } from './Bar.tsx';

conformance('Bar', () => <Bar value={3} most={4} />);

it('is as long as its share, never longer than the whole', () => {
  const { container } = render(
    <>
      <Bar value={1} most={4} />
      <Bar value={9} most={4} />
      <Bar value={0} most={0} />
    </>,
  );
  const widths = [...container.querySelectorAll('rect')].map((bar) => bar.getAttribute('width'));
  expect(widths).toEqual(['25%', '100%', '0%']);
});
