import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { inArabic } from '../testing/arabic.tsx';
import { Pager } from './Pager.tsx';

const meta = {
  title: 'Navigation/Pager',
  tags: ['stable', 'since-0.1.0'],
  component: Pager,
  args: { page: 2, pages: 4, hrefFor: (page: number) => `/blog?page=${page}` },
} satisfies Meta<typeof Pager>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** Previous is disabled on the first page. */
export const FirstPage: Story = {
  args: { page: 1 },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('link', { name: 'Previous' })).toHaveAttribute('aria-disabled', 'true');
    await expect(canvas.getByRole('link', { name: 'Next' })).toHaveAttribute('href', '/blog?page=2');
  },
};

/** Next is disabled on the last page. */
export const LastPage: Story = { args: { page: 4 } };

/** With five pages, every page has a button. */
export const FivePages: Story = { args: { page: 3, pages: 5 } };

/** From six pages on, an ellipsis and the last page follow. */
export const SixPages: Story = { args: { page: 1, pages: 6 } };

/** The current page has no button, so the navigation's name contains its number. */
export const BetweenTheButtons: Story = {
  args: { page: 7, pages: 12 },
  play: async ({ canvasElement }) => {
    await expect(
      within(canvasElement).getByRole('navigation', { name: 'Pagination, page 7 of 12' }),
    ).toBeVisible();
  },
};

export const ManyPages: Story = { args: { page: 1284, pages: 1284 } };

/** Without pages it renders nothing. */
export const Empty: Story = { args: { page: 1, pages: 0 } };

/** With one page it renders nothing. */
export const OnePage: Story = {
  args: { page: 1, pages: 1 },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('navigation')).toBeNull();
    await expect(canvas.queryByRole('link')).toBeNull();
  },
};

export const Focus: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.tab();
    await expect(within(canvasElement).getByRole('link', { name: 'Previous' })).toHaveFocus();
  },
};

export const Phone: Story = {
  args: { page: 3, pages: 12 },
  globals: { viewport: { value: 'phone', isRotated: false } },
};

/** In Arabic: Previous points to the right, and numbers are those of the language. */
export const RightToLeft: Story = { args: { page: 3, pages: 9 }, decorators: [inArabic] };

/** A page in the middle that has a button of its own. */
export const MiddleOfAShortList: Story = { args: { page: 3, pages: 5 } };

/** For a page past the end, Previous leads to the last page. */
export const OutOfRange: Story = {
  args: { page: 40, pages: 4 },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('link', { name: /Previous/ })).toHaveAttribute('href', '/blog?page=4');
  },
};
