import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../root.ts';
import { pascalCase } from './words.ts';

/** The five files of a component, by file name. */
export function componentFiles(name: string): Record<string, string> {
  const Name = pascalCase(name);
  const local = name.replaceAll(/-(.)/g, (_, letter: string) => letter.toUpperCase());
  return {
    'index.ts': `export { ${Name}, type ${Name}Props } from './${Name}.tsx';\n`,
    [`${Name}.tsx`]: `import type { ComponentProps } from 'react';
import * as styles from './${Name}.css.ts';

export interface ${Name}Props extends Omit<ComponentProps<'section'>, 'title'> {
  /** What the reader reads first. */
  title: string;
}

/** Says what it is in one sentence. Renders a \`<section>\` with a heading. */
export function ${Name}({ title, className, children, ...rest }: ${Name}Props) {
  return (
    <section {...rest} className={[styles.${local}, className].filter(Boolean).join(' ')}>
      <h2 className={styles.title}>{title}</h2>
      {children}
    </section>
  );
}
`,
    [`${Name}.css.ts`]: `import { vars } from '../theme/index.ts';
import { componentStyle } from '../vanilla-extract/index.ts';

export const ${local} = componentStyle({ color: vars.color.text.body });

export const title = componentStyle({ font: vars.text.h4 });
`,
    [`${Name}.stories.tsx`]: `import type { Meta, StoryObj } from '@storybook/react-vite';
import { ${Name} } from './${Name}.tsx';

const meta = {
  title: 'Editorial/${Name}',
  // What it promises, and the version that it comes with: docs/deprecation.md.
  tags: ['draft', 'since-${nextVersion()}'],
  component: ${Name},
  args: { title: 'What a toddler means by no' },
} satisfies Meta<typeof ${Name}>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const LongText: Story = {
  args: { title: 'What a two-year-old means by no, and why breakfast and bath are not alike' },
};
`,
    [`${Name}.test.tsx`]: `import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { conformance } from '../testing/conformance.tsx';
import { ${Name} } from './${Name}.tsx';

conformance('${Name}', () => <${Name} title="What a toddler means by no" />);

it('is announced by its heading', () => {
  render(<${Name} title="What a toddler means by no" />);
  expect(screen.getByRole('heading', { name: 'What a toddler means by no' })).toBeVisible();
});
`,
  };
}

/** The page that says how the component is used, by file name: whole as it stands, its sentences to be written anew. */
export function usageFile(name: string): Record<string, string> {
  const Name = pascalCase(name);
  return {
    [`${Name}.usage.ts`]: `import type { Usage } from './usage.ts';

export const usage: Usage = {
  entry: '${name}',
  purpose: 'What it is for, in a sentence or two, as a reader gains by it.',
  whenNot: ['For a piece of its own: take \`ArticleCard\`.'],
  examples: [
    { story: 'Default', do: true, text: 'Say the matter in a few words.' },
    { story: 'LongText', do: false, text: 'Don’t make the heading a sentence with three ideas.' },
  ],
  anatomy: [{ part: 'section', what: 'The whole of it.' }],
  // Variants under the pointer, with the focus and pressed; without an answer to them, say so in packages/checks/src/stories/usage.ts.
  matrix: { stories: ['Default'] },
  keys: [{ keys: ['Tab'], does: 'Comes to the links and buttons in it.', by: 'browser' }],
  reader: ['Its heading, then what stands in it.'],
  colors: { 'text.body': 'Text' },
  related: { 'Editorial/ArticleCard': 'A piece that is read on a page of its own' },
};
`,
  };
}

/** The version that a component of today comes with: the next minor. */
function nextVersion(): string {
  const { version } = JSON.parse(readFileSync(join(root, 'packages/ui/package.json'), 'utf8')) as {
    version: string;
  };
  const [major, minor] = version.split('.').map(Number);
  return `${major}.${minor! + 1}.0`;
}
