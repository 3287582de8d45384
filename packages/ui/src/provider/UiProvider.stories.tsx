import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { ArticleCard } from '../article-card/index.ts';
import { BookCard } from '../book-card/index.ts';
import { Byline } from '../byline/index.ts';
import { es } from '../labels-es/index.ts';
import { NewsletterForm } from '../newsletter-form/index.ts';
import { Pager } from '../pager/index.ts';
import { inArabic } from '../testing/arabic.tsx';
import { brokenPicture, nightPicture } from '../testing/pictures.ts';
import { UiProvider } from './UiProvider.tsx';

const meta = {
  title: 'Frame/UiProvider',
  tags: ['draft', 'since-1.0.0'],
  component: UiProvider,
  args: {
    children: (
      <div style={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '2rem' }}>
        <Byline author="Maya Okafor" date="2026-11-12" updated="2026-11-20" dateStyle="long" />
        <ArticleCard title="Un otoño sin prisa" href="/articles/otono" author="Ana Ruiz" date="2026-11-12" />
        <NewsletterForm />
        <Pager page={7} pages={12} hrefFor={(page) => `/blog?page=${page}`} />
      </div>
    ),
  },
} satisfies Meta<typeof UiProvider>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Without props, components use American English. */
export const Default: Story = {};

export const Spanish: Story = {
  args: { locale: 'es', labels: es },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('12 de noviembre de 2026')).toBeVisible();
    await expect(canvas.getByRole('navigation', { name: 'Paginación, página 7 de 12' })).toBeVisible();
  },
};

/** A title replaces one text; all others stay. */
export const OneWord: Story = { args: { labels: { newsletterForm: { submitLabel: 'Sign me up' } } } };

/** Texts of a host in another language, from right to left. */
export const RightToLeft: Story = { decorators: [inArabic] };

/** Pictures that fail to load are replaced by the title’s own picture. */
export const Placeholder: Story = {
  args: {
    placeholder: nightPicture,
    children: <BookCard title="The Science of Breath" href="/books" image={brokenPicture} />,
  },
  play: async ({ canvasElement }) => {
    const image = canvasElement.querySelector('img')!;
    image.scrollIntoView();
    await waitFor(() => expect(image).toHaveAttribute('src', nightPicture));
  },
};
