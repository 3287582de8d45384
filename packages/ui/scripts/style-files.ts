/** What the bundler has seen of the package: the modules, and the style sheets that some of them are. */
export interface ModuleGraph {
  /** The folder of the sources, with its slash. */
  source: string;
  /** The addresses that each module imports. */
  imports: ReadonlyMap<string, readonly string[]>;
  /** The style sheet of each `.css.ts` file, by its path. */
  sheets: ReadonlyMap<string, string>;
}

/** A style file to be written: other style files that it needs before its own rules, and these. */
export interface StyleFile {
  needs: readonly string[];
  rules: readonly string[];
}

/**
 * The style file of an entry: every rule of its folder, after the files of all folders that its modules lead to, however deep and
 * past which index ever. The deepest come first, as in a bundle.
 */
export function styleFileOf(entry: string, graph: ModuleGraph): StyleFile {
  const sheets = sheetsFrom([`${graph.source}${entry}/index.ts`, ...sheetsOfFolder(entry, graph)], graph);
  const folders = [...new Set(sheets.map((path) => folderOf(path, graph)))];
  return {
    needs: folders.filter((folder) => folder !== entry),
    rules: sheets.filter((path) => folderOf(path, graph) === entry).map((path) => graph.sheets.get(path)!),
  };
}

/** The style sheets that these modules lead to, those first that others are built on. */
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

/** A file holds all sheets of its folder, so that whoever takes one of its modules past the index has the rules as well. */
function sheetsOfFolder(folder: string, { source, sheets }: ModuleGraph): string[] {
  return [...sheets.keys()].filter((path) => path.startsWith(`${source}${folder}/`)).toSorted();
}

const moduleOf = (id: string) => id.replace(/\.vanilla\.css.*$/, '').replace(/\?.*$/, '');

const folderOf = (path: string, { source }: ModuleGraph) => path.slice(source.length).split('/')[0]!;
