import type { Meta, StoryObj } from '@storybook/react-vite';
import { NewsletterForm } from '../newsletter-form/index.ts';
import { legalItems, partnerItems, sectionItems, socialItems } from '../testing/frame.ts';
import { Wordmark } from '../testing/Wordmark.tsx';
import { Footer } from './Footer.tsx';

const meta = {
  title: 'Frame/Footer',
  tags: ['stable', 'since-0.1.0'],
  component: Footer,
  args: {
    name: 'The Daily Nest',
    tagline:
      'News and advice for families, checked against the evidence and written for people who have ten minutes.',
    sections: sectionItems.slice(0, 8),
    moreSections: sectionItems.slice(8),
    partners: partnerItems,
    social: socialItems,
    legal: legalItems,
    year: 2026,
    note: 'Part of the Daily Nest Network',
    newsletter: (
      <NewsletterForm
        tone="masthead"
        title="The Sunday letter"
        text="One email a week: what we learned, what we cooked, and one thing to try at bedtime."
      />
    ),
  },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof Footer>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const LongText: Story = {
  args: {
    name: 'The Harbour Post & Evening Family Gazette',
    sections: sectionItems.slice(0, 8).map((item) => ({ ...item, label: `${item.label} from the county` })),
    partners: [
      ...partnerItems,
      { href: 'https://long.example/', label: 'The Quarterly Review of Rainy Afternoons' },
    ],
  },
};

/** Without newsletter, partners and note, and with accounts that have no address yet. */
export const Empty: Story = {
  args: {
    newsletter: undefined,
    tagline: undefined,
    partners: [],
    note: undefined,
    social: [{ label: 'Pinterest' }, { label: 'YouTube' }],
  },
};

export const Phone: Story = { globals: { viewport: { value: 'phone', isRotated: false } } };

/** A title’s logo instead of its name. */
export const Logo: Story = { args: { logo: <Wordmark /> } };
