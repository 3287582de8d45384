import type { Meta, StoryObj } from '@storybook/react-vite';
import { ResourceCard } from './index.ts';

const meta = {
  title: 'Editorial/ResourceCard',
  tags: ['stable', 'since-0.1.0'],
  component: ResourceCard,
  args: {
    title: 'National Maternal Mental Health Hotline',
    text: 'Call or text 1-833-852-6262 at any hour: free, confidential, and answered by trained counselors.',
    href: 'https://mchb.hrsa.gov/national-maternal-mental-health-hotline',
    linkLabel: 'Read about the hotline',
    section: 'health',
  },
} satisfies Meta<typeof ResourceCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const WithKicker: Story = { args: { kicker: 'Help at any hour' } };

export const WithoutSection: Story = { args: { section: undefined } };

export const LongText: Story = {
  args: {
    title: 'Poison Help: the poison control centers of the United States, by telephone, by text and online',
    text: 'Swallowed something? Call 1-800-222-1222 before you do anything else. A nurse or pharmacist will ask how much your child weighs, what was in the bottle and how long ago it was, and will tell you whether to go to the hospital. Nine calls in ten end at home.',
    linkLabel: 'Save the number, and find out what to expect when you call',
  },
};

export const Focus: Story = {
  play: ({ canvas }) => {
    canvas.getByRole('link').focus();
  },
};
