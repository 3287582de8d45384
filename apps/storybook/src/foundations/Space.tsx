import { sectionClass, vars } from '@daily-nest/ui/theme';
import { Copy } from './Copy.tsx';
import * as css from './foundations.css.ts';
import * as own from './space.css.ts';
import { leaves, useTokens } from './use-tokens.ts';

/** White space, widths, corners, rules and the shadow. */
export function Space() {
  const { ref, tokens } = useTokens();
  return (
    <div ref={ref} className={css.sheet}>
      <section className={css.group}>
        <h2 className={css.heading}>space</h2>
        <p className={css.note}>A brand scales all steps by its density, and a reader by the text size.</p>
        {Object.entries(vars.space).map(([name, value]) => (
          <div key={name} className={own.row}>
            <span>
              <Copy text={`vars.space.${name}`}>{name}</Copy>{' '}
              <span className={css.code}>{tokens?.space[name as keyof typeof vars.space]}</span>
            </span>
            <span className={own.bar} style={{ inlineSize: value }} />
          </div>
        ))}
      </section>
      <section className={css.group}>
        <h2 className={css.heading}>width</h2>
        {Object.entries(vars.width).map(([name, value]) => (
          <div key={name} className={own.row}>
            <span>
              <Copy text={`vars.width.${name}`}>{name}</Copy>{' '}
              <span className={css.code}>{tokens?.width[name as keyof typeof vars.width]}</span>
            </span>
            <span className={own.bar} style={{ inlineSize: value, maxInlineSize: '100%' }} />
          </div>
        ))}
      </section>
      <section className={css.group}>
        <h2 className={css.heading}>radius</h2>
        {Object.entries(vars.radius).map(([name, value]) => (
          <div key={name} className={own.row}>
            <span>
              <Copy text={`vars.radius.${name}`}>{name}</Copy>{' '}
              <span className={css.code}>{tokens?.radius[name as keyof typeof vars.radius]}</span>
            </span>
            <span className={own.box} style={{ borderRadius: value }} />
          </div>
        ))}
      </section>
      <section className={css.group}>
        <h2 className={css.heading}>rule</h2>
        {Object.entries(vars.rule).map(([name, value]) => (
          <div key={name} className={own.row}>
            <span>
              <Copy text={`vars.rule.${name}`}>{name}</Copy>{' '}
              <span className={css.code}>{tokens?.rule[name as keyof typeof vars.rule]}</span>
            </span>
            <span style={{ borderBlockStart: `${value} solid ${vars.color.border.strong}` }} />
          </div>
        ))}
      </section>
      <section className={css.group}>
        <h2 className={css.heading}>shadow</h2>
        <p className={css.note}>
          One, under what opens over the page: menus, panels, suggestions. Paper lies flat, so nothing on the
          page has one, and a brand may do without.
        </p>
        {Object.entries(vars.shadow).map(([name, value]) => (
          <div key={name} className={own.row}>
            <span>
              <Copy text={`vars.shadow.${name}`}>{name}</Copy>{' '}
              <span className={css.code}>{tokens?.shadow[name as keyof typeof vars.shadow]}</span>
            </span>
            <span className={own.lifted} style={{ boxShadow: value }} />
          </div>
        ))}
      </section>
      <section className={css.group}>
        <h2 className={css.heading}>edge</h2>
        <p className={css.note}>
          Cut by hand, once under the masthead and once over the footer, and along the radio’s sheet. Nowhere
          else, and never under a picture. A brand without a cut line has straight edges, and may have a
          stripe along them.
        </p>
        <div className={own.edgeBelow}>edge.below: the masthead</div>
        <div className={own.edgeAbove}>edge.above: the footer</div>
        <div className={own.edgeStart}>edge.start: a sheet beside a picture</div>
        <div className={own.striped}>rule.stripe: under the masthead and over the footer</div>
      </section>
      <section className={css.group}>
        <h2 className={css.heading}>label</h2>
        <p className={css.note}>
          Over a section, under its rule: plain words in one title, a tab that hangs from the rule in another.
          Use labelTab; the brand decides.
        </p>
        <div className={own.labelRule}>
          <p className={own.labelled}>Latest News Coverage</p>
        </div>
        <div className={`${own.tileRule} ${sectionClass.sports}`}>
          <p className={own.tileLabelled}>Sports</p>
        </div>
      </section>
      <section className={css.group}>
        <h2 className={css.heading}>slip and roundel</h2>
        <p className={css.note}>
          A slip in the loud color marks a tip or a pulled sentence. A roundel is a picture that was drawn for
          its shape.
        </p>
        <p className={own.slip}>Fair needn’t be half and half.</p>
        <div className={own.roundel} />
      </section>
      <section className={css.group}>
        <h2 className={css.heading}>order of layers above the page</h2>
        <p className={css.code}>
          {tokens &&
            leaves(tokens.z, ['z'])
              .map((leaf) => leaf.join(' '))
              .join(' · ')}
        </p>
      </section>
    </div>
  );
}
