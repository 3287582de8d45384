import type { Meta, StoryObj } from '@storybook/react-vite';
import { SourceList } from './index.ts';

const sources = [
  {
    title: 'CDC: Positive Parenting Tips, Toddlers (1–2 years)',
    href: 'https://www.cdc.gov/child-development/positive-parenting-tips/toddlers-1-2-years.html',
  },
  {
    title: 'HealthyChildren.org: Emotional Development, 2 Year Olds',
    href: 'https://www.healthychildren.org/English/ages-stages/toddler/Pages/Emotional-Development-2-Year-Olds.aspx',
  },
  {
    title: 'Zero to Three: Toddlers and Self-Control',
    href: 'https://www.zerotothree.org/resource/toddlers-and-self-control-a-survival-guide-for-parents/',
  },
];

const meta = {
  title: 'Editorial/SourceList',
  tags: ['stable', 'since-0.1.0'],
  component: SourceList,
  argTypes: { sources: { table: { type: { summary: 'readonly Source[]' } } } },
  args: { sources },
} satisfies Meta<typeof SourceList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const OneSource: Story = { args: { sources: sources.slice(0, 1) } };

export const OtherHeading: Story = { args: { title: 'Further reading' } };

export const LongText: Story = {
  args: {
    sources: [
      {
        title:
          'Mindell, Sadeh, Wiegand, How and Goh: Cross-cultural differences in infant and toddler sleep, a study of 29,287 families in seventeen countries and regions',
        href: 'https://pubmed.ncbi.nlm.nih.gov/20093074/',
      },
      ...sources,
    ],
  },
};

export const Empty: Story = { args: { sources: [] } };

export const Focus: Story = {
  play: ({ canvas }) => {
    canvas.getAllByRole('link')[0]!.focus();
  },
};
