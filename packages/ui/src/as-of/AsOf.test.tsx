import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { conformance } from '../testing/conformance.tsx';
import { AsOf } from './index.ts';

conformance('AsOf', () => <AsOf source="CDC and AAP" date="2026-11-22" />, { element: 'p' });

describe('AsOf', () => {
  it('names the source and the month of the advice, with the day as a machine-readable date', () => {
    const { container } = render(<AsOf source="CDC and AAP" date="2026-11-22" />);
    expect(container.textContent).toBe('Advice of CDC and AAP, as of November 2026.');
    expect(screen.getByText('November 2026')).toHaveAttribute('datetime', '2026-11-22');
  });

  it('leaves out an invalid date', () => {
    const { container } = render(<AsOf source="CDC and AAP" date="soon" />);
    expect(container.textContent).toBe('Advice of CDC and AAP.');
  });
});
