import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { expect, it, vi } from 'vitest';
import { conformance } from '../testing/conformance.tsx';
import { SearchField } from './SearchField.tsx';

const props = {
  action: '/articles',
  label: 'Search articles',
  placeholder: 'Search articles by title, content, or category...',
};
const field = () => screen.getByRole<HTMLInputElement>('searchbox', { name: 'Search articles' });

conformance('SearchField', () => <SearchField {...props} status="4 articles" />, { element: 'form' });

it('is a search that the server answers without script', () => {
  render(<SearchField {...props} defaultValue="sleep" />);
  const form = screen.getByRole<HTMLFormElement>('search');
  expect(form).toHaveAttribute('method', 'get');
  expect(form).toHaveAttribute('action', '/articles');
  expect([...new FormData(form)]).toEqual([['q', 'sleep']]);
  expect(field()).toHaveAttribute('placeholder', props.placeholder);
  expect(screen.getByRole('link', { name: 'Clear search' })).toHaveAttribute('href', '/articles');
});

it('tells every change at once', async () => {
  const onQueryChange = vi.fn();
  render(<SearchField {...props} onQueryChange={onQueryChange} />);
  await userEvent.type(field(), 'nap');
  expect(onQueryChange.mock.calls).toEqual([['n'], ['na'], ['nap']]);
});

it('loses nothing that was typed before the application ran', async () => {
  const onQueryChange = vi.fn();
  const container = document.createElement('div');
  document.body.append(container);
  container.innerHTML = renderToString(<SearchField {...props} />);
  container.querySelector('input')!.value = 'fever';
  const root = await act(async () =>
    hydrateRoot(container, <SearchField {...props} onQueryChange={onQueryChange} />),
  );
  expect(container.querySelector('input')).toHaveValue('fever');
  expect(onQueryChange.mock.calls).toEqual([['fever']]);
  await act(async () => root.unmount());
  container.remove();
});

it('searches in place on Enter, when the host can', async () => {
  const onSearch = vi.fn();
  render(<SearchField {...props} onSearch={onSearch} />);
  const submitted = vi.fn((event: Event) => event.defaultPrevented);
  document.addEventListener('submit', submitted, { once: true });
  await userEvent.type(field(), 'nap{Enter}');
  expect(onSearch).toHaveBeenCalledWith('nap');
  expect(submitted).toHaveReturnedWith(true);
});

it('clears in place and gives the field the focus, when the host filters live', async () => {
  const onQueryChange = vi.fn();
  render(<SearchField {...props} defaultValue="sleep" onQueryChange={onQueryChange} />);
  await userEvent.click(screen.getByRole('link', { name: 'Clear search' }));
  expect(field()).toHaveValue('');
  expect(field()).toHaveFocus();
  expect(onQueryChange.mock.calls).toEqual([['']]);
});

it('goes to the empty search by a plain link otherwise', () => {
  render(<SearchField {...props} defaultValue="sleep" />);
  const link = screen.getByRole('link', { name: 'Clear search' });
  const outcome = vi.fn((event: Event) => {
    const prevented = event.defaultPrevented;
    event.preventDefault();
    return prevented;
  });
  document.addEventListener('click', outcome, { once: true });
  fireEvent.click(link);
  expect(outcome).toHaveReturnedWith(false);
});

it('announces how many were found', () => {
  const { rerender } = render(<SearchField {...props} />);
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  rerender(<SearchField {...props} status="No articles" />);
  expect(screen.getByRole('status')).toHaveTextContent('No articles');
});
