/** rolldown's information about a module when it assigns a chunk. */
interface ModuleGraph {
  getModuleInfo(id: string): { isEntry: boolean; importers: readonly string[] } | null;
}

const react = /rolldown\/runtime|node_modules\/(?:\.pnpm\/)?(?:react|react-dom|react-router|scheduler)[@/]/;

/** The modules with which the application of every page starts. */
const everyPage = /\/packages\/site\/app\/(?:root|shell\/route|entry\.client)\.tsx$/;

/** Modules that do not belong to a single route. */
const shared =
  /\/packages\/(?:site\/app\/(?!routes\/|data\/postPicture)|(?:ui|brand(?:-[\w-]+)?)\/src|api-client\/src\/errors)\b/;

/**
 * Modules of at least this many pages are in a shared file: a file of their own would cost more than it
 * saves.
 */
const many = 2;

/** Pages of whole pieces. They need hardly any code of lists, and lists hardly any of theirs. */
const readingPage = /\/routes\/(?:article|wellness-article|blog-post|saved)\//;

/**
 * A few chunks instead of thirty, each of which costs 0.6 kB of headers: the libraries, which hardly ever
 * change; the start of every page's application; code that only pages of whole pieces share; and code that
 * only the others share.
 */
export const chunks = [
  { name: 'vendor', test: react, priority: 3 },
  // A chunk includes its modules' imports, so the chunk that others depend on has the highest priority.
  { name: only('site'), priority: 2 },
  { name: only('reading'), priority: 1 },
  { name: only('lists'), priority: 0 },
];

function only(name: string) {
  return (id: string, graph: ModuleGraph) => (fileOf(id, graph) === name ? name : null);
}

function fileOf(id: string, graph: ModuleGraph): string | null {
  // An entry keeps its own file: the start of the application must not run before the routes are loaded.
  if (!shared.test(id) || graph.getModuleInfo(id)?.isEntry) return null;
  const entries = [...entriesOf(id, graph)];
  if (entries.some((entry) => everyPage.test(entry))) return 'site';
  if (entries.length < many) return null;
  if (entries.every((entry) => readingPage.test(entry))) return 'reading';
  return entries.some((entry) => readingPage.test(entry)) ? 'site' : 'lists';
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
