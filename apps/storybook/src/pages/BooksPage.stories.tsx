import { bookPromo, books, booksIntro, storeAuthorPage } from '@daily-nest/content/books';
import { BookCard } from '@daily-nest/ui/book-card';
import { Breadcrumbs } from '@daily-nest/ui/breadcrumbs';
import { ButtonLink } from '@daily-nest/ui/button';
import { Grid } from '@daily-nest/ui/grid';
import { Headline } from '@daily-nest/ui/headline';
import { Page } from '@daily-nest/ui/page';
import { Section } from '@daily-nest/ui/section';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { picture } from './pictures.ts';

function BooksPage() {
  return (
    <Page>
      <Breadcrumbs items={[{ label: 'Home', href: '/' }, { label: 'Books' }]} />
      <Headline headingLevel={1} size="h1">
        The Bookshelf
      </Headline>
      <Section title={bookPromo.title} kicker={bookPromo.kicker} standfirst={bookPromo.text} rule="hair">
        <ButtonLink href={bookPromo.apply.url} target="_blank" rel="noopener">
          {bookPromo.apply.title}
        </ButtonLink>{' '}
        <ButtonLink href={bookPromo.learnMore.url} tone="quiet" target="_blank" rel="noopener">
          {bookPromo.learnMore.title}
        </ButtonLink>
      </Section>
      <Section title="Books" standfirst={booksIntro}>
        <Grid layout="quarters">
          {books.map(({ link, title, penName, cover }) => (
            <BookCard
              key={link}
              title={title}
              author={penName}
              image={picture(cover)}
              href={link}
              linkLabel="View on Amazon →"
            />
          ))}
        </Grid>
      </Section>
      <Section title="More by the Same Author" rule="hair">
        <ButtonLink href={storeAuthorPage} tone="quiet" target="_blank" rel="noopener">
          View All Books on Amazon →
        </ButtonLink>
      </Section>
    </Page>
  );
}

const meta = {
  title: 'Pages/Books',
  component: BooksPage,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof BooksPage>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The shelf of one author's set, without the shared layout. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('link', { name: /View on Amazon/ }).length).toBeGreaterThanOrEqual(14);
  },
};

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
