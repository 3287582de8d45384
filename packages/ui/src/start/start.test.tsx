import { render, screen } from '@testing-library/react';
import { createRef, type Ref } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { startable, useStartable } from './index.ts';

const live = vi.fn<(event: Event) => void>();

beforeEach(() => document.addEventListener('app:live', live));
afterEach(() => {
  document.removeEventListener('app:live', live);
  live.mockReset();
});

function Control({ ref, held }: { ref?: Ref<HTMLButtonElement>; held?: boolean }) {
  return (
    <button type="button" {...useStartable(ref, held)}>
      Share
    </button>
  );
}

describe('startable', () => {
  it('marks a control on the server, and dispatches an event from that control when it is live', () => {
    const button = (
      <button type="button" {...startable}>
        Mute
      </button>
    );
    expect(renderToStaticMarkup(button)).toBe('<button type="button" data-start="">Mute</button>');
    render(button);
    expect(live).toHaveBeenCalledOnce();
    expect(live.mock.calls[0]![0].target).toBe(screen.getByRole('button', { name: 'Mute' }));
  });
});

describe('useStartable', () => {
  it('also sets the ref of the caller, object or function', () => {
    const ref = createRef<HTMLButtonElement>();
    const view = render(<Control ref={ref} />);
    expect(ref.current).toBe(screen.getByRole('button'));
    expect(live).toHaveBeenCalledOnce();
    view.unmount();
    expect(ref.current).toBeNull();

    const callback = vi.fn<(element: HTMLButtonElement | null) => void>();
    const again = render(<Control ref={callback} />);
    again.rerender(<Control ref={callback} />);
    expect(callback).toHaveBeenCalledOnce();
    again.unmount();
    expect(callback).toHaveBeenLastCalledWith(null);
  });

  it('only passes the ref on if the control does not need the application', () => {
    const ref = createRef<HTMLButtonElement>();
    render(<Control ref={ref} held={false} />);
    expect(ref.current).not.toHaveAttribute('data-start');
    expect(live).not.toHaveBeenCalled();
  });
});
