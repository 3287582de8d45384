/// <reference types="vite/client" />
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import blank from '../feed-frame/story-blank.htm?url&no-inline';
import wall from '../feed-frame/story-wall.htm?url&no-inline';
import { FramedPage } from './FramedPage.tsx';

const meta = {
  title: 'Media/FramedPage',
  tags: ['stable', 'since-0.1.0'],
  component: FramedPage,
  argTypes: { links: { table: { type: { summary: 'readonly FrameLink[]' } } } },
  args: { title: 'Notices of the week', src: wall, shape: 'form' },
} satisfies Meta<typeof FramedPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Wall: Story = { args: { shape: 'wall' } };
export const Tall: Story = { args: { shape: 'tall' } };
export const Preview: Story = { args: { shape: 'preview' } };
export const Sheet: Story = {
  args: { shape: 'sheet', clickToLoad: true, compact: true, loadLabel: 'Show notices' },
};

export const ClickToLoad: Story = { args: { clickToLoad: true, src: 'https://notices.example/week' } };

export const Loading: Story = { args: { src: blank, stage: 'loading' } };

/** Offers the page itself where no other source is named. */
export const Timeout: Story = {
  args: { stage: 'failed' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Load again' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Open Notices of the week' })).toBeVisible();
  },
};

export const NotConfigured: Story = { args: { src: undefined } };

/** Pasted by mistake, or with intent: nothing but http(s) is ever framed. */
export const UnusableAddress: Story = { args: { src: 'ftp://notices.example/week' } };
