import type { ComponentProps } from 'react';
import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { conformance } from '../testing/conformance.tsx';
import { Button, ButtonLink, type ButtonProps } from './index.ts';

conformance('Button', () => <Button onClick={() => {}}>Submit Your Story</Button>, { element: 'button' });
conformance('ButtonLink', () => <ButtonLink href="/contact">Contact Our Experts</ButtonLink>, {
  element: 'a',
});

function HostButton({ children, ...rest }: ComponentProps<'button'>) {
  return (
    <button {...rest} type="button">
      {children}
    </button>
  );
}

it('submits no form unless its type says so', () => {
  render(<Button>Share</Button>);
  expect(screen.getByRole('button')).toHaveAttribute('type', 'button');
});

it('is held until the application runs if its onClick needs the application', () => {
  render(<Button onClick={() => {}}>Share</Button>);
  expect(screen.getByRole('button')).toHaveAttribute('data-start');
});

it.each<[string, ButtonProps]>([
  ['without a handler', {}],
  ['that submits a form', { type: 'submit', onClick: () => {} }],
  ['that resets a form', { type: 'reset', onClick: () => {} }],
  ['that opens a popover', { popoverTarget: 'menu', onClick: () => {} }],
])('is not held %s, because the browser handles the press', (_name, props) => {
  render(<Button {...props}>Share</Button>);
  expect(screen.getByRole('button')).not.toHaveAttribute('data-start');
});

it('reacts to pointer, Enter and Space', async () => {
  const onClick = vi.fn();
  render(<Button onClick={onClick}>Share</Button>);
  const user = userEvent.setup();
  await user.click(screen.getByRole('button'));
  await user.keyboard('{Enter}');
  await user.keyboard(' ');
  expect(onClick).toHaveBeenCalledTimes(3);
});

it('keeps the focus while busy, reports it, and ignores a second press', async () => {
  const onClick = vi.fn();
  const onSubmit = vi.fn((event: React.FormEvent) => event.preventDefault());
  const form = (busy: boolean) => (
    <form onSubmit={onSubmit}>
      <Button type="submit" busy={busy} onClick={onClick}>
        Send
      </Button>
    </form>
  );
  const { rerender } = render(form(false));
  const button = screen.getByRole('button');
  await userEvent.click(button);
  expect(onSubmit).toHaveBeenCalledTimes(1);
  rerender(form(true));
  expect(button).toHaveFocus();
  expect(button).toHaveAttribute('aria-busy', 'true');
  expect(button).toHaveAttribute('aria-disabled', 'true');
  fireEvent.click(button);
  expect(onClick).toHaveBeenCalledTimes(1);
  expect(onSubmit).toHaveBeenCalledTimes(1);
});

it("renders the host's element, held and busy like a button of its own", async () => {
  const onClick = vi.fn();
  render(
    <Button busy onClick={onClick} render={<HostButton name="action" value="send" />}>
      Send
    </Button>,
  );
  const button = screen.getByRole('button', { name: 'Send' });
  expect(button).toHaveAttribute('value', 'send');
  expect(button).toHaveAttribute('data-start');
  await userEvent.click(button);
  expect(onClick).not.toHaveBeenCalled();
});

it('does nothing when disabled', async () => {
  const onClick = vi.fn();
  render(
    <Button disabled onClick={onClick}>
      Download
    </Button>,
  );
  await userEvent.click(screen.getByRole('button'));
  expect(onClick).not.toHaveBeenCalled();
});

it('sets rel=noopener when a ButtonLink opens a new tab', () => {
  render(
    <ButtonLink href="https://books.example/" target="_blank">
      All books
    </ButtonLink>,
  );
  expect(screen.getByRole('link')).toHaveAttribute('rel', 'noopener');
});
