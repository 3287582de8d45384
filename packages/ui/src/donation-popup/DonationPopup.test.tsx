import { fireEvent, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { expect, it, vi } from 'vitest';
import { conformance } from '../testing/conformance.tsx';
import { DonationPopup, donationPopupId } from './index.ts';

// jsdom does not open dialogs, so this fakes it. Where it stands and what it covers is tested in a browser.
HTMLDialogElement.prototype.show = function show() {
  this.open = true;
};
HTMLDialogElement.prototype.close = function close() {
  if (!this.open) return;
  this.open = false;
  this.dispatchEvent(new Event('close'));
};

const props = { href: 'https://www.unicefusa.org/', title: 'A school meal costs less than a coffee' };
const dialog = () => screen.getByRole<HTMLDialogElement>('dialog', { hidden: true });
const donate = () => screen.getByRole('link', { name: 'Donate Now' });

conformance('DonationPopup', () => <DonationPopup {...props}>We ask once.</DonationPopup>, {
  element: 'dialog',
});

it('is in the page from the start, closed, so that a script can find it without the application', () => {
  const html = renderToString(<DonationPopup {...props} defaultOpen />);
  document.body.innerHTML = html;
  const found = document.getElementById(donationPopupId) as HTMLDialogElement;
  expect(found.localName).toBe('dialog');
  expect(found.open).toBe(false);
  expect(found.dataset.donation).toBe('');
  expect(found.querySelector('a[data-donate]')).toHaveAttribute('href', props.href);
  document.body.innerHTML = '';
});

it('closes without a script, by a button of the dialog form', () => {
  render(<DonationPopup {...props} defaultOpen />);
  const button = screen.getByRole<HTMLButtonElement>('button', { name: 'Not now' });
  expect(button.type).toBe('submit');
  expect(button.form).toHaveAttribute('method', 'dialog');
});

it('is named by its question', () => {
  render(<DonationPopup {...props} defaultOpen />);
  expect(screen.getByRole('dialog', { name: props.title })).toBeInTheDocument();
});

it('focuses the button that declines, and says why it asks', () => {
  render(
    <DonationPopup {...props} defaultOpen>
      We ask once.
    </DonationPopup>,
  );
  expect(screen.getByRole('button', { name: 'Not now' })).toHaveFocus();
  expect(dialog()).toHaveAccessibleDescription('We ask once.');
});

it('opens the charity in a new tab, and closes', () => {
  const onDismiss = vi.fn();
  const onOpenChange = vi.fn();
  render(<DonationPopup {...props} defaultOpen onDismiss={onDismiss} onOpenChange={onOpenChange} />);
  expect(donate()).toHaveAttribute('target', '_blank');
  expect(donate()).toHaveAttribute('rel', 'noopener');
  donate().addEventListener('click', (event) => event.preventDefault());
  fireEvent.click(donate());
  expect(dialog().open).toBe(false);
  expect(onDismiss.mock.calls).toEqual([['donate']]);
  expect(onOpenChange).toHaveBeenCalledWith(false);
});

it('reports closing without a donation, also after one with a donation', () => {
  const onDismiss = vi.fn();
  render(<DonationPopup {...props} defaultOpen onDismiss={onDismiss} />);
  donate().addEventListener('click', (event) => event.preventDefault());
  fireEvent.click(donate());
  dialog().show();
  dialog().close();
  expect(onDismiss.mock.calls).toEqual([['donate'], ['close']]);
});

it('reports nothing when it opens', () => {
  const onDismiss = vi.fn();
  render(<DonationPopup {...props} defaultOpen onDismiss={onDismiss} />);
  expect(dialog().open).toBe(true);
  expect(onDismiss).not.toHaveBeenCalled();
});

it('closes by Escape, and not by a press on the page or on itself', () => {
  render(<DonationPopup {...props} defaultOpen />);
  fireEvent.click(screen.getByRole('heading', { name: props.title }));
  fireEvent.click(document.body);
  expect(dialog().open).toBe(true);
  fireEvent.keyDown(screen.getByRole('button', { name: 'Not now' }), { key: 'Escape' });
  expect(dialog().open).toBe(false);
});

it('follows the `open` prop of its host', () => {
  const { rerender } = render(<DonationPopup {...props} open={false} />);
  expect(dialog().open).toBe(false);
  rerender(<DonationPopup {...props} open />);
  expect(dialog().open).toBe(true);
  rerender(<DonationPopup {...props} open={false} />);
  expect(dialog().open).toBe(false);
});

it('stays open when a script has opened it', () => {
  const { rerender } = render(<DonationPopup {...props} />);
  dialog().show();
  rerender(<DonationPopup {...props} title="Another question" />);
  expect(dialog().open).toBe(true);
});
