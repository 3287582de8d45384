import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { describe, expect, it, vi } from 'vitest';
import { conformance } from '../testing/conformance.tsx';
import { confirmationTime, type NewsletterAnswer, NewsletterForm, signUpInPlace } from './index.ts';

function pass(milliseconds: number) {
  act(() => {
    vi.advanceTimersByTime(milliseconds);
  });
}

conformance(
  'NewsletterForm',
  () => <NewsletterForm title="Breaking News Alert" text="Only when it matters." note="Leave at any time." />,
  { element: 'form' },
);

const field = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Email address' });
const form = () => field().form!;

function sign(email: string) {
  fireEvent.change(field(), { target: { value: email } });
  fireEvent.submit(form());
}

it('asks for an email address, which the browser requires and checks', () => {
  render(<NewsletterForm />);
  expect(field()).toHaveAttribute('type', 'email');
  expect(field()).toBeRequired();
});

it('sends nothing without a script, and puts no address into the URL', () => {
  render(<NewsletterForm />);
  expect(form()).toHaveAttribute('method', 'dialog');
  expect(form()).not.toHaveAttribute('action');
  expect(field()).not.toHaveAttribute('name');
  expect([...new FormData(form())]).toEqual([]);
});

it('is held until the application runs', () => {
  render(<NewsletterForm />);
  expect(form()).toHaveAttribute('data-start');
});

it('clears the field and confirms for exactly 3000 ms', () => {
  vi.useFakeTimers();
  render(<NewsletterForm />);
  expect(confirmationTime).toBe(3000);
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  sign('rosa@example.org');
  expect(field()).toHaveValue('');
  expect(screen.getByRole('status')).toHaveTextContent('Subscription confirmed!');
  pass(2999);
  expect(screen.getByRole('status')).toHaveTextContent('Subscription confirmed!');
  pass(1);
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
});

it('restarts the three seconds for a second sign-up', () => {
  vi.useFakeTimers();
  render(<NewsletterForm />);
  sign('rosa@example.org');
  pass(2000);
  sign('ben@example.org');
  pass(2999);
  expect(screen.getByRole('status')).toHaveTextContent('Subscription confirmed!');
  pass(1);
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
});

it('passes the address to its host only', () => {
  const onSubscribe = vi.fn();
  const fetch = vi.spyOn(globalThis, 'fetch');
  render(<NewsletterForm onSubscribe={onSubscribe} />);
  sign(' rosa@example.org ');
  expect(onSubscribe.mock.calls).toEqual([['rosa@example.org', expect.any(FormData)]]);
  expect(fetch).not.toHaveBeenCalled();
});

it.each(['', '   '])('does nothing for an empty address (%j), even without the browser’s check', (email) => {
  const onSubscribe = vi.fn();
  render(<NewsletterForm noValidate onSubscribe={onSubscribe} />);
  sign(email);
  expect(onSubscribe).not.toHaveBeenCalled();
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
});

describe('with an address to post to', () => {
  const posted = { action: '/newsletter/sign-up', fields: { list: 'weekly' } };

  it('is posted without a script, with the name of the list and an empty honeypot', () => {
    render(<NewsletterForm {...posted} />);
    expect(form()).toHaveAttribute('method', 'post');
    expect(form()).toHaveAttribute('action', '/newsletter/sign-up');
    fireEvent.change(field(), { target: { value: 'rosa@example.org' } });
    expect(Object.fromEntries(new FormData(form()))).toEqual({
      email: 'rosa@example.org',
      list: 'weekly',
      website: '',
    });
    expect(screen.getAllByRole('textbox')).toEqual([field()]);
  });

  it('is sent once, shows the result until the next attempt, and clears the field', async () => {
    let answer!: (answer: NewsletterAnswer) => void;
    const onSubscribe = vi.fn(
      (_email: string, _posted: FormData) => new Promise<NewsletterAnswer>((done) => (answer = done)),
    );
    render(<NewsletterForm {...posted} onSubscribe={onSubscribe} />);
    sign('rosa@example.org');
    fireEvent.submit(form());
    expect(onSubscribe).toHaveBeenCalledOnce();
    expect(onSubscribe.mock.calls[0]![1].get('list')).toBe('weekly');
    expect(screen.getByRole('button')).toHaveAttribute('aria-busy', 'true');
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
    await act(async () => answer({ text: 'Look in your inbox.' }));
    expect(screen.getByRole('status')).toHaveTextContent('Look in your inbox.');
    expect(field()).toHaveValue('');
  });
});

it('hydrates with its address and answer, and sends once', async () => {
  const container = document.createElement('div');
  document.body.append(container);
  const posted = { action: '/newsletter/sign-up', note: 'Leave at any time.' };
  container.innerHTML = renderToString(<NewsletterForm {...posted} />);
  let answer!: (answer: NewsletterAnswer) => void;
  const early = vi.fn(() => new Promise<NewsletterAnswer>((done) => (answer = done)));
  signUpInPlace(form(), early);
  sign('rosa@example.org');

  const late = vi.fn(() => Promise.resolve({ text: 'Look in your inbox.' }));
  const root = await act(async () =>
    hydrateRoot(container, <NewsletterForm {...posted} onSubscribe={late} />),
  );
  expect(screen.getByRole('button')).toHaveAttribute('aria-busy', 'true');
  fireEvent.submit(form());
  answer({ text: 'Please check the address.', failed: true });
  await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('Please check the address.'));
  expect(field()).toHaveValue('rosa@example.org');
  expect(late).not.toHaveBeenCalled();

  await act(async () => sign('ben@example.org'));
  expect(screen.getByRole('status')).toHaveTextContent('Look in your inbox.');
  expect([early, late].map(({ mock }) => mock.calls.length)).toEqual([1, 1]);
  await act(async () => root.unmount());
  container.remove();
});

it('clears its timer', () => {
  vi.useFakeTimers();
  const { unmount } = render(<NewsletterForm />);
  sign('rosa@example.org');
  unmount();
  expect(vi.getTimerCount()).toBe(0);
});
