/** Which props of a component no story of it shows. `node packages/checks/src/stories/props.ts` lists them. */
import { existsSync } from 'node:fs';
import { join, relative } from 'node:path';
import { root } from '../root.ts';
import { type Coverage, storyCoverage } from './coverage.ts';
import { shownIn } from './kinds.ts';
import { membersOf } from './members.ts';
import { withoutStory } from './without-story.ts';
import { findDeclaration, nameOf, type Node, parseSource, type Source, walk } from './source.ts';

export interface ShownProps {
  component: string;
  props: string[];
  /** Those that appear neither in `args` nor as an attribute in the file of its stories. */
  unseen: string[];
}

/** @param src the folder `src` of packages/ui, or of a copy. */
export function shownProps(src: string, all: readonly Coverage[] = storyCoverage(src)): ShownProps[] {
  return all.map(({ component, entry, file }) => {
    const props = [...membersOf(parseSource(join(src, entry, 'index.ts')), `${component}Props`).keys()];
    const path = join(src, file);
    const shown = existsSync(path) ? propsIn(parseSource(path), component) : new Set<string>();
    return { component, props, unseen: props.filter((prop) => !shown.has(prop)) };
  });
}

function propsIn(source: Source, component: string): Set<string> {
  const shown = new Set<string>();
  const isItsOwn = !shownIn[component];
  const look = (node: Node) => {
    if (isItsOwn && node.type === 'Property' && nameOf(node.key) === 'args')
      addKeys(source, node.value, shown);
    if (node.type !== 'JSXElement' || nameOf(node.openingElement.name) !== component) return;
    if (node.children.some((child) => child.type !== 'JSXText' || child.value.trim())) shown.add('children');
    for (const attribute of node.openingElement.attributes)
      if (attribute.type === 'JSXAttribute') shown.add(nameOf(attribute.name));
      else addKeys(source, attribute.argument, shown);
  };
  walk(source.body, look);
  return shown;
}

/** The keys of an object, one level deep, with those of the objects that it spreads. */
function addKeys(source: Source, value: Node, keys: Set<string>): void {
  if (value.type === 'Identifier') {
    const found = findDeclaration(source, value.name);
    const init = found?.node.type === 'VariableDeclarator' ? found.node.init : undefined;
    if (found && init) addKeys(found.source, init, keys);
  } else if (value.type === 'TSSatisfiesExpression' || value.type === 'TSAsExpression') {
    addKeys(source, value.expression, keys);
  } else if (value.type === 'ConditionalExpression') {
    addKeys(source, value.consequent, keys);
    addKeys(source, value.alternate, keys);
  } else if (value.type === 'LogicalExpression') {
    addKeys(source, value.right, keys);
  } else if (value.type === 'ObjectExpression') {
    for (const property of value.properties)
      if (property.type === 'Property') keys.add(nameOf(property.key));
      else addKeys(source, property.argument, keys);
  }
}

/** What a story has to show and none does, as `Component.prop`; and what is excused without need. */
export function propFaults(
  all: readonly ShownProps[],
  excused: Readonly<Record<string, string>> = withoutStory,
): { unseen: string[]; needless: string[] } {
  const used = new Set<string>();
  const unseen = all.flatMap((own) =>
    own.unseen.flatMap((prop) => {
      const name = `${own.component}.${prop}`;
      const reason = [name, own.component, prop].find((key) => key in excused);
      if (reason) used.add(reason);
      return reason ? [] : [name];
    }),
  );
  return { unseen, needless: Object.keys(excused).filter((key) => !used.has(key)) };
}

if (process.argv[1] && relative(process.argv[1], import.meta.filename) === '') {
  const all = shownProps(`${root}/packages/ui/src`);
  const { unseen } = propFaults(all);
  for (const name of unseen) console.error(`${name} is in no story`);
  console.log(`${all.reduce((sum, { props }) => sum + props.length, 0)} props, ${unseen.length} in no story`);
  process.exitCode = unseen.length > 0 ? 1 : 0;
}
