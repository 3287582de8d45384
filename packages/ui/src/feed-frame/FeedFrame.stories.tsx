/// <reference types="vite/client" />
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { FramedPage } from '../frame-consent/index.ts';
import { FeedFrame } from './FeedFrame.tsx';
import blank from './story-blank.htm?url&no-inline';
import wall from './story-wall.htm?url&no-inline';

const outlets = [
  { title: 'Harbor Courier', href: 'https://harbor-courier.example/' },
  { title: 'Morning Ledger', href: 'https://morning-ledger.example/' },
  { title: 'Park Desk', href: 'https://park-desk.example/' },
];

const meta = {
  title: 'Media/FeedFrame',
  tags: ['stable', 'since-0.1.0'],
  component: FeedFrame,
  parameters: { madeOf: FramedPage },
  argTypes: { outlets: { table: { type: { summary: 'readonly FrameLink[]' } } } },
  args: { title: 'Local News wall', src: wall, outlets },
} satisfies Meta<typeof FeedFrame>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A wall of our own origin loads by itself, in a box of exactly 1200 px. */
export const Default: Story = {
  play: async ({ canvas }) => {
    const frame = canvas.getByTitle('Local News wall');
    await expect(frame).toHaveAttribute('loading', 'lazy');
    await expect(frame).toHaveAttribute('sandbox');
    await expect(frame.getBoundingClientRect().height).toBe(1200);
  },
};

/** 177.78 % of its own width, as the events of the region are shown. */
export const Tall: Story = { args: { shape: 'tall', title: 'Local Events wall' } };

/** The tile of the front page. */
export const Preview: Story = { args: { shape: 'preview' } };

/** The place is reserved and ruled while the page is on its way. */
export const Loading: Story = { args: { src: blank, stage: 'loading' } };

/** A wall of another origin asks first; without a script both controls are links. */
export const ClickToLoad: Story = {
  args: {
    clickToLoad: true,
    src: 'https://walls.example/local',
    provider: 'Example Walls',
    onRemember: fn(),
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('link', { name: 'Load Local News wall' })).toHaveAttribute(
      'target',
      '_blank',
    );
    await expect(canvasElement.querySelector('iframe')).toBeNull();
  },
};

/** What did not arrive in time becomes a card; the place stays as tall as it was. */
export const Timeout: Story = { args: { stage: 'failed' } };

/** No wall is set for the topic: a card, and no reserved place. */
export const NotConfigured: Story = { args: { src: null } };

/** Neither a wall nor outlets. */
export const Empty: Story = { args: { src: null, outlets: [] } };

export const LongText: Story = {
  args: {
    src: null,
    title:
      'Everything that the newspapers, the radio stations and the parish letters of the harbor towns wrote this week',
    outlets: [
      ...outlets,
      {
        title: 'The Intelligencer of the Upper Valley and Its Seven Villages',
        href: 'https://upper-valley.example/',
      },
    ],
  },
};

export const Focus: Story = {
  args: { clickToLoad: true, src: 'https://walls.example/local', provider: 'Example Walls' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Load Local News wall' })).toHaveFocus();
  },
};

export const Phone: Story = { args: { stage: 'failed' }, globals: { viewport: { value: 'phone' } } };

/** A reader who chose so before is not asked again. */
export const Remembered: Story = {
  args: { clickToLoad: true, remembered: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByTitle('Local News wall')).toHaveAttribute('src', wall);
  },
};
