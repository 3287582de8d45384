import type { Meta, StoryObj } from '@storybook/react-vite';
import { Breadcrumbs } from './Breadcrumbs.tsx';

const meta = {
  title: 'Navigation/Breadcrumbs',
  tags: ['stable', 'since-0.1.0'],
  component: Breadcrumbs,
  args: {
    items: [
      { label: 'Home', href: '/' },
      { label: 'Articles', href: '/articles' },
      { label: 'Why toddlers say no, and what they mean' },
    ],
  },
} satisfies Meta<typeof Breadcrumbs>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const LongText: Story = {
  args: {
    items: [
      { label: 'Home', href: '/' },
      { label: 'Health & Wellness', href: '/health-wellness' },
      {
        label:
          'Twelve hours, eleven wake-ups and one very old lullaby: what the largest study of infant sleep so far says about the first year',
      },
    ],
  },
};

/** Every step is a link, because the page itself is not in the list. */
export const AllLinks: Story = {
  args: {
    items: [
      { label: 'Home', href: '/' },
      { label: 'Blog', href: '/blog' },
    ],
  },
};

/** No steps: nothing is rendered. */
export const Empty: Story = { args: { items: [] } };

export const Phone: Story = {
  args: { ...LongText.args },
  globals: { viewport: { value: 'phone', isRotated: false } },
};
