import { fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { conformance } from '../testing/conformance.tsx';
import { framedPreferences, preferences, SchemeSwitch } from './index.ts';

const root = document.documentElement;
const radio = (name: string) => screen.getByRole<HTMLInputElement>('radio', { name, hidden: true });

function forget() {
  localStorage.clear();
  root.removeAttribute('data-scheme');
  root.removeAttribute('data-text-size');
}
beforeEach(forget);
afterEach(forget);

conformance('SchemeSwitch', () => <SchemeSwitch />, { element: 'div' });

it('opens natively from a named button', () => {
  render(<SchemeSwitch />);
  const button = screen.getByRole('button', { name: 'Display' });
  expect(document.getElementById(button.getAttribute('popovertarget')!)).toHaveAttribute('popover', 'auto');
  expect(button).toHaveAttribute('aria-expanded', 'false');
});

it('applies, stores and reports a choice', () => {
  const onPreferenceChange = vi.fn();
  render(<SchemeSwitch onPreferenceChange={onPreferenceChange} />);
  expect(radio('Automatic')).toBeChecked();
  fireEvent.click(radio('Dark'));
  expect(root).toHaveAttribute('data-scheme', 'dark');
  expect(localStorage.getItem('dn.scheme')).toBe('dark');
  fireEvent.click(radio('Large'));
  expect(root).toHaveAttribute('data-text-size', '125');
  expect(localStorage.getItem('dn.text-size')).toBe('125');
  expect(onPreferenceChange.mock.calls).toEqual([
    ['scheme', 'dark'],
    ['text-size', '125'],
  ]);
});

it('removes attribute and storage for automatic and normal', () => {
  localStorage.setItem('dn.scheme', 'dark');
  localStorage.setItem('dn.text-size', '150');
  render(<SchemeSwitch />);
  expect(radio('Dark')).toBeChecked();
  expect(radio('Largest')).toBeChecked();
  fireEvent.click(radio('Automatic'));
  fireEvent.click(radio('Normal'));
  expect(root).not.toHaveAttribute('data-scheme');
  expect(root).not.toHaveAttribute('data-text-size');
  expect(localStorage).toHaveLength(0);
});

const media = () => [...document.querySelectorAll('meta')].map((meta) => meta.media);

it('sets theme-color to that of the chosen theme, or of the device without a choice', () => {
  document.head.innerHTML =
    '<meta name="theme-color" content="#fff" media="(prefers-color-scheme: light)">' +
    '<meta name="theme-color" content="#000" media="(prefers-color-scheme: dark)">';
  // jsdom does not have this property.
  for (const meta of document.querySelectorAll('meta')) meta.media = meta.getAttribute('media')!;
  const asWritten = media();
  localStorage.setItem('dn.scheme', 'dark');
  render(<SchemeSwitch />);
  expect(media()).toEqual(['not all', '']);
  fireEvent.click(radio('Light'));
  expect(media()).toEqual(['', 'not all']);
  fireEvent.click(radio('Automatic'));
  expect(media()).toEqual(asWritten);
  document.head.innerHTML = '';
});

it('works as an inline script, from its source alone, before anything else is in the page', () => {
  localStorage.setItem('dn.scheme', 'dark');
  // oxlint-disable-next-line typescript/no-implied-eval -- only so is it seen to need nothing around it
  const alone = new Function(`return ${String(preferences)}`)() as typeof preferences;
  const stop = alone(document);
  expect(root).toHaveAttribute('data-scheme', 'dark');
  document.body.innerHTML =
    '<input type="radio" name="s" value="" data-preference="scheme" checked><input type="radio" name="s" value="dark" data-preference="scheme">';
  document.dispatchEvent(new Event('DOMContentLoaded'));
  const [automatic, dark] = document.querySelectorAll('input');
  expect(dark).toBeChecked();
  automatic!.click();
  expect(root).not.toHaveAttribute('data-scheme');
  stop();
  document.body.innerHTML = '';
});

it('keeps the age that a site asks for, until it is taken back', () => {
  document.body.innerHTML =
    '<input type="radio" name="a" value="" data-preference="age" checked><input type="radio" name="a" value="teens" data-preference="age">';
  const stop = preferences(document);
  const [all, teens] = document.querySelectorAll('input');
  teens!.click();
  expect(root).toHaveAttribute('data-age', 'teens');
  expect(localStorage.getItem('dn.age')).toBe('teens');
  all!.click();
  expect(root).not.toHaveAttribute('data-age');
  expect(localStorage).toHaveLength(0);
  stop();
  document.body.innerHTML = '';
});

it('applies a choice to the page if the storage is blocked', () => {
  vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new DOMException('blocked', 'SecurityError');
  });
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('blocked', 'SecurityError');
  });
  render(<SchemeSwitch />);
  fireEvent.click(radio('Light'));
  expect(root).toHaveAttribute('data-scheme', 'light');
});

it('is applied in our own framed pages, also when it changes later', async () => {
  const stop = preferences(document);
  root.setAttribute('data-scheme', 'dark');
  const inside = document.implementation.createHTMLDocument();
  const outside = { postMessage: (data: unknown) => ask(data) };
  const listeners: ((event: Partial<MessageEvent>) => void)[] = [];
  const frame = {
    parent: outside,
    addEventListener: (_: string, listener: (typeof listeners)[0]) => listeners.push(listener),
    postMessage: (data: unknown) => {
      for (const listener of listeners) listener({ data, source: outside as unknown as Window });
    },
  };
  Object.defineProperty(inside, 'defaultView', { value: frame });
  function ask(data: unknown) {
    const event = new MessageEvent('message', { data });
    Object.defineProperty(event, 'source', { value: frame });
    window.dispatchEvent(event);
  }
  framedPreferences(inside);
  expect(inside.documentElement.dataset['scheme']).toBe('dark');
  render(<SchemeSwitch />);
  fireEvent.click(radio('Large'));
  expect(inside.documentElement.dataset['textSize']).toBe('125');
  fireEvent.click(radio('Automatic'));
  expect(inside.documentElement.dataset).not.toHaveProperty('scheme');

  // Messages of other windows are ignored.
  for (const listener of listeners) listener({ data: { scheme: 'dark' }, source: window });
  expect(inside.documentElement.dataset).not.toHaveProperty('scheme');
  stop();
});
