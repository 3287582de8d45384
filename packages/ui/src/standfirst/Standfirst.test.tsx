import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { conformance } from '../testing/conformance.tsx';
import { Standfirst } from './index.ts';

conformance('Standfirst', () => <Standfirst>Sleep begins an hour before bed.</Standfirst>, { element: 'p' });

it.each(['deck', 'summary', 'small'] as const)('is one paragraph of size %s', (size) => {
  render(<Standfirst size={size}>Sleep begins an hour before bed.</Standfirst>);
  expect(screen.getByText('Sleep begins an hour before bed.').tagName).toBe('P');
});
