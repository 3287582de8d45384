import { BlogRow, BlogRowSkeleton } from '@daily-nest/ui/blog-row';
import { Banner } from '@daily-nest/ui/banner';
import { EmptyState } from '@daily-nest/ui/empty-state';
import { ErrorState } from '@daily-nest/ui/error-state';
import { Pager } from '@daily-nest/ui/pager';
import { SkeletonRegion } from '@daily-nest/ui/skeleton';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Framed } from './frame.tsx';
import { picture } from './pictures.ts';

/** The state of the blog: posts, loading, a failure, or empty. */
type BlogListState =
  | { kind: 'loaded'; page: number; pages: number }
  | { kind: 'loading' }
  | { kind: 'failed'; message: string }
  | { kind: 'empty' };

interface BlogListPageProps {
  /** The current answer of the backend. */
  list: BlogListState;
}

const posts = [
  {
    slug: 'too-sick-for-school',
    title: 'Too sick for school? A decision for 6:40 in the morning',
    description:
      'What the CDC asks schools to keep at home, what it lets in, when a child may go back, and two questions for everything that is on no list.',
    date: '2026-11-26',
  },
  {
    slug: 'after-the-bump-on-the-head',
    title: 'After the bump on the head: concussion from sideline to classroom',
    description:
      'What to watch for on the field, which signs mean an emergency, why a dark room for a week is out of date, and the six steps that lead back to play.',
    date: '2026-08-31',
  },
  {
    slug: 'forty-five-minutes-in-a-museum',
    title: 'Forty-five minutes in a museum: a first visit with small children',
    description:
      'Three rooms, one pencil and a planned exit before anyone melts. How to take children to see art, what it costs and how to pay less or nothing.',
    date: '2026-06-26',
  },
  {
    slug: 'a-babys-first-passport',
    title: 'A baby’s first passport, and the vaccine that goes with it',
    description:
      'Photo on a white sheet, both parents at the counter, an early measles dose and a safe seat on the plane: what a first trip abroad needs, week by week.',
    date: '2026-06-17',
  },
  {
    slug: 'childproofing-a-rental-without-losing-the-deposit',
    title: 'Childproofing a rental without losing the deposit',
    description:
      'What to anchor, what to ask the landlord for, and which safety fixes come off again with a hair dryer. A room-by-room walk on your knees.',
    date: '2026-04-22',
  },
];

const pageHref = (page: number) => (page === 1 ? '/blog' : `/blog?page=${page}`);

function BlogListPage({ list }: BlogListPageProps) {
  return (
    <Framed path="/blog">
      <Banner
        title="Blog"
        standfirst="Columns and practical advice from the writers of The Daily Nest, newest first."
        section="lifestyle"
      />
      <Answer list={list} />
    </Framed>
  );
}

function Answer({ list }: BlogListPageProps) {
  if (list.kind === 'loading') {
    return (
      <SkeletonRegion label="Loading the blog…">
        <BlogRowSkeleton variant="lead" />
        <BlogRowSkeleton />
        <BlogRowSkeleton />
        <BlogRowSkeleton />
      </SkeletonRegion>
    );
  }
  if (list.kind === 'failed') {
    const retry = { label: 'Try Again', href: '/blog' };
    return <ErrorState title="Error Loading Blog" text={list.message} links={retry} />;
  }
  if (list.kind === 'empty')
    return <EmptyState title="No Articles Found" text="Check back soon for new content." />;
  return (
    <>
      {posts.map(({ slug, title, description, date }, place) => (
        <BlogRow
          key={slug}
          title={title}
          standfirst={description}
          date={date}
          href={`/blog/${slug}`}
          image={picture(`/pictures/posts/${slug}.jpg`)}
          variant={place === 0 ? 'lead' : 'row'}
          headingLevel={2}
        />
      ))}
      <Pager page={list.page} pages={list.pages} hrefFor={pageHref} />
    </>
  );
}

const meta = {
  title: 'Pages/Blog list',
  component: BlogListPage,
  args: { list: { kind: 'loaded', page: 1, pages: 4 } },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof BlogListPage>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The first page of four, newest first. */
export const Default: Story = {};

/** The skeleton has the position of the list. */
export const Loading: Story = { args: { list: { kind: 'loading' } } };

export const Error: Story = { args: { list: { kind: 'failed', message: 'Failed to fetch blog posts' } } };

export const Empty: Story = { args: { list: { kind: 'empty' } } };

export const LastPage: Story = { args: { list: { kind: 'loaded', page: 4, pages: 4 } } };

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
