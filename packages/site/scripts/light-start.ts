import http from 'node:http';
import type { Plugin } from 'vite';

const httpName = '\0light-start:http';

/**
 * What the built server need not load before its first answer, a fifth of the work of its start:
 * - Whoever imports `node:http` as a module reads all that it exports, WebSocket among it, and with it the whole of Node's fetch. The
 *   built-in itself, under the same names, leaves that until the first call of the backend.
 * - `react-dom/server` takes React's former renderer with it, which nobody here calls.
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
      if (/\bl\b\s*[.=]/.test(lean))
        throw new Error('react-dom/server has another form: see light-start.ts.');
      return lean;
    },
  };
}

/** The exports whose reading loads Node's fetch. */
const ofFetch = ['WebSocket', 'CloseEvent', 'MessageEvent'];

function builtInHttp(): string {
  const names = Object.keys(Object.getOwnPropertyDescriptors(http)).filter((name) => !ofFetch.includes(name));
  return `const http = process.getBuiltinModule('node:http');\nexport default http;\nexport const { ${names.join(', ')} } = http;\n`;
}
