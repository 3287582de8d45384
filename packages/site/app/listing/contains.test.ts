import { describe, expect, it } from 'vitest';
import { cleanQuery, contains } from './contains.ts';

describe('a search', () => {
  it('matches a part of a word in any of the texts, ignoring case', () => {
    expect(contains('FEVER', ['A Fever at Three', 'Health & Safety'])).toBe(true);
    expect(contains('safe', ['A Fever at Three', 'Health & Safety'])).toBe(true);
    expect(contains('kite', ['A Fever at Three', 'Health & Safety'])).toBe(false);
  });

  it('treats special characters literally', () => {
    expect(contains('.*', ['A Fever'])).toBe(false);
    expect(contains('(', ['Fever (38°C)'])).toBe(true);
  });

  it('matches curly quotes and dashes by those of a keyboard', () => {
    expect(contains("won't", ['A Child Who Won’t Sit Still'])).toBe(true);
    expect(contains('"yes"', ['Say “yes”'])).toBe(true);
    expect(contains('2-4', ['Ages 2–4'])).toBe(true);
  });

  it('matches everything for a query of spaces', () => {
    expect(cleanQuery('  \n ')).toBe('');
    expect(contains('   ', ['anything'])).toBe(true);
  });

  it('limits the length of a query', () => {
    expect(cleanQuery('a'.repeat(5000))).toHaveLength(100);
    expect(cleanQuery('  two   words ')).toBe('two words');
  });
});
