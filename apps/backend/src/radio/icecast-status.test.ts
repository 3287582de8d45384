import { describe, expect, it } from 'vitest';
import { fromStatus } from './icecast-status.ts';

const page = (source: unknown) => JSON.stringify({ icestats: { host: 'localhost', source } });

describe('the status page of an Icecast', () => {
  const live = { listenurl: 'http://localhost:8000/live', title: 'Trio - Lull' };
  const other = { listenurl: 'http://localhost:8000/other', title: 'Else' };

  it('names the title of the requested mount, among several or alone', () => {
    const expected = { artist: 'Trio', title: 'Lull', live: true };
    expect(fromStatus(page([other, live]), '/live')).toEqual(expected);
    expect(fromStatus(page(live), '/live')).toEqual(expected);
    expect(fromStatus(page(live), '/')).toEqual(expected);
  });

  it('counts as off the air for a missing mount and for other pages', () => {
    const offAir = { artist: null, title: null, live: false };
    expect(fromStatus(page(other), '/live')).toEqual(offAir);
    expect(fromStatus(page(undefined), '/')).toEqual(offAir);
    expect(fromStatus('<html>', '/live')).toEqual(offAir);
  });

  it('may send the artist separately, as Ogg sources do, and a number as a title', () => {
    expect(fromStatus(page({ ...live, artist: 'Ada', title: 1984 }), '/live')).toEqual({
      artist: 'Ada',
      title: '1984',
      live: true,
    });
  });

  it('is parsed although Icecast 2.4 writes a minus sign for an empty value', () => {
    const broken = page(live).replace('"Trio - Lull"', '- ,"x":1').replace('- ,"x":1', '-,"x":1');
    expect(fromStatus(broken, '/live')).toEqual({ artist: null, title: null, live: true });
  });

  it('decodes UTF-8 that Icecast has read as Latin-1', () => {
    const mistaken = Buffer.from('Zoë - Für ’s Bett').toString('latin1');
    expect(fromStatus(page({ ...live, title: mistaken }), '/live').title).toBe('Für ’s Bett');
    expect(fromStatus(page({ ...live, title: 'Zoë' }), '/live').title).toBe('Zoë');
  });
});
