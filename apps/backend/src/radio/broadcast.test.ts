import { describe, expect, it, vi } from 'vitest';
import { createBroadcast } from './broadcast.ts';

const chunk = (text: string) => Buffer.from(text);

describe('a broadcast', () => {
  it('sends a new listener the burst and then the live stream', async () => {
    const broadcast = createBroadcast(() => undefined);
    const reader = broadcast.listen([chunk('last '), chunk('seconds ')]).getReader();
    broadcast.send(chunk('now'));
    broadcast.end();
    const heard: string[] = [];
    for (;;) {
      const { done, value } = await reader.read();
      if (done) break;
      heard.push(Buffer.from(value).toString());
    }
    expect(heard).toEqual(['last ', 'seconds ', 'now']);
  });

  it('drops a listener that falls behind by more than the limit', () => {
    const empty = vi.fn<() => void>();
    const hangUp = vi.fn<() => void>();
    const broadcast = createBroadcast(empty, 10);
    broadcast.listen([], hangUp);
    broadcast.send(chunk('12345'));
    broadcast.send(chunk('67890'));
    expect(hangUp).not.toHaveBeenCalled();
    broadcast.send(chunk('x'));
    expect(hangUp).toHaveBeenCalledOnce();
    expect(empty).toHaveBeenCalledOnce();
    expect(broadcast.listeners).toBe(0);
  });

  it('fails the stream if it has no connection to close', async () => {
    const broadcast = createBroadcast(() => undefined, 1);
    const reader = broadcast.listen([]).getReader();
    broadcast.send(chunk('12'));
    broadcast.send(chunk('34'));
    await expect(reader.read()).rejects.toThrow('too slowly');
  });

  it('calls `onEmpty` when the last listener leaves, not before', async () => {
    const empty = vi.fn<() => void>();
    const broadcast = createBroadcast(empty);
    const [one, two] = [broadcast.listen([]), broadcast.listen([])];
    await one.cancel();
    expect(empty).not.toHaveBeenCalled();
    await two.cancel();
    expect(empty).toHaveBeenCalledOnce();
  });
});
