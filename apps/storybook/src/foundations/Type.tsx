import { sectionClass, vars } from '@daily-nest/ui/theme';
import * as css from './foundations.css.ts';
import { leaves, useTokens } from './useTokens.ts';

const specimens: Record<keyof typeof vars.text, string> = {
  display: 'The hour before bedtime belongs to nobody else',
  headline: 'What the first week of kindergarten asks of a family',
  title: 'A quiet room, a short list and four steps to sleep',
  subtitle: 'Lunches that survive a school bag',
  lead: 'Small children do not resist sleep. They resist the end of the day with you, and that is a different problem with better answers.',
  body: 'Pediatricians who see hundreds of tired families a year say the same thing first: begin earlier than you think. A body that has passed the point of tiredness makes cortisol, and cortisol keeps a child awake. Half an hour sooner, with the light low, does more than any rule that follows.',
  small: 'Reviewed by a pediatric nurse on 12 November 2026 · 5 min read',
  caption: 'The reading corner of the library on Mill Street, drawn on a rainy Tuesday.',
  kicker: 'Child Development',
  control: 'Read the story',
};

/** Every text style of the theme on real copy, and a story set with them. */
export function Type() {
  const { ref, tokens } = useTokens();
  return (
    <div ref={ref} className={css.sheet}>
      <section className={css.group}>
        <h2 className={css.heading}>Styles</h2>
        <div>
          {Object.entries(specimens).map(([name, words]) => (
            <div key={name} className={css.specimen}>
              <p className={css.code}>
                text.{name} {tokens?.text[name as keyof typeof vars.text]}
              </p>
              <p className={css.measure} style={{ font: vars.text[name as keyof typeof vars.text] }}>
                {words}
              </p>
            </div>
          ))}
        </div>
      </section>
      <section className={css.group}>
        <h2 className={css.heading}>Together</h2>
        <p className={css.note}>Kicker, headline, standfirst, text: the rhythm of every story.</p>
        <div className={`${css.story} ${sectionClass.family}`}>
          <p className={css.caps}>{specimens.kicker}</p>
          <h3 style={{ font: vars.text.headline, letterSpacing: vars.tracking.tight }}>
            {specimens.headline}
          </h3>
          <p className={css.measure} style={{ font: vars.text.lead, color: vars.color.text.muted }}>
            {specimens.lead}
          </p>
          <p className={css.measure}>
            {specimens.body} <em>Nobody in this house</em> has to be asleep at eight;{' '}
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
                <div key={name} className={css.specimen}>
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
