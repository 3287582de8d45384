import { useContext, useEffect, useId } from 'react';
import { Link } from '@daily-nest/ui/link';
import { MoreLink } from '@daily-nest/ui/more-link';
import { preferences } from '@daily-nest/ui/scheme-switch';
import * as css from './AgeRibbon.css.ts';
import { AgeTape, Ticks } from './AgeTape.tsx';
import * as tape from './AgeTape.css.ts';
import { RibbonFigures } from './RibbonFigures.ts';
import './figure.css.ts';
import * as words from '../words/lists.ts';

interface RibbonAge {
  slug: string;
  label: string;
  /** Of sleep in 24, where the source names them. */
  hours?: { least: number; most: number };
  /** What a parent of this age looks up, drawn. A document has it from `RibbonFigures`. */
  figure?: string | undefined;
  /** The headlines of this age. */
  first: readonly { href: string; title: string }[];
}

/** The data of an {@link AgeRibbon}. */
export interface RibbonData {
  /** The source of the hours of sleep. */
  sleep: { title: string; href: string };
  ages: readonly RibbonAge[];
}

/**
 * The paper tape from pregnancy to teens, for the head of a page. Without a choice the hours of sleep hang from it;
 * choosing an age shows that age's figure and headlines. The choice is kept as `dn.age` by `preferences`, like the
 * scheme, and is on `<html data-age>` before the first paint, so that nothing moves. Without scripts the parts of the
 * tape are links.
 */
export function AgeRibbon({ sleep, ages }: RibbonData) {
  const id = useId();
  const figures = useContext(RibbonFigures);
  useEffect(() => preferences(document), []);
  const hoursOf = (slug: string) => ages.find((age) => age.slug === slug)?.hours;
  return (
    <section aria-labelledby={`${id}title`} className={css.root}>
      <div className={css.words}>
        <h2 id={`${id}title`} className={css.title}>
          {words.howOld}
        </h2>
        <p className={css.about}>
          {words.hoursOfSleep}
          <a href={sleep.href} target="_blank" rel="external noopener">
            {sleep.title}
          </a>
          {words.noneNamed}
        </p>
      </div>
      <fieldset className={`${tape.scroller} ${css.choices}`}>
        <legend className={css.unseen}>{words.age}</legend>
        <div className={tape.parts}>
          {[{ slug: '', label: words.all }, ...ages].map(({ slug, label }) => (
            <label key={slug} className={tape.part}>
              <input
                className={css.unseen}
                type="radio"
                name={`${id}age`}
                value={slug}
                defaultChecked={slug === ''}
                data-preference="age"
              />
              <span className={tape.face}>
                <Ticks of={slug} />
                {label}
              </span>
              <Strip hours={hoursOf(slug)} />
            </label>
          ))}
        </div>
      </fieldset>
      <AgeTape className={css.links} />
      <div className={css.panels}>
        {ages.map(({ slug, label, figure, first }) => (
          <div key={slug} className={`${css.panel} ${css.panelOf[slug as keyof typeof css.panelOf]}`}>
            <div
              className={css.figure}
              // Hydration keeps what the server wrote.
              suppressHydrationWarning
              // Written by our own renderer, without a reader’s text.
              dangerouslySetInnerHTML={{ __html: figure ?? figures[slug] ?? '' }}
            />
            <div className={css.first}>
              <MoreLink href={`/ages/${slug}`}>{words.everythingFor(label)}</MoreLink>
              <ul>
                {first.map(({ href, title }) => (
                  <li key={href}>
                    <Link href={href}>{title}</Link>
                  </li>
                ))}
              </ul>
            </div>
          </div>
        ))}
      </div>
    </section>
  );
}

/** Rem for an hour. */
const anHour = 0.17;

/** A strip of paper that hangs from the tape, as long as the hours of sleep; its pale end is the range. */
function Strip({ hours }: Pick<RibbonAge, 'hours'>) {
  if (!hours) return null;
  const { least, most } = hours;
  return (
    <span className={css.strip}>
      <span className={css.least} style={{ blockSize: `${(least * anHour).toFixed(2)}rem` }}>
        {`${least}–${most}`}
        <span className={css.unseen}>{words.unitOfSleep}</span>
      </span>
      <span className={css.most} style={{ blockSize: `${((most - least) * anHour).toFixed(2)}rem` }} />
    </span>
  );
}
