import { useState } from 'react';
import * as css from './copy.css.ts';

/** A name or a value that a click copies. */
export function Copy({ children, text = children }: { children: string; text?: string }) {
  const [copied, setCopied] = useState(false);
  async function copy() {
    await navigator.clipboard.writeText(text);
    setCopied(true);
  }
  return (
    <button
      type="button"
      className={css.copy}
      title={`Copy ${text}`}
      onClick={() => void copy()}
      onBlur={() => setCopied(false)}
    >
      {children}
      <output className={css.copied}>{copied && 'copied'}</output>
    </button>
  );
}
