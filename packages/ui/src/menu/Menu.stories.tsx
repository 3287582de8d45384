import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { Menu } from './Menu.tsx';

const meta = {
  title: 'Input/Menu',
  tags: ['draft', 'since-1.0.0'],
  component: Menu,
  args: {
    label: 'More',
    items: [
      { label: 'See it on the site', href: '#late-talkers' },
      { label: 'Change its address', onSelect: fn() },
      { label: 'Withdraw', onSelect: fn() },
    ],
    onOpenChange: fn(),
  },
  // Base UI's guards are hidden and take the focus, but hand it on at once.
  parameters: { a11y: { context: { exclude: ['[data-base-ui-focus-guard]'] } } },
  decorators: [
    (Story) => (
      <div style={{ minHeight: '14rem' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Menu>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Open: Story = { args: { open: true } };

export const WithDisabled: Story = {
  args: { open: true, items: [{ label: 'Publish', isDisabled: true }, { label: 'Make a copy' }] },
};

export const LongText: Story = {
  args: {
    open: true,
    label: 'Everything else that can be done with this piece',
    items: [
      { label: 'Send it to the second editor, who reads it before the letter of Thursday goes' },
      { label: 'Withdraw' },
    ],
  },
};

export const Focus: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.tab();
    await expect(within(canvasElement).getByRole('button')).toHaveFocus();
  },
};

/** By keys alone: it opens, arrows go through it, and the focus is back where it was. */
export const ByKeyboard: Story = {
  play: async ({ canvasElement, args }) => {
    const button = within(canvasElement).getByRole('button', { name: 'More' });
    button.focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'See it on the site' })).toHaveFocus());
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Withdraw' })).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await expect(args.items[2]!.onSelect).toHaveBeenCalled();
    await waitFor(() => expect(button).toHaveFocus());
  },
};
