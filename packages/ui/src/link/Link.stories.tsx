import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Link, type LinkProps, LinkProvider } from './index.ts';

const meta = {
  title: 'Navigation/Link',
  tags: ['stable', 'since-0.1.0'],
  component: Link,
  args: { href: '/articles/bedtime-in-four-steps', children: 'Bedtime in four steps' },
} satisfies Meta<typeof Link>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** Opens a new tab that cannot access our window. */
export const NewTab: Story = {
  args: { href: 'https://www.healthychildren.org/', target: '_blank', children: 'HealthyChildren.org' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'HealthyChildren.org' })).toHaveAttribute(
      'rel',
      'noopener',
    );
  },
};

export const LongText: Story = {
  args: {
    children:
      'What pediatricians, grandparents and 4,000 exhausted parents agree on after a year of trying to get babies to sleep through the night',
  },
};

export const Focus: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Bedtime in four steps' })).toHaveFocus();
  },
};

const navigated = fn();

function RouterLink({ href, children, ...rest }: LinkProps) {
  return (
    <a
      {...rest}
      href={href}
      onClick={(event) => {
        event.preventDefault();
        navigated(href);
      }}
    >
      {children}
    </a>
  );
}

/** The host's router handles only links to its own pages. */
export const ThroughARouter: Story = {
  render: (args) => (
    <LinkProvider component={RouterLink}>
      <Link {...args} />
    </LinkProvider>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('link', { name: 'Bedtime in four steps' }));
    await expect(navigated).toHaveBeenLastCalledWith('/articles/bedtime-in-four-steps');
  },
};

/** One link that is another element of the host, with attributes of its own. */
export const HostElement: Story = {
  args: { render: <RouterLink href="/articles/bedtime-in-four-steps" data-prefetch="none" /> },
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'Bedtime in four steps' });
    await expect(link).toHaveAttribute('data-prefetch', 'none');
  },
};
