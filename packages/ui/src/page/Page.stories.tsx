import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Footer } from '../footer/index.ts';
import { Header } from '../header/index.ts';
import { Section } from '../section/index.ts';
import { legalItems, navItems, partnerItems, sectionItems, socialItems } from '../testing/frame.ts';
import { vars } from '../theme/index.ts';
import { Page } from './Page.tsx';

const header = (
  <Header
    name="The Daily Nest"
    tagline="News and advice for families"
    nav={navItems}
    sections={sectionItems}
    partners={partnerItems}
    currentPath="/about"
  />
);

const footer = (
  <Footer
    name="The Daily Nest"
    sections={sectionItems.slice(0, 8)}
    moreSections={sectionItems.slice(8)}
    partners={partnerItems}
    social={socialItems}
    legal={legalItems}
    year={2026}
  />
);

const meta = {
  title: 'Frame/Page',
  tags: ['stable', 'since-0.1.0'],
  component: Page,
  args: {
    header,
    footer,
    children: (
      <>
        <h1 style={{ font: vars.text.h2, marginBlock: vars.space.l }}>
          Written at the kitchen table, checked in the library
        </h1>
        <p>
          We started in 2020 with one question a week and one rule: nobody gets advice here that we would not
          take ourselves at three in the morning.
        </p>
        <Section title="How we work">
          <p>
            Every story names its sources. When the evidence changes, so does the story, and we say what
            changed.
          </p>
        </Section>
      </>
    ),
  },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof Page>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const TextMeasure: Story = { args: { measure: 'text' } };

export const FullMeasure: Story = { args: { measure: 'full' } };

/** A page without header and footer, like the radio. */
export const Bare: Story = { args: { header: undefined, footer: undefined } };

/** With bands between header, main and footer. */
export const WithBands: Story = {
  args: {
    beforeMain: (
      <aside aria-label="Announcement">We moved: the events of your town are now under Local Events.</aside>
    ),
    afterMain: <aside aria-label="After the story">Next week: what a second language does at bedtime.</aside>,
  },
};

export const Phone: Story = { globals: { viewport: { value: 'phone', isRotated: false } } };

/** The skip link with a title’s own text and target. */
export const OwnWords: Story = {
  args: { mainId: 'story', skipLabel: 'Go to the story' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    const link = canvas.getByRole('link', { name: 'Go to the story' });
    await expect(link).toHaveFocus();
    await expect(canvas.getByRole('main')).toHaveAttribute('id', link.getAttribute('href')!.slice(1));
  },
};
