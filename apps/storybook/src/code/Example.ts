import { basename, dirname } from 'node:path';
import { hasStyle, isPublished } from './library.ts';
import { attribute, type Edit, print } from './print.ts';
import {
  bare,
  fieldsOf,
  fileOf,
  type Imported,
  type Node,
  readSource,
  type SourceFile,
  textOf,
} from './story-file.ts';

/** What a host writes instead of the address of a story's own page. */
const pageAddress = "'https://pages.example/a-page'";

/** The file that a host would write for a story. */
export class Example {
  readonly #source: SourceFile;
  readonly #meta: Map<string, Node>;
  readonly #story: Map<string, Node>;
  /** Imported names by module. */
  readonly #imports = new Map<string, Set<string>>();
  readonly #styles = new Set<string>();
  readonly #declarations: string[] = [];
  readonly #seen = new Set<string>();

  constructor(source: SourceFile, meta: Map<string, Node>, story: Map<string, Node>) {
    this.#source = source;
    this.#meta = meta;
    this.#story = story;
  }

  write(): string {
    const body = [...listOf(this.#source, this.#story), ...listOf(this.#source, this.#meta)].reduce(
      (inside, decorator) => this.#wrap(inside, decorator),
      this.#rendered(),
    );
    const styles = [...this.#styles]
      .toSorted()
      .map((entry) => `import '@daily-nest/ui/styles/${entry}.css';`);
    const imports = [...this.#imports]
      .toSorted(([one], [other]) => one.localeCompare(other))
      .map(([from, names]) => `import { ${[...names].toSorted().join(', ')} } from '${from}';`);
    return [
      ...styles,
      "import './brand.css';",
      ...imports,
      '',
      ...this.#declarations.map((declaration) => `${declaration}\n`),
      `export function Example() { return ${jsx(body)}; }`,
    ].join('\n');
  }

  get #component(): string {
    const name = textOf(this.#source.text, this.#meta.get('component')!);
    // In JSX, TypeScript infers the type arguments of `Table<Piece>` from the props.
    return name.replace(/<.*$/s, '');
  }

  #rendered(): string {
    const render = this.#story.get('render') ?? this.#meta.get('render');
    if (!render) {
      this.#take(this.#source, new Set([this.#component]));
      return this.#element(this.#component, true);
    }
    if (render.type === 'ArrowFunctionExpression' && render.body.type !== 'BlockStatement') {
      const args = render.params[0] && textOf(this.#source.text, render.params[0]);
      return this.#print(this.#source, bare(render.body), (node, element) => {
        if (node.type !== 'JSXSpreadAttribute' || textOf(this.#source.text, node.argument) !== args)
          return undefined;
        return this.#attributes(element ? givenTo(element) : []).join(' ');
      });
    }
    if (render.type !== 'FunctionExpression' || !render.id)
      throw new Error(`${this.#source.path}: cannot read this render function`);
    const [param] = render.params;
    this.#add('react', 'type ComponentProps');
    this.#take(this.#source, new Set([this.#component]));
    const typed: Edit = (node) =>
      node === param
        ? `${textOf(this.#source.text, param)}: ComponentProps<typeof ${this.#component}>`
        : undefined;
    this.#declarations.push(this.#print(this.#source, render, typed));
    return this.#element(render.id.name, false);
  }

  /** Returns an element, with its children between the tags if the source is JSX. */
  #element(name: string, childrenInside: boolean): string {
    const children = this.#args().get('children');
    const attributes = this.#attributes(childrenInside ? ['children'] : []).join(' ');
    if (!children || !childrenInside || isUndefined(children)) return `<${name} ${attributes} />`;
    return `<${name} ${attributes}>${inside(this.#print(this.#source, bare(children)))}</${name}>`;
  }

  #args(): Map<string, Node> {
    return new Map([
      ...fieldsOf(this.#source, this.#meta.get('args')),
      ...fieldsOf(this.#source, this.#story.get('args')),
    ]);
  }

  #attributes(without: readonly string[]): string[] {
    return [...this.#args()]
      .filter(([name, value]) => !without.includes(name) && !isUndefined(value))
      .map(([name, value]) => {
        const printed = print(this.#source, value, name);
        this.#take(this.#source, printed.names);
        return attribute(name, this.#source, value, printed);
      });
  }

  #wrap(body: string, decorator: Node): string {
    const source = this.#source;
    if (decorator.type === 'CallExpression' && textOf(source.text, decorator.callee) === 'storyStation') {
      const [, nowPlaying] = decorator.arguments;
      this.#add('@daily-nest/ui/radio', 'RadioProvider');
      if (hasStyle('radio')) this.#styles.add('radio');
      const playing = nowPlaying ? ` nowPlaying={${this.#print(source, nowPlaying)}}` : '';
      return `<RadioProvider src="https://radio.example/stream" title="Tide Radio"${playing}>${inside(body)}</RadioProvider>`;
    }
    const { file, node } = this.#declarationOf(source, decorator);
    if (node.type !== 'ArrowFunctionExpression' && node.type !== 'FunctionDeclaration')
      throw new Error(`${source.path}: cannot read this decorator`);
    // A decorator that uses parameters is only the story's layout.
    if (node.params.length > 1) return body;
    const returned = returnedBy(node.body!);
    return this.#print(file, returned, (part) => {
      const isCall = part.type === 'CallExpression' && textOf(file.text, part) === 'Story()';
      const isTag = part.type === 'JSXElement' && /^<Story\s*\/>$/.test(textOf(file.text, part));
      const isHole = part.type === 'JSXExpressionContainer' && textOf(file.text, part) === '{Story()}';
      return isHole || isTag ? inside(body) : isCall ? jsx(body) : undefined;
    });
  }

  #declarationOf(source: SourceFile, node: Node): { file: SourceFile; node: Node } {
    if (node.type !== 'Identifier') return { file: source, node };
    const imported = source.imports.get(node.name);
    const path = imported && fileOf(source, imported.from);
    const file = path ? readSource(path) : source;
    return { file, node: file.declared.get(node.name)!.value! };
  }

  #print(source: SourceFile, node: Node, edit?: Edit): string {
    const printed = print(source, node, '', edit);
    this.#take(source, printed.names);
    return printed.text;
  }

  /** Adds the meaning of a file's names: an import of a published entry, or the declaration itself. */
  #take(source: SourceFile, names: ReadonlySet<string>): void {
    for (const name of names) {
      const key = `${source.path}#${name}`;
      if (this.#seen.has(key)) continue;
      this.#seen.add(key);
      const imported = source.imports.get(name);
      const own = source.declared.get(name);
      if (imported) this.#import(source, name, imported);
      else if (own) {
        const printed = print(source, own.statement, name);
        this.#take(source, printed.names);
        this.#declarations.push(printed.text);
      }
    }
  }

  #import(source: SourceFile, name: string, imported: Imported): void {
    const written = imported.type ? `type ${name}` : name;
    if (imported.from === 'react') return this.#add('react', written);
    if (imported.from.includes('?url')) {
      this.#declarations.push(`const ${name} = ${pageAddress};`);
      return;
    }
    const path = fileOf(source, imported.from);
    // Spies of the stories are printed differently.
    if (!path) return;
    const entry = basename(dirname(path));
    if (isPublished(dirname(path), name)) {
      this.#add(`@daily-nest/ui/${entry}`, written);
      if (!imported.type && hasStyle(entry)) this.#styles.add(entry);
      return;
    }
    this.#take(readSource(path), new Set([imported.name === 'default' ? name : imported.name]));
  }

  #add(from: string, name: string): void {
    this.#imports.set(from, (this.#imports.get(from) ?? new Set()).add(name));
  }
}

/** Returns the decorators of a story or of a file. */
function listOf(source: SourceFile, fields: Map<string, Node>): Node[] {
  const written = fields.get('decorators');
  if (!written) return [];
  const list = bare(written);
  if (list.type === 'ArrayExpression') return list.elements.filter((element) => element !== null);
  const { object, property } = list as unknown as { object: Node; property: { name: string } };
  return listOf(source, new Map([['decorators', fieldsOf(source, object).get(property.name)!]]));
}

function returnedBy(body: Node): Node {
  if (body.type !== 'BlockStatement') return bare(body);
  const last = body.body.at(-1);
  if (last?.type !== 'ReturnStatement' || !last.argument) throw new Error('this decorator returns nothing');
  return bare(last.argument);
}

/** Returns the attributes of an element. */
function givenTo(element: Node): string[] {
  if (element.type !== 'JSXOpeningElement') return [];
  return element.attributes.flatMap((given) =>
    given.type === 'JSXAttribute' && given.name.type === 'JSXIdentifier' ? [given.name.name] : [],
  );
}

const isUndefined = (node: Node) => node.type === 'Identifier' && node.name === 'undefined';
const isElement = (text: string) => text.startsWith('<');
/** Returns JSX as a value, and as a child. */
const jsx = (text: string) => (isElement(text) ? `(${text})` : text);
const inside = (text: string) =>
  isElement(text) ? text : /^'[^'{}<>\\]*'$/.test(text) ? text.slice(1, -1) : `{${text}}`;
