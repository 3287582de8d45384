import { dailyNest, faces as dailyNestFaces } from '@daily-nest/brand-daily-nest/spec';
import { faces as harbourPostFaces, harbourPost } from '@daily-nest/brand-harbour-post/spec';
import { brandCss, contrastPairs, designTokens, tokenName } from '@daily-nest/ui/theme';
import { useState } from 'react';
import { Copy } from './Copy.tsx';
import { FindField, hasWords } from './FindField.tsx';
import * as css from './foundations.css.ts';
import * as own from './tokens.css.ts';
import { tokenUse } from './token-uses.ts';
import { leaves, useTokens } from './use-tokens.ts';

const titles = {
  'daily-nest': { name: 'The Daily Nest', spec: dailyNest(dailyNestFaces) },
  'harbour-post': { name: 'The Harbour Post', spec: harbourPost(...harbourPostFaces) },
};

/**
 * Every token of the theme: its names in code and in CSS, its computed value, its use, and for a color its
 * contrast.
 */
export function Tokens() {
  const [asked, setAsked] = useState('');
  const { ref, tokens } = useTokens();
  const all = tokens ? leaves(tokens) : [];
  const found = all.filter(([name, value]) => hasWords(`${name} ${value} ${tokenUse(name)}`, asked));
  const pairs = tokens
    ? Map.groupBy(contrastPairs(tokens.color), ({ front }) => `color.${front}`)
    : undefined;
  return (
    <div ref={ref} className={css.sheet}>
      <section className={css.group}>
        <h2 className={css.heading}>Files</h2>
        <p className={css.note}>
          For tools of design, as JSON of the Design Tokens Format: Figma imports the two schemes as modes of
          one collection of variables. Every release carries the same files.
        </p>
        {Object.entries(titles).map(([file, { name, spec }]) => (
          <p key={file} className={own.files}>
            {name}:{' '}
            {Object.entries(designTokens(spec)).map(([scheme, document]) => (
              <Download key={scheme} file={`${file}.${scheme}.tokens.json`} type="application/json">
                {JSON.stringify(document, null, 2)}
              </Download>
            ))}
            <Download file={`${file}.css`} type="text/css">
              {brandCss(spec)}
            </Download>
          </p>
        ))}
      </section>
      <section className={css.group}>
        <h2 className={css.heading}>All tokens</h2>
        <FindField
          label="Find a token by its name, its value or its use"
          value={asked}
          onValueChange={setAsked}
          found={tokens ? `${found.length} of ${all.length}` : ''}
        />
        <ul className={own.tokens}>
          {found.map(([name, value]) => (
            <li key={name} className={own.token}>
              <span className={own.names}>
                <Copy>{`vars.${name}`}</Copy>
                <Copy>{`--${tokenName(name.split('.'))}`}</Copy>
              </span>
              <span className={own.value}>
                {name.startsWith('color.') && (
                  <span className={own.dot} style={{ backgroundColor: value }} aria-hidden="true" />
                )}
                <Copy text={value}>{value.length > 60 ? `${value.slice(0, 60)}…` : value}</Copy>
              </span>
              <span className={css.note}>
                {tokenUse(name)}
                {pairs?.get(name)?.map(({ ground, ratio, minimum }) => (
                  <span key={ground} className={css.code}>
                    {' '}
                    {ratio.toFixed(2)} on {ground}, needs {minimum}.
                  </span>
                ))}
              </span>
            </li>
          ))}
        </ul>
      </section>
    </div>
  );
}

/** A file that the page creates, so that this Storybook needs no server. */
function Download({ file, type, children }: { file: string; type: string; children: string }) {
  return (
    <a
      className={own.file}
      download={file}
      href={`data:${type};charset=utf-8,${encodeURIComponent(children)}`}
    >
      {file}
    </a>
  );
}
