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
import { isFramed, Shown } from './Shown.tsx';
import { States } from './States.tsx';
import { UsageDocument } from './UsageDocument.tsx';
import { changesOf } from './changes.ts';

/** The page of a component: its description, its usage document if there is one, and all of its stories. */
export default function DocsPage() {
  const { csfFile } = useOf('meta', ['meta']);
  const component = csfFile.meta.title.split('/').at(-1)!;
  const stories = useContext(DocsContext).componentStories();
  const [first] = stories;
  const changes = changesOf(component);

  return (
    <>
      <Title />
      <Subtitle />
      <Description of="meta" />
      {stories.length === 1 && <Description of="story" />}
      {first && isFramed(first) ? <Shown story={first} /> : <Primary />}
      <Controls />
      <States stories={stories} />
      <UsageDocument component={component} />
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
