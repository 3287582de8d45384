import { render } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { type UiLabels, UiProvider } from '../provider/index.ts';
import { shown } from '../testing/shown.tsx';
import { es } from './index.ts';

const modules = import.meta.glob<{ english: Record<string, string> }>('../*/labels.ts', { eager: true });
const sets = Object.keys(es) as (keyof UiLabels)[];

/** `pieceActions` for the folder `piece-actions`; two folders have other names. */
const setOf = (path: string) => {
  const folder = path.split('/').at(-2)!;
  const name = folder.replaceAll(/-(\w)/g, (_dash, letter: string) => letter.toUpperCase());
  return (name === 'frameConsent' ? 'frame' : name) as keyof UiLabels;
};
const english = Object.fromEntries(
  Object.entries(modules).map(([path, module]) => [setOf(path), module.english]),
) as Record<keyof UiLabels, Record<string, string>>;

const blanksOf = (word: string) => (word.match(/\{\w+\}/g) ?? []).toSorted();
/** Returns a pattern that matches a text with any values in its blanks. */
const pattern = (word: string) =>
  new RegExp(`^${word.replaceAll(/[.?()]/g, '\\$&').replaceAll(/\{\w+\}/g, '.+')}$`);

describe.each(sets)('%s', (set) => {
  const words = Object.entries(es[set] as unknown as Record<string, string>);

  it('has a Spanish text for each English one, with the same blanks', () => {
    expect(words.map(([name]) => name).toSorted()).toEqual(Object.keys(english[set]).toSorted());
    for (const [name, word] of words) {
      expect(word.trim(), name).not.toBe('');
      expect(blanksOf(word), name).toEqual(blanksOf(english[set][name]!));
    }
  });

  it('shows no English text on a Spanish page, on server and browser', () => {
    const page = (
      <UiProvider locale="es" labels={es}>
        {shown[set]}
      </UiProvider>
    );
    const { container } = render(page);
    const said = [...sentencesOf(container), ...sentencesOf(parsed(renderToString(page)))];
    const left = words
      .filter(([name, word]) => word !== english[set][name])
      .filter(([name]) => said.some((sentence) => pattern(english[set][name]!).test(sentence)));
    expect(left).toEqual([]);
    expect(words.some(([, word]) => said.some((sentence) => pattern(word).test(sentence)))).toBe(true);
  });
});

it('covers every set of texts', () => {
  expect(Object.keys(english).toSorted()).toEqual(sets.toSorted());
});

function parsed(html: string): Element {
  return new DOMParser().parseFromString(html, 'text/html').body;
}

/** Returns all texts of an element and its accessible names. */
function sentencesOf(root: Element): string[] {
  const sentences: string[] = [];
  for (const element of root.querySelectorAll('*')) {
    for (const { name, value } of element.attributes)
      if (['aria-label', 'aria-valuetext', 'title', 'placeholder'].includes(name)) sentences.push(value);
    for (const node of element.childNodes) sentences.push(node.textContent ?? '');
    sentences.push(element.textContent);
  }
  return sentences.map((sentence) => sentence.replaceAll(/\s+/g, ' ').trim());
}
