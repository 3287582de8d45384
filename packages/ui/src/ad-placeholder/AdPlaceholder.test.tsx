import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { conformance } from '../testing/conformance.tsx';
import { AdPlaceholder } from './AdPlaceholder.tsx';

conformance('AdPlaceholder', () => <AdPlaceholder type="google" />, { element: 'div' });

it.each([
  ['google', 'Google Ads'],
  ['buddhatv', 'BuddhaTV Ads'],
  ['dunamis', 'Dunamis Charge Ads'],
  ['default', 'Advertisement'],
  ['harbor-bakery', 'Advertisement'],
  ['toString', 'Advertisement'],
  ['', 'Advertisement'],
  [undefined, 'Advertisement'],
])('%s is labeled %s over the words Ad Space', (type, label) => {
  render(<AdPlaceholder type={type} />);
  expect(screen.getByText(label)).toBeVisible();
  expect(screen.getByText('Ad Space')).toBeVisible();
});
