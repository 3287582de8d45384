import { describe, expect, it } from 'vitest';
import { root } from '../root.ts';
import { storyCoverage } from './coverage.ts';
import { type Usage, readUsages, usageFaults } from './usage.ts';
import { withoutUsage } from './withoutUsage.ts';

const all = storyCoverage(`${root}/packages/ui/src`);
const usages = await readUsages();

describe('the usage page', () => {
  it.each(Object.entries(usages))('of %s names what is there, and all of it', (component, usage) => {
    expect(usageFaults(component, usage, all)).toEqual([]);
  });

  it('of every component is written, but for a list that may only get shorter', () => {
    const missing = all.map(({ component }) => component).filter((component) => !(component in usages));
    expect([...withoutUsage]).toEqual(missing.toSorted());
    expect(withoutUsage.length).toBeLessThanOrEqual(49);
  });
});

describe('a page that is wrong', () => {
  const tabs = usages['Tabs']!;
  it.each<[string, Partial<Usage>, string]>([
    [
      'a story',
      { examples: [...tabs.examples, { story: 'Rainbow', do: true, text: '' }] },
      'shows a story Rainbow',
    ],
    ['no matrix', { matrix: undefined }, 'has no matrix'],
    ['a variant', { matrix: { stories: ['Rainbow'] } }, 'a story Rainbow in its matrix'],
    ['a part', { anatomy: [{ part: 'slider', what: '' }] }, 'names a part slider'],
    ['a key', { keys: [...tabs.keys, { keys: ['Fire'], does: '', by: 'browser' }] }, 'names a key Fire'],
    [
      'a key left out',
      { keys: tabs.keys.filter(({ keys }) => !keys.includes('Home')) },
      'leaves out the key Home',
    ],
    [
      'a key of another component',
      { keys: [...tabs.keys, { keys: ['PageUp'], does: '', by: 'Button' }] },
      'says that Button reads PageUp',
    ],
    ['a token', { colors: { ...tabs.colors, 'text.loud': '' } }, 'has no use for color.text.loud'],
    ['a token left out', { colors: {} }, 'leaves out color.border.strong'],
    ['a prop', { purpose: 'Set `rainbow`.' }, 'speaks of `rainbow`'],
    ['a neighbor', { related: { 'Input/Rainbow': '' } }, 'leads to Input/Rainbow'],
    ['an empty part', { reader: [] }, 'has no reader'],
    ['nothing not to do', { examples: tabs.examples.slice(0, 1) }, 'shows nothing not to do'],
    ['an entry', { entry: 'button' }, 'is of no component of button'],
  ])('is found by %s', (_name, change, fault) => {
    const faults = usageFaults('Tabs', { ...tabs, ...change }, all);
    expect(faults.join('; ')).toContain(fault);
  });
});
