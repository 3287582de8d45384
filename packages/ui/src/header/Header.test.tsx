import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { expect, it, vi } from 'vitest';
import { conformance } from '../testing/conformance.tsx';
import {
  frontItems,
  groupedItems,
  navItems,
  partnerItems,
  sectionItems,
  shelfItems,
} from '../testing/frame.ts';
import { currentFor, Header, menus } from './index.ts';

const create = (currentPath?: string) => (
  <Header
    name="The Daily Nest"
    tagline="News and advice for families"
    nav={navItems}
    sections={sectionItems}
    partners={partnerItems}
    currentPath={currentPath}
  />
);

conformance('Header', () => create('/blog'), { element: 'header' });
conformance(
  'Header of the front page',
  () => <Header name="The Daily Nest" nav={navItems} sections={sectionItems} front={frontItems} />,
  { element: 'header' },
);

/** jsdom has no popovers, so this fakes them. */
function popover(button: HTMLElement) {
  const menu = document.getElementById(button.getAttribute('popovertarget')!)!;
  const toggle = (newState: 'open' | 'closed') => {
    menu.dispatchEvent(Object.assign(new Event('toggle'), { newState }));
  };
  const hide = vi.fn(() => toggle('closed'));
  menu.hidePopover = hide;
  return { menu, show: () => toggle('open'), hide };
}

it('has a logo that links to the home page, named by the publication', () => {
  render(create());
  expect(screen.getByRole('link', { name: 'The Daily Nest' })).toHaveAttribute('href', '/');
});

it('has the eight links of the desktop navigation', () => {
  render(create());
  const links = within(screen.getByRole('navigation', { name: 'Main' })).getAllByRole('link');
  expect(links.map((link) => link.getAttribute('href'))).toEqual([
    '/',
    '/books',
    '/radio',
    '/blog',
    '/partners',
    '/faq',
    '/contact',
    '/about',
  ]);
});

it('works without nav links: sections are enough for a small title', () => {
  render(<Header name="The Harbour Post" sections={sectionItems} />);
  const main = screen.getByRole('navigation', { name: 'Main' });
  expect(within(main).getByRole('button', { name: 'Sections' })).toBeVisible();
  expect(within(main).queryByRole('list')).toBeNull();
  expect(screen.getByRole('link', { name: 'The Harbour Post' })).toHaveAttribute('href', '/');
});

it('has its name as the heading of a front page without a tagline', () => {
  render(
    <Header
      name="The Daily Nest"
      front={{}}
      nav={navItems}
      sections={sectionItems}
      partners={partnerItems}
    />,
  );
  expect(screen.getByRole('heading', { level: 1, name: 'The Daily Nest' })).toBeVisible();
});

it('is the masthead of the front page, with the tagline as the heading and two links', () => {
  render(
    <Header
      name="The Daily Nest"
      tagline="News and advice for families"
      nav={navItems}
      sections={sectionItems}
      currentPath="/"
      front={frontItems}
    />,
  );
  expect(screen.getByRole('heading', { level: 1, name: 'News and advice for families' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'The Daily Nest' })).toHaveAttribute('href', '/');
  expect(screen.getByRole('link', { name: 'Read the Articles' })).toHaveAttribute('href', '/articles');
  expect(screen.getByRole('link', { name: 'Visit the Blog' })).toHaveAttribute('href', '/blog');
  expect(screen.getByText('Edition of November 20, 2026')).toBeInTheDocument();
  const links = within(screen.getByRole('navigation', { name: 'Main' })).getAllByRole('link');
  expect(links.map((link) => link.textContent)).toEqual(navItems.map(({ label }) => label));
});

it('has the link to urgent help at the top of both menus, outside their lists', () => {
  render(
    <Header
      name="The Daily Nest"
      nav={navItems}
      sections={sectionItems}
      urgent={{ label: 'Urgent help', href: '/urgent' }}
    />,
  );
  const links = screen.getAllByRole('link', { name: 'Urgent help', hidden: true });
  expect(links).toHaveLength(2);
  for (const link of links) {
    expect(link).toHaveAttribute('href', '/urgent');
    expect(link.closest('nav')).toBeNull();
    expect(link.closest('[popover]')?.querySelector('a')).toBe(link);
  }
});

it('has the lists that readers come for in a navigation of their own, and in the menu', () => {
  render(
    <Header
      name="The Daily Nest"
      nav={navItems}
      sections={sectionItems}
      shelf={shelfItems}
      currentPath="/series/first-week"
    />,
  );
  const shelf = within(screen.getByRole('navigation', { name: 'For readers' }));
  expect(shelf.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(
    shelfItems.map(({ href }) => href),
  );
  expect(shelf.getByRole('link', { name: 'Series' })).toHaveAttribute('aria-current', 'true');
  const { menu } = popover(screen.getByRole('button', { name: 'Menu' }));
  const again = within(menu).getByRole('list', { name: 'For readers', hidden: true });
  expect(within(again).getAllByRole('link', { hidden: true })).toHaveLength(shelfItems.length);
});

it('names each group of sections by its heading, in both menus', () => {
  render(<Header name="The Daily Nest" nav={navItems} sections={groupedItems} />);
  for (const button of ['Menu', 'Sections']) {
    const { menu } = popover(screen.getByRole('button', { name: button }));
    const lists = ['News', 'Money & Home', 'Living', 'Weekend'].map((name) =>
      within(menu).getByRole('list', { name, hidden: true }),
    );
    const links = lists.flatMap((list) => within(list).getAllByRole('link', { hidden: true }));
    expect(links.map((link) => link.getAttribute('href'))).toEqual(groupedItems.map(({ href }) => href));
  }
});

it('has no heading on any other page', () => {
  render(create('/blog'));
  expect(screen.queryByRole('heading')).not.toBeInTheDocument();
});

it('closes a menu when the focus moves past it, but not while it is on its button or inside', () => {
  render(
    <>
      {create()}
      <a href="/faq">Questions</a>
    </>,
  );
  const button = screen.getByRole('button', { name: 'Menu' });
  const { menu, show, hide } = popover(button);
  show();
  act(() => button.focus());
  act(() => menu.querySelector('a')!.focus());
  expect(hide).not.toHaveBeenCalled();
  act(() => screen.getByRole('link', { name: 'Questions' }).focus());
  expect(hide).toHaveBeenCalledOnce();
  expect(button).toHaveAttribute('aria-expanded', 'false');
});

it('closes a menu when the reader goes back, but not one that was opened while a page loaded', () => {
  const { rerender } = render(create('/blog'));
  const { show, hide } = popover(screen.getByRole('button', { name: 'Menu' }));
  show();
  rerender(create('/faq'));
  expect(hide).not.toHaveBeenCalled();
  act(() => void window.dispatchEvent(new PopStateEvent('popstate')));
  expect(hide).toHaveBeenCalledOnce();
});

it('closes the menu by a button at its end, without a script', () => {
  render(create());
  const { menu } = popover(screen.getByRole('button', { name: 'Menu' }));
  const close = within(menu).getByText('Close').closest('button')!;
  expect(close).toHaveAttribute('popovertarget', menu.id);
  expect(close).toHaveAttribute('popovertargetaction', 'hide');
});

it('shows Home, the pages, the sections and the partners in the menu', () => {
  render(create());
  const { menu } = popover(screen.getByRole('button', { name: 'Menu' }));
  const links = [...menu.querySelectorAll('a')];
  expect(links[0]).toHaveTextContent('Home');
  expect(links.map((link) => link.getAttribute('href'))).toEqual(
    [...navItems, ...sectionItems, ...partnerItems].map((item) => item.href),
  );
  const partner = links.at(-1)!;
  expect(partner).toHaveAttribute('target', '_blank');
  expect(partner).toHaveAttribute('rel', 'noopener');
});

it('puts Home first even if the navigation has no such link', () => {
  render(<Header name="The Daily Nest" nav={navItems.slice(1)} sections={sectionItems} />);
  const { menu } = popover(screen.getByRole('button', { name: 'Menu' }));
  expect(menu.querySelector('a')).toHaveTextContent('Home');
});

it('has no aria-expanded before scripts run', () => {
  expect(renderToString(create())).not.toContain('aria-expanded');
});

it('sets aria-expanded once scripts run', () => {
  render(create());
  const button = screen.getByRole('button', { name: 'Sections' });
  expect(button).toHaveAttribute('aria-expanded', 'false');
  const { show, hide } = popover(button);
  show();
  expect(button).toHaveAttribute('aria-expanded', 'true');
  expect(screen.getByRole('button', { name: 'Menu' })).toHaveAttribute('aria-expanded', 'false');
  hide();
  expect(button).toHaveAttribute('aria-expanded', 'false');
});

it.each([
  ['a link of the menu', () => document.querySelector<HTMLElement>('[popover] a[href="/faq"]')!],
  [
    'a link to the page that is shown',
    () => document.querySelector<HTMLElement>('[popover] a[href="/blog"]')!,
  ],
  ['a partner', () => document.querySelector<HTMLElement>('[popover] a[target]')!],
  ['the logo', () => screen.getByRole('link', { name: 'The Daily Nest' })],
])('closes the menu on %s', (_name, link) => {
  render(create('/blog'));
  const { show, hide } = popover(screen.getByRole('button', { name: 'Menu' }));
  show();
  link().addEventListener('click', (event) => event.preventDefault());
  fireEvent.click(link());
  expect(hide).toHaveBeenCalledTimes(1);
});

it('keeps the menu open on a press that is not on a link', () => {
  render(create());
  const { menu, show, hide } = popover(screen.getByRole('button', { name: 'Menu' }));
  show();
  fireEvent.click(menu);
  expect(hide).not.toHaveBeenCalled();
});

it('marks the current page and the list that contains it', () => {
  render(create('/blog/why-toddlers-say-no?from=home'));
  const main = screen.getByRole('navigation', { name: 'Main' });
  expect(within(main).getByRole('link', { name: 'Blog' })).toHaveAttribute('aria-current', 'true');
  expect(within(main).getByRole('link', { name: 'Home' })).not.toHaveAttribute('aria-current');
});

it.each([
  ['/', '/', 'page'],
  ['/', '/blog', undefined],
  ['/blog', '/blog', 'page'],
  ['/blog', '/blog/', 'page'],
  ['/blog', '/blog?page=2', 'page'],
  ['/blog', '/blog/sleep', 'true'],
  ['/blog', '/blogs', undefined],
  ['/blog', undefined, undefined],
])('returns for the link %s on %s: %s', (href, path, current) => {
  expect(currentFor(href, path)).toBe(current);
});

it('works as an inline script, from its source alone', () => {
  document.body.innerHTML = `
    <button popovertarget="m">Menu</button>
    <button popovertarget="m" popovertargetaction="hide">Close</button>
    <div id="m" popover><a href="#here">Here</a></div>`;
  // oxlint-disable-next-line typescript/no-implied-eval -- only so is it seen to need nothing around it
  const alone = new Function(`return ${String(menus)}`)() as typeof menus;
  const stop = alone(document);
  const [toggle, close] = document.querySelectorAll('button');
  expect(toggle).toHaveAttribute('aria-expanded', 'false');
  expect(close).not.toHaveAttribute('aria-expanded');
  const { show, hide } = popover(toggle!);
  show();
  expect(toggle).toHaveAttribute('aria-expanded', 'true');
  fireEvent.click(document.querySelector('a')!);
  expect(hide).toHaveBeenCalledTimes(1);
  stop();
  show();
  expect(toggle).toHaveAttribute('aria-expanded', 'false');
  document.body.innerHTML = '';
});
