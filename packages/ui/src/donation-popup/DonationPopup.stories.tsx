import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../button/index.ts';
import { morningPicture } from '../testing/pictures.ts';
import { DonationPopup } from './DonationPopup.tsx';

const meta = {
  title: 'Input/DonationPopup',
  tags: ['stable', 'since-0.1.0'],
  component: DonationPopup,
  args: {
    href: 'https://www.unicef.org/',
    title: 'A school meal costs less than this morning’s coffee',
    children: (
      <p>
        We ask once. What you give goes straight to the kitchen that feeds 340 children in our county, not to
        the magazine.
      </p>
    ),
    defaultOpen: true,
    onDismiss: fn(),
    onOpenChange: fn(),
  },
  // It opens over the whole page, so the story gets its own frame in the documentation.
  parameters: { docs: { story: { inline: false } } },
} satisfies Meta<typeof DonationPopup>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Its state on every page: closed and invisible. */
export const Default: Story = { args: { defaultOpen: false } };

export const Open: Story = {};

export const WithPicture: Story = {
  args: { picture: <img src={morningPicture} alt="" width={1200} height={750} /> },
};

/** A long text, and the title’s own words on the buttons. */
export const LongText: Story = {
  args: {
    linkLabel: 'Give a month of breakfasts',
    dismissLabel: 'Not this time, thank you',
    title:
      'Three hundred and forty children eat breakfast at the Harbour Street kitchen before the first bell rings',
    children: (
      <>
        <p>It began with a toaster and a teacher who noticed that nobody could listen at nine o’clock.</p>
        <p>
          Six years on there are two cooks, forty volunteers and a waiting list. A month of breakfasts for one
          child costs eleven dollars, and the kitchen has never turned anybody away.
        </p>
      </>
    ),
  },
};

export const NotNow: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const dialog = await canvas.findByRole('dialog');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Not now' }));
    await waitFor(() => expect(dialog).not.toBeVisible());
    await waitFor(() => expect(args.onDismiss).toHaveBeenCalledWith('close'));
  },
};

/** The focus returns to its previous element. */
export const ReturnsFocus: Story = {
  render: function Owned(args) {
    const [open, setOpen] = useState(false);
    return (
      <>
        <Button onClick={() => setOpen(true)}>Support us</Button>
        <DonationPopup {...args} defaultOpen={false} open={open} onOpenChange={setOpen} />
      </>
    );
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const button = canvas.getByRole('button', { name: 'Support us' });
    await userEvent.click(button);
    await userEvent.click(await canvas.findByRole('button', { name: 'Not now' }));
    await waitFor(() => expect(button).toHaveFocus());
  },
};

export const Phone: Story = { globals: { viewport: { value: 'phone', isRotated: false } } };
