import type { Random } from './random.ts';

/** Where requests may go: paths of the server, and names of parameters that it knows. */
export interface Grounds {
  paths: readonly string[];
  parameters: readonly string[];
  /** Headers that every request has, such as a credential. */
  headers?: Readonly<Record<string, string>>;
}

const oddMethods = ['HEAD', 'POST', 'PUT', 'DELETE', 'OPTIONS', 'TRACE', 'PATCH', 'QUERY', 'get', 'G E T'];

/** What has broken servers before. As a byte each: requests are written in Latin-1. */
const oddities = [
  '%00',
  '%0d%0aX-Injected: 1',
  '%2e%2e%2f',
  '..%5c',
  '/../',
  '//',
  '/./',
  '\\',
  '%',
  '%E0%A4%A',
  '%ff%fe',
  '%C0%AF',
  '%ED%A0%80',
  '%F0%9F%A5%9A',
  '\u00ff',
  '\t',
  ';',
  '#',
  '?',
  '&',
  '=',
  '[]',
  '[__proto__]',
  '__proto__',
  'constructor',
  '{}',
  '"',
  "'",
  '`',
  '<script>',
  '${7*7}',
  "' OR 1=1--",
  '%27%3B--',
  'NaN',
  '-1',
  '0',
  '1e309',
  '9'.repeat(40),
  '2026-13-45',
  '+',
  '%20',
  '%u0041',
  '*',
  '|',
  '~',
  '@',
  'http://evil.example/',
  'javascript:1',
  'eyJhIjoxfQ',
  'a'.repeat(300),
  '/'.repeat(50),
  '%25'.repeat(40),
  '\u0001',
  '.data',
  '.png',
  '.svg',
];

const headerValues: Readonly<Record<string, readonly string[]>> = {
  accept: ['*/*', 'text/html', 'application/json;q=x', ',,,', '\u00ff', 'a/b;'.repeat(200)],
  'accept-encoding': ['br', 'gzip, br;q=0', 'zstd', '*;q=0', 'identity;q=0', ';;q=', 'br'.repeat(400)],
  'accept-language': ['en', 'xx-'.repeat(100)],
  authorization: ['Bearer', 'Bearer \u00ff', 'Basic Og==', 'Bearer '.repeat(50)],
  'content-type': ['application/json', 'multipart/form-data', 'multipart/form-data; boundary=', 'x'],
  cookie: ['a=b', '__proto__=1', '='.repeat(500)],
  forwarded: ['for=1.2.3.4', 'for="[::1]:80";host=x'],
  host: [
    'localhost',
    'evil.example',
    '',
    '[::1',
    'a b',
    '127.0.0.1:99999',
    'xn--\u00fc',
    'localhost\t',
    'a'.repeat(300),
  ],
  'icy-metadata': ['1', 'x'],
  'if-match': ['*', '"x"'],
  'if-modified-since': ['Wed, 21 Oct 2026 07:28:00 GMT', 'yesterday', '9'.repeat(30)],
  'if-none-match': ['*', '"', 'W/', 'W/"a", "b'],
  'if-range': ['"x"', 'W/"x"', 'never'],
  origin: ['null', 'https://evil.example', '://'],
  range: [
    'bytes=0-',
    'bytes=-0',
    'bytes=5-1',
    'bytes=0-1,2-3',
    'bytes=99999999999999999999-',
    'bytes=',
    'pages=1-2',
  ],
  'sec-fetch-site': ['cross-site', 'same-origin', 'x'],
  upgrade: ['websocket', 'h2c'],
  'x-forwarded-for': ['1.1.1.1', '::ffff:1', 'x, y, z', ','.repeat(300), '[', '1.1.1.1:99999'],
  'x-forwarded-host': ['evil.example'],
  'x-forwarded-proto': ['https', 'javascript'],
  'x-http-method-override': ['DELETE'],
  'x-request-id': ['a', '\u00ff', 'a'.repeat(5000), '<script>'],
};

/** One request as bytes: one of the server's own with something odd in it, now here, now there. */
export function oddRequest(random: Random, { paths, parameters, headers = {} }: Grounds): string {
  const lines = [
    `${random.chance(0.85) ? 'GET' : random.one(oddMethods)} ${oddTarget(random, paths, parameters)} ${random.chance(0.97) ? 'HTTP/1.1' : random.one(['HTTP/1.0', 'HTTP/2.0', 'HTTP/1.9', ''])}`,
  ];
  const given = new Map(Object.entries({ host: 'localhost', ...headers }));
  for (let left = random.below(4); left > 0; left -= 1) {
    const name = random.one(Object.keys(headerValues));
    given.set(random.chance(0.9) ? name : name.toUpperCase(), random.one(headerValues[name]!));
  }
  for (const [name, value] of given) lines.push(`${name}: ${value}`);
  // Each on a connection of its own, so that what one does to a connection is its own.
  lines.push('connection: close');
  const body = random.chance(0.1)
    ? random.one(['{"a":1}', '[', 'a=b&c', '\u00ff\u00fe', 'x'.repeat(2_000)])
    : '';
  if (body) lines.push(`content-length: ${body.length}`);
  return `${lines.join('\r\n')}\r\n\r\n${body}`;
}

function oddTarget(random: Random, paths: readonly string[], parameters: readonly string[]): string {
  let path = random.one(paths);
  if (random.chance(0.5)) {
    const at = random.below(path.length + 1);
    const left = random.chance(0.3) ? at + random.below(path.length - at + 1) : at;
    path = path.slice(0, at) + random.one(oddities) + path.slice(left);
  }
  if (random.chance(0.05)) path = path.repeat(1 + random.below(400));
  const query: string[] = [];
  for (let left = random.chance(0.6) ? 1 + random.below(3) : 0; left > 0; left -= 1) {
    const value = random.one([
      random.one(oddities),
      `${random.one(oddities)}${random.one(oddities)}`,
      String(random.below(1_000)),
      'fever',
      '',
    ]);
    query.push(
      `${random.chance(0.9) ? random.one(parameters) : random.one(oddities)}${random.one(['=', '=', '=', '', '[]=', '=='])}${value.replaceAll(' ', '+')}`,
    );
  }
  // A space would end the target; what comes after it is another fuzzer's part.
  return (path + (query.length > 0 ? `${path.includes('?') ? '&' : '?'}${query.join('&')}` : '')).replaceAll(
    ' ',
    '%20',
  );
}
