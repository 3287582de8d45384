import type { Meta, StoryObj } from '@storybook/react-vite';
import { ErrorState } from './index.ts';

const meta = {
  title: 'Feedback/ErrorState',
  tags: ['stable', 'since-0.1.0'],
  component: ErrorState,
  args: {
    title: 'Error Loading Blog',
    text: 'Failed to fetch blog posts',
    links: { label: 'Try Again', href: '/blog' },
  },
} satisfies Meta<typeof ErrorState>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const ArticleNotFound: Story = {
  args: {
    headingLevel: 1,
    title: 'Article Not Found',
    text: "The article you're looking for doesn't exist.",
    links: { label: 'Back to Blog', href: '/blog' },
  },
};

export const Unexpected: Story = {
  args: {
    headingLevel: 1,
    title: 'Unexpected Application Error!',
    text: 'An error occurred',
    links: { label: 'Go to Homepage', href: '/' },
  },
};

export const SeveralActions: Story = {
  args: {
    links: [
      { label: 'Try Again', href: '/blog?page=3' },
      { label: 'Go to Homepage', href: '/' },
    ],
  },
};

export const WithoutAction: Story = { args: { links: undefined } };

export const LongText: Story = {
  args: {
    text: 'The blog could not be reached within ten seconds, although we asked for it three times. It is most likely us and not you: the rest of the magazine works, and the posts will be back as soon as the connection to our archive is.',
  },
};

export const Focus: Story = {
  play: ({ canvas }) => {
    canvas.getByRole('link', { name: 'Try Again' }).focus();
  },
};
