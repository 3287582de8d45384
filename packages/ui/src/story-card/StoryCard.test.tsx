import { render, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { Button } from '../button/index.ts';
import { conformance } from '../testing/conformance.tsx';
import { boatPicture } from '../testing/pictures.ts';
import { StoryCard } from './index.ts';

const args = {
  title: 'The library we built in a laundromat',
  content: ['It began with one crate of picture books.', 'Last Saturday we counted nine children.'],
  author: 'Renata Kowalczyk',
  location: 'Milwaukee, Wisconsin',
  image: boatPicture,
  imageAlt: 'A paper boat on a wide blue sea',
};

conformance('StoryCard', () => <StoryCard {...args} />, { element: 'article' });
conformance('StoryCard teaser', () => <StoryCard {...args} variant="teaser" href="/community-stories" />, {
  element: 'article',
});

for (const variant of ['leading', 'column'] as const)
  conformance(`StoryCard ${variant}`, () => <StoryCard {...args} variant={variant} />, {
    element: 'article',
  });
conformance('StoryCard wide', () => <StoryCard {...args} variant="wide" href="/community-stories" />, {
  element: 'article',
});

describe('StoryCard', () => {
  it('shows image, title, author, place and both paragraphs', () => {
    render(<StoryCard {...args} />);
    expect(screen.getByRole('img', { name: args.imageAlt })).toBeVisible();
    expect(screen.getByRole('heading', { level: 3, name: args.title })).toBeVisible();
    expect(screen.getByText(args.author)).toBeVisible();
    expect(screen.getByText(args.location)).toBeVisible();
    for (const paragraph of args.content) expect(screen.getByText(paragraph).tagName).toBe('P');
  });

  it('lists its actions, and has no list without any', () => {
    const { rerender } = render(<StoryCard {...args} actions={<Button size="s">Thank Renata</Button>} />);
    const list = within(screen.getByRole('list', { name: 'What you can do with this story' }));
    expect(list.getByRole('listitem')).toContainElement(list.getByRole('button', { name: 'Thank Renata' }));
    rerender(<StoryCard {...args} />);
    expect(screen.queryByRole('list')).not.toBeInTheDocument();
  });

  it('has one paragraph and a link to the stories as a teaser', () => {
    render(
      <StoryCard
        {...args}
        variant="teaser"
        href="/community-stories"
        actions={<Button>Thank Renata</Button>}
      />,
    );
    expect(screen.getByText(args.content[0]!)).toBeVisible();
    expect(screen.queryByText(args.content[1]!)).not.toBeInTheDocument();
    expect(screen.getByRole('link', { name: args.title })).toHaveAttribute('href', '/community-stories');
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
  });

  it('renders without a picture', () => {
    const { container } = render(<StoryCard {...args} image={undefined} />);
    expect(container.querySelector('img')).toBeNull();
  });
});
