import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { conformance } from '../testing/conformance.tsx';
import { Page } from './Page.tsx';

const create = () => (
  <Page header={<header>The Daily Nest</header>} footer={<footer>© 2026 The Daily Nest</footer>}>
    <h1>Why toddlers say no</h1>
  </Page>
);

conformance('Page', create, { element: 'div' });

it('has one header, one main and one footer', () => {
  render(create());
  expect(screen.getAllByRole('banner')).toHaveLength(1);
  expect(screen.getAllByRole('main')).toHaveLength(1);
  expect(screen.getAllByRole('contentinfo')).toHaveLength(1);
});

it('starts with a skip link to the main', async () => {
  render(create());
  await userEvent.tab();
  const skip = screen.getByRole('link', { name: 'Skip to content' });
  expect(skip).toHaveFocus();
  const main = screen.getByRole('main');
  expect(skip).toHaveAttribute('href', `#${main.id}`);
  expect(main).toHaveAttribute('tabindex', '-1');
});

it('puts the bands outside of main, in reading order', () => {
  render(
    <Page beforeMain={<p>before</p>} afterMain={<p>after</p>}>
      <h1>Story</h1>
    </Page>,
  );
  const main = screen.getByRole('main');
  const before = screen.getByText('before');
  expect(main).not.toContainElement(before);
  expect(before.compareDocumentPosition(main)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  expect(main.compareDocumentPosition(screen.getByText('after'))).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});
