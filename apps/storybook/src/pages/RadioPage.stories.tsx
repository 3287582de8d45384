import { owner } from '@daily-nest/brand-daily-nest';
import { Breadcrumbs } from '@daily-nest/ui/breadcrumbs';
import { Page } from '@daily-nest/ui/page';
import { RadioProvider } from '@daily-nest/ui/radio';
import { RadioPlayer } from '@daily-nest/ui/radio-player';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

function RadioPage() {
  return (
    <RadioProvider src={`/api/stream?port=${owner.radio.port}`}>
      <Page measure="text">
        <Breadcrumbs items={[{ label: 'Home', href: '/' }, { label: 'Radio' }]} />
        <RadioPlayer title={owner.radio.title} subtitle={owner.radio.subtitle} headingLevel={1} />
      </Page>
    </RadioProvider>
  );
}

const meta = {
  title: 'Pages/Radio',
  component: RadioPage,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof RadioPage>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The player only, without the shared layout; the stream is not requested before a press on Play. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Live Radio' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Play' })).toBeVisible();
  },
};

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
