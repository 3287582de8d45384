import { AnchorMdx, CodeOrSourceMdx, DocsContext, HeadersMdx, Markdown } from '@storybook/addon-docs/blocks';
import { type ReactNode, useContext } from 'react';
import { storyNameFromExport, toId } from 'storybook/internal/csf';
import { Matrix } from './Matrix.tsx';
import { Shown } from './Shown.tsx';
import * as css from './usage.css.ts';

const documents = import.meta.glob<string>('../../docs/usage/*.md', {
  query: '?raw',
  import: 'default',
  eager: true,
});

// Vite reads the file; an import would leave the package.
const [sizes = {}] = Object.values(
  import.meta.glob<Record<string, { js: number; css: number }>>('../../../../packages/checks/sizes.json', {
    import: 'default',
    eager: true,
  }),
);

/** The usage document of a component, from `docs/usage/<component>.md`. Renders nothing without one. */
export function UsageDocument({ component }: { component: string }) {
  const document = documents[`../../docs/usage/${component}.md`];
  return document && <Markdown options={{ overrides }}>{document}</Markdown>;
}

/** The elements that a document may contain, besides Markdown. */
const overrides = {
  code: CodeOrSourceMdx,
  a: AnchorMdx,
  ...HeadersMdx,
  Examples: ({ children }: { children: ReactNode }) => <div className={css.examples}>{children}</div>,
  Do: (props: ExampleProps) => <Example {...props} word="Do." className={css.good} />,
  Dont: (props: ExampleProps) => <Example {...props} word="Don’t." className={css.bad} />,
  Matrix: MatrixOf,
  Bytes,
};

interface ExampleProps {
  /** The export of a story of the component. */
  story: string;
  children: ReactNode;
}

function Example({ story, word, className, children }: ExampleProps & { word: string; className: string }) {
  const [shown] = useStories(story);
  return (
    <figure className={`sb-unstyled ${css.example} ${className}`}>
      {shown && <Shown story={shown} code={false} />}
      <figcaption>
        <strong>{word}</strong> {children}
      </figcaption>
    </figure>
  );
}

function MatrixOf({ stories, wide = false }: { stories: string; wide?: boolean }) {
  return <Matrix stories={useStories(stories)} wide={wide} />;
}

/** The size of an entry without the entries that it imports. */
function Bytes({ entry }: { entry: string }) {
  const size = sizes[entry];
  if (!size) throw new Error(`packages/checks/sizes.json has no entry ${entry}`);
  return (
    <>
      <h2>Bytes</h2>
      <p>
        Its own script has {size.js} bytes and its style {size.css}, compressed with brotli, without the
        entries that it imports.
      </p>
    </>
  );
}

/** Returns the stories of the page with these export names, separated by spaces. */
function useStories(names: string) {
  const stories = useContext(DocsContext).componentStories();
  return names
    .split(' ')
    .flatMap((name) => stories.find(({ id, title }) => id === toId(title, storyNameFromExport(name))) ?? []);
}
