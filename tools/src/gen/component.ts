import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../root.ts';
import { pascalCase } from './words.ts';

/** Returns the five files of a component, by file name. */
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

/**
 * Returns the usage document of a component, by file name. It is complete; its sentences are examples to
 * replace.
 */
export function usageFile(name: string): Record<string, string> {
  const Name = pascalCase(name);
  return {
    [`${Name}.md`]: `## What for

What a reader gains by it, in a sentence or two.

## When not

- For a piece of its own: take \`ArticleCard\`.

## Do and don’t

<Examples>
<Do story="Default">
Say the matter in a few words.
</Do>
<Dont story="LongText">
Don’t make the heading a sentence with three ideas.
</Dont>
</Examples>

<Matrix stories="Default" />

## Anatomy

| Part | What it is |
| --- | --- |
| \`section\` | The whole component. |

## Keyboard

| Key | What it does | By |
| --- | --- | --- |
| \`Tab\` | Goes to the links and buttons in it. | browser |

## What a screen reader says

- Its heading, then its content.

## Theming

| Token | What it colors |
| --- | --- |
| \`vars.color.text.body\` | Text |

<Bytes entry="${name}" />

## Related

- [ArticleCard](?path=/docs/editorial-articlecard--docs): a piece that is read on a page of its own.
`,
  };
}

/** Returns the version in which a new component will be released: the next minor. */
function nextVersion(): string {
  const { version } = JSON.parse(readFileSync(join(root, 'packages/ui/package.json'), 'utf8')) as {
    version: string;
  };
  const [major, minor] = version.split('.').map(Number);
  return `${major}.${minor! + 1}.0`;
}
