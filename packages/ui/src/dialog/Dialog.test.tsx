import { render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { conformance } from '../testing/conformance.tsx';
import { Dialog } from './index.ts';

// jsdom has no modal dialogs. Escape, focus and backdrop are tested in a browser, by the stories.
HTMLDialogElement.prototype.showModal = function showModal() {
  this.open = true;
};
HTMLDialogElement.prototype.close = function close() {
  this.open = false;
  this.dispatchEvent(new Event('close'));
};

const props = {
  title: 'Withdraw it?',
  actions: <button type="button">Yes</button>,
  onClose: () => undefined,
};

conformance('Dialog', () => <Dialog {...props} open={false} />, { element: 'dialog' });

it('is named by its title and tells once that it was closed', () => {
  const onClose = vi.fn();
  const { rerender } = render(<Dialog {...props} open onClose={onClose} />);
  const dialog = screen.getByRole<HTMLDialogElement>('dialog', { name: 'Withdraw it?' });
  dialog.close();
  expect(onClose).toHaveBeenCalledOnce();
  rerender(<Dialog {...props} open={false} onClose={onClose} />);
  rerender(<Dialog {...props} open onClose={onClose} />);
  expect(dialog.open).toBe(true);
  rerender(<Dialog {...props} open={false} onClose={onClose} />);
  expect(dialog.open).toBe(false);
  expect(onClose).toHaveBeenCalledOnce();
});
