import { createEvent, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { conformance } from '../testing/conformance.tsx';
import { switchTabs } from './switch-tabs.ts';
import { Tabs } from './Tabs.tsx';

const items = ['Sleep', 'Mental Health', 'Nutrition'].map((label) => {
  const id = label.toLowerCase().replace(' ', '-');
  return { id, label, href: `/health-wellness?category=${id}`, content: <p>All about {id}.</p> };
});
const tab = (name: string) => screen.getByRole('tab', { name });
const chosen = () => screen.getByRole('tab', { selected: true }).textContent;

conformance('Tabs', () => <Tabs items={items} label="Wellness topics" />, { element: 'div' });

it('shows only the first panel at first', () => {
  render(<Tabs items={items} label="Wellness topics" />);
  expect(chosen()).toBe('Sleep');
  expect(screen.getAllByRole('tabpanel')).toHaveLength(1);
  expect(screen.getByRole('tabpanel')).toHaveAccessibleName('Sleep');
});

it('keeps all panels in the page', () => {
  render(<Tabs items={items} label="Wellness topics" />);
  expect(screen.getAllByRole('tabpanel', { hidden: true })).toHaveLength(3);
});

it('has links that Tab reaches, before the application runs', () => {
  const html = renderToString(<Tabs items={items} label="Wellness topics" defaultActive="nutrition" />);
  expect(html).not.toContain('tabindex');
  document.body.innerHTML = html;
  expect(chosen()).toBe('Nutrition');
  expect(tab('Sleep')).toHaveAttribute('href', '/health-wellness?category=sleep');
  expect(screen.getByRole('tabpanel')).toHaveTextContent('All about nutrition.');
  document.body.innerHTML = '';
});

it('switches in place once the application runs', async () => {
  const onActiveChange = vi.fn();
  render(<Tabs items={items} label="Wellness topics" onActiveChange={onActiveChange} />);
  const click = createEvent.click(tab('Nutrition'), { button: 0 });
  fireEvent(tab('Nutrition'), click);
  expect(click.defaultPrevented).toBe(true);
  expect(chosen()).toBe('Nutrition');
  expect(screen.getByRole('tabpanel')).toHaveTextContent('All about nutrition.');
  expect(onActiveChange.mock.calls).toEqual([['nutrition']]);
});

it('leaves a click for a new tab or window to the browser', () => {
  render(<Tabs items={items} label="Wellness topics" />);
  const click = createEvent.click(tab('Nutrition'), { ctrlKey: true });
  document.addEventListener('click', (event) => event.preventDefault(), { once: true });
  fireEvent(tab('Nutrition'), click);
  expect(chosen()).toBe('Sleep');
});

describe('by keyboard alone', () => {
  it.each([
    ['{ArrowRight}', 'Mental Health'],
    ['{ArrowRight}{ArrowRight}', 'Nutrition'],
    ['{ArrowRight}{ArrowRight}{ArrowRight}', 'Sleep'],
    ['{ArrowLeft}', 'Nutrition'],
    ['{End}', 'Nutrition'],
    ['{End}{Home}', 'Sleep'],
  ])('%s moves to %s', async (keys, name) => {
    render(<Tabs items={items} label="Wellness topics" />);
    await userEvent.tab();
    expect(tab('Sleep')).toHaveFocus();
    await userEvent.keyboard(keys);
    expect(tab(name)).toHaveFocus();
    expect(chosen()).toBe(name);
  });

  it('is one tab stop', async () => {
    render(
      <>
        <Tabs items={items} label="Wellness topics" />
        <a href="/next">Next</a>
      </>,
    );
    await userEvent.tab();
    await userEvent.tab();
    expect(screen.getByRole('link', { name: 'Next' })).toHaveFocus();
  });
});

describe('a tab without an address', () => {
  const plain = items.map(({ href: _href, ...item }) => item);

  it('links to its panel before scripts run', () => {
    document.body.innerHTML = renderToString(<Tabs items={plain} label="Wellness topics" />);
    for (const link of screen.getAllByRole('tab')) {
      const panel = document.querySelector(`[id="${link.getAttribute('href')?.slice(1)}"]`);
      expect(panel).toHaveTextContent(`All about`);
      expect(panel).toHaveAttribute('aria-labelledby', link.id);
    }
    document.body.innerHTML = '';
  });

  it('switches in place and does not change the address', async () => {
    const address = location.href;
    render(<Tabs items={plain} label="Wellness topics" />);
    await userEvent.click(tab('Nutrition'));
    expect(chosen()).toBe('Nutrition');
    await userEvent.keyboard('{ArrowRight}');
    expect(chosen()).toBe('Sleep');
    expect(screen.getByRole('tabpanel')).toHaveTextContent('All about sleep.');
    expect(location.href).toBe(address);
  });
});

it('shows the first tab for an unknown one', () => {
  render(<Tabs items={items} label="Wellness topics" defaultActive="astrology" />);
  expect(chosen()).toBe('Sleep');
});

it('renders nothing without tabs', () => {
  const { container } = render(<Tabs items={[]} label="Wellness topics" />);
  expect(container).toBeEmptyDOMElement();
});

describe('before the application runs', () => {
  let undo: () => void;
  beforeEach(() => {
    document.body.innerHTML = renderToString(<Tabs items={items} label="Wellness topics" />);
    undo = switchTabs(window);
  });
  afterEach(() => {
    undo();
    document.body.innerHTML = '';
    history.replaceState(null, '', '/');
  });

  it('switches in place and changes the address', () => {
    fireEvent.click(tab('Nutrition'));
    expect(chosen()).toBe('Nutrition');
    expect(screen.getByRole('tabpanel')).toHaveTextContent('All about nutrition.');
    expect(location.search).toBe('?category=nutrition');
  });

  it('handles the same keys as the application', async () => {
    tab('Sleep').focus();
    for (const [key, name] of [
      ['{ArrowLeft}', 'Nutrition'],
      ['{ArrowLeft}', 'Mental Health'],
      ['{Home}', 'Sleep'],
      ['{End}', 'Nutrition'],
      ['{ArrowRight}', 'Sleep'],
    ] as const) {
      await userEvent.keyboard(key);
      expect(chosen(), key).toBe(name);
      expect(tab(name)).toHaveFocus();
    }
  });

  it.each([{ ctrlKey: true }, { metaKey: true }, { shiftKey: true }, { altKey: true }])(
    'leaves a click with %o to the browser',
    (held) => {
      window.addEventListener('click', (event) => event.preventDefault(), { once: true });
      fireEvent.click(tab('Nutrition'), held);
      expect(chosen()).toBe('Sleep');
    },
  );
});

it('leaves everything to the application once it runs', async () => {
  const undo = switchTabs(window);
  const onActiveChange = vi.fn();
  render(<Tabs items={items} label="Wellness topics" onActiveChange={onActiveChange} />);
  await userEvent.click(tab('Nutrition'));
  await userEvent.keyboard('{ArrowRight}');
  expect(onActiveChange.mock.calls).toEqual([['nutrition'], ['sleep']]);
  expect(location.search).toBe('');
  undo();
});
