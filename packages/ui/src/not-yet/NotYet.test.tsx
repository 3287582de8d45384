import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { conformance } from '../testing/conformance.tsx';
import { NotYet } from './index.ts';

const note = 'Stories cannot be handed in here yet.';

conformance('NotYet', () => <NotYet note={note}>Submit Your Story</NotYet>, { element: 'button' });

it('shows natively, before any script, that a feature is not available yet', () => {
  render(<NotYet note={note}>Submit Your Story</NotYet>);
  const button = screen.getByRole('button', { name: 'Submit Your Story' });
  const alert = screen.getByText(note);
  expect(button).toHaveAttribute('popovertarget', alert.id);
  expect(button).not.toHaveAttribute('data-start');
  expect(alert).toHaveAttribute('popover', 'auto');
  expect(alert).toHaveAttribute('role', 'alert');
});

it('submits no form around it', async () => {
  const onSubmit = vi.fn();
  render(
    <form onSubmit={onSubmit}>
      <NotYet note={note}>Comment</NotYet>
    </form>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Comment' }));
  expect(onSubmit).not.toHaveBeenCalled();
});
