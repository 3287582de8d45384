import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { conformance } from '../testing/conformance.tsx';
import { type Suggest, suggestBelow } from '../suggestions/index.ts';
import { SearchField } from './index.ts';

const props = {
  action: '/articles',
  label: 'Search articles',
  placeholder: 'Search articles by title, content, or category...',
};
const field = () => screen.getByRole<HTMLInputElement>('searchbox', { name: 'Search articles' });

conformance('SearchField', () => <SearchField {...props} status="4 articles" />, { element: 'form' });

it('is a search form that works without a script', () => {
  render(<SearchField {...props} defaultValue="sleep" />);
  const form = screen.getByRole<HTMLFormElement>('search');
  expect(form).toHaveAttribute('method', 'get');
  expect(form).toHaveAttribute('action', '/articles');
  expect([...new FormData(form)]).toEqual([['q', 'sleep']]);
  expect(field()).toHaveAttribute('placeholder', props.placeholder);
  expect(screen.getByRole('link', { name: 'Clear search' })).toHaveAttribute('href', '/articles');
});

it('reports every change', async () => {
  const onQueryChange = vi.fn();
  render(<SearchField {...props} onQueryChange={onQueryChange} />);
  await userEvent.type(field(), 'nap');
  expect(onQueryChange.mock.calls).toEqual([['n'], ['na'], ['nap']]);
});

it('keeps text that was typed before the application ran', async () => {
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

it('searches in place on Enter, if the host handles it', async () => {
  const onSearch = vi.fn();
  render(<SearchField {...props} onSearch={onSearch} />);
  const submitted = vi.fn((event: Event) => event.defaultPrevented);
  document.addEventListener('submit', submitted, { once: true });
  await userEvent.type(field(), 'nap{Enter}');
  expect(onSearch).toHaveBeenCalledWith('nap');
  expect(submitted).toHaveReturnedWith(true);
});

it('clears in place and focuses the field, if the host filters live', async () => {
  const onQueryChange = vi.fn();
  render(<SearchField {...props} defaultValue="sleep" onQueryChange={onQueryChange} />);
  await userEvent.click(screen.getByRole('link', { name: 'Clear search' }));
  expect(field()).toHaveValue('');
  expect(field()).toHaveFocus();
  expect(onQueryChange.mock.calls).toEqual([['']]);
});

it('links to the empty search otherwise', () => {
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

it('announces the number of results', () => {
  const { rerender } = render(<SearchField {...props} />);
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  rerender(<SearchField {...props} status="No articles" />);
  expect(screen.getByRole('status')).toHaveTextContent('No articles');
});

const below = (suggest: Suggest) => (at: HTMLFormElement) => suggestBelow(at, suggest);
const combobox = () => screen.getByRole<HTMLInputElement>('combobox', { name: 'Search articles' });
const options = () => screen.queryAllByRole('option');

const found = [
  { title: 'A fever at three in the morning', href: '/articles/a-fever', kind: 'Articles' },
  { title: 'When is a fever an emergency?', href: '/faq#fever', kind: 'Answers' },
];
const answer = () => vi.fn<Suggest>(async () => found);
const chosen = () =>
  document.getElementById(combobox().getAttribute('aria-activedescendant') ?? '')?.textContent;

async function typed(suggest: Suggest, onFollow?: (href: string) => void) {
  render(<SearchField {...props} suggest={below(suggest)} onFollow={onFollow} />);
  await userEvent.type(combobox(), 'fe');
  await waitFor(() => expect(options()).toHaveLength(2));
}

describe('with suggestions', () => {
  beforeEach(() => {
    Element.prototype.scrollIntoView = () => undefined;
  });

  it('is a combobox, and announces the number of suggestions', async () => {
    const suggest = answer();
    render(<SearchField {...props} suggest={below(suggest)} />);
    expect(combobox()).toHaveAttribute('aria-expanded', 'false');
    await userEvent.type(combobox(), 'f');
    expect(suggest).not.toHaveBeenCalled();
    await userEvent.type(combobox(), 'e');
    await waitFor(() => expect(combobox()).toHaveAttribute('aria-expanded', 'true'));
    expect(suggest.mock.calls.map(([query]) => query)).toEqual(['fe']);
    expect(screen.getByRole('listbox', { name: 'Suggestions' }).id).toBe(
      combobox().getAttribute('aria-controls'),
    );
    expect(options().map((option) => option.textContent)).toEqual([
      'A fever at three in the morning Articles',
      'When is a fever an emergency? Answers',
    ]);
    expect(screen.getByText('2 suggestions')).toHaveAttribute('role', 'status');
  });

  it('keeps the focus in the field during arrow keys, which return to it after the last', async () => {
    await typed(answer());
    const seen = [];
    for (const key of ['ArrowDown', 'ArrowDown', 'ArrowDown', 'ArrowUp', 'ArrowUp']) {
      await userEvent.keyboard(`{${key}}`);
      seen.push(chosen()?.slice(0, 7));
    }
    expect(seen).toEqual(['A fever', 'When is', undefined, 'When is', 'A fever']);
    expect(combobox()).toHaveFocus();
    expect(screen.getAllByRole('option', { selected: true })).toHaveLength(1);
  });

  it('keeps the chosen suggestion when a late answer arrives', async () => {
    const suggest = answer();
    render(<SearchField {...props} suggest={below(suggest)} />);
    await userEvent.type(combobox(), 'fev');
    await waitFor(() => expect(options()).toHaveLength(2));
    await userEvent.keyboard('{ArrowDown}');
    await new Promise((resolve) => setTimeout(resolve, 250));
    expect(chosen()).toContain('A fever');
    await userEvent.type(combobox(), 'e{Escape}');
    await new Promise((resolve) => setTimeout(resolve, 250));
    expect(combobox()).toHaveAttribute('aria-expanded', 'false');
  });

  it('stays closed after a pressed suggestion when a late answer arrives', async () => {
    const onFollow = vi.fn();
    await typed(answer(), onFollow);
    await userEvent.type(combobox(), 'v');
    await userEvent.click(options()[0]!);
    expect(onFollow).toHaveBeenCalledOnce();
    await new Promise((resolve) => setTimeout(resolve, 250));
    expect(combobox()).toHaveAttribute('aria-expanded', 'false');
  });

  it('follows the active suggestion on Enter, and submits without one', async () => {
    const onFollow = vi.fn();
    await typed(answer(), onFollow);
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}');
    expect(onFollow.mock.calls).toEqual([['/faq#fever']]);
    expect(options()).toEqual([]);
    const submitted = vi.fn((event: Event) => event.preventDefault());
    document.addEventListener('submit', submitted, { once: true });
    await userEvent.keyboard('{Enter}');
    expect(submitted).toHaveBeenCalledOnce();
  });

  it('closes on Escape, keeps the text, and opens again on an arrow key', async () => {
    await typed(answer());
    await userEvent.keyboard('{Escape}');
    expect(options()).toEqual([]);
    expect(combobox()).toHaveValue('fe');
    await userEvent.keyboard('{ArrowDown}');
    expect(options()).toHaveLength(2);
  });

  it('shows the answer to the current query, whichever answer arrives last', async () => {
    const answers = new Map<string, (found: { title: string; href: string }[]) => void>();
    render(
      <SearchField
        {...props}
        suggest={below((query) => new Promise((done) => void answers.set(query, done)))}
      />,
    );
    await userEvent.type(combobox(), 'fe');
    await userEvent.type(combobox(), 'v');
    await waitFor(() => expect([...answers.keys()]).toEqual(['fe', 'fev']));
    await act(async () => answers.get('fev')!([{ title: 'Fever', href: '/fever' }]));
    await act(async () => answers.get('fe')!([{ title: 'Feet', href: '/feet' }]));
    expect(options().map((option) => option.textContent)).toEqual(['Fever']);
  });

  it('hydrates with its query and suggestions, and answers once', async () => {
    const container = document.createElement('div');
    document.body.append(container);
    const early = answer();
    container.innerHTML = renderToString(<SearchField {...props} suggest={below(early)} />);
    suggestBelow(container.querySelector('form')!, early);
    await userEvent.type(combobox(), 'fe');
    await waitFor(() => expect(options()).toHaveLength(2));
    await userEvent.keyboard('{ArrowDown}');

    const late = answer();
    const root = await act(async () =>
      hydrateRoot(container, <SearchField {...props} suggest={below(late)} />),
    );
    expect(combobox()).toHaveValue('fe');
    expect(chosen()).toBe('A fever at three in the morning Articles');
    expect(late).not.toHaveBeenCalled();
    await userEvent.type(combobox(), 'v');
    await waitFor(() => expect(late.mock.calls.map(([query]) => query)).toEqual(['fev']));
    expect(early).toHaveBeenCalledOnce();
    await act(async () => root.unmount());
    container.remove();
  });
});
