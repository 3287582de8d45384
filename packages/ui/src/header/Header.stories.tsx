import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { IconSearch } from '../icons/index.ts';
import { Link } from '../link/index.ts';
import { SchemeSwitch } from '../scheme-switch/index.ts';
import { inArabic } from '../testing/arabic.tsx';
import {
  frontItems,
  groupedItems,
  navItems,
  partnerItems,
  sectionItems,
  shelfItems,
} from '../testing/frame.ts';
import { Wordmark } from '../testing/Wordmark.tsx';
import { Header } from './Header.tsx';

const meta = {
  title: 'Frame/Header',
  tags: ['stable', 'since-0.1.0'],
  component: Header,
  args: {
    name: 'The Daily Nest',
    tagline: 'News and advice for families',
    nav: navItems,
    sections: sectionItems,
    partners: partnerItems,
    currentPath: '/blog',
  },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof Header>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** From 1024 px on all navigation links are in the row, and there is no toggle. */
export const Desk: Story = {
  globals: { viewport: { value: 'desk', isRotated: false } },
  play: async ({ canvas }) => {
    if (window.innerWidth < 1024) return;
    await expect(canvas.getByRole('navigation', { name: 'Main' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Menu' })).toBeNull();
  },
};

/** What a reader needs at once stands first in the bar. */
export const WithStart: Story = { args: { start: <Link href="/urgent">Urgent help</Link> } };

/** The masthead of the front page, whose row stays visible. */
export const Front: Story = { args: { currentPath: '/', front: frontItems } };

export const FrontPhone: Story = {
  args: { currentPath: '/', front: frontItems },
  globals: { viewport: { value: 'phone', isRotated: false } },
};

/** The nameplate has scrolled away, the row stays. */
export const FrontScrolled: Story = {
  args: { currentPath: '/', front: frontItems },
  decorators: [
    (Story) => (
      <div>
        <Story />
        <div style={{ blockSize: '200vb' }} />
      </div>
    ),
  ],
  play: async ({ canvasElement }) => {
    const header = within(canvasElement).getByRole('banner');
    const row = header.firstElementChild!;
    window.scrollTo({ top: 600, behavior: 'instant' });
    await waitFor(() => expect(row.getBoundingClientRect().top).toBe(0));
    const { bottom } = header.getBoundingClientRect();
    await expect(bottom).toBeLessThan(row.getBoundingClientRect().bottom + 32);
    window.scrollTo({ top: 0, behavior: 'instant' });
  },
};

export const WithEnd: Story = {
  args: {
    end: (
      <>
        <Link href="/search" aria-label="Search">
          <IconSearch />
        </Link>
        <SchemeSwitch />
      </>
    ),
  },
};

export const LongText: Story = {
  args: {
    name: 'The Harbour Post & Evening Family Gazette',
    sections: sectionItems.map((item) => ({ ...item, label: `${item.label} from around the county` })),
  },
};

/** Links for readers in a hurry are above the lists. */
export const UrgentInMenu: Story = {
  args: { urgent: { label: 'Urgent help', href: '/urgent' } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const button = canvas.getByRole('button', { name: 'Sections' });
    await waitFor(() => expect(button).toHaveAttribute('aria-expanded', 'false'));
    await userEvent.click(button);
    const link = await canvas.findByRole('link', { name: 'Urgent help' });
    await waitFor(() => expect(link).toBeVisible());
    const list = canvas.getByRole('navigation', { name: 'Sections' });
    await expect(link.getBoundingClientRect().bottom).toBeLessThanOrEqual(
      list.getBoundingClientRect().top + 16,
    );
  },
};

/**
 * The lists that readers come for, below the row, and the sections under headings. The shelf scrolls away with
 * the page, but is shown while it has the focus.
 */
export const WithShelf: Story = {
  args: { shelf: shelfItems, sections: groupedItems, currentPath: '/parenting-tips' },
  decorators: [
    (Story) => (
      <div>
        <Story />
        <div style={{ blockSize: '200vb' }} />
      </div>
    ),
  ],
  play: async ({ canvas, canvasElement }) => {
    const shelf = canvas.getByRole('navigation', { name: 'For readers' });
    const links = within(shelf).getAllByRole('link');
    await expect(links).toHaveLength(6);
    await expect(within(shelf).getByRole('link', { name: 'Tips' })).toHaveAttribute('aria-current', 'page');
    const row = within(canvasElement).getByRole('banner').firstElementChild!;
    const { bottom } = row.getBoundingClientRect();
    window.scrollTo({ top: 600, behavior: 'instant' });
    await waitFor(() => expect(shelf.getBoundingClientRect().bottom).toBeLessThanOrEqual(bottom + 16));
    await expect(row.getBoundingClientRect().top).toBe(0);
    canvas.getByRole('button', { name: 'Sections' }).focus();
    await userEvent.tab();
    await expect(links[0]).toHaveFocus();
    await waitFor(() =>
      expect(shelf.getBoundingClientRect().top).toBeGreaterThanOrEqual(
        row.getBoundingClientRect().bottom - 1,
      ),
    );
    links[0]!.blur();
    window.scrollTo({ top: 0, behavior: 'instant' });
  },
};

/** On a phone one swipe shows the whole shelf, and the focus scrolls a link into view. */
export const ShelfOnPhone: Story = {
  args: { shelf: shelfItems, sections: groupedItems, currentPath: '/blog' },
  globals: { viewport: { value: 'phone', isRotated: false } },
  play: async ({ canvas }) => {
    if (window.innerWidth > 400) return;
    const links = within(canvas.getByRole('navigation', { name: 'For readers' })).getAllByRole('link');
    for (const link of links) {
      const { width, height } = link.getBoundingClientRect();
      await expect(Math.min(width, height)).toBeGreaterThanOrEqual(43);
    }
    const last = links.at(-1)!;
    await expect(last.getBoundingClientRect().right).toBeGreaterThan(window.innerWidth - 48);
    last.focus();
    await waitFor(() =>
      expect(last.getBoundingClientRect().right).toBeLessThanOrEqual(window.innerWidth - 40),
    );
    last.blur();
    last.closest('ul')!.scrollTo({ left: 0, behavior: 'instant' });
  },
};

/** The sections under the headings of their groups. */
export const Grouped: Story = {
  args: { shelf: shelfItems, sections: groupedItems, urgent: { label: 'Urgent help', href: '/urgent' } },
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Sections' });
    await waitFor(() => expect(button).toHaveAttribute('aria-expanded', 'false'));
    await userEvent.click(button);
    const menu = canvas.getByRole('navigation', { name: 'Sections' });
    await waitFor(() => expect(menu).toBeVisible());
    await expect(within(menu).getAllByRole('link')).toHaveLength(16);
    const news = within(menu).getByRole('list', { name: 'News' });
    await expect(within(news).getAllByRole('link').at(-1)).toHaveTextContent('Politics');
  },
};

/** Without partner links and current page. */
export const Empty: Story = { args: { partners: [], currentPath: undefined, tagline: undefined } };

export const Open: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const button = canvas.getByRole('button', { name: 'Sections' });
    await waitFor(() => expect(button).toHaveAttribute('aria-expanded', 'false'));
    await userEvent.click(button);
    await waitFor(() => expect(button).toHaveAttribute('aria-expanded', 'true'));
    const list = canvas.getByRole('navigation', { name: 'Sections' });
    await expect(within(list).getAllByRole('link')).toHaveLength(16);
  },
};

export const Phone: Story = { globals: { viewport: { value: 'phone', isRotated: false } } };

export const PhoneMenuOpen: Story = {
  globals: { viewport: { value: 'phone', isRotated: false } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const toggle = canvas.getByRole('button', { name: 'Menu' });
    await waitFor(() => expect(toggle).toHaveAttribute('aria-expanded', 'false'));
    await userEvent.click(toggle);
    await waitFor(() => expect(toggle).toHaveAttribute('aria-expanded', 'true'));
    const menu = canvas.getByRole('navigation', { name: 'Menu' });
    const links = within(menu).getAllByRole('link');
    await expect(links).toHaveLength(8 + 16 + 2);
    for (const link of links) await expect(link.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
    const close = canvas.getByRole('button', { name: 'Close' });
    await expect(close.getBoundingClientRect().bottom).toBeLessThanOrEqual(window.innerHeight);
    await expect(close.getBoundingClientRect().top).toBeGreaterThan(window.innerHeight / 2);
  },
};

/** A link closes the menu, even a link to the current page. */
export const ClosesOnLink: Story = {
  play: async ({ canvasElement }) => {
    canvasElement.addEventListener('click', (event) => {
      if ((event.target as Element).closest('a')) event.preventDefault();
    });
    const canvas = within(canvasElement);
    const button = canvas.getByRole('button', { name: 'Sections' });
    await waitFor(() => expect(button).toHaveAttribute('aria-expanded', 'false'));
    await userEvent.click(button);
    const link = canvas.getByRole('link', { name: 'Politics' });
    await userEvent.click(link);
    await waitFor(() => expect(button).toHaveAttribute('aria-expanded', 'false'));
    await userEvent.click(button);
    await waitFor(() => expect(button).toHaveAttribute('aria-expanded', 'true'));
    await userEvent.click(canvas.getByRole('link', { name: 'The Daily Nest' }));
    await waitFor(() => expect(button).toHaveAttribute('aria-expanded', 'false'));
  },
};

/** A title in Arabic: everything runs from right to left. */
export const RightToLeft: Story = {
  args: {
    name: 'العش اليومي',
    nav: [
      { href: '/blog', label: 'المدونة' },
      { href: '/faq', label: 'أسئلة' },
      { href: '/radio', label: 'الإذاعة' },
    ],
    sections: [
      { href: '/health', label: 'الصحة', section: 'health' },
      { href: '/education', label: 'التعليم', section: 'education' },
    ],
    partners: [],
  },
  decorators: [inArabic],
};

/** Its sections under the headings of their groups, open. */
export const GroupedRightToLeft: Story = {
  args: {
    ...RightToLeft.args,
    sections: [
      { href: '/local', label: 'أخبار المدينة', section: 'local', group: 'الأخبار' },
      { href: '/world', label: 'أخبار العالم', section: 'world', group: 'الأخبار' },
      { href: '/health', label: 'الصحة', section: 'health', group: 'البيت' },
      { href: '/food', label: 'الطعام', section: 'food', group: 'البيت' },
      { href: '/education', label: 'التعليم', section: 'education', group: 'المدرسة' },
    ],
  },
  decorators: [inArabic],
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'الأقسام' });
    await waitFor(() => expect(button).toHaveAttribute('aria-expanded', 'false'));
    await userEvent.click(button);
    const menu = canvas.getByRole('navigation', { name: 'الأقسام' });
    await waitFor(() => expect(menu).toBeVisible());
    const [first, second] = within(menu).getAllByRole('list', { name: /الأخبار|البيت/ });
    await expect(first!.getBoundingClientRect().left).toBeGreaterThan(second!.getBoundingClientRect().left);
  },
};

/** A title’s logo instead of its name. */
export const Logo: Story = {
  args: { logo: <Wordmark /> },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'The Daily Nest' })).toHaveAttribute('href', '/');
  },
};
