/**
 * Every exported component of packages/ui has stories, for each state that its kind asks for and each value of its variants.
 * `node packages/checks/src/stories/coverage.ts` lists them all.
 */
import { existsSync, readdirSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { root } from '../root.ts';
import { type Kind, kinds, kindsOf, shownIn } from './kinds.ts';
import { nameOf, type Node, parseSource, type Source, walk } from './source.ts';
import { type Variant, variantsOf } from './variants.ts';

export interface Coverage {
  component: string;
  /** The entry of the package that has it, a folder of packages/ui/src. */
  entry: string;
  /** The file of its stories, relative to packages/ui/src. */
  file: string;
  stories: string[];
  states: string[];
  variants: Variant[];
  /** What has no story, in sentences. */
  missing: string[];
}

interface Story {
  name: string;
  node: Node;
}

/** @param src the folder `src` of packages/ui, or of a copy. */
export function storyCoverage(src: string): Coverage[] {
  return readdirSync(src)
    .filter((folder) => folder !== 'icons' && existsSync(join(src, folder, 'index.ts')))
    .flatMap((folder) => {
      const index = parseSource(join(src, folder, 'index.ts'));
      return componentsOf(index).map((component) => cover(src, folder, index, component));
    });
}

/** What an index exports with a capital letter out of a .tsx file. */
function componentsOf(index: Source): string[] {
  return index.body.flatMap((node) => {
    if (node.type !== 'ExportNamedDeclaration' || node.exportKind === 'type') return [];
    if (!node.source?.value.endsWith('.tsx')) return [];
    return node.specifiers
      .filter((specifier) => specifier.exportKind !== 'type')
      .map((specifier) => nameOf(specifier.exported))
      .filter((name) => /^[A-Z]/.test(name));
  });
}

function cover(src: string, folder: string, index: Source, component: string): Coverage {
  const file = shownIn[component] ?? `${folder}/${component}.stories.tsx`;
  const variants = variantsOf(index, component);
  const coverage: Coverage = {
    component,
    entry: folder,
    file,
    stories: [],
    states: [],
    variants,
    missing: [],
  };
  const path = join(src, file);
  if (!existsSync(path)) {
    coverage.missing.push(`${component} has no stories: write packages/ui/src/${file}`);
    return coverage;
  }
  const source = parseSource(path);
  const stories = storiesOf(source);
  const shown = shownIn[component] ? stories.filter(({ node }) => shows(source, node, component)) : stories;
  coverage.stories = shown.map(({ name }) => name);
  if (shown.length === 0 && !mentions(source, component, src))
    coverage.missing.push(`${component} is shown by no story of ${file}`);
  if (!shownIn[component]) {
    const asked: readonly Kind[] = ['any', ...(kindsOf[component] ?? (['worded'] as const))];
    coverage.states = asked.flatMap((kind) => [...kinds[kind]]);
    for (const state of coverage.states)
      if (!coverage.stories.includes(state))
        coverage.missing.push(`${component} has no story ${state} in ${file}`);
  }
  for (const variant of variants) {
    const values = valuesShown(source, stories, component, variant);
    for (const value of variant.values)
      if (!values.has(value))
        coverage.missing.push(`${component} has no story with ${variant.prop} ${value} in ${file}`);
  }
  return coverage;
}

function storiesOf(source: Source): Story[] {
  return source.body.flatMap((node) => {
    if (node.type !== 'ExportNamedDeclaration' || node.declaration?.type !== 'VariableDeclaration') return [];
    return node.declaration.declarations.map((declared) => ({
      name: nameOf(declared.id),
      node: declared as Node,
    }));
  });
}

/** The values of a prop in stories: in `args`, as an attribute of the element, or by leaving it out. */
function valuesShown(
  source: Source,
  stories: readonly Story[],
  component: string,
  { prop, fallback }: Variant,
) {
  const values = new Set<string>();
  if (fallback !== undefined) values.add(fallback);
  // A property of that name anywhere else is data.
  const givenIn = (node: Node) => {
    if (node.type === 'JSXOpeningElement') return nameOf(node.name) === component ? node.attributes : [];
    if (node.type !== 'Property' || nameOf(node.key) !== 'args' || shownIn[component]) return [];
    return node.value.type === 'ObjectExpression' ? node.value.properties : [];
  };
  const look = (node: Node) => {
    for (const part of givenIn(node))
      if ('value' in part && nameOf('key' in part ? part.key : part.name) === prop)
        addLiterals(part.value, values);
  };
  for (const { node } of stories) walk(node, look);
  // What is written once for all stories of the file, and the helpers that they render.
  for (const node of source.body) if (node.type !== 'ExportNamedDeclaration') walk(node, look);
  return values;
}

function addLiterals(node: unknown, values: Set<string>) {
  walk(node, (part) => {
    if (part.type === 'Literal') values.add(String(part.value));
  });
}

/** Whether a story renders the component, itself or through a helper of its file. */
function shows(source: Source, node: Node, component: string): boolean {
  let found = false;
  walk(node, (part) => {
    if (part.type === 'JSXOpeningElement' || part.type === 'Identifier') {
      const name = part.type === 'Identifier' ? part.name : nameOf(part.name);
      if (name === component) found = true;
      const helper = source.body.find((top) => top.type === 'FunctionDeclaration' && nameOf(top.id) === name);
      if (!found && helper && helper !== node) found = mentionsName(helper, component);
    }
  });
  return found;
}

/** Whether the file, or one that it imports, uses the component: a provider that a decorator puts around every story. */
function mentions(source: Source, component: string, src: string): boolean {
  if (source.body.some((node) => mentionsName(node, component))) return true;
  const shownWith = parseSource(source.path.replace('.stories.tsx', '.tsx'));
  if (shownWith.body.some((node) => node.type !== 'ImportDeclaration' && mentionsName(node, component)))
    return true;
  return [...source.imports.values()].some(({ path }) => {
    if (!path.startsWith(src) || !existsSync(path) || !/\.tsx?$/.test(path) || path.endsWith('index.ts'))
      return false;
    const imported = parseSource(path);
    return imported.body.some((node) => node.type !== 'ImportDeclaration' && mentionsName(node, component));
  });
}

function mentionsName(node: Node, component: string): boolean {
  let found = false;
  walk(node, (part) => {
    if ((part.type === 'JSXIdentifier' || part.type === 'Identifier') && part.name === component)
      found = true;
  });
  return found;
}

/** One line a component: its stories, the states that its kind asks for, its variants. */
export function describeCoverage(all: readonly Coverage[]): string {
  return all
    .map(({ component, file, stories, states, variants }) => {
      const choices = variants.map(({ prop, values }) => `${prop} ${values.join('|')}`);
      return [
        `${component} (${dirname(file)})`,
        `  ${stories.length} stories: ${stories.join(' ')}`,
        states.length > 0 && `  states: ${states.join(' ')}`,
        choices.length > 0 && `  variants: ${choices.join('; ')}`,
      ]
        .filter(Boolean)
        .join('\n');
    })
    .join('\n');
}

if (process.argv[1] && relative(process.argv[1], import.meta.filename) === '') {
  const all = storyCoverage(`${root}/packages/ui/src`);
  console.log(describeCoverage(all));
  const missing = all.flatMap((coverage) => coverage.missing);
  const stories = new Set(all.flatMap(({ file, stories: names }) => names.map((name) => `${file} ${name}`)));
  console.log(`\n${all.length} components, ${stories.size} stories, ${missing.length} missing`);
  for (const sentence of missing) console.error(sentence);
  process.exitCode = missing.length > 0 ? 1 : 0;
}
