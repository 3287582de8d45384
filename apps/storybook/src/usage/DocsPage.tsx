import {
  Controls,
  Description,
  Markdown,
  Primary,
  Stories,
  Story,
  Subtitle,
  Title,
  useOf,
} from '@storybook/addon-docs/blocks';
import { storyNameFromExport, toId } from 'storybook/internal/csf';
import type { Usage } from './usage.ts';
import * as css from './usage.css.ts';
import { detailsOf, purposeOf } from './words.ts';

const usages = import.meta.glob<Usage>('./*.usage.ts', { eager: true, import: 'usage' });

/** The page of a component: what it is, how it is used where that is written, and all its stories. */
export default function DocsPage() {
  const { csfFile } = useOf('meta', ['meta']);
  const title = csfFile.meta.title;
  const usage = usages[`./${title.split('/').at(-1)}.usage.ts`];
  const one = Object.keys(csfFile.stories).length === 1;

  return (
    <>
      <Title />
      <Subtitle />
      <Description of="meta" />
      {one && <Description of="story" />}
      <Primary />
      <Controls />
      {usage && (
        <>
          <Markdown>{purposeOf(usage)}</Markdown>
          <div className={css.examples}>
            {usage.examples.map((example) => (
              <figure
                key={example.story}
                className={`sb-unstyled ${css.example} ${example.do ? css.good : css.bad}`}
              >
                <Story of={csfFile.stories[toId(title, storyNameFromExport(example.story))]?.moduleExport} />
                <figcaption>
                  <Markdown>{`**${example.do ? 'Do.' : 'Don’t.'}** ${example.text}`}</Markdown>
                </figcaption>
              </figure>
            ))}
          </div>
          <Markdown>{detailsOf(usage)}</Markdown>
        </>
      )}
      {!one && <Stories />}
    </>
  );
}
