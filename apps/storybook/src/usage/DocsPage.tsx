import {
  Anchor,
  Controls,
  Description,
  DocsContext,
  Markdown,
  Primary,
  Subtitle,
  Title,
  useOf,
} from '@storybook/addon-docs/blocks';
import { useContext } from 'react';
import { storyNameFromExport, toId } from 'storybook/internal/csf';
import { isFramed, type PreparedStory, Shown } from './Shown.tsx';
import { Matrix } from './Matrix.tsx';
import { States } from './States.tsx';
import type { Usage } from './usage.ts';
import { changesOf } from './changes.ts';
import * as css from './usage.css.ts';
import { detailsOf, purposeOf } from './words.ts';

const usages = import.meta.glob<Usage>('./*.usage.ts', { eager: true, import: 'usage' });

/** The page of a component: what it is, how it is used where that is written, and all its stories. */
export default function DocsPage() {
  const { csfFile } = useOf('meta', ['meta']);
  const title = csfFile.meta.title;
  const usage = usages[`./${title.split('/').at(-1)}.usage.ts`];
  const stories = useContext(DocsContext).componentStories();
  const [first] = stories;
  const changes = changesOf(title.split('/').at(-1)!);

  return (
    <>
      <Title />
      <Subtitle />
      <Description of="meta" />
      {stories.length === 1 && <Description of="story" />}
      {first && isFramed(first) ? <Shown story={first} /> : <Primary />}
      <Controls />
      <States stories={stories} />
      {usage && (
        <>
          <Markdown>{purposeOf(usage)}</Markdown>
          <div className={css.examples}>
            {usage.examples.map((example) => (
              <figure
                key={example.story}
                className={`sb-unstyled ${css.example} ${example.do ? css.good : css.bad}`}
              >
                <Example
                  story={stories.find(({ id }) => id === toId(title, storyNameFromExport(example.story)))}
                />
                <figcaption>
                  <Markdown>{`**${example.do ? 'Do.' : 'Don’t.'}** ${example.text}`}</Markdown>
                </figcaption>
              </figure>
            ))}
          </div>
          {usage.matrix && <Matrix of={usage.matrix} title={title} stories={stories} />}
          <Markdown>{detailsOf(usage)}</Markdown>
        </>
      )}
      {changes.length > 0 && (
        <Markdown>
          {[
            '## Changes',
            ...changes.map(
              ({ version, texts }) => `**${version}**\n\n${texts.map((text) => `- ${text}`).join('\n')}`,
            ),
          ].join('\n\n')}
        </Markdown>
      )}
      {stories.length > 1 && (
        <>
          <h2 id="stories">Stories</h2>
          {stories.map((story) => (
            <Anchor key={story.id} storyId={story.id}>
              <h3>{story.name}</h3>
              <Description of={story.moduleExport} />
              <Shown story={story} />
            </Anchor>
          ))}
        </>
      )}
    </>
  );
}

const Example = ({ story }: { story: PreparedStory | undefined }) =>
  story && <Shown story={story} code={false} />;
