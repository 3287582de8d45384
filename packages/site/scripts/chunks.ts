import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brandRoot, siteRoot, uiRoot } from './title-folder.ts';

/** rolldown's information about a module when it assigns a chunk. */
interface ModuleGraph {
  getModuleInfo(id: string): { isEntry: boolean; importers: readonly string[] } | null;
}

const react = /rolldown\/runtime|node_modules\/(?:\.pnpm\/)?(?:react|react-dom|react-router|scheduler)[@/]/;

const app = join(siteRoot, 'app/');

/** The modules with which the application of every page starts. */
const everyPage = new Set(['root', 'shell/route', 'entry.client'].map((name) => `${app}${name}.tsx`));

/** The folders of the engine's modules that belong to one route. */
const ofRoutes = ['routes/', 'data/postPicture'].map((name) => app + name);

/** The words of a kind of pages have a file of their own: no other page waits for them. */
const ofKind =
  /\/words\/(?:about|articles|blog|health|letters|pages|partners|books|fold-outs|station|topics|saved|search|urgent)\.ts$/;

/** The folders of all others, wherever their packages lie. */
const shared = [
  app,
  `${uiRoot}/`,
  `${brandRoot()}/`,
  `${dirname(fileURLToPath(import.meta.resolve('@daily-nest/brand')))}/`,
  join(fileURLToPath(import.meta.resolve('@daily-nest/api-client')), '../errors'),
  `${siteRoot}/languages/`,
];
const startsWithOneOf = (id: string, folders: readonly string[]) =>
  folders.some((folder) => id.startsWith(folder));

/** Whether a module does not belong to a single route. */
const isShared = (id: string) =>
  startsWithOneOf(id, shared) && !startsWithOneOf(id, ofRoutes) && !ofKind.test(id);

/**
 * Modules of at least this many pages are in a shared file: a file of their own would cost more than it
 * saves.
 */
const many = 2;

/** What pages say, and the page that most readers begin with. */
const words = `${app}words/`;
const front = `${app}routes/home/`;

/** Pages of whole pieces. They need hardly any code of lists, and lists hardly any of theirs. */
const readingPage = /\/routes\/(?:article|wellness-article|blog-post|saved)\//;

/**
 * A few chunks instead of thirty, each of which costs 0.6 kB of headers: the libraries, which hardly ever
 * change; the start of every page's application; code that only pages of whole pieces share; code that only
 * the others share; and what these say.
 */
export const chunks = [
  { name: 'vendor', test: react, priority: 3 },
  // A chunk includes its modules' imports, so the chunk that others depend on has the highest priority.
  { name: only('site'), priority: 2 },
  { name: only('reading'), priority: 1 },
  { name: only('lists'), priority: 0 },
  { name: only('words'), priority: 0 },
];

function only(name: string) {
  return (id: string, graph: ModuleGraph) => (fileOf(id, graph) === name ? name : null);
}

function fileOf(id: string, graph: ModuleGraph): string | null {
  // An entry keeps its own file: the start of the application must not run before the routes are loaded.
  if (!isShared(id) || graph.getModuleInfo(id)?.isEntry) return null;
  const entries = [...entriesOf(id, graph)];
  if (entries.some((entry) => everyPage.has(entry))) return 'site';
  if (entries.length < many) return null;
  if (entries.every((entry) => readingPage.test(entry))) return 'reading';
  if (entries.some((entry) => readingPage.test(entry))) return 'site';
  // The front page does not load what only other pages say.
  return id.startsWith(words) && !entries.some((entry) => entry.startsWith(front)) ? 'words' : 'lists';
}

/** Returns the entries of the application, mostly routes, that load a module. */
function entriesOf(id: string, graph: ModuleGraph, met = new Set<string>(), found = new Set<string>()) {
  if (met.has(id)) return found;
  met.add(id);
  const module = graph.getModuleInfo(id);
  // React Router makes several entries of one route.
  if (module?.isEntry) found.add(id.split('?')[0]!);
  for (const importer of module?.importers ?? []) entriesOf(importer, graph, met, found);
  return found;
}
