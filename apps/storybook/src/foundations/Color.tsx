import { contrastPairs } from '@daily-nest/ui/theme';
import { Copy } from './Copy.tsx';
import * as css from './foundations.css.ts';
import * as own from './color.css.ts';
import { leaves, useTokens } from './use-tokens.ts';

/** The uses of a group's colors. */
export const groups = {
  surface:
    'What things lie on. The page is paper; ad bands and Read Next are sunken; fields and house advertisements are raised; a found word is marked.',
  text: 'What is read on them.',
  border:
    'Hairlines between the stories of a column, the strong rule that opens a section, edges of controls, the focus ring and its halo.',
  accent: 'Kickers outside of any section, and what a hand is meant to move.',
  bright: 'The one loud color: slips, play, the current page. A surface, never text on paper.',
  sheet: 'A tip’s sheet of paper, with what is printed on it.',
  action: 'The main button.',
  masthead: 'Masthead, alert and footer.',
  band: 'The band across a page that is dark in both schemes.',
  link: 'Links in running text.',
  status: 'Errors, confirmations and notes, each with a ground of its own.',
  section: 'One hue a section: its kicker, the rule over its wall, its drop cap.',
} as const;

/**
 * Every color of the theme, and every pair of foreground and background with its contrast, computed from the
 * browser's styles.
 */
export function Color() {
  const { ref, tokens } = useTokens();
  return (
    <div ref={ref} className={css.sheet}>
      {Object.entries(groups).map(([name, purpose]) => (
        <section key={name} className={css.group}>
          <h2 className={css.heading}>{name}</h2>
          <p className={css.note}>{purpose}</p>
          <ul className={own.swatches}>
            {tokens &&
              leaves(tokens.color[name as keyof typeof groups]).map(([leaf, value]) => (
                <li key={leaf} className={own.swatch}>
                  <span className={own.patch} style={{ backgroundColor: value }} />
                  <span className={css.label}>
                    <Copy text={`vars.color.${name}.${leaf}`}>{leaf}</Copy>
                  </span>
                  <Copy>{value}</Copy>
                </li>
              ))}
          </ul>
        </section>
      ))}
      <section className={css.group}>
        <h2 className={css.heading}>contrast</h2>
        <p className={css.note}>
          Text needs 4.5:1 and parts of the interface 3:1 (WCAG 2 AA). A brand that misses one of these pairs
          does not build.
        </p>
        {tokens && (
          <dl className={own.pairs}>
            {[...Map.groupBy(contrastPairs(tokens.color), (pair) => pair.front)].map(([front, pairs]) => (
              <div key={front} className={own.pair}>
                <dt className={css.label}>{front}</dt>
                <dd className={own.samples}>
                  {pairs.map((pair) => (
                    <span key={pair.ground} className={own.sample}>
                      {pair.minimum > 3 ? (
                        <span
                          className={own.chip}
                          aria-hidden="true"
                          style={{ color: pair.frontColor, backgroundColor: pair.groundColor }}
                        >
                          Aa
                        </span>
                      ) : (
                        <span
                          className={own.edge}
                          style={{ borderColor: pair.frontColor, backgroundColor: pair.groundColor }}
                        />
                      )}
                      <span>
                        <span className={pair.ratio < pair.minimum ? own.fail : own.ratio}>
                          {pair.ratio.toFixed(2)}
                        </span>{' '}
                        <span className={css.code}>
                          on {pair.ground}, needs {pair.minimum}
                        </span>
                      </span>
                    </span>
                  ))}
                </dd>
              </div>
            ))}
          </dl>
        )}
      </section>
    </div>
  );
}
