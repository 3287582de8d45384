import { faq } from '@daily-nest/content/faq';
import { faqSections } from '@daily-nest/content/sections';
import { Accordion } from '@daily-nest/ui/accordion';
import { Banner } from '@daily-nest/ui/banner';
import { ButtonLink } from '@daily-nest/ui/button';
import { EmptyState } from '@daily-nest/ui/empty-state';
import { SearchField } from '@daily-nest/ui/search-field';
import { Section } from '@daily-nest/ui/section';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect } from 'storybook/test';
import { Framed } from './frame.tsx';

interface FaqPageProps {
  /** The query when the page opens. */
  query?: string;
}

function FaqPage({ query: asked = '' }: FaqPageProps) {
  const [query, setQuery] = useState(asked);
  const found = search(query);
  return (
    <Framed path="/faq">
      <Banner
        title="Frequently Asked Questions"
        standfirst="What parents ask pediatricians, teachers and each other, answered in a minute and in plain words."
        section="health"
      >
        <SearchField
          action="/faq"
          label="Search FAQs"
          placeholder="Search FAQs..."
          defaultValue={asked}
          onQueryChange={setQuery}
          status={query && `${found.length} of ${faq.length} questions`}
        />
      </Banner>
      {found.length === 0 && <EmptyState text="No FAQs found matching your search criteria." />}
      {[...Map.groupBy(found, ({ category }) => category)].map(([category, items]) => (
        <Section key={category} title={category} section={faqSections[category]} rule="hair">
          <Accordion
            name="faq"
            items={items.map(({ id, question, answer }) => ({
              id,
              title: question,
              content: <p>{answer}</p>,
              badge: category,
              section: faqSections[category],
            }))}
          />
        </Section>
      ))}
      <Section
        title="Have More Questions?"
        standfirst="Write to us, or read what other parents wanted to know. For anything urgent, call your pediatrician."
      >
        <ButtonLink href="/contact">Contact Our Experts</ButtonLink>{' '}
        <ButtonLink href="/blog" tone="quiet">
          Read Our Blog
        </ButtonLink>
      </Section>
    </Framed>
  );
}

function search(query: string) {
  const words = query.trim().toLowerCase();
  return faq.filter(({ question, answer, category }) =>
    [question, answer, category].some((text) => text.toLowerCase().includes(words)),
  );
}

const meta = {
  title: 'Pages/FAQ',
  component: FaqPage,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof FaqPage>;

export default meta;
type Story = StoryObj<typeof meta>;

/** All 25 questions, five a category. */
export const Default: Story = {
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelectorAll('summary')).toHaveLength(25);
  },
};

/** Typing filters at once, ignoring case. */
export const Searched: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Search FAQs' }), 'FEVER');
    await expect(canvas.getByText(/^\d of 25 questions$/)).toBeVisible();
    await expect(canvas.getByText(/104°F/)).toBeInTheDocument();
  },
};

/** A search without a result. */
export const Empty: Story = { args: { query: 'submarine' } };

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
