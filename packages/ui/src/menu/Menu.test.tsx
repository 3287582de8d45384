import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { conformance } from '../testing/conformance.tsx';
import { Menu } from './index.ts';

conformance('Menu', () => <Menu label="More" items={[{ label: 'Withdraw' }]} />, { element: 'button' });

it('opens, calls what is chosen, and closes', async () => {
  const onSelect = vi.fn();
  render(
    <Menu
      label="More"
      items={[
        { label: 'Withdraw', onSelect },
        { label: 'The site', href: '/blog' },
      ]}
    />,
  );
  expect(screen.queryByRole('menu')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'More' }));
  expect(await screen.findByRole('menuitem', { name: 'The site' })).toHaveAttribute('href', '/blog');
  await userEvent.click(screen.getByRole('menuitem', { name: 'Withdraw' }));
  expect(onSelect).toHaveBeenCalledOnce();
  await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
});
