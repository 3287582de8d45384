import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { expect, it, vi } from 'vitest';
import { conformance } from '../testing/conformance.tsx';
import { Accordion } from './Accordion.tsx';

const items = ['Sleep', 'Fever', 'Greens'].map((title) => ({
  id: title.toLowerCase(),
  title: `What about ${title.toLowerCase()}?`,
  content: <p>It depends, and this is on what.</p>,
  badge: title,
}));
const details = () => [...document.querySelectorAll('details')];

conformance('Accordion', () => <Accordion items={items} />, { element: 'div' });

it('starts with all items closed', () => {
  render(<Accordion items={items} />);
  expect(details().map((item) => item.open)).toEqual([false, false, false]);
});

it('lets the browser keep only one item open, through a shared name', () => {
  render(<Accordion items={items} />);
  const names = new Set(details().map((item) => item.getAttribute('name')));
  expect(names.size).toBe(1);
  expect([...names][0]).toBeTruthy();
});

it('keeps two accordions on a page independent', () => {
  render(
    <>
      <Accordion items={items.slice(0, 1)} />
      <Accordion items={items.slice(1)} />
    </>,
  );
  expect(details()[0]!.getAttribute('name')).not.toBe(details()[1]!.getAttribute('name'));
});

it('works without a script: questions are headings in a summary, answers contain the badge', () => {
  document.body.innerHTML = renderToString(<Accordion items={items} headingLevel={3} />);
  const [first] = details();
  expect(first!.querySelector('summary > h3')).toHaveTextContent('What about sleep?');
  expect(first!.querySelector('summary')).not.toHaveTextContent('Sleep');
  expect(first!.querySelector('summary ~ div')).toHaveTextContent('Sleep');
  expect(first!.querySelector('#sleep')).not.toBeNull();
  document.body.innerHTML = '';
});

it('keeps an item open while others are filtered out', () => {
  const { rerender } = render(<Accordion items={items} />);
  details()[1]!.open = true;
  rerender(<Accordion items={items.slice(1)} />);
  expect(details().map((item) => item.open)).toEqual([true, false]);
});

it('can start with one item open before scripts run', () => {
  document.body.innerHTML = renderToString(<Accordion items={items} defaultOpen="fever" />);
  expect(details().map((item) => item.open)).toEqual([false, true, false]);
  document.body.innerHTML = '';
});

it('reports that a reader opens or closes an item', async () => {
  const onOpenChange = vi.fn();
  render(<Accordion items={items} defaultOpen="fever" onOpenChange={onOpenChange} />);
  await userEvent.click(screen.getByText('What about fever?'));
  await waitFor(() => expect(onOpenChange.mock.calls).toEqual([[null]]));
  await userEvent.click(screen.getByText('What about greens?'));
  await waitFor(() => expect(onOpenChange.mock.calls).toEqual([[null], ['greens']]));
});

it('opens the item that its host names', async () => {
  const onOpenChange = vi.fn();
  const { rerender } = render(<Accordion items={items} open="sleep" onOpenChange={onOpenChange} />);
  await userEvent.click(screen.getByText('What about greens?'));
  expect(onOpenChange.mock.calls).toEqual([['greens']]);
  expect(details().map((item) => item.open)).toEqual([true, false, false]);

  rerender(<Accordion items={items} open="greens" onOpenChange={onOpenChange} />);
  expect(details().map((item) => item.open)).toEqual([false, false, true]);
  await userEvent.click(screen.getByText('What about greens?'));
  expect(onOpenChange.mock.calls).toEqual([['greens'], [null]]);

  rerender(<Accordion items={items} open={null} onOpenChange={onOpenChange} />);
  expect(details().map((item) => item.open)).toEqual([false, false, false]);
  expect(onOpenChange).toHaveBeenCalledTimes(2);
});

it('reports an item that a reader opened before the application ran', async () => {
  const onOpenChange = vi.fn();
  const page = <Accordion items={items} open={null} onOpenChange={onOpenChange} />;
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(page);
  details()[1]!.open = true;
  render(page, { container, hydrate: true });
  expect(onOpenChange.mock.calls).toEqual([['fever']]);
  container.remove();
});

it('renders nothing without questions', () => {
  const { container } = render(<Accordion items={[]} />);
  expect(container).toBeEmptyDOMElement();
  expect(screen.queryByRole('group')).not.toBeInTheDocument();
});
