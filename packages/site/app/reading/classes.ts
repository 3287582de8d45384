import { layout } from '../brand.ts';
import { root as callNow } from './CallNow.css.ts';
import * as head from './head.css.ts';
import { withOwn } from '../with-own.ts';
import * as reading from './reading.css.ts';

/** The classes of a piece's page, each with the title's own for that place. */
export const css = withOwnPlaces({ ...head, ...reading, callNow });

function withOwnPlaces<Classes extends Record<string, string>>(classes: Classes): Classes {
  const own: Partial<Record<string, string>> = layout.reading ?? {};
  return Object.fromEntries(
    Object.entries(classes).map(([place, name]) => [place, withOwn(name, own[place])]),
  ) as Classes;
}
