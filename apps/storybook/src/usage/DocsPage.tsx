import {
  Anchor,
  Controls,
  Description,
  Markdown,
  Primary,
  Subtitle,
  Title,
  useOf,
} from '@storybook/addon-docs/blocks';
import { storyNameFromExport, toId } from 'storybook/internal/csf';
import { Shown, type ShownStory } from './Shown.tsx';
import { States } from './States.tsx';
import type { Usage } from './usage.ts';
import * as css from './usage.css.ts';
import { detailsOf, purposeOf } from './words.ts';

const usages = import.meta.glob<Usage>('./*.usage.ts', { eager: true, import: 'usage' });

/** The page of a component: what it is, how it is used where that is written, and all its stories. */
export default function DocsPage() {
  const { csfFile } = useOf('meta', ['meta']);
  const title = csfFile.meta.title;
  const usage = usages[`./${title.split('/').at(-1)}.usage.ts`];
  const stories = Object.values(csfFile.stories) as unknown as ShownStory[];
  const parameters = csfFile.meta.parameters as ShownStory['parameters'];
  const [first] = stories;
  const framed = first?.play || parameters?.docs?.story?.inline === false;

  return (
    <>
      <Title />
      <Subtitle />
      <Description of="meta" />
      {stories.length === 1 && <Description of="story" />}
      {framed ? <Shown story={first!} parameters={parameters} /> : <Primary />}
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
                <Shown
                  story={
                    csfFile.stories[toId(title, storyNameFromExport(example.story))] as unknown as ShownStory
                  }
                  parameters={parameters}
                  code={false}
                />
                <figcaption>
                  <Markdown>{`**${example.do ? 'Do.' : 'Don’t.'}** ${example.text}`}</Markdown>
                </figcaption>
              </figure>
            ))}
          </div>
          <Markdown>{detailsOf(usage)}</Markdown>
        </>
      )}
      {stories.length > 1 && (
        <>
          <h2 id="stories">Stories</h2>
          {stories.map((story) => (
            <Anchor key={story.id} storyId={story.id}>
              <h3>{story.name}</h3>
              <Description of={story.moduleExport} />
              <Shown story={story} parameters={parameters} />
            </Anchor>
          ))}
        </>
      )}
    </>
  );
}
