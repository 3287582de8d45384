import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { conformance } from '../testing/conformance.tsx';
import { FrameConsent, frameAddress, FramedPage } from './index.ts';

const own = { title: 'Local News wall', src: '/walls/local-news', shape: 'wall' } as const;
const other = { ...own, src: 'https://walls.example/local', clickToLoad: true } as const;
const wait = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
const frame = () => screen.queryByTitle<HTMLIFrameElement>('Local News wall');

beforeEach(() => {
  vi.stubGlobal(
    'fetch',
    vi.fn(async () => new Response()),
  );
});

conformance('FrameConsent', () => (
  <FrameConsent
    title="Wall"
    provider="Example Walls"
    href="https://walls.example/"
    onLoad={() => {}}
    onRemember={() => {}}
  />
));
conformance('FrameConsent, compact', () => (
  <FrameConsent
    compact
    title="Wall"
    provider="Example Walls"
    href="https://walls.example/"
    onLoad={() => {}}
  />
));
conformance('FramedPage', () => <FramedPage {...own} />, { element: 'figure' });
conformance('FramedPage that asks', () => <FramedPage {...other} />, { element: 'figure' });
conformance('FramedPage that is not configured', () => (
  <FramedPage
    {...own}
    src={null}
    links={[{ title: 'Harbor Courier', href: 'https://harbor-courier.example/' }]}
  />
));
conformance('FramedPage that did not arrive', () => <FramedPage {...own} stage="failed" />);

describe('frameAddress', () => {
  it.each(['/walls/local-news', 'https://walls.example/local?x=1', 'http://walls.example/'])(
    'accepts %s',
    (src) => {
      expect(frameAddress(src)).toBe(src);
    },
  );

  it.each([
    'javascript:alert(1)',
    'data:text/html,hello',
    '//walls.example/',
    '/\\walls.example',
    'walls',
    'blob:x',
    '',
    ' ',
    null,
    undefined,
  ])('rejects %s', (src) => {
    expect(frameAddress(src)).toBeNull();
  });
});

describe('a page of our own', () => {
  it('loads at once, titled, lazy and sandboxed without our origin', () => {
    render(<FramedPage {...own} />);
    expect(frame()).toHaveAttribute('src', '/walls/local-news');
    expect(frame()).toHaveAttribute('loading', 'lazy');
    expect(frame()!.getAttribute('sandbox')!.split(' ').toSorted()).toEqual([
      'allow-popups',
      'allow-popups-to-escape-sandbox',
      'allow-scripts',
    ]);
  });

  it('is in the HTML of the server', () => {
    expect(renderToString(<FramedPage {...own} />)).toContain('src="/walls/local-news"');
  });

  it('is busy only after hydration, because HTML without a script would stay busy', () => {
    expect(renderToString(<FramedPage {...own} />)).not.toContain('aria-busy');
    render(<FramedPage {...own} />);
    expect(frame()!.parentElement).toHaveAttribute('aria-busy', 'true');
    says('preferences', frame()!.contentWindow);
    expect(frame()!.parentElement).not.toHaveAttribute('aria-busy');
  });

  it('has loaded when it sends its message', () => {
    render(<FramedPage {...own} />);
    says('preferences', frame()!.contentWindow);
    expect(frame()!.parentElement).toHaveAttribute('data-stage', 'loaded');
    expect(fetch).not.toHaveBeenCalled();
  });

  it('is asked for its message after hydration, and messages of other windows are ignored', () => {
    const asked = vi.spyOn(HTMLIFrameElement.prototype, 'contentWindow', 'get');
    const postMessage = vi.fn();
    const inside = { postMessage } as unknown as Window;
    asked.mockReturnValue(inside);
    render(<FramedPage {...own} />);
    expect(postMessage).toHaveBeenCalledWith('preferences', '*');
    says('preferences', window);
    says('something else', inside);
    expect(frame()!.parentElement).toHaveAttribute('data-stage', 'loading');
    says('preferences', inside);
    expect(frame()!.parentElement).toHaveAttribute('data-stage', 'loaded');
  });

  it('has loaded without a message when its address answers', async () => {
    render(<FramedPage {...own} />);
    fireEvent.load(frame()!);
    await waitFor(() => expect(frame()!.parentElement).toHaveAttribute('data-stage', 'loaded'));
    expect(fetch).toHaveBeenCalledWith(expect.stringMatching(/\/walls\/local-news$/), { method: 'HEAD' });
  });

  it.each([
    ['the error page of the browser', () => Promise.reject(new TypeError('Failed to fetch'))],
    ['an error of the server', () => Promise.resolve(new Response(null, { status: 502 }))],
  ])('is replaced by links when the result is %s', async (_, answer) => {
    vi.mocked(fetch).mockImplementation(answer);
    render(<FramedPage {...own} />);
    fireEvent.load(frame()!);
    await waitFor(() => expect(frame()).toBeNull());
    expect(screen.getByRole('link', { name: 'Open Local News wall' })).toHaveAttribute(
      'href',
      '/walls/local-news',
    );
  });
});

function says(data: unknown, source: Window | null) {
  act(() => void window.dispatchEvent(new MessageEvent('message', { data, source })));
}

describe('a page of another origin', () => {
  it('asks first, with a link to the provider in a new tab', () => {
    render(<FramedPage {...other} provider="Example Walls" />);
    const control = screen.getByRole('link', { name: 'Load Local News wall' });
    expect(control).toHaveAttribute('href', 'https://walls.example/local');
    expect(control).toHaveAttribute('target', '_blank');
    expect(control).toHaveAttribute('rel', 'noopener');
    expect(control).toHaveAttribute('data-start');
    expect(screen.getByText(/Example Walls then learns of your visit/)).toBeVisible();
    expect(frame()).toBeNull();
  });

  it('names the host without a provider', () => {
    render(<FramedPage {...other} src="https://www.walls.example/local" />);
    expect(screen.getByText(/This part comes from walls\.example/)).toBeVisible();
  });

  it('loads in place on a click and gets the focus', async () => {
    render(<FramedPage {...other} />);
    await userEvent.click(screen.getByRole('link', { name: 'Load Local News wall' }));
    expect(frame()).toHaveAttribute('src', 'https://walls.example/local');
    expect(frame()!.getAttribute('sandbox')).not.toContain('allow-top-navigation');
    expect(frame()).toHaveFocus();
  });

  it('leaves a click with a modifier key to the browser', () => {
    render(<FramedPage {...other} />);
    for (const key of ['ctrlKey', 'metaKey', 'shiftKey']) {
      expect(fireEvent.click(screen.getByRole('link', { name: /^Load/ }), { [key]: true })).toBe(true);
    }
    expect(frame()).toBeNull();
  });

  it('offers to remember only with a host that can, and then loads at once', async () => {
    const onRemember = vi.fn();
    const { rerender } = render(<FramedPage {...other} />);
    expect(screen.queryByRole('link', { name: 'Load now and on later visits' })).toBeNull();
    rerender(<FramedPage {...other} onRemember={onRemember} />);
    await userEvent.click(screen.getByRole('link', { name: 'Load now and on later visits' }));
    expect(onRemember).toHaveBeenCalledOnce();
    expect(frame()).toBeInTheDocument();
  });

  it('does not ask a reader whose choice is remembered', () => {
    render(<FramedPage {...other} remembered />);
    expect(frame()).toBeInTheDocument();
  });

  it('works by keyboard alone', async () => {
    render(<FramedPage {...other} />);
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    expect(frame()).toBeInTheDocument();
  });
});

describe('a page that does not load', () => {
  const links = [{ title: 'Harbor Courier', href: 'https://harbor-courier.example/' }];

  beforeEach(() => void vi.useFakeTimers());

  it('is replaced by a titled card of links after ten seconds', async () => {
    render(<FramedPage {...own} links={links} />);
    await wait(9999);
    expect(frame()).toBeInTheDocument();
    await wait(1);
    expect(frame()).toBeNull();
    expect(screen.getByRole('heading', { name: 'Local News wall' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Harbor Courier' })).toHaveAttribute('target', '_blank');
  });

  it('is announced: the live region is empty before the card is added to it', async () => {
    const { container } = render(<FramedPage {...own} />);
    const region = container.querySelector('[aria-live="polite"]');
    expect(region).toBeEmptyDOMElement();
    await wait(10_000);
    expect(screen.getByRole('heading', { name: 'Local News wall' }).closest('[aria-live]')).toBe(region);
  });

  it('has the timeout of its host', async () => {
    render(<FramedPage {...own} timeoutMs={250} />);
    await wait(250);
    expect(frame()).toBeNull();
  });

  it('stays when it has loaded in time', async () => {
    render(<FramedPage {...own} />);
    await wait(9000);
    fireEvent.load(frame()!);
    await wait(60_000);
    expect(frame()).toBeInTheDocument();
  });

  it('can be loaded again', async () => {
    render(<FramedPage {...own} />);
    await wait(10_000);
    fireEvent.click(screen.getByRole('button', { name: 'Load again' }));
    expect(frame()).toBeInTheDocument();
    await wait(10_000);
    expect(frame()).toBeNull();
  });

  it('is timed from the moment it is visible, because a lazy frame loads only then', async () => {
    let see: (() => void) | undefined;
    vi.stubGlobal(
      'IntersectionObserver',
      class {
        constructor(callback: (entries: { isIntersecting: boolean }[]) => void) {
          see = () => callback([{ isIntersecting: true }]);
        }
        observe() {}
        disconnect() {}
      },
    );
    try {
      render(<FramedPage {...own} />);
      await wait(60_000);
      expect(frame()).toBeInTheDocument();
      see?.();
      await wait(9999);
      expect(frame()).toBeInTheDocument();
      await wait(1);
      expect(frame()).toBeNull();
    } finally {
      vi.unstubAllGlobals();
    }
  });
});

describe('a page that is not configured', () => {
  it('is a titled card of links and no frame', () => {
    render(
      <FramedPage
        {...own}
        src={undefined}
        links={[{ title: 'Harbor Courier', href: 'https://harbor-courier.example/' }]}
      />,
    );
    expect(frame()).toBeNull();
    expect(screen.getByRole('heading', { name: 'Local News wall', level: 2 })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Harbor Courier' })).toBeVisible();
  });

  it('says so without links, too', () => {
    render(<FramedPage {...own} src="javascript:alert(1)" headingLevel={3} />);
    expect(screen.getByRole('heading', { level: 3 })).toBeVisible();
    expect(screen.getByText('Nothing is published here at the moment.')).toBeVisible();
  });
});
