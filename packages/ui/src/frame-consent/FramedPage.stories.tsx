/// <reference types="vite/client" />
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { morningPicture } from '../testing/pictures.ts';
import { FramedPage } from './FramedPage.tsx';
import blank from './story-blank.htm?url&no-inline';
import form from './story-form.htm?url&no-inline';
import wall from './story-wall.htm?url&no-inline';

const outlets = [
  { title: 'Harbor Courier', href: 'https://harbor-courier.example/' },
  { title: 'Morning Ledger', href: 'https://morning-ledger.example/' },
  { title: 'Park Desk', href: 'https://park-desk.example/' },
];

const meta = {
  title: 'Media/FramedPage',
  tags: ['stable', 'since-0.1.0'],
  component: FramedPage,
  argTypes: { links: { table: { type: { summary: 'readonly FrameLink[]' } } } },
  args: { title: 'Local News wall', src: wall, links: outlets },
} satisfies Meta<typeof FramedPage>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A wall of our own origin loads at once, in a box of exactly 1200 px. */
export const Default: Story = {
  play: async ({ canvas }) => {
    const frame = canvas.getByTitle('Local News wall');
    await expect(frame).toHaveAttribute('loading', 'lazy');
    await expect(frame).toHaveAttribute('sandbox');
    await expect(frame.getBoundingClientRect().height).toBe(1200);
  },
};

/** 177.78 % of its width, the shape of the region's events. */
export const Tall: Story = { args: { shape: 'tall', title: 'Local Events wall' } };

/** The tile of the front page. */
export const Preview: Story = { args: { shape: 'preview' } };

/** The first page of a document. */
export const Sheet: Story = {
  args: { shape: 'sheet', clickToLoad: true, compact: true, loadLabel: 'Show notices' },
};

/** The space is reserved while the page loads. */
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

/** A page that takes too long is replaced by a card in the same box, with a link to the page by default. */
export const Timeout: Story = {
  args: { stage: 'failed', links: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Load again' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Open Local News wall' })).toBeVisible();
  },
};

/** Without an address it is a card without a reserved box. */
export const NotConfigured: Story = { args: { src: null } };

/** Neither an address nor links. */
export const Empty: Story = { args: { src: null, links: [] } };

/** Only http(s) addresses are framed. */
export const UnusableAddress: Story = { args: { src: 'ftp://notices.example/week' } };

export const LongText: Story = {
  args: {
    src: null,
    title:
      'Everything that the newspapers, the radio stations and the parish letters of the harbor towns wrote this week',
    links: [
      ...outlets,
      {
        title: 'The Intelligencer of the Upper Valley and Its Seven Villages',
        href: 'https://upper-valley.example/',
      },
    ],
  },
};

export const Focus: Story = {
  args: { ...ClickToLoad.args },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Load Local News wall' })).toHaveFocus();
  },
};

export const Phone: Story = { args: { stage: 'failed' }, globals: { viewport: { value: 'phone' } } };

/** A reader who chose to remember is not asked again. */
export const Remembered: Story = {
  args: { clickToLoad: true, remembered: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByTitle('Local News wall')).toHaveAttribute('src', wall);
  },
};

/** The form of another service asks first, in a box as high as the question. */
export const Form: Story = {
  args: {
    shape: 'form',
    title: 'Contact form',
    src: 'https://forms.example/write-to-us',
    provider: 'Example Forms',
    onRemember: fn(),
    links: [
      { title: 'desk@thedailynest.example', href: 'mailto:desk@thedailynest.example' },
      { title: '(555) 010-4477', href: 'tel:+15550104477' },
    ],
  },
  play: async ({ canvas }) => {
    const control = canvas.getByRole('link', { name: 'Load Contact form' });
    await expect(control).toHaveAttribute('href', 'https://forms.example/write-to-us');
    await expect(canvas.getByRole('figure').getBoundingClientRect().height).toBeLessThanOrEqual(320);
  },
};

/** The whole picture is above the question, behind it from 1024 px, and beside it from 1824 px. */
export const FormWithPicture: Story = {
  args: { ...Form.args, picture: <img src={morningPicture} alt="" width={1200} height={750} /> },
};

/** A form of our own origin loads at once. */
export const FormLoaded: Story = { args: { ...Form.args, src: form, clickToLoad: false } };

/** Without a form it lists other ways to write. */
export const FormNotConfigured: Story = { args: { ...Form.args, src: null } };
