import type { Meta, StoryObj } from '@storybook/react-vite';
import { EmptyState } from './index.ts';

const meta = {
  title: 'Feedback/EmptyState',
  tags: ['stable', 'since-0.1.0'],
  component: EmptyState,
  args: { title: 'No Articles Found', text: 'Check back soon for new content.' },
} satisfies Meta<typeof EmptyState>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const OneSentence: Story = {
  args: { title: undefined, text: 'No FAQs found matching your search criteria.' },
};

export const WithAction: Story = {
  args: {
    title: undefined,
    text: 'No articles found matching your search criteria.',
    links: { label: 'Show all articles', href: '/articles' },
  },
};

export const LongText: Story = {
  args: {
    text: 'We publish new posts on most weekdays, and this part of the magazine is only starting out. Until then there are forty articles in the archive and a shelf of books, and the radio plays around the clock.',
  },
};
