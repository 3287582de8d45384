/** What rolldown tells of a module when it asks for its file. */
interface ModuleGraph {
  getModuleInfo(id: string): { isEntry: boolean; importers: readonly string[] } | null;
}

const react = /rolldown\/runtime|node_modules\/(?:\.pnpm\/)?(?:react|react-dom|react-router|scheduler)[@/]/;

/** The modules that the application of every page begins with. */
const everyPage = /\/packages\/site\/app\/(?:root|shell\/route|entry\.client)\.tsx$/;

/** Not what is a route's own. */
const shared =
  /\/packages\/(?:site\/app\/(?!routes\/|data\/postPicture)|(?:ui|brand(?:-[\w-]+)?)\/src|api-client\/src\/errors)\b/;

/** What this many pages show is in a file that they share: one of its own would cost more than it weighs. */
const many = 2;

/** Where a whole piece is read. Such a page needs hardly anything of what lists are made of, and they nothing of it. */
const readingPage = /\/routes\/(?:article|wellness-article|blog-post|saved)\//;

/**
 * Few files instead of thirty, each of which costs 0.6 kB of headers: one of the libraries, which hardly ever change, one of what every
 * page's application begins with, one of what only pages of whole pieces share, and one of what only the others do.
 */
export const chunks = [
  { name: 'vendor', test: react, priority: 3 },
  // What a file's modules import goes with them, so the one that the others build upon is asked first.
  { name: only('site'), priority: 2 },
  { name: only('reading'), priority: 1 },
  { name: only('lists'), priority: 0 },
];

function only(name: string) {
  return (id: string, graph: ModuleGraph) => (fileOf(id, graph) === name ? name : null);
}

function fileOf(id: string, graph: ModuleGraph): string | null {
  // An entry keeps its file: what starts the application must not run before the routes are there.
  if (!shared.test(id) || graph.getModuleInfo(id)?.isEntry) return null;
  const entries = [...entriesOf(id, graph)];
  if (entries.some((entry) => everyPage.test(entry))) return 'site';
  if (entries.length < many) return null;
  if (entries.every((entry) => readingPage.test(entry))) return 'reading';
  return entries.some((entry) => readingPage.test(entry)) ? 'site' : 'lists';
}

/** The entries of the application, routes above all, that a module is loaded with. */
function entriesOf(id: string, graph: ModuleGraph, met = new Set<string>(), found = new Set<string>()) {
  if (met.has(id)) return found;
  met.add(id);
  const module = graph.getModuleInfo(id);
  // React Router makes several entries of one route.
  if (module?.isEntry) found.add(id.split('?')[0]!);
  for (const importer of module?.importers ?? []) entriesOf(importer, graph, met, found);
  return found;
}
