import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import {
  blocksPicture,
  boatPhoto,
  brokenPicture,
  coverPicture,
  morningPicture,
  nightPicture,
} from '../testing/pictures.ts';
import { CoverImage } from './index.ts';

const meta = {
  title: 'Editorial/CoverImage',
  tags: ['stable', 'since-0.1.0'],
  component: CoverImage,
  argTypes: { sources: { table: { type: { summary: 'readonly PictureSource[]' } } } },
  args: {
    src: nightPicture,
    alt: 'A house with a lit window under a large moon',
    width: 1200,
    height: 750,
    fallback: blocksPicture,
  },
} satisfies Meta<typeof CoverImage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Priority: Story = { args: { priority: true } };

export const Wide: Story = { args: { ratio: '16:9', src: morningPicture, alt: 'A cup before a rising sun' } };

export const Square: Story = { args: { ratio: '1:1' } };

export const FourToThree: Story = { args: { ratio: '4:3' } };

/** Not cropped and not padded. */
export const Natural: Story = {
  args: { ratio: 'natural', src: morningPicture, alt: 'A cup before a rising sun' },
};

/** The aspect ratio of a book. */
export const Portrait: Story = {
  args: { ratio: '3:4', src: coverPicture, alt: 'A book with a golden sun', width: 600, height: 800 },
};

/** A photo: the browser takes the first format that it supports, in the width that it needs. */
export const Photo: Story = {
  args: { ...boatPhoto, alt: 'A paper boat on a wide blue sea under a low red sun' },
  play: async ({ canvasElement }) => {
    const image: HTMLImageElement = within(canvasElement).getByRole('img');
    image.scrollIntoView();
    await waitFor(() => expect(image.currentSrc).toMatch(/^data:image\/avif/));
  },
};

/** Its color is shown while it loads; the crop keeps its focus, here the left third. */
export const Focus: Story = { args: { ...Photo.args, ratio: '1:1', color: '#7fa8c9', focus: '30% 50%' } };

/** A photo is replaced when none of its files load. */
export const MissingPhoto: Story = {
  args: {
    ...Photo.args,
    src: brokenPicture,
    sources: [{ type: 'image/avif', srcSet: 'data:image/avif;base64,AAAA 480w' }],
  },
  play: async ({ canvasElement, args }) => {
    const image: HTMLImageElement = within(canvasElement).getByRole('img');
    image.scrollIntoView();
    await waitFor(() => expect(image.currentSrc).toBe(args.fallback));
  },
};

/** A picture that fails to load is replaced once. */
export const MissingImage: Story = { args: { src: brokenPicture } };

/** Without a replacement, the text alternative is shown and the space stays reserved. */
export const MissingImageWithoutFallback: Story = { args: { src: brokenPicture, fallback: null } };
