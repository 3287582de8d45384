import { articles, relatedArticles } from '@daily-nest/content/articles';
import { ArticleBody } from '@daily-nest/ui/article-body';
import { ArticleCard } from '@daily-nest/ui/article-card';
import { ArticleHeader } from '@daily-nest/ui/article-header';
import { Breadcrumbs } from '@daily-nest/ui/breadcrumbs';
import { Grid } from '@daily-nest/ui/grid';
import { Section } from '@daily-nest/ui/section';
import { SourceList } from '@daily-nest/ui/source-list';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Framed } from './frame.tsx';
import { picture } from './pictures.ts';

interface ArticlePageProps {
  /** The slug of the article. */
  slug: string;
}

function ArticlePage({ slug }: ArticlePageProps) {
  const article = articles.find((candidate) => candidate.slug === slug)!;
  const { title, category, section, excerpt, author, date, readTime, imageAlt } = article;
  return (
    <Framed path={`/articles/${slug}`}>
      <Breadcrumbs
        items={[
          { label: 'Home', href: '/' },
          { label: 'Articles', href: '/articles' },
          { label: category, href: '/articles?q=' + encodeURIComponent(category) },
        ]}
      />
      <article>
        <ArticleHeader
          kicker={category}
          standfirst={excerpt}
          image={picture(article.image)}
          {...{ title, section, author, date, readTime, imageAlt }}
        />
        <ArticleBody html={article.html} dropCap endMark />
        <SourceList
          sources={article.sources.map(({ title: source, url }) => ({ title: source, href: url }))}
        />
      </article>
      <Section title="Related Stories">
        <Grid layout="thirds">
          {relatedArticles(article).map((related) => (
            <ArticleCard
              key={related.slug}
              title={related.title}
              kicker={related.category}
              section={related.section}
              readTime={related.readTime}
              href={`/articles/${related.slug}`}
              image={picture(related.image)}
            />
          ))}
        </Grid>
      </Section>
    </Framed>
  );
}

const meta = {
  title: 'Pages/Article',
  component: ArticlePage,
  args: { slug: articles[0]!.slug },
  argTypes: { slug: { control: 'select', options: articles.map(({ slug }) => slug) } },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof ArticlePage>;

export default meta;
type Story = StoryObj<typeof meta>;

/** One article from breadcrumbs to sources, and the next one. */
export const Default: Story = {};

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
