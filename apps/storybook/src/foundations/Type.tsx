import { sectionClass, type TextRole, vars } from '@daily-nest/ui/theme';
import { Copy } from './Copy.tsx';
import * as css from './foundations.css.ts';
import * as own from './type.css.ts';
import { leaves, useTokens } from './use-tokens.ts';

const specimens: Record<TextRole, string> = {
  nameplate: 'The Daily Nest',
  lead: 'Who remembers the library book?',
  h1: 'The hour before bedtime belongs to nobody else',
  h2: 'What the first week of kindergarten asks of a family',
  h3: 'A quiet room, a short list and four steps to sleep',
  h4: 'Give screens an address',
  h5: 'Lunches that survive a school bag',
  h6: 'A baby’s first passport, and the vaccine',
  deck: 'Small children do not resist sleep. They resist the end of the day with you, and that is a different problem with better answers.',
  reading:
    'Pediatricians who see hundreds of tired families a year say the same thing first: begin earlier than you think. A body that has passed the point of tiredness makes cortisol, and cortisol keeps a child awake. Half an hour sooner, with the light low, does more than any rule that follows.',
  summary: 'What the number on the thermometer means, and which numbers mean call now.',
  small: 'Our newsletter never starts. Signing up here sends nothing and moves no address.',
  label: 'Latest News Coverage',
  control: 'Read the story',
  kicker: 'Child Development',
  caption: 'By Marcus Bell · November 20, 2026 · 4 min read',
};

/** The uses of each role, and what it must not be used for. */
export const uses: Record<TextRole, string> = {
  nameplate: 'The name of the title, once, on the front page.',
  lead: 'The one story that opens the front page.',
  h1: 'The title of a page.',
  h2: 'A poster, the story to read next.',
  h3: 'The second story, a heading in a text.',
  h4: 'A story beside a picture, a pulled sentence.',
  h5: 'The first headline of a tile, a card of a list.',
  h6: 'Every further headline of a tile. Never smaller than a label near it.',
  deck: 'Under a title.',
  reading: 'Articles and posts.',
  summary: 'Under the headline of a card; everything that is not said otherwise.',
  small: 'Fine print.',
  label: 'Over a section, under its rule. Nothing under it is smaller.',
  control: 'Buttons, navigation, links that act.',
  kicker: 'Over a headline, in the hue of its section.',
  caption: 'By-lines, dates, what a picture shows.',
};

/** Every text style of the theme with real copy, and a story set with them. */
export function Type() {
  const { ref, tokens } = useTokens();
  return (
    <div ref={ref} className={css.sheet}>
      <section className={css.group}>
        <h2 className={css.heading}>Styles</h2>
        <div>
          {Object.entries(specimens).map(([name, words]) => (
            <div key={name} className={own.specimen}>
              <p className={css.code}>
                <Copy text={`vars.text.${name}`}>{`text.${name}`}</Copy>{' '}
                {tokens && <Copy>{tokens.text[name as TextRole]}</Copy>}
              </p>
              <p className={css.note}>{uses[name as TextRole]}</p>
              <p className={own.measure} style={{ font: vars.text[name as TextRole] }}>
                {words}
              </p>
            </div>
          ))}
        </div>
      </section>
      <section className={css.group}>
        <h2 className={css.heading}>Together</h2>
        <p className={css.note}>Kicker, headline, standfirst, text: the rhythm of every story.</p>
        <div className={`${own.story} ${sectionClass.family}`}>
          <p className={own.caps}>{specimens.kicker}</p>
          <h3 style={{ font: vars.text.h2, letterSpacing: vars.tracking.tight }}>{specimens.h2}</h3>
          <p className={own.measure} style={{ font: vars.text.deck, color: vars.color.text.muted }}>
            {specimens.deck}
          </p>
          <p className={own.measure}>
            {specimens.reading} <em>Nobody in this house</em> has to be asleep at eight;{' '}
            <strong>somebody has to be in bed.</strong>
          </p>
        </div>
      </section>
      <section className={css.group}>
        <h2 className={css.heading}>Families and tracking</h2>
        <dl>
          {tokens &&
            [...leaves(tokens.font, ['font']), ...leaves(tokens.tracking, ['tracking'])].map(
              ([name, value]) => (
                <div key={name} className={own.specimen}>
                  <dt className={css.label}>{name}</dt>
                  <dd className={css.code}>{value}</dd>
                </div>
              ),
            )}
        </dl>
      </section>
    </div>
  );
}
