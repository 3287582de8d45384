import type { Meta, StoryObj } from '@storybook/react-vite';
import { Kicker } from './index.ts';

const meta = {
  title: 'Editorial/Kicker',
  tags: ['stable', 'since-0.1.0'],
  component: Kicker,
  args: { children: 'Child Development', section: 'family' },
} satisfies Meta<typeof Kicker>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Ruled: Story = { args: { ruled: true } };

/** The category of an entry in a list. */
export const Badge: Story = { args: { badge: true } };

export const Linked: Story = { args: { href: '/articles#child-development' } };

export const WithoutSection: Story = { args: { section: undefined, children: 'From the Editors' } };

export const LongText: Story = {
  args: {
    section: 'health',
    children: 'Health & Safety, with advice for the long winter of coughs and colds',
  },
};
