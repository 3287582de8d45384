import type { Meta, StoryObj } from '@storybook/react-vite';
import { ListingCard } from './index.ts';

const meta = {
  title: 'Editorial/ListingCard',
  tags: ['draft', 'since-1.0.0'],
  component: ListingCard,
  args: {
    title: 'Meals for the First Month',
    text: 'Neighbors cook for families with a new baby: four weeks of dinners, left at the door in dishes that nobody wants back.',
    schedule: 'Sign up any day; deliveries Monday to Thursday',
    audience: 'Families with a baby under six weeks',
    section: 'community',
  },
} satisfies Meta<typeof ListingCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const WithLink: Story = { args: { href: '/contact', linkLabel: 'Ask to take part' } };

/** An organization: its link opens a new tab. */
export const OtherSite: Story = {
  args: {
    title: 'National Maternal Mental Health Hotline',
    text: 'Call or text 1-833-852-6262 at any hour: free, confidential, and answered by trained counselors.',
    kicker: 'Help at any hour',
    section: 'health',
    href: 'https://mchb.hrsa.gov/national-maternal-mental-health-hotline',
    schedule: undefined,
    audience: undefined,
  },
};

export const LongText: Story = {
  args: {
    title: 'The Saturday Repair Table for strollers, high chairs, bicycles and one very old rocking horse',
    schedule:
      'Every second Saturday from nine to one in the hall behind the library, in July and August outside under the chestnut trees',
  },
};

export const Focus: Story = {
  args: { href: '/contact' },
  play: ({ canvas }) => {
    canvas.getByRole('link').focus();
  },
};
