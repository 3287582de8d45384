import type { ArgTypesEnhancer, StrictInputType } from 'storybook/internal/types';

/** The documentation parser's result about a component's own props. */
interface Docgen {
  props?: Record<string, { description?: string; tsType?: { name: string; raw?: string } }>;
}

/** Props that the parser does not find: those of the platform, of React and of shared types. */
const native: Record<string, { description: string; type: string }> = {
  children: { description: 'What stands in it.', type: 'ReactNode' },
  // The cards share these: packages/ui/src/card/CardProps.ts.
  headingLevel: { description: 'Rank of the heading.', type: '2 | 3 | 4' },
  imageAlt: { description: 'Text that stands for the picture.', type: 'string' },
  section: { description: 'The section whose color it takes.', type: 'AnySection' },
  href: { description: 'Where it leads.', type: 'string' },
  max: { description: 'The greatest value.', type: 'number' },
  min: { description: 'The least value.', type: 'number' },
  onClick: { description: 'Told of a press.', type: 'MouseEventHandler' },
  rel: { description: 'As with `<a>`: what the page that it leads to is to this one.', type: 'string' },
  style: {
    description: 'As with any element. Rules of a host’s own style sheet win as well.',
    type: 'CSSProperties',
  },
  type: {
    description: 'As with `<button>`; one in a form submits only where it says so.',
    type: "'button' | 'submit' | 'reset'",
  },
};

/**
 * Completes the rows of the props table: expands unions, and adds the descriptions of props that a component
 * inherits from the one that it wraps (`parameters.madeOf`) or from the platform.
 */
export const describeProps: ArgTypesEnhancer = ({ argTypes, initialArgs, parameters }) => {
  const { __docgenInfo: docgen } = (parameters['madeOf'] ?? {}) as { __docgenInfo?: Docgen };
  const props = docgen?.props ?? {};
  // Inherited props have a row if a story sets them.
  const given = Object.keys(initialArgs).filter((name) => name in props || name in native);
  const names = new Set([...Object.keys(argTypes), ...given]);
  return Object.fromEntries(
    [...names].map((name) => [
      name,
      {
        ...descriptionOf(argTypes[name] ?? { name }, props[name], native[name]),
        ...(hasDataAddress(initialArgs[name]) && { control: false }),
      },
    ]),
  );
};

function descriptionOf(
  row: StrictInputType,
  inherited: NonNullable<Docgen['props']>[string] | undefined,
  platform: (typeof native)[string] | undefined,
): StrictInputType {
  const { raw } = (row.type ?? {}) as { raw?: string };
  const shown = row.table?.type?.summary;
  const isKnown = shown !== undefined && !/^(?:union|unknown|Partial|Readonly)$/.test(shown);
  const summary = isKnown
    ? shown
    : (oneLine(raw) ?? inherited?.tsType?.raw ?? inherited?.tsType?.name ?? platform?.type ?? shown);
  return {
    ...row,
    // The default has its own column.
    description: (row.description || inherited?.description || platform?.description)?.replace(
      /\s*@default\s.*$/s,
      '',
    ),
    table: { ...row.table, ...(summary !== undefined && { type: { ...row.table?.type, summary } }) },
  };
}

/** Returns a type as one line of code. */
function oneLine(type: string | undefined): string | undefined {
  return type?.replaceAll(/\s+/g, ' ').replace(/^\| /, '');
}

/** Returns whether a value contains a picture as a data address: kilobytes that nobody edits. */
function hasDataAddress(value: unknown, depth = 3): boolean {
  if (typeof value === 'string') return value.startsWith('data:');
  if (typeof value !== 'object' || value === null || depth === 0) return false;
  return Object.values(value).some((part) => hasDataAddress(part, depth - 1));
}
