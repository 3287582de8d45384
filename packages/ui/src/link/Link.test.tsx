import type { ComponentProps } from 'react';
import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { conformance } from '../testing/conformance.tsx';
import { Link, type LinkProps, LinkProvider } from './index.ts';

conformance('Link', () => <Link href="/blog">Blog</Link>, { element: 'a' });

function Routed({ href, children, ...rest }: LinkProps) {
  return (
    <a data-routed="" href={href} {...rest}>
      {children}
    </a>
  );
}

function Host({ children, ...rest }: ComponentProps<'a'>) {
  return <a {...rest}>{children}</a>;
}

describe('Link', () => {
  it.each([
    ['/blog?page=2', true],
    ['//example.org/blog', false],
    ['https://example.org/', false],
    ['mailto:desk@example.org', false],
    ['#main', false],
  ])('passes %s to the router of the host: %s', (href, routed) => {
    render(
      <LinkProvider component={Routed}>
        <Link href={href}>Read on</Link>
      </LinkProvider>,
    );
    const link = screen.getByRole('link', { name: 'Read on' });
    expect(link.hasAttribute('data-routed')).toBe(routed);
    expect(link).toHaveAttribute('href', href);
  });

  it('leaves new tabs and downloads to the browser', () => {
    render(
      <LinkProvider component={Routed}>
        <Link href="/guide.pdf" download>
          Guide
        </Link>
        <Link href="/walls/news" target="_blank">
          Wall
        </Link>
      </LinkProvider>,
    );
    expect(screen.getByRole('link', { name: 'Guide' })).not.toHaveAttribute('data-routed');
    expect(screen.getByRole('link', { name: 'Wall' })).not.toHaveAttribute('data-routed');
  });

  it("renders the host's element with its attributes and those of the link", () => {
    render(
      <LinkProvider component={Routed}>
        <Link
          href="/blog"
          className="ours"
          render={<Host className="theirs" data-prefetch="none" href="/journal" />}
        >
          Blog
        </Link>
      </LinkProvider>,
    );
    const link = screen.getByRole('link', { name: 'Blog' });
    expect(link).toHaveAttribute('href', '/journal');
    expect(link).toHaveAttribute('class', 'ours theirs');
    expect(link).toHaveAttribute('data-prefetch', 'none');
    expect(link).not.toHaveAttribute('data-routed');
  });

  it('sets rel=noopener for a new tab, unless the caller sets rel', () => {
    render(
      <>
        <Link href="https://www.unicef.org/parenting/" target="_blank">
          UNICEF
        </Link>
        <Link href="https://example.org/" target="_blank" rel="nofollow noopener">
          Sponsor
        </Link>
        <Link href="/about">About</Link>
      </>,
    );
    expect(screen.getByRole('link', { name: 'UNICEF' })).toHaveAttribute('rel', 'noopener');
    expect(screen.getByRole('link', { name: 'Sponsor' })).toHaveAttribute('rel', 'nofollow noopener');
    expect(screen.getByRole('link', { name: 'About' })).not.toHaveAttribute('rel');
  });
});
