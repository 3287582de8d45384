import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { conformance } from '../testing/conformance.tsx';
import { AdPlaceholder } from './AdPlaceholder.tsx';

conformance('AdPlaceholder', () => <AdPlaceholder label="Harbor Bakery" />, { element: 'div' });

it.each([
  ['Harbor Bakery', 'Harbor Bakery'],
  [undefined, 'Advertisement'],
])('%s is labeled %s over the words Ad Space', (label, shown) => {
  render(<AdPlaceholder label={label} />);
  expect(screen.getByText(shown)).toBeVisible();
  expect(screen.getByText('Ad Space')).toBeVisible();
});
