/** The modules of the package and their style sheets, as the bundler has seen them. */
export interface ModuleGraph {
  /** The folder of the sources, with a trailing slash. */
  source: string;
  /** The paths that each module imports. */
  imports: ReadonlyMap<string, readonly string[]>;
  /** The style sheet of each `.css.ts` file, by its path. */
  sheets: ReadonlyMap<string, string>;
}

/** A style file: the style files that it imports first, and its own rules. */
export interface StyleFile {
  needs: readonly string[];
  rules: readonly string[];
}

/**
 * Returns the style file of an entry: every rule of its folder, after the files of all folders that its
 * modules import, directly or not. The deepest come first, as in a bundle.
 */
export function styleFileOf(entry: string, graph: ModuleGraph): StyleFile {
  const sheets = sheetsFrom([`${graph.source}${entry}/index.ts`, ...sheetsOfFolder(entry, graph)], graph);
  const folders = [...new Set(sheets.map((path) => folderOf(path, graph)))];
  return {
    needs: folders.filter((folder) => folder !== entry),
    rules: sheets.filter((path) => folderOf(path, graph) === entry).map((path) => graph.sheets.get(path)!),
  };
}

/** Returns every rule of these entries once, the deepest first. */
export function allRules(entries: readonly string[], graph: ModuleGraph): string[] {
  const starts = entries.flatMap((entry) => [
    `${graph.source}${entry}/index.ts`,
    ...sheetsOfFolder(entry, graph),
  ]);
  return sheetsFrom(starts, graph).map((path) => graph.sheets.get(path)!);
}

/** Returns the style sheets that these modules import, dependencies first. */
function sheetsFrom(starts: readonly string[], { source, imports, sheets }: ModuleGraph): string[] {
  const seen = new Set<string>();
  const found: string[] = [];
  const visit = (id: string) => {
    const path = moduleOf(id);
    if (seen.has(path) || !path.startsWith(source)) return;
    seen.add(path);
    for (const imported of imports.get(path) ?? []) visit(imported);
    if (sheets.has(path)) found.push(path);
  };
  for (const start of starts) visit(start);
  return found;
}

/** Returns all sheets of a folder, so that an import of a single module of the folder also gets its rules. */
function sheetsOfFolder(folder: string, { source, sheets }: ModuleGraph): string[] {
  return [...sheets.keys()].filter((path) => path.startsWith(`${source}${folder}/`)).toSorted();
}

const moduleOf = (id: string) => id.replace(/\.vanilla\.css.*$/, '').replace(/\?.*$/, '');

const folderOf = (path: string, { source }: ModuleGraph) => path.slice(source.length).split('/')[0]!;
