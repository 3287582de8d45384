import { Button } from '@daily-nest/ui/button';
import { vars } from '@daily-nest/ui/theme';
import { useState } from 'react';
import * as css from './foundations.css.ts';
import * as own from './motion.css.ts';
import { useTokens } from './use-tokens.ts';

/** The durations of the theme, animated. With reduced motion nothing moves. */
export function Motion() {
  const { ref, tokens } = useTokens();
  const [run, setRun] = useState(0);
  return (
    <div ref={ref} className={css.sheet}>
      <p className={css.note}>
        Motion shows cause and effect and is over before it is noticed. Easing:{' '}
        <code>{tokens?.motion.ease}</code>
      </p>
      {(['fast', 'base'] as const).map((name) => (
        <section key={name} className={css.group}>
          <h2 className={css.heading}>
            {name} <span className={css.code}>{tokens?.motion[name]}</span>
          </h2>
          <div className={own.track}>
            <div
              key={run}
              className={run > 0 ? `${own.runner} ${own.running}` : own.runner}
              style={{ animationDuration: vars.motion[name] }}
            />
          </div>
        </section>
      ))}
      <div>
        <Button onClick={() => setRun(run + 1)}>Move</Button>
      </div>
    </div>
  );
}
