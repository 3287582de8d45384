import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ComponentProps } from 'react';
import { expect, userEvent, within } from 'storybook/test';
import { ButtonLink } from './ButtonLink.tsx';

function HostLink({ children, ...rest }: ComponentProps<'a'>) {
  return <a {...rest}>{children}</a>;
}

const meta = {
  title: 'Input/ButtonLink',
  tags: ['stable', 'since-0.1.0'],
  component: ButtonLink,
  args: { children: 'Contact Our Experts', href: '/contact' },
} satisfies Meta<typeof ButtonLink>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Quiet: Story = { args: { tone: 'quiet', children: 'Read Our Blog', href: '/blog' } };

export const Danger: Story = { args: { tone: 'danger', children: 'Leave the list', href: '/leave' } };

export const Plain: Story = { args: { tone: 'plain', children: 'Back to Blog', href: '/blog' } };

export const Small: Story = { args: { size: 's' } };

export const Wide: Story = { args: { wide: true } };

export const NewTab: Story = {
  args: { href: 'https://books.example/', target: '_blank', children: 'All books at the store' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('link')).toHaveAttribute('rel', 'noopener');
  },
};

export const Focus: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.tab();
    await expect(within(canvasElement).getByRole('link')).toHaveFocus();
  },
};

export const LongText: Story = {
  args: { children: 'Read every story that we have run about starting school since 2020' },
};

/** Another element of the host, with attributes of its own. */
export const HostElement: Story = {
  args: { render: <HostLink href="/contact" data-prefetch="none" /> },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('link')).toHaveAttribute('data-prefetch', 'none');
  },
};
