/** What rolldown tells of a module when it asks for its file. */
interface ModuleGraph {
  getModuleInfo(id: string): { isEntry: boolean; importers: readonly string[] } | null;
}

const react = /rolldown\/runtime|node_modules\/(?:\.pnpm\/)?(?:react|react-dom|react-router|scheduler)[@/]/;

/** The modules that the application of every page begins with. */
const everyPage = /\/apps\/web\/app\/(?:root|shell\/route|entry\.client)\.tsx$/;

/** Not what is a route's own, nor the client of the blog with all that it needs: few pages ask it anything. */
const shared =
  /\/(?:apps\/web\/app\/(?!routes\/|data\/(?:postPicture|blogClient|beside))|packages\/(?:ui|brand(?:-[\w-]+)?)\/src|packages\/api-client\/src\/errors|node_modules\/zustand)\b/;

/** What this many pages show is everybody's: a file of its own would cost more than it weighs. */
const many = 2;

/**
 * Few files instead of thirty, each of which costs 0.6 kB of headers: one of what every page's application begins with, together with
 * what many pages show, and one of the libraries, which hardly ever change.
 */
export const chunks = [
  { name: 'vendor', test: react, priority: 2 },
  {
    name: (id: string, graph: ModuleGraph) => {
      // An entry keeps its file: what starts the application must not run before the routes are there.
      if (!shared.test(id) || graph.getModuleInfo(id)?.isEntry) return null;
      const entries = entriesOf(id, graph);
      const isWanted = [...entries].some((entry) => everyPage.test(entry));
      return isWanted || entries.size >= many ? 'site' : null;
    },
    priority: 1,
  },
];

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
