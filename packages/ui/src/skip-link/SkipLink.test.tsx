import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { conformance } from '../testing/conformance.tsx';
import { SkipLink } from './SkipLink.tsx';

conformance('SkipLink', () => <SkipLink />, {
  element: 'a',
  wrapper: ({ children }) => (
    <>
      {children}
      <main id="main" />
    </>
  ),
});

it('is the first tab stop and leads to the content', async () => {
  render(<SkipLink />);
  await userEvent.tab();
  const link = screen.getByRole('link', { name: 'Skip to content' });
  expect(link).toHaveFocus();
  expect(link).toHaveAttribute('href', '#main');
});
