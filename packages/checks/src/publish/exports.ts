import { readFileSync } from 'node:fs';
import { parseSync } from 'vite';

export interface ExportList {
  values: string[];
  types: string[];
}

/** The names that a module exports, values and types apart. It must name them: `export *` is refused. */
export function exportsOf(path: string): ExportList {
  const { program } = parseSync(path, readFileSync(path, 'utf8'));
  const values = new Set<string>();
  const types = new Set<string>();
  for (const node of program.body) {
    if (node.type === 'ExportAllDeclaration')
      throw new Error(`${path}: name what is exported instead of \`export *\``);
    if (node.type !== 'ExportNamedDeclaration') continue;
    for (const { exported, exportKind } of node.specifiers) {
      const name = exported.type === 'Literal' ? exported.value : exported.name;
      (node.exportKind === 'type' || exportKind === 'type' ? types : values).add(name);
    }
    const { declaration } = node;
    if (declaration?.type === 'VariableDeclaration')
      for (const { id } of declaration.declarations) if (id.type === 'Identifier') values.add(id.name);
    if (declaration?.type === 'FunctionDeclaration' && declaration.id) values.add(declaration.id.name);
  }
  return { values: [...values].toSorted(), types: [...types].toSorted() };
}
