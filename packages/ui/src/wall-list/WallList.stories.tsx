import type { Meta, StoryObj } from '@storybook/react-vite';
import { boatPhoto } from '../testing/pictures.ts';
import { SkeletonRegion } from '../skeleton/index.ts';
import { WallList, WallListSkeleton } from './index.ts';

const items = [
  {
    title: 'More districts move the first bell past 8:30',
    href: 'https://www.npr.org/later-school-start',
    outlet: 'NPR',
    published: '2026-11-20T09:12:00Z',
    standfirst:
      'Two more states now ask high schools to start later. Attendance is up; bus schedules are the hard part.',
  },
  {
    title: 'What the new lunch rules mean for the salad bar',
    href: 'https://www.bbc.com/news/school-lunch',
    outlet: 'BBC News',
    published: '2026-11-19T18:00:00Z',
    standfirst:
      'Less sugar in the milk, more whole grain in the bread, and a fight about ketchup that nobody saw coming.',
  },
  {
    title: 'A town of 900 buys back its own playground',
    href: 'https://www.theguardian.com/playground',
    outlet: 'The Guardian',
    published: '2026-11-02T07:30:00Z',
  },
];

const meta = {
  title: 'Editorial/WallList',
  tags: ['stable', 'since-0.1.0'],
  component: WallList,
  argTypes: { items: { table: { type: { summary: 'readonly WallItem[]' } } } },
  args: { items, now: '2026-11-20T12:00:00Z', section: 'local' },
} satisfies Meta<typeof WallList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** A full wall: the lead, three beside it, two pairs, and the others two in a row. */
export const Pictured: Story = {
  args: {
    items: Array.from({ length: 10 }, (_, place) => ({
      ...items[place % 3]!,
      href: `${items[place % 3]!.href}/${place}`,
      ...(place !== 6 && { image: boatPhoto }),
    })),
  },
};

/** Headlines only, for a tile of the home page. */
export const Compact: Story = { args: { variant: 'compact' } };

/** The wide tile of the home page: the first headline has its picture and its summary. */
export const Wide: Story = { args: { variant: 'wide' } };

/** Without the current time, or with an invalid date, no age is shown. */
export const WithoutAge: Story = {
  args: { now: undefined, items: items.map((item) => ({ ...item, published: 'recently' })) },
};

export const LongText: Story = {
  args: {
    items: [
      {
        ...items[0]!,
        title:
          'Lawmakers from eleven states ask for a pause of the national plan to move the first bell past 8:30, and for the numbers on which it rests',
        outlet: 'U.S. Energy Information Administration',
      },
      ...items,
    ].map((item, place) => ({ ...item, href: `${item.href}/${place}` })),
  },
};

export const Empty: Story = { args: { items: [] } };

export const Loading: Story = {
  render: () => (
    <SkeletonRegion label="Loading headlines…">
      <WallListSkeleton items={3} />
    </SkeletonRegion>
  ),
};

export const CompactLoading: Story = {
  render: () => (
    <SkeletonRegion label="Loading headlines…">
      <WallListSkeleton items={3} variant="compact" />
    </SkeletonRegion>
  ),
};

export const Focus: Story = {
  play: ({ canvas }) => {
    canvas.getAllByRole('link')[0]!.focus();
  },
};

/** No headlines, with the text of the page. */
export const OwnWordsEmpty: Story = {
  args: { items: [], emptyText: 'The papers are asleep. Come back in the morning.' },
};
