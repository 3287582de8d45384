import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { conformance } from '../testing/conformance.tsx';
import { parsePostBody, PostBody, PostBodySkeleton } from './index.ts';

const text = ['# Start before you are tired', '', 'Dim the lights an hour early.', '## Why it works'].join(
  '\n',
);

conformance('PostBody', () => <PostBody text={text} />, { element: 'div' });
conformance('PostBodySkeleton', () => <PostBodySkeleton />, { element: 'div' });

describe('parsePostBody', () => {
  it('parses three levels of headings, paragraphs and breaks', () => {
    expect(parsePostBody('# One\n## Two\n### Three\n\nWords')).toEqual([
      { kind: 'heading', level: 2, text: 'One', id: 'part-one' },
      { kind: 'heading', level: 3, text: 'Two', id: 'part-two' },
      { kind: 'heading', level: 4, text: 'Three', id: 'part-three' },
      { kind: 'break' },
      { kind: 'paragraph', text: 'Words' },
    ]);
  });

  it.each([
    ['a hash without a space', '#bedtime'],
    ['four hashes', '#### Too deep'],
    ['a hash after a space', 'We are # one'],
    ['an inline mark', 'A **bold** claim'],
    ['a list mark', '- milk'],
    ['HTML', '<script>alert(1)</script>'],
  ])('parses %s as a paragraph', (_what, line) => {
    expect(parsePostBody(line)).toEqual([{ kind: 'paragraph', text: line }]);
  });

  it('parses an indented heading mark as a paragraph', () => {
    expect(parsePostBody('  # Not a heading')).toEqual([{ kind: 'paragraph', text: '# Not a heading' }]);
  });

  it.each(['a\r\nb', 'a\nb', 'a\rb'])('accepts the line ends of every system (%j)', (body) => {
    expect(parsePostBody(body)).toEqual([
      { kind: 'paragraph', text: 'a' },
      { kind: 'paragraph', text: 'b' },
    ]);
  });

  it('gives every heading a unique id', () => {
    const ids = parsePostBody('# Your “night”: plan\n## Naps\n# Naps\n# Naps\n# ?').map(
      (block) => block.kind === 'heading' && block.id,
    );
    expect(ids).toEqual(['part-your-night-plan', 'part-naps', 'part-naps-1', 'part-naps-2', 'part-']);
  });

  it('trims each line', () => {
    expect(parsePostBody('##  Sleep  \n  Words.\t')).toEqual([
      { kind: 'heading', level: 3, text: 'Sleep', id: 'part-sleep' },
      { kind: 'paragraph', text: 'Words.' },
    ]);
  });

  it('parses a line of spaces, or a heading without text, as a break', () => {
    expect(parsePostBody('a\n   \n# \nb').map(({ kind }) => kind)).toEqual([
      'paragraph',
      'break',
      'break',
      'paragraph',
    ]);
  });

  it('drops blank lines at the start and the end', () => {
    expect(parsePostBody('\n\nWords\n\n')).toEqual([{ kind: 'paragraph', text: 'Words' }]);
  });

  it.each(['', '\n \n', null, undefined, 42])('returns nothing for %j', (body) => {
    expect(parsePostBody(body as string)).toEqual([]);
  });
});

describe('PostBody', () => {
  it('renders headings below the title of the page, paragraphs and breaks', () => {
    const { container } = render(<PostBody text={'# One\n## Two\n### Three\n\nWords'} />);
    expect(screen.getByRole('heading', { level: 2, name: 'One' })).toBeVisible();
    expect(screen.getByRole('heading', { level: 3, name: 'Two' })).toBeVisible();
    expect(screen.getByRole('heading', { level: 4, name: 'Three' })).toBeVisible();
    expect(screen.getByText('Words').tagName).toBe('P');
    expect(container.querySelectorAll('br')).toHaveLength(1);
  });

  it('never interprets a post as HTML', () => {
    const html = '<img src=x onerror="alert(1)"> and <b>bold</b>';
    const { container } = render(<PostBody text={`# <i>Title</i>\n${html}`} />);
    expect(screen.getByText(html)).toBeVisible();
    expect(screen.getByRole('heading', { name: '<i>Title</i>' })).toBeVisible();
    expect(container.querySelector('img, b, i')).toBeNull();
  });

  it('lets the host add links in paragraphs and headings', () => {
    render(<PostBody text={'# Call 911\nWords'} renderWords={(words) => <a href="/x">{words}</a>} />);
    expect(screen.getByRole('heading', { level: 2 })).toContainElement(
      screen.getByRole('link', { name: 'Call 911' }),
    );
    expect(screen.getByRole('link', { name: 'Words' }).parentElement?.tagName).toBe('P');
  });

  it('has a drop cap if the paragraph is long enough, and never enlarges a quotation mark', () => {
    const long = `“No,” she says. ${'And no again. '.repeat(20)}`.trim();
    const { container, rerender } = render(<PostBody text={long} />);
    const plain = container.firstElementChild!.className;
    expect(container.querySelector('span')).toBeNull();
    rerender(<PostBody text={long} dropCap />);
    expect(container.firstElementChild!.className).not.toBe(plain);
    expect(container.querySelector('span')?.textContent).toBe('“');
    expect(container.textContent).toBe(long);
    rerender(<PostBody text="Short." dropCap />);
    expect(container.firstElementChild!.className).toBe(plain);
  });

  it('inserts pulled sentences before their paragraphs, hidden from screen readers', () => {
    const { container } = render(<PostBody text={'One.\nTwo.'} pulled={[{ text: 'One.', before: 1 }]} />);
    expect([...container.firstElementChild!.children].map(({ tagName }) => tagName)).toEqual([
      'P',
      'ASIDE',
      'P',
    ]);
    expect(container.querySelector('aside')).toHaveAttribute('aria-hidden', 'true');
  });

  it('ends with an end mark', () => {
    const { container, rerender } = render(<PostBody text={text} />);
    const plain = container.firstElementChild!.className;
    rerender(<PostBody text={text} endMark />);
    expect(container.firstElementChild!.className).not.toBe(plain);
  });

  it.each(['', null, undefined])('renders nothing without text (%j)', (text) => {
    const { container } = render(<PostBody text={text} />);
    expect(container).toBeEmptyDOMElement();
  });
});

it('hides PostBodySkeleton from screen readers', () => {
  render(<PostBodySkeleton data-testid="waiting" paragraphs={2} />);
  expect(screen.getByTestId('waiting')).toHaveAttribute('aria-hidden', 'true');
  expect(screen.getByTestId('waiting').children).toHaveLength(2);
});
