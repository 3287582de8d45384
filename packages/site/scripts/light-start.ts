import http from 'node:http';
import type { Plugin } from 'vite';

const httpName = '\0light-start:http';

/**
 * Removes code that the built server does not need before its first answer, a fifth of its start time:
 * - Importing `node:http` as a module evaluates all of its exports, including WebSocket, and thereby Node's
 *   fetch. The
 *   built-in under the same names delays that until the first call of the backend.
 * - `react-dom/server` includes React's legacy renderer, which is not used here.
 */
export function lightStart(): Plugin {
  return {
    name: 'light-start',
    apply: 'build',
    enforce: 'pre',
    applyToEnvironment: ({ name }) => name === 'ssr',
    resolveId: (id) => (id === 'node:http' || id === 'http' ? httpName : undefined),
    load: (id) => (id === httpName ? builtInHttp() : undefined),
    transform(code, id) {
      if (!id.endsWith('react-dom/server.node.js')) return undefined;
      const lean = code.replaceAll(/^\s*l = require\(.*$/gm, '').replaceAll(/^exports\.\w+ = l\.\w+;$/gm, '');
      if (/\bl\b\s*[.=]/.test(lean)) throw new Error('react-dom/server has changed: see light-start.ts.');
      return lean;
    },
  };
}

/** The exports whose evaluation loads Node's fetch. */
const ofFetch = ['WebSocket', 'CloseEvent', 'MessageEvent'];

function builtInHttp(): string {
  const names = Object.keys(Object.getOwnPropertyDescriptors(http)).filter((name) => !ofFetch.includes(name));
  return `const http = process.getBuiltinModule('node:http');\nexport default http;\nexport const { ${names.join(', ')} } = http;\n`;
}
