import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../button/index.ts';
import { Field } from '../field/index.ts';
import { Dialog } from './Dialog.tsx';

const meta = {
  title: 'Input/Dialog',
  tags: ['draft', 'since-1.0.0'],
  component: Dialog,
  args: {
    open: true,
    onClose: fn(),
    title: 'Take this piece off the site?',
    children: <p>Its address then says that the editors have withdrawn it. The text stays at the desk.</p>,
    actions: (
      <>
        <Button tone="danger">Withdraw</Button>
        <Button tone="quiet">Keep it</Button>
      </>
    ),
  },
  // It opens over the whole page, so the story gets its own frame in the documentation.
  parameters: { docs: { story: { inline: false } } },
} satisfies Meta<typeof Dialog>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Closed, and nothing of it is seen. */
export const Default: Story = { args: { open: false } };

export const Open: Story = {};

export const WithField: Story = {
  args: {
    title: 'What was wrong?',
    children: <Field label="The correction" hint="This sentence stands on the piece." />,
    actions: (
      <>
        <Button>Publish the correction</Button>
        <Button tone="quiet">Not yet</Button>
      </>
    ),
  },
};

export const LongText: Story = {
  args: {
    title:
      'Take a piece off the site that forty-one readers are on at this moment, and that three letters name?',
    children: (
      <>
        <p>
          Its address then says that the editors have withdrawn it. Searches forget it within days, and
          letters that were sent keep the link.
        </p>
        <p>The text, its versions and its pictures stay at the desk, from where it may be published again.</p>
      </>
    ),
  },
};

export const Phone: Story = { globals: { viewport: { value: 'phone', isRotated: false } } };

/** Escape closes it, and the focus is where it was. */
export const Closes: Story = {
  render: function DialogWithOpener(args) {
    const [open, setOpen] = useState(false);
    return (
      <>
        <Button onClick={() => setOpen(true)}>Withdraw …</Button>
        <Dialog {...args} open={open} onClose={() => setOpen(false)} />
      </>
    );
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const opener = canvas.getByRole('button', { name: 'Withdraw …' });
    await waitFor(async () => {
      await userEvent.click(opener);
      await expect(canvas.getByRole('dialog')).toBeVisible();
    });
    canvas.getByRole<HTMLDialogElement>('dialog').requestClose();
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull());
    await expect(opener).toHaveFocus();
  },
};
